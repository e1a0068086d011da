import { isLoopbackHost } from '../../platform/http/hosts.ts'
import type { Foundation } from '../foundation.ts'
import type { Outside } from '../outside.ts'
import { createSandboxGate } from '../sandbox-gate.ts'
import type { FetchHandler } from './fetch-bridge.ts'

/** The pages of the sandboxes that run, behind their gate; null where none runs. */
export const sandboxHandler = ({
  foundation,
  outside,
}: {
  foundation: Foundation
  outside: Outside
}): FetchHandler | null => {
  const { mailSandbox } = outside
  if (!mailSandbox) return null
  const origin = foundation.config.http.PUBLIC_ORIGIN
  const secure = origin?.startsWith('https://') === true && !isLoopbackHost(new URL(origin).host)
  const gate = createSandboxGate({ token: foundation.secrets.sandbox, secure })
  return async (request, { peerAddress }) => {
    const host = request.headers.get('host') ?? undefined
    return (await gate({ request, peerAddress, host })) ?? mailSandbox.handle(request)
  }
}
