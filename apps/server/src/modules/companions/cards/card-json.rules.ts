/** Reads a stranger's JSON: its size and shape are measured before anything is built of it. */
import { cardCaps } from '@everbond/contract'
import { AppError } from '../../../platform/errors/app-error.ts'

const [quote, comma, backslash] = [0x22, 0x2c, 0x5c]
const opening = new Set([0x5b, 0x7b])
const closing = new Set([0x5d, 0x7d])

/** Throws `card.too_large` for a text that would become too deep or too many values. */
const measure = (text: string): void => {
  let depth = 0
  let values = 0
  let isInside = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (isInside) {
      if (code === backslash) at += 1
      else if (code === quote) isInside = false
    } else if (code === quote) isInside = true
    else if (code === comma) values += 1
    else if (closing.has(code)) depth -= 1
    else if (opening.has(code)) {
      depth += 1
      values += 1
    }
    if (depth > cardCaps.depth || values > cardCaps.values) throw new AppError('card.too_large')
  }
}

/** The value of a JSON text. Throws `card.too_large` or `card.unreadable`. */
export const parseCardJson = (text: string): unknown => {
  if (Buffer.byteLength(text) > cardCaps.json) throw new AppError('card.too_large')
  measure(text)
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (cause) {
    throw new AppError('card.unreadable', { cause })
  }
}

/** A field of the value itself, never one of what it inherits from. */
export const ownValue = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined
