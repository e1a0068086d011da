import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { CreateCardBody } from '#web/ui/create-card.tsx'
import { texts } from '../texts.ts'

/** 'created / max' as it stands on a portrait. */
export function CompanionCount({ created, max }: { created: number; max: number | undefined }) {
  return (
    <span className="type-number">
      {created}
      <span className="text-[0.68em] opacity-80"> / {max ?? '--'}</span>
    </span>
  )
}

/** The same figure where there is no companion to show. */
export function NoCompanionYet({ max }: { max: number | undefined }) {
  return (
    <Link
      to="/admin/$section"
      params={{ section: 'companions' }}
      search={{ new: 'true' }}
      className="relative grid aspect-3/4 w-full place-content-center justify-items-center rounded-picture border border-line-strong border-dashed p-5 text-center no-underline transition-colors duration-quick hover:border-accent max-wide:aspect-auto max-wide:h-[260px]"
    >
      <CreateCardBody
        icon={<Plus aria-hidden="true" size={26} />}
        title={texts.createFirst}
        note={texts.noCompanion}
      />
      <span className="absolute inset-x-5 bottom-3.5 flex items-end justify-between text-left">
        <span className="type-label text-text-2">{texts.companionUsage}</span>
        <CompanionCount created={0} max={max} />
      </span>
    </Link>
  )
}
