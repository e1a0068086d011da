/** Which hosts this server answers for. */

const bareHost = (host: string): string => host.toLowerCase().replace(/:\d+$/, '')

/** Whether a Host header, with or without a port, names this machine itself. */
export const isLoopbackHost = (host: string): boolean => {
  const bare = bareHost(host)
  return (
    bare === 'localhost' ||
    bare.endsWith('.localhost') ||
    bare === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(bare)
  )
}

/** Whether an address of a bind or a peer is the machine's own. */
export const isLoopbackAddress = (value: string): boolean =>
  value === 'localhost' || value === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(value)

export type Exposure = { HOST: string; PUBLIC_ORIGIN: string | null }

/** An origin or a bind beyond loopback is production. */
export const isProduction = ({ HOST, PUBLIC_ORIGIN }: Exposure): boolean =>
  !isLoopbackAddress(HOST) || (PUBLIC_ORIGIN !== null && !isLoopbackHost(new URL(PUBLIC_ORIGIN).host))

/** A request for any other host is answered 421: it was led here by a name that is not ours. */
export const answersFor = (host: string | undefined, publicOrigin: string | null): boolean => {
  if (host === undefined || host === '') return false
  return (
    isLoopbackHost(host) || (publicOrigin !== null && bareHost(host) === bareHost(new URL(publicOrigin).host))
  )
}
