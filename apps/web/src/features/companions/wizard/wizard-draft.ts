/** What was typed survives a reload of the tab; it belongs to the person who typed it. */
import { readStored, removeStored, writeStored } from '#web/lib/storage/storage.ts'
import { emptyWizard, type WizardStep, type WizardValues } from './wizard.types.ts'

export type WizardDraft = {
  values: WizardValues
  step: WizardStep
  /** What an edit began with. */
  base?: WizardValues
}

const placeOf = (owner: string) => ({ area: 'session', key: `companion-draft.${owner}` }) as const

/** Whose draft of an edit it is, and of whom. */
export const editOwner = (subject: string, companionId: string): string => `${subject}.${companionId}`

const sameKind = (value: unknown, model: unknown): boolean =>
  Array.isArray(model)
    ? Array.isArray(value) && value.every((entry) => typeof entry === 'string')
    : typeof value === typeof model

const valuesFrom = (stored: unknown): WizardValues => {
  const kept: object = typeof stored === 'object' && stored !== null ? stored : {}
  const entries = Object.entries(kept).filter(
    ([key, value]) => key in emptyWizard && sameKind(value, emptyWizard[key as keyof WizardValues]),
  )
  return { ...emptyWizard, ...Object.fromEntries(entries) }
}

export const readDraft = (owner: string): WizardDraft | null => {
  const stored = readStored(placeOf(owner))
  if (typeof stored !== 'object' || stored === null || !('values' in stored)) return null
  return {
    values: valuesFrom(stored.values),
    step: 'step' in stored && stored.step === 1 ? 1 : 0,
    ...('base' in stored ? { base: valuesFrom(stored.base) } : {}),
  }
}

export const keepDraft = (owner: string, draft: WizardDraft): void =>
  writeStored({ ...placeOf(owner), value: draft })

export const dropDraft = (owner: string): void => removeStored(placeOf(owner))
