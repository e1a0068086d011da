/** What a card brings, as the form holds it. */
import type { CardPreview, ImportedCompanion } from '@everbond/contract'
import { shownValues } from '../wizard/shown-values.rules.ts'
import type { WizardValues } from '../wizard/wizard.types.ts'
import { texts } from './texts.ts'

export const toWizardValues = (companion: ImportedCompanion): WizardValues => ({
  ...shownValues(companion),
  style: companion.style,
  behavior: companion.behavior,
  memoryLength: companion.memoryLength,
})

/** What the form will ask for: the server's problems, and an age where the card says none. */
export const openPoints = ({ companion, problems }: CardPreview): CardPreview['problems'] => [
  ...(companion.age === null ? [{ field: 'age', text: texts.noAge }] : []),
  ...problems,
]

export type Behind = { reason: string; fields: string[] }

/** Fields that stay behind for the same reason, told together. */
export const byReason = (dropped: CardPreview['dropped']): Behind[] =>
  [...Map.groupBy(dropped, ({ reason }) => reason)].map(([reason, entries]) => ({
    reason,
    fields: entries.map(({ field }) => field),
  }))
