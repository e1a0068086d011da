import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** A surface for what asks for attention: upsells and errors only. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={cn('rounded-card bg-surface-1 p-6', className)} />
}
