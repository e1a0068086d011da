import type { Companion } from '@everbond/contract'
import { Link } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { iconButtonClass } from '#web/ui/icon-button.tsx'
import { displayName } from '../companions.rules.ts'
import { texts } from '../texts.ts'

/** The edit button of a card (companions § 2.1). */
export function EditLink({ companion }: { companion: Companion }) {
  const label = texts.edit(displayName(companion))
  return (
    <Link
      to="/admin/$section"
      params={{ section: 'companions' }}
      search={{ edit: companion.id }}
      aria-label={label}
      title={label}
      className={iconButtonClass('on-picture')}
    >
      <Pencil aria-hidden="true" size={20} />
    </Link>
  )
}
