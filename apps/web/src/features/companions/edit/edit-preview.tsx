import type { Companion } from '@everbond/contract'
import type { UseFormReturn } from 'react-hook-form'
import { useMedia } from '#web/ui/use-media.ts'
import { CompanionPortrait } from '../components/companion-portrait.tsx'
import { useBlur } from '../hooks/use-blur.ts'
import type { WizardValues } from '../wizard/wizard.types.ts'

/** Beside step 2, where there is room: her, and what is written of her. */
export function EditPreview({
  companion,
  form,
}: {
  companion: Companion
  form: UseFormReturn<WizardValues>
}) {
  const hasRoom = useMedia('(min-width: 1200px)')
  const [isBlurred] = useBlur()
  if (!hasRoom) return null
  const { name, description } = form.watch()
  return (
    <div>
      <CompanionPortrait companion={companion} blurred={isBlurred} name={name.trim()} />
      <p className="type-body mt-4 line-clamp-6 whitespace-pre-line break-words text-text-2">{description}</p>
    </div>
  )
}
