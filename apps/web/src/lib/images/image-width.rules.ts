import { imageWidths } from '@everbond/contract'

const widest = imageWidths[imageWidths.length - 1] ?? 0

/** The smallest width of the ladder that covers a layout width on this screen (decision 23). Both in pixels. */
export const widthFor = ({ layout, devicePixels }: { layout: number; devicePixels: number }): number => {
  const needed = layout * devicePixels
  return imageWidths.find((width) => width >= needed) ?? widest
}
