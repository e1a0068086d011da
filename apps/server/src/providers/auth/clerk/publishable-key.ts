/** The issuer that a publishable key of Clerk's names: base64 of its host and '$'. Null for any other text. */
export const issuerOfKey = (key: string): string | null => {
  const encoded = /^pk_(?:test|live)_([A-Za-z0-9+/=_-]+)$/.exec(key)?.[1]
  const host = encoded && /^([a-z0-9.-]+)\$$/.exec(Buffer.from(encoded, 'base64').toString('utf8'))?.[1]
  return host ? `https://${host}` : null
}
