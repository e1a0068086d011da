/** What was typed survives a reload of the tab; it belongs to the person who typed it. */
import { readStored, removeStored, writeStored } from '#web/lib/storage/storage.ts'
import { emptyWizard, type WizardStep, type WizardValues } from './wizard.types.ts'

export type WizardDraft = { values: WizardValues; step: WizardStep }

const placeOf = (subject: string) => ({ area: 'session', key: `companion-draft.${subject}` }) as const

const sameKind = (value: unknown, model: unknown): boolean =>
  Array.isArray(model)
    ? Array.isArray(value) && value.every((entry) => typeof entry === 'string')
    : typeof value === typeof model

export const readDraft = (subject: string): WizardDraft | null => {
  const stored = readStored(placeOf(subject))
  if (typeof stored !== 'object' || stored === null || !('values' in stored)) return null
  const kept: object = typeof stored.values === 'object' && stored.values !== null ? stored.values : {}
  const entries = Object.entries(kept).filter(
    ([key, value]) => key in emptyWizard && sameKind(value, emptyWizard[key as keyof WizardValues]),
  )
  const values: WizardValues = { ...emptyWizard, ...Object.fromEntries(entries) }
  return { values, step: 'step' in stored && stored.step === 1 ? 1 : 0 }
}

export const keepDraft = (subject: string, draft: WizardDraft): void =>
  writeStored({ ...placeOf(subject), value: draft })

export const dropDraft = (subject: string): void => removeStored(placeOf(subject))
