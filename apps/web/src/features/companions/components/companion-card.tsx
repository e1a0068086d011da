import type { Companion } from '@everbond/contract'
import { Moon } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { badgesOf, displayName } from '../companions.rules.ts'
import { GenerateImageButton } from '../pictures/generate-image-button.tsx'
import { texts } from '../texts.ts'
import { CompanionDetails } from './companion-details.tsx'
import { CompanionMenu } from './companion-menu.tsx'
import { CompanionPortrait } from './companion-portrait.tsx'
import { EditLink } from './edit-link.tsx'
import { WhatsApp } from './whatsapp-dialog.tsx'

export type CompanionCardProps = {
  companion: Companion
  blurred: boolean
  headingLevel?: 2 | 3
  resting?: boolean
}

function RestingBadge() {
  return (
    <Badge tone="on-picture" icon={<Moon aria-hidden="true" size={14} />}>
      {texts.restingBadge}
    </Badge>
  )
}

/** No box: the portrait, then what is said of her. A tap shows everything. */
export function CompanionCard({ companion, blurred, headingLevel = 2, resting = false }: CompanionCardProps) {
  const [isOpen, setOpen] = useState(false)
  const name = displayName(companion)
  return (
    <article className="group min-w-0">
      <div className="relative">
        <button
          type="button"
          aria-label={texts.open(name)}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="absolute inset-0 rounded-picture"
        />
        {/* Clicks fall through to the button behind, but for the portrait's own. */}
        <div className="pointer-events-none relative [&_:is(a,button)]:pointer-events-auto">
          <CompanionPortrait
            companion={companion}
            blurred={blurred}
            name={name}
            nameLevel={headingLevel}
            badge={resting ? <RestingBadge /> : null}
            controls={
              <>
                <CompanionMenu companion={companion} />
                <EditLink companion={companion} />
              </>
            }
            action={<GenerateImageButton companion={companion} />}
          />
        </div>
      </div>
      <p className="type-body truncate-2 mt-3.5 text-text-2">{companion.description}</p>
      <div className="mt-2.5 flex flex-wrap gap-1.5">
        {badgesOf(companion).map((badge) => (
          <Badge key={badge}>{badge}</Badge>
        ))}
      </div>
      {resting ? null : (
        <div className="mt-3.5 border-line border-t pt-2">
          <WhatsApp name={name} />
        </div>
      )}
      <CompanionDetails companion={companion} blurred={blurred} open={isOpen} onOpenChange={setOpen} />
    </article>
  )
}
