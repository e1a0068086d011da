import { cn } from './cn.ts'

/** A row of the sidebar or drawer: a 20 px icon, then its words. */
export function navRowClass(active: boolean): string {
  return cn(
    'type-body flex min-h-11 w-full items-center gap-3 rounded-control px-3 font-[450] no-underline',
    'transition-colors duration-quick ease-enter',
    active
      ? 'bg-surface-2 text-text [&>svg]:text-accent-text'
      : 'text-text-2 hover:bg-surface-2 hover:text-text',
  )
}
