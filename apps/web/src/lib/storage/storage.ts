/**
 * The browser's storage, which may be full, forbidden (private windows) or hold what an older version wrote.
 * Reading what cannot be read answers null; writing what cannot be written is told and given up.
 */
import { log } from '#web/lib/log.ts'

export type Area = 'local' | 'session'

const areaOf = (area: Area): Storage => (area === 'local' ? window.localStorage : window.sessionStorage)
const keyOf = (key: string): string => `everbond.${key}`

export const readStored = ({ area, key }: { area: Area; key: string }): unknown => {
  try {
    const text = areaOf(area).getItem(keyOf(key))
    return text === null ? null : (JSON.parse(text) as unknown)
  } catch (cause) {
    log.warn(`could not read '${key}' from the browser's storage`, cause)
    return null
  }
}

export const writeStored = ({ area, key, value }: { area: Area; key: string; value: unknown }): void => {
  try {
    areaOf(area).setItem(keyOf(key), JSON.stringify(value))
  } catch (cause) {
    log.warn(`could not keep '${key}' in the browser's storage`, cause)
  }
}

export const removeStored = ({ area, key }: { area: Area; key: string }): void => {
  try {
    areaOf(area).removeItem(keyOf(key))
  } catch (cause) {
    log.warn(`could not remove '${key}' from the browser's storage`, cause)
  }
}
