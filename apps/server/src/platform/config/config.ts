/**
 * The reader of the environment. Each module and provider declares its own slice of settings; nothing else reads
 * `process.env`. The README's table and `.env.example` are made from the same slices.
 */
export type Setting<T> = {
  doc: string
  /** As the documentation shows it; null where the setting is off unless given. */
  shown: string | null
  secret: boolean
  fallback: T
  /** Throws an `Error` whose message says what is wanted. */
  parse: (raw: string) => T
}

export type ConfigSlice<S extends Record<string, Setting<unknown>> = Record<string, Setting<unknown>>> = {
  name: string
  title: string
  settings: S
}

export type ConfigOf<C> =
  C extends ConfigSlice<infer S>
    ? { readonly [K in keyof S]: S[K] extends Setting<infer T> ? T : never }
    : never

export const defineSlice = <const S extends Record<string, Setting<unknown>>>(
  slice: ConfigSlice<S>,
): ConfigSlice<S> => slice

export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

export type Environment = Record<string, string | undefined>

/** Reads one slice. An empty value counts as not given. Throws `ConfigError` naming every setting at fault. */
export const readSlice = <S extends Record<string, Setting<unknown>>>(
  slice: ConfigSlice<S>,
  env: Environment,
): ConfigOf<ConfigSlice<S>> => {
  const problems: string[] = []
  const values: Record<string, unknown> = {}
  for (const [key, setting] of Object.entries(slice.settings)) {
    const raw = env[key]?.trim()
    if (raw === undefined || raw === '') {
      values[key] = setting.fallback
      continue
    }
    try {
      values[key] = setting.parse(raw)
    } catch (error) {
      problems.push(`${key}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return values as ConfigOf<ConfigSlice<S>>
}
