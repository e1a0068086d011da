import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'

/** For the link or button around CreateCardBody: a frame that waits for someone. */
export const createCardClass =
  'grid w-full place-content-center justify-items-center rounded-picture border border-line-strong border-dashed ' +
  'p-5 text-center no-underline transition-colors duration-quick ease-enter hover:border-accent hover:bg-surface-1 ' +
  'h-[200px] max-desktop:col-span-full desktop:h-auto desktop:aspect-3/4'

export function CreateCardBody({
  icon,
  title,
  note,
}: {
  icon?: ReactNode
  title: string
  note?: string | undefined
}) {
  return (
    <>
      <span className="mb-3 text-accent-text">{icon ?? <Plus aria-hidden="true" size={26} />}</span>
      <span className="type-card text-text">{title}</span>
      {note ? <span className="type-small mt-2 text-text-3">{note}</span> : null}
    </>
  )
}
