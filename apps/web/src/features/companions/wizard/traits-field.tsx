import { personalityTraits } from '@everbond/contract'
import { Chip } from '#web/ui/chip.tsx'
import { texts } from './texts.ts'

export function TraitsField({
  chosen,
  stored,
  onChange,
}: {
  chosen: readonly string[]
  /** What was chosen before: a trait that the options do not list is shown and kept. */
  stored: readonly string[]
  onChange: (next: string[]) => void
}) {
  const options = [...new Set<string>([...personalityTraits, ...stored, ...chosen])]
  // In the order of the options, however they were clicked.
  const toggle = (trait: string, isOn: boolean): void =>
    onChange(options.filter((option) => (option === trait ? isOn : chosen.includes(option))))
  return (
    <fieldset>
      <legend className="sr-only">{texts.traits}</legend>
      <p aria-live="polite" className="type-small mb-4 text-text-3">
        {texts.chosen(chosen.length)}
      </p>
      <div className="flex flex-wrap gap-2">
        {options.map((trait) => (
          <Chip key={trait} pressed={chosen.includes(trait)} onPressedChange={(isOn) => toggle(trait, isOn)}>
            {trait}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
