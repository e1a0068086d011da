import { X } from 'lucide-react'
import * as Primitive from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { useReturnFocus } from './use-return-focus.ts'

export interface DrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Its name, for screen readers. */
  label: string
  children: ReactNode
}

/** The way round the house on phones and tablets: 320 px from the left. */
export function Drawer({ open, onOpenChange, label, children }: DrawerProps) {
  const returnFocus = useReturnFocus()
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="motion-fade fixed inset-0 z-40 bg-scrim" />
        <Primitive.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="motion-drawer fixed inset-y-0 left-0 z-40 flex w-[min(320px,calc(100vw-44px))] flex-col overflow-y-auto overscroll-contain border-line border-r bg-surface-1"
        >
          <Primitive.Title className="sr-only">{label}</Primitive.Title>
          {children}
          <Primitive.Close asChild>
            <IconButton
              label="Close menu"
              icon={<X aria-hidden="true" size={20} />}
              className="absolute top-8 right-7"
            />
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
