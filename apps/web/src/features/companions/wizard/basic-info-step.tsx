import { companionCaps } from '@everbond/contract'
import type { UseFormReturn } from 'react-hook-form'
import { TextArea, TextField } from '#web/ui/text-field.tsx'
import { AppearanceFields } from './appearance-fields.tsx'
import { StepHeading } from './step-heading.tsx'
import { texts } from './texts.ts'
import type { WizardValues } from './wizard.types.ts'

const ageDigits = String(companionCaps.age).length

/** Step 1, Basic Info. */
export function BasicInfoStep({
  form,
  takesFocus,
}: {
  form: UseFormReturn<WizardValues>
  takesFocus: boolean
}) {
  const { errors } = form.formState
  return (
    <div className="grid gap-5">
      <StepHeading takesFocus={takesFocus}>{texts.basic}</StepHeading>
      <div className="grid gap-5 tablet:grid-cols-2">
        <TextField
          label={texts.name}
          required
          maxLength={companionCaps.name}
          autoComplete="off"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label={texts.age}
          inputMode="numeric"
          maxLength={ageDigits}
          autoComplete="off"
          hint={errors.age ? undefined : texts.ageHint}
          error={errors.age?.message}
          {...form.register('age')}
        />
        <TextArea
          label={texts.description}
          required
          maxLength={companionCaps.description}
          className="tablet:col-span-2"
          error={errors.description?.message}
          {...form.register('description')}
        />
      </div>
      <h2 className="type-section mt-6">{texts.appearance}</h2>
      <AppearanceFields form={form} />
    </div>
  )
}
