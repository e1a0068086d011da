import { companionCaps } from '@everbond/contract'
import { type KeyboardEvent, useRef, useState } from 'react'
import { InterestChip } from '#web/ui/chip.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { texts } from './texts.ts'
import { interestToAdd } from './wizard.rules.ts'

/** Free words: Enter adds one, a click on its chip takes it away (companions § 2.3). */
export function InterestsField({
  interests,
  onChange,
  error,
}: {
  interests: readonly string[]
  onChange: (next: string[]) => void
  error: string | undefined
}) {
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const isFull = interests.length >= companionCaps.interests

  const add = (): void => {
    const interest = interestToAdd(typed, interests)
    if (interest !== null && isFull) return
    if (interest !== null) onChange([...interests, interest])
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter that ends a word of an input method is not ours.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  const remove = (interest: string): void => {
    onChange(interests.filter((other) => other !== interest))
    input.current?.focus()
  }

  return (
    <div>
      <TextField
        ref={input}
        label={texts.interests}
        placeholder={texts.interestsPlaceholder}
        enterKeyHint="done"
        autoComplete="off"
        maxLength={companionCaps.interest}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={add}
        hint={isFull ? texts.interestsFull(companionCaps.interests) : undefined}
        error={error}
      />
      <ul aria-label={texts.interests} aria-live="polite" className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {interests.map((interest) => (
          <li key={interest}>
            <InterestChip onRemove={() => remove(interest)}>{interest}</InterestChip>
          </li>
        ))}
      </ul>
    </div>
  )
}
