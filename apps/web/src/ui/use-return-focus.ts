import { useRef } from 'react'
import { focusMain } from './focus-main.ts'

/**
 * Gives the focus back to where it was before a dialog opened. Radix does so only for its own trigger,
 * and most of ours are opened by state. Where that place is gone, as after a deletion, the page itself takes it.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
      else focusMain()
    },
  }
}
