import type { Companion } from '@everbond/contract'
import { Link } from '@tanstack/react-router'
import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.class.ts'
import { Button } from '#web/ui/button.tsx'
import { VisuallyHidden } from '#web/ui/hidden.tsx'
import { displayName } from '../companions.rules.ts'
import { CompanionDetails } from '../components/companion-details.tsx'
import { CompanionThumb } from '../components/companion-thumb.tsx'
import { DeleteDialog } from '../deletion/delete-dialog.tsx'
import { texts as shared } from '../texts.ts'
import { texts } from './texts.ts'
import { traitBadges } from './traits.rules.ts'

export type CompanionRowProps = {
  companion: Companion
  blurred: boolean
  headingLevel: 2 | 3
  /** The generate button, where the plan has one. */
  generate: ReactNode
}

function Traits({ companion }: { companion: Companion }) {
  const { shown, more } = traitBadges(companion)
  return (
    <div className="mt-2.5 flex flex-wrap gap-1.5">
      {shown.map((trait) => (
        <Badge key={trait}>{trait}</Badge>
      ))}
      {more.length > 0 ? (
        <Badge>
          <span title={more.join(', ')}>+{more.length}</span>
          <VisuallyHidden>{texts.moreTraits(more)}</VisuallyHidden>
        </Badge>
      ) : null}
    </div>
  )
}

function Actions({ companion, generate }: Pick<CompanionRowProps, 'companion' | 'generate'>) {
  const [isDeleting, setDeleting] = useState(false)
  const name = displayName(companion)
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-2 max-wide:-ml-3 max-wide:mt-2">
      <Link
        to="/admin/$section"
        params={{ section: 'companions' }}
        search={{ edit: companion.id }}
        aria-label={texts.editOf(name)}
        className={buttonClass({ variant: 'quiet', className: 'px-3!' })}
      >
        <Pencil aria-hidden="true" size={18} />
        {texts.edit}
      </Link>
      {generate}
      <Button
        variant="danger-quiet"
        className="px-3!"
        icon={<Trash2 aria-hidden="true" size={18} />}
        aria-label={texts.deleteOf(name)}
        aria-haspopup="dialog"
        onClick={() => setDeleting(true)}
      >
        {texts.delete}
      </Button>
      <DeleteDialog companion={companion} open={isDeleting} onOpenChange={setDeleting} />
    </div>
  )
}

/** A companion as a row of the list view: a small portrait, the words, what can be done. */
export function CompanionRow({ companion, blurred, headingLevel, generate }: CompanionRowProps) {
  const [isOpen, setOpen] = useState(false)
  const name = displayName(companion)
  const Name = `h${headingLevel}` as const
  return (
    <li className="grid grid-cols-[72px_minmax(0,1fr)] gap-x-4 py-5 tablet:grid-cols-[96px_minmax(0,1fr)] tablet:gap-x-6 wide:grid-cols-[96px_minmax(0,1fr)_auto] wide:items-center">
      <div className="relative">
        <button
          type="button"
          aria-label={shared.open(name)}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="absolute inset-0 rounded-picture"
        />
        <div className="pointer-events-none">
          <CompanionThumb companion={companion} blurred={blurred} />
        </div>
      </div>
      <div className="min-w-0">
        <Name className="type-section break-words italic">{name}</Name>
        <p className="type-body mt-1 line-clamp-2 break-words text-text-2">{companion.description}</p>
        <Traits companion={companion} />
      </div>
      <div className="max-wide:col-start-2 max-tablet:col-span-full max-tablet:col-start-1">
        <Actions companion={companion} generate={generate} />
      </div>
      <CompanionDetails companion={companion} blurred={blurred} open={isOpen} onOpenChange={setOpen} />
    </li>
  )
}
