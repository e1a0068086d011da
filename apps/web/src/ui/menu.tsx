import * as Primitive from 'radix-ui/dropdown-menu'
import { createContext, type ReactElement, type ReactNode, useContext, useRef } from 'react'
import { cn } from './cn.ts'

const itemClass =
  'type-body flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 no-underline outline-none ' +
  'data-[highlighted]:bg-surface-3 data-[highlighted]:outline-2 data-[highlighted]:outline-transparent'

const ChooseContext = createContext<(action: () => void) => void>((action) => action())

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement
  /** What it holds, for screen readers. */
  label: string
  align?: 'start' | 'end' | undefined
  children: ReactNode
}

/** A few things that can be done with what it stands at. */
export function Menu({ trigger, label, align = 'end', children }: MenuProps) {
  const chosen = useRef<(() => void) | null>(null)
  const choose = (action: () => void): void => {
    chosen.current = action
  }
  return (
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          // The choice waits until the menu has given the focus back, so that a dialog knows where to return it.
          onCloseAutoFocus={() => {
            const action = chosen.current
            chosen.current = null
            action?.()
          }}
          className="motion-fade z-30 min-w-52 rounded-card border border-line bg-surface-2 p-1.5 shadow-toast"
        >
          <ChooseContext value={choose}>{children}</ChooseContext>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

export function MenuItem({
  icon,
  danger = false,
  onSelect,
  children,
}: {
  icon: ReactNode
  danger?: boolean | undefined
  onSelect: () => void
  children: ReactNode
}) {
  const choose = useContext(ChooseContext)
  return (
    <Primitive.Item
      onSelect={() => choose(onSelect)}
      className={cn(itemClass, danger ? 'text-danger' : 'text-text-2 data-[highlighted]:text-text')}
    >
      {icon}
      {children}
    </Primitive.Item>
  )
}

/** An item that leads somewhere: `children` is one link, icon and words inside it. */
export function MenuLink({ children }: { children: ReactElement }) {
  return (
    <Primitive.Item asChild className={cn(itemClass, 'text-text-2 data-[highlighted]:text-text')}>
      {children}
    </Primitive.Item>
  )
}
