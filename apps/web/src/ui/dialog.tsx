import { X } from 'lucide-react'
import * as Primitive from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'
import { IconButton } from './icon-button.tsx'
import { useReturnFocus } from './use-return-focus.ts'

export interface DialogProps {
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  title: ReactNode
  description?: ReactNode
  /** The button that opens it, where it is not opened from outside. */
  trigger?: ReactNode
  /** False while something must not be interrupted: no ×, no Escape, no click outside. */
  dismissable?: boolean | undefined
  /** DialogActions. */
  footer?: ReactNode
  className?: string | undefined
  children?: ReactNode
}

/** Asks for one decision. A sheet from below on phones. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  trigger,
  dismissable = true,
  footer,
  className,
  children,
}: DialogProps) {
  const returnFocus = useReturnFocus()
  const hold = (event: Event) => {
    if (!dismissable || onToast(event.target)) event.preventDefault()
  }
  return (
    <Primitive.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      {trigger ? <Primitive.Trigger asChild>{trigger}</Primitive.Trigger> : null}
      <Primitive.Portal>
        <Primitive.Overlay className="motion-fade fixed inset-0 z-40 bg-scrim" />
        <div className="pointer-events-none fixed inset-0 z-40 flex items-end justify-center tablet:items-center tablet:p-6">
          <Primitive.Content
            {...(description ? {} : { 'aria-describedby': undefined })}
            {...returnFocus}
            onEscapeKeyDown={hold}
            onInteractOutside={hold}
            className={cn(
              'motion-dialog pointer-events-auto relative max-h-[calc(100dvh-48px)] w-full overflow-y-auto overscroll-contain',
              'rounded-t-sheet border-line border-t bg-surface-2 p-5 pb-[calc(20px+env(safe-area-inset-bottom))] shadow-dialog',
              'tablet:max-w-[480px] tablet:rounded-dialog tablet:border tablet:p-7',
              className,
            )}
          >
            <Primitive.Title className={cn('type-section', dismissable && 'pr-11')}>{title}</Primitive.Title>
            {description ? (
              <Primitive.Description className="type-body mt-3 text-text-2">
                {description}
              </Primitive.Description>
            ) : null}
            {children ? <div className="mt-5 grid gap-5">{children}</div> : null}
            {footer}
            {dismissable ? (
              <Primitive.Close asChild>
                <IconButton
                  label="Close"
                  icon={<X aria-hidden="true" size={20} />}
                  className="absolute top-3.5 right-2.5 tablet:top-4.5 tablet:right-4"
                />
              </Primitive.Close>
            ) : null}
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** A toast above the dialog can be closed without closing the dialog. */
function onToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-sonner-toaster]') !== null
}

/** The deciding button comes last in the markup; phones stack it first and wide. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="mt-6 flex flex-col-reverse gap-3 tablet:flex-row tablet:justify-end [&>button]:w-full tablet:[&>button]:w-auto">
      {children}
    </div>
  )
}
