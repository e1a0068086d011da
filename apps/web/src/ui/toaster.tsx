import { createPortal } from 'react-dom'
import { Toaster as Sonner } from 'sonner'
import { useMedia } from './use-media.ts'

/** Where toasts appear: bottom right, on phones at the top, above everything. Stands once in the app. */
export function Toaster() {
  const phone = useMedia('(max-width: 767.98px)')
  return createPortal(
    <Sonner
      position={phone ? 'top-center' : 'bottom-right'}
      visibleToasts={1}
      offset={24}
      mobileOffset={12}
      gap={0}
      containerAriaLabel="Messages"
      toastOptions={{ unstyled: true }}
    />,
    document.body,
  )
}
