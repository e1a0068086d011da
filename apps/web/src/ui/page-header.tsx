import type { ReactNode } from 'react'

export interface PageHeaderProps {
  /** May hold `<em>` around a companion's name. */
  title: ReactNode
  subtitle?: ReactNode
  /** Beside the title, on phones below it. */
  actions?: ReactNode
  /** One small control that stays beside the title on phones too (Close). */
  corner?: ReactNode
}

export function PageHeader({ title, subtitle, actions, corner }: PageHeaderProps) {
  return (
    <header className="mb-7 border-line border-b pb-6">
      <div className="flex items-end justify-between gap-x-6 gap-y-4 max-tablet:flex-wrap">
        <div className="flex min-w-0 flex-1 items-center justify-between gap-4 max-tablet:basis-full">
          <div className="min-w-0">
            <h1 className="type-title break-words">{title}</h1>
            {subtitle ? <p className="type-body mt-2 text-text-2">{subtitle}</p> : null}
          </div>
          {corner}
        </div>
        {actions ? (
          <div className="flex items-center gap-2 max-tablet:w-full max-tablet:justify-between">
            {actions}
          </div>
        ) : null}
      </div>
    </header>
  )
}
