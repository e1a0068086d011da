/** Where a person is led after signing in; anything that could leave this site is the admin panel instead. */
export const safeReturnPath = (wanted: string | undefined, fallback = '/admin'): string => {
  if (wanted === undefined || !wanted.startsWith('/')) return fallback
  const base = 'http://here.invalid'
  if (!URL.canParse(wanted, base)) return fallback
  const { origin, pathname, search, hash } = new URL(wanted, base)
  const path = `${pathname}${search}${hash}`
  // A path that begins with two slashes would name another host.
  return origin === base && !path.startsWith('//') ? path : fallback
}
