import * as Primitive from 'radix-ui/dropdown-menu'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'

export interface MenuItem {
  label: string
  icon?: ReactNode
  onSelect: () => void
  danger?: boolean | undefined
  disabled?: boolean | undefined
}

/** A few more things to do, behind one button. */
export function Menu({ trigger, items }: { trigger: ReactNode; items: readonly MenuItem[] }) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="motion-fade z-50 min-w-48 rounded-card border border-line bg-surface-2 p-1.5 shadow-toast"
        >
          {items.map((item) => (
            <Primitive.Item
              key={item.label}
              disabled={Boolean(item.disabled)}
              onSelect={item.onSelect}
              className={cn(
                'type-body flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 outline-none data-[disabled]:text-text-3 data-[highlighted]:bg-surface-3',
                item.danger ? 'text-danger' : 'text-text',
              )}
            >
              {item.icon}
              {item.label}
            </Primitive.Item>
          ))}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
