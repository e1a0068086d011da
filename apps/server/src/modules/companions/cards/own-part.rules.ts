/** Our own part of a card: what an export wrote, as far as a creation would take it. */
import { companionCreateSchema, type ImportedCompanion } from '@everbond/contract'
import * as z from 'zod/mini'
import type { CharacterCard } from './card.types.ts'
import { cleaned } from './card-texts.rules.ts'
import { ownFields } from './export.rules.ts'

export type OwnPart = {
  values: Partial<ImportedCompanion>
  /** Fields whose value a creation would not take. */
  refused: string[]
}

/** Entries of a list are cleaned as single texts are: the database takes no zero bytes. */
const withoutControls = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((entry) => (typeof entry === 'string' ? cleaned(entry) : entry)) : value

/** Each value passes the schema of a creation, or stays behind by itself. */
export const readOwnPart = (own: CharacterCard['own']): OwnPart => {
  const values: Record<string, unknown> = {}
  const refused: string[] = []
  for (const field of ownFields) {
    const value = withoutControls(own?.get(field))
    if (value === undefined || value === null) continue
    const result = z.safeParse(companionCreateSchema.shape[field] as z.ZodMiniType, value)
    if (result.success) values[field] = result.data
    else refused.push(field)
  }
  return { values, refused }
}
