import { type RefCallback, useCallback, useState } from 'react'
import { widthFor } from './image-width.rules.ts'

/**
 * The width of the ladder that a picture's place asks for; null until it is measured. It grows with the place and
 * stays when the place shrinks: what is loaded is good enough.
 */
export const useImageWidth = (): { ref: RefCallback<HTMLElement>; width: number | null } => {
  const [width, setWidth] = useState<number | null>(null)
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return
    const measure = (): void => {
      const layout = element.getBoundingClientRect().width
      const next = widthFor({ layout, devicePixels: window.devicePixelRatio })
      setWidth((held) => Math.max(held ?? 0, next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
