/** A companion as the edit form holds her. */
import type { Companion } from '@everbond/contract'
import { shownValues } from '../wizard/shown-values.rules.ts'
import { emptyWizard, type WizardValues } from '../wizard/wizard.types.ts'

/** Her stored values as they are: a select's value that its list does not hold stays (companions § 5). */
export const valuesOf = (companion: Companion): WizardValues => ({
  ...emptyWizard,
  ...shownValues({
    ...companion,
    dominantPersonality: companion.dominantPersonality ?? companion.personality,
  }),
})

const fields = Object.keys(emptyWizard) as (keyof WizardValues)[]

export const isSame = (a: WizardValues, b: WizardValues): boolean =>
  fields.every((field) => JSON.stringify(a[field]) === JSON.stringify(b[field]))
