import { toastDuration } from '@everbond/contract/timing'
import { createElement } from 'react'
import { toast as sonner } from 'sonner'
import { type ToastAction, ToastCard, type ToastKind } from './toast-card.tsx'

export interface ToastInput {
  title: string
  description?: string | undefined
  kind?: ToastKind | undefined
  /** Milliseconds; pauses while the pointer rests on it. */
  duration?: number | undefined
  /** One thing that can be done about it while it is there, such as Undo. */
  action?: ToastAction | undefined
}

/** Says one thing for a moment. A new toast takes the place of the one before (platform §9: one at a time). */
export function toast({
  title,
  description,
  kind = 'info',
  duration = toastDuration,
  action,
}: ToastInput): void {
  dismissToast()
  sonner.custom(
    (id) => createElement(ToastCard, { title, description, kind, action, onClose: () => sonner.dismiss(id) }),
    { duration },
  )
}

function dismissToast(): void {
  sonner.dismiss()
}
