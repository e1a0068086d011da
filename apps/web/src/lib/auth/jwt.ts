/** When a JSON Web Token ends, in milliseconds since 1970; null where it does not say. The signature is the server's business. */
export const tokenExpiry = (token: string): number | null => {
  const payload = token.split('.')[1]
  if (payload === undefined) return null
  try {
    const json: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    const exp = typeof json === 'object' && json !== null && 'exp' in json ? json.exp : null
    return typeof exp === 'number' ? exp * 1000 : null
  } catch {
    return null
  }
}
