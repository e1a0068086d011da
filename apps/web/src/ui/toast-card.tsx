import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { buttonClass } from './button.class.ts'
import { cn } from './cn.ts'
import { IconButton } from './icon-button.tsx'

export type ToastKind = 'info' | 'success' | 'warning' | 'error'

const kinds: Record<ToastKind, { Icon: typeof Info; ink: string }> = {
  info: { Icon: Info, ink: 'text-accent-text' },
  success: { Icon: CircleCheck, ink: 'text-success' },
  warning: { Icon: TriangleAlert, ink: 'text-warning' },
  error: { Icon: CircleAlert, ink: 'text-danger' },
}

export interface ToastAction {
  label: string
  onAction: () => void
}

export interface ToastCardProps {
  title: string
  description: string | undefined
  kind: ToastKind
  action?: ToastAction | undefined
  onClose: () => void
}

export function ToastCard({ title, description, kind, action, onClose }: ToastCardProps) {
  const { Icon, ink } = kinds[kind]
  return (
    <div
      data-toast-kind={kind}
      className="flex w-full gap-3 rounded-card border border-line bg-surface-3 py-3.5 pr-1.5 pl-4 shadow-toast"
    >
      <Icon aria-hidden="true" size={20} className={cn('mt-0.5', ink)} />
      <div className="min-w-0 flex-1">
        <p className="type-body font-[520] text-text">{title}</p>
        {description ? <p className="type-small text-text-2">{description}</p> : null}
      </div>
      {action ? (
        <button
          type="button"
          onClick={() => {
            onClose()
            action.onAction()
          }}
          className={buttonClass({
            variant: 'quiet',
            className: '-my-1.5 self-center px-3! text-accent-text!',
          })}
        >
          {action.label}
        </button>
      ) : null}
      <IconButton
        label="Dismiss"
        icon={<X aria-hidden="true" size={18} />}
        onClick={onClose}
        className="-my-1.5 hover:bg-surface-2"
      />
    </div>
  )
}
