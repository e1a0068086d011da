/** What the operator reads at the start: where it answers, and what is a stand-in. */

import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { isLoopbackAddress } from '../platform/http/hosts.ts'
import type { Foundation } from './foundation.ts'
import type { Outside } from './outside.ts'

const addressesOf = ({ address, port }: AddressInfo): string[] => {
  if (isLoopbackAddress(address)) return [`http://localhost:${port}`]
  if (address !== '0.0.0.0' && address !== '::') return [`http://${address}:${port}`]
  const outward = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter((entry) => entry.family === 'IPv4' && !entry.internal)
  return [`http://localhost:${port}`, ...outward.map((entry) => `http://${entry.address}:${port}`)]
}

export type Announcement = {
  foundation: Foundation
  outside: Outside
  authKind: string
  listening: AddressInfo
  hasWeb: boolean
  sinceStartMs: number
}

/** The lines of a start, without secrets but the sandbox's token, which is meant for the operator. */
export const announcement = (options: Announcement): string => {
  const { foundation, outside, authKind, listening, hasWeb, sinceStartMs } = options
  const { config, database, secrets } = foundation
  const origin = config.http.PUBLIC_ORIGIN
  const addresses = [...(origin ? [origin] : []), ...addressesOf(listening)]
  const mail = outside.mailSandbox
    ? `sandbox: read it at ${addresses[0]}/sandbox/outbox (from elsewhere with the token ${secrets.sandbox})`
    : (outside.mail?.id ?? 'none: accounts work unverified')
  return [
    '',
    `  Everbond answers at ${addresses.join('  and  ')}`,
    '',
    `  database   ${database.driver}, ${database.place}`,
    `  accounts   ${authKind}`,
    `  pictures   ${outside.images.id}, kept in ${outside.storage.id}`,
    `  mail       ${mail}`,
    ...(hasWeb ? [] : ["  web        not built: 'npm run build' builds it"]),
    `  ready in ${(sinceStartMs / 1000).toFixed(1)} s; Ctrl+C stops`,
    '',
  ].join('\n')
}
