import { communicationStyles, dominantPersonalities, type TierLimits, tiers } from '@everbond/contract'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { InterestsField } from './interests-field.tsx'
import { StepHeading } from './step-heading.tsx'
import { texts } from './texts.ts'
import { TraitsField } from './traits-field.tsx'
import type { WizardValues } from './wizard.types.ts'

type Form = UseFormReturn<WizardValues>

function Choice({
  form,
  name,
  label,
  options,
}: {
  form: Form
  name: 'dominantPersonality' | 'communicationStyle'
  label: string
  options: readonly string[]
}) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <Select
          ref={ref}
          label={label}
          value={value}
          onValueChange={onChange}
          onBlur={onBlur}
          options={options}
          placeholder={texts.choose}
          error={form.formState.errors[name]?.message}
        />
      )}
    />
  )
}

/** Step 2, Personality. Adult Content appears only where the plan allows it. */
export function PersonalityStep({
  form,
  limits,
  takesFocus,
}: {
  form: Form
  limits: TierLimits | undefined
  takesFocus: boolean
}) {
  const stored = (form.formState.defaultValues?.personalityTraits ?? []).flatMap((trait) => trait ?? [])
  return (
    <div className="grid gap-5">
      <div>
        <StepHeading takesFocus={takesFocus}>{texts.traits}</StepHeading>
        <Controller
          control={form.control}
          name="personalityTraits"
          render={({ field }) => (
            <TraitsField chosen={field.value} stored={stored} onChange={field.onChange} />
          )}
        />
      </div>
      <div className="mt-4 grid gap-5 tablet:grid-cols-2">
        <Choice
          form={form}
          name="dominantPersonality"
          label={texts.dominant}
          options={dominantPersonalities}
        />
        <Choice form={form} name="communicationStyle" label={texts.style} options={communicationStyles} />
      </div>
      <Controller
        control={form.control}
        name="interests"
        render={({ field }) => (
          <InterestsField
            interests={field.value}
            onChange={field.onChange}
            error={form.formState.errors.interests?.message}
          />
        )}
      />
      {limits?.nsfw ? (
        <div className="mt-3 border-line border-t pt-5">
          <Controller
            control={form.control}
            name="nsfwAllowed"
            render={({ field }) => (
              <Switch
                label={texts.adult}
                note={texts.adultNote(tiers[limits.tier].label)}
                checked={field.value}
                onCheckedChange={field.onChange}
              />
            )}
          />
        </div>
      ) : null}
    </div>
  )
}
