import type { LiveEvent } from '@everbond/contract'

const knownTypes: readonly string[] = [
  'image_generated',
  'error',
  'generation_progress',
  'companions_changed',
] satisfies LiveEvent['type'][]

/** The event of a socket's message; null for types that this version does not know, which are ignored. */
export const readLiveEvent = (data: unknown): LiveEvent | null => {
  if (typeof data !== 'string') return null
  try {
    const parsed: unknown = JSON.parse(data)
    const isKnown =
      typeof parsed === 'object' &&
      parsed !== null &&
      'type' in parsed &&
      typeof parsed.type === 'string' &&
      knownTypes.includes(parsed.type)
    return isKnown ? (parsed as LiveEvent) : null
  } catch {
    return null
  }
}
