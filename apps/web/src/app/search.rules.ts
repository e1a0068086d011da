/** Search parameters are plain text in this app: '?new=true' stays the text 'true'. */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search))

export const stringifySearch = (search: Record<string, unknown>): string => {
  const entries = Object.entries(search).flatMap(([key, value]) =>
    value === undefined || value === null ? [] : [[key, String(value)]],
  )
  const text = new URLSearchParams(entries).toString()
  return text === '' ? '' : `?${text}`
}

/** Keeps the named parameters that are there. */
export const pickSearch =
  <const K extends string>(keys: readonly K[]) =>
  (search: Record<string, unknown>): { [key in K]?: string } => {
    const kept: { [key in K]?: string } = {}
    for (const key of keys) if (typeof search[key] === 'string') kept[key] = search[key]
    return kept
  }
