/** Pieces that the schemas of several features share. */
import * as z from 'zod/mini'

/** An instant as ISO 8601 in UTC. */
export const instant = z.iso.datetime()

/** Without control characters, which no database keeps; line breaks and tabs stay. */
const cleaned = (value: string): string => value.replace(/(?![\t\n\r])\p{Cc}/gu, '').trim()

/** Text without control characters (line breaks and tabs stay), trimmed, at most `max` characters. */
export const text = (max: number) =>
  z.pipe(
    z.pipe(z.string(), z.transform(cleaned)),
    z.string().check(z.maxLength(max, { error: `At most ${max} characters.` })),
  )

/** Optional text: empty becomes null (companions § 3). */
export const optionalText = (max: number) =>
  z.pipe(
    z.nullable(text(max)),
    z.transform((value) => (value === '' ? null : value)),
  )

const entriesOf = (value: string): unknown[] => {
  const trimmed = value.trim()
  if (trimmed.startsWith('[')) {
    try {
      const parsed: unknown = JSON.parse(trimmed)
      if (Array.isArray(parsed)) return parsed
    } catch {
      // Not JSON after all: read as comma text below.
    }
  }
  return trimmed.split(',')
}

/** A list that may arrive as a list, JSON text or comma text; trimmed, non-empty, no doubles (companions §§ 3, 5). */
export const textList = ({ entries, length }: { entries: number; length: number }) =>
  z.pipe(
    z.pipe(
      z.union([z.array(z.string()), z.string(), z.null()]),
      z.transform((value) => {
        const list = value === null ? [] : Array.isArray(value) ? value : entriesOf(value)
        return [...new Set(list.map((entry) => cleaned(String(entry))).filter((entry) => entry !== ''))]
      }),
    ),
    z
      .array(z.string().check(z.maxLength(length, { error: `At most ${length} characters each.` })))
      .check(z.maxLength(entries, { error: `At most ${entries} entries.` })),
  )

/** An id of ours in a path. Anything else reads as an id that does not exist. */
export const pathId = z.string().check(z.minLength(1), z.maxLength(200))
