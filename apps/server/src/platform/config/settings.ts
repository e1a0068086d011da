/** The kinds of settings that slices are made of. */
import type { Setting } from './config.ts'

type Options = { doc: string; secret?: boolean }

const fail = (message: string): never => {
  throw new Error(message)
}

export const text = <T extends string | null>(options: Options & { fallback: T }): Setting<string | T> => ({
  doc: options.doc,
  shown: options.fallback,
  secret: options.secret ?? false,
  fallback: options.fallback,
  parse: (raw) => raw,
})

export const integer = (
  options: Options & { fallback: number; min: number; max: number },
): Setting<number> => ({
  doc: options.doc,
  shown: String(options.fallback),
  secret: false,
  fallback: options.fallback,
  parse: (raw) => {
    const value = Number(raw)
    return Number.isInteger(value) && value >= options.min && value <= options.max
      ? value
      : fail(`must be a whole number from ${options.min} to ${options.max}, not '${raw}'`)
  },
})

export const choice = <const T extends string>(
  options: Options & { of: readonly T[]; fallback: NoInfer<T> },
): Setting<T> => ({
  doc: `${options.doc} (${options.of.join(', ')})`,
  shown: options.fallback,
  secret: false,
  fallback: options.fallback,
  parse: (raw) =>
    options.of.find((value) => value === raw) ??
    fail(`must be one of ${options.of.join(', ')}, not '${raw}'`),
})

export const list = <const T extends string>(
  options: Options & { of?: readonly T[] },
): Setting<readonly (T | string)[]> => ({
  doc: options.of ? `${options.doc} (of ${options.of.join(', ')})` : options.doc,
  shown: null,
  secret: false,
  fallback: [],
  parse: (raw) => {
    const entries = raw.split(',').map((entry) => entry.trim())
    const { of } = options
    const wrong = of ? entries.find((entry) => !(of as readonly string[]).includes(entry)) : undefined
    return wrong === undefined ? entries : fail(`'${wrong}' is none of ${of?.join(', ')}`)
  },
})

/** An http(s) address; `origin` allows no path. */
export const address = (options: Options & { origin: boolean }): Setting<string | null> => ({
  doc: options.doc,
  shown: null,
  secret: options.secret ?? false,
  fallback: null,
  parse: (raw) => {
    const url = URL.parse(raw) ?? fail(`must be an address such as https://example.org, not '${raw}'`)
    if (url.protocol !== 'http:' && url.protocol !== 'https:') fail('must begin with http:// or https://')
    if (!options.origin) return url.href
    return url.pathname === '/' && url.search === '' ? url.origin : fail('must have no path')
  },
})
