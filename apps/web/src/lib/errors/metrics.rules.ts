import { performanceThresholds } from '@everbond/contract'

/** Milliseconds, but for the layout shift (a score) and memory (bytes). */
export type Metrics = {
  firstContentfulPaint?: number
  largestContentfulPaint?: number
  firstInputDelay?: number
  cumulativeLayoutShift?: number
  timeToFirstByte?: number
  loadTime?: number
  imageLoadTime?: number
  memory?: { usedJSHeapSize: number; jsHeapSizeLimit: number }
  connectionType?: string
}

/** Used share of the heap's limit, from 0 to 1. */
const shareOfHeap = ({
  usedJSHeapSize,
  jsHeapSizeLimit,
}: {
  usedJSHeapSize: number
  jsHeapSizeLimit: number
}): number => (jsHeapSizeLimit > 0 ? usedJSHeapSize / jsHeapSizeLimit : 0)

const limits = {
  firstContentfulPaint: performanceThresholds.firstContentfulPaint,
  largestContentfulPaint: performanceThresholds.largestContentfulPaint,
  firstInputDelay: performanceThresholds.firstInputDelay,
  cumulativeLayoutShift: performanceThresholds.layoutShift,
  imageLoadTime: performanceThresholds.imageLoad,
} as const satisfies Partial<Record<keyof Metrics, number>>

const limited = Object.keys(limits) as (keyof typeof limits)[]

export const usesMuchMemory = ({ memory }: Metrics): boolean =>
  memory !== undefined && shareOfHeap(memory) > performanceThresholds.memory

/** The metrics that lie beyond their threshold (platform § 9). */
export const poorMetrics = (metrics: Metrics): (keyof Metrics)[] => [
  ...limited.filter((name) => (metrics[name] ?? 0) > limits[name]),
  ...(usesMuchMemory(metrics) ? (['memory'] as const) : []),
]
