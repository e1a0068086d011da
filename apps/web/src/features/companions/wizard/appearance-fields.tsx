import { companionCaps, skinTones } from '@everbond/contract'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { texts } from './texts.ts'
import type { WizardValues } from './wizard.types.ts'

const described = [
  { field: 'bodyDescription', label: texts.body, placeholder: texts.bodyExample },
  { field: 'hairDescription', label: texts.hair, placeholder: texts.hairExample },
  { field: 'eyesDescription', label: texts.eyes, placeholder: texts.eyesExample },
  { field: 'clothingStyle', label: texts.clothing, placeholder: texts.clothingExample },
] as const

type Described = {
  field: (typeof described)[number]['field'] | 'specialFeatures' | 'vibeEnergy'
  label: string
  placeholder: string
  className?: string
}

export function AppearanceFields({ form }: { form: UseFormReturn<WizardValues> }) {
  const { errors } = form.formState
  const textField = ({ field, label, placeholder, className }: Described) => (
    <TextField
      key={field}
      label={label}
      placeholder={placeholder}
      maxLength={companionCaps.text}
      autoComplete="off"
      className={className}
      error={errors[field]?.message}
      {...form.register(field)}
    />
  )
  return (
    <div className="grid gap-5 tablet:grid-cols-2">
      {described.map(textField)}
      <Controller
        control={form.control}
        name="skinTone"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Select
            ref={ref}
            label={texts.skinTone}
            value={value}
            onValueChange={onChange}
            onBlur={onBlur}
            options={skinTones}
            placeholder={texts.choose}
            error={errors.skinTone?.message}
          />
        )}
      />
      {textField({ field: 'specialFeatures', label: texts.special, placeholder: texts.specialExample })}
      {textField({
        field: 'vibeEnergy',
        label: texts.vibe,
        placeholder: texts.vibeExample,
        className: 'tablet:col-span-2',
      })}
    </div>
  )
}
