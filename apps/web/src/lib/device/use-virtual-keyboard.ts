import { useEffect, useState } from 'react'
import { isKeyboardOpen } from './virtual-keyboard.rules.ts'

/** Whether the keyboard of a phone or tablet lies over the page. */
export const useVirtualKeyboard = (): boolean => {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    let { width, height: tallest } = viewport
    const look = (): void => {
      // Another width is a turned device or a resized window: its heights are measured anew.
      if (viewport.width !== width) {
        width = viewport.width
        tallest = 0
      }
      tallest = Math.max(tallest, viewport.height)
      setOpen(isKeyboardOpen({ tallest, height: viewport.height }))
    }
    viewport.addEventListener('resize', look)
    return () => viewport.removeEventListener('resize', look)
  }, [])
  return isOpen
}
