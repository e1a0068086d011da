/** Who may open the sandbox's pages: its outbox holds everyone's reset links. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { isLoopbackAddress, isLoopbackHost } from '#server/platform/http/hosts.ts'

export type SandboxVisit = {
  /** Address of the socket's other end, never one that a header names. */
  peerAddress: string | undefined
  /** The Host header. */
  host: string | undefined
  /** All headers of the request, by name. */
  headers: Readonly<Record<string, unknown>>
  /** What the visitor knows of the token, or null. */
  token: string | null
  /** The token printed at start. */
  expectedToken: string
}

const forwarding = new Set(['forwarded', 'x-real-ip', 'via', 'cf-connecting-ip', 'true-client-ip'])

const isForwarding = (name: string): boolean => {
  const lower = name.toLowerCase()
  return forwarding.has(lower) || lower.startsWith('x-forwarded-')
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares in a time that says nothing of where two texts differ. An empty expected token matches nothing. */
export const isToken = (token: string, expected: string): boolean =>
  timingSafeEqual(digest(token), digest(expected)) && expected !== ''

/**
 * Whether the pages open freely: the peer is this machine, was led here by a name of this machine,
 * and no proxy stands between, which would make everybody on the network look like this machine.
 */
const isAtHome = ({ peerAddress, host, headers }: SandboxVisit): boolean =>
  peerAddress !== undefined &&
  host !== undefined &&
  isLoopbackAddress(peerAddress) &&
  isLoopbackHost(host) &&
  !Object.keys(headers).some(isForwarding)

/** Whether the sandbox's pages open to this visit; else the token is to be asked for. */
export const mayOpenSandbox = (visit: SandboxVisit): boolean =>
  isAtHome(visit) || (visit.token !== null && isToken(visit.token, visit.expectedToken))
