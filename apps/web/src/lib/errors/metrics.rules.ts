/** Used share of the heap's limit, from 0 to 1. */
export const shareOfHeap = ({
  usedJSHeapSize,
  jsHeapSizeLimit,
}: {
  usedJSHeapSize: number
  jsHeapSizeLimit: number
}): number => (jsHeapSizeLimit > 0 ? usedJSHeapSize / jsHeapSizeLimit : 0)
