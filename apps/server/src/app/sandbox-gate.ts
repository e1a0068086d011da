import { html, sandboxPage } from '@everbond/sandbox'
import { isToken, mayOpenSandbox } from './sandbox-access.rules.ts'

/** Where the form of the token goes. */
export const sandboxGatePath = '/sandbox/access'

const cookieName = 'everbond_sandbox'

export type SandboxGateOptions = {
  /** The token printed at start; of letters that a cookie can hold. */
  token: string
  /** Whether people come by https: the cookie then travels by nothing else. */
  secure: boolean
}

export type SandboxVisitor = {
  request: Request
  /** Address of the socket's other end, never one that a header names. */
  peerAddress: string | undefined
  /** The Host header as it was sent. */
  host: string | undefined
}

const cookieOf = (request: Request): string | null => {
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim())
  return cookies.find((cookie) => cookie.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1) ?? null
}

/** Only a page of the sandbox itself is gone on to; anything else could lead away from here. */
const nextOf = (next: string | null): string => {
  const base = 'http://sandbox.invalid'
  const url = URL.parse(next ?? '', base)
  const isOurs =
    url?.origin === base && url.pathname.startsWith('/sandbox/') && url.pathname !== sandboxGatePath
  return isOurs ? url.pathname + url.search : '/sandbox/outbox'
}

const form = ({ next, wrong }: { next: string; wrong: boolean }): Response =>
  sandboxPage({
    title: 'Token',
    mark: 'these pages show what would have left this server',
    status: 403,
    body: html`<h1>The token, please</h1>
<p class="quiet">This server printed it when it started. On the machine itself the pages open without one.</p>
<form method="post" action="${sandboxGatePath}">
<input type="hidden" name="next" value="${next}">
<label for="token">Token</label>
<input id="token" name="token" type="password" required autocomplete="off" spellcheck="false"${wrong ? html` aria-invalid="true" aria-describedby="wrong"` : null}>
${wrong ? html`<p id="wrong" class="wrong" role="alert">That is not the token.</p>` : null}
<button class="button" type="submit">Open</button>
</form>`,
  })

const accept = async (request: Request, { token, secure }: SandboxGateOptions): Promise<Response> => {
  const fields = new URLSearchParams(await request.text())
  const next = nextOf(fields.get('next'))
  if (!isToken(fields.get('token')?.trim() ?? '', token)) return form({ next, wrong: true })
  const cookie = `${cookieName}=${token}; Path=/sandbox; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
  return new Response(null, {
    status: 303,
    headers: { location: next, 'set-cookie': cookie, 'cache-control': 'no-store' },
  })
}

/**
 * Stands before every page under `/sandbox/`. Resolves to null where the visit may go on, else to what answers it:
 * a form that asks for the token, or, where the form was sent, the cookie that opens the pages.
 */
export const createSandboxGate =
  (options: SandboxGateOptions) =>
  async ({ request, peerAddress, host }: SandboxVisitor): Promise<Response | null> => {
    const url = new URL(request.url)
    if (url.pathname === sandboxGatePath)
      return request.method === 'POST'
        ? accept(request, options)
        : form({ next: '/sandbox/outbox', wrong: false })
    const open = mayOpenSandbox({
      peerAddress,
      host,
      headers: Object.fromEntries(request.headers),
      token: cookieOf(request),
      expectedToken: options.token,
    })
    return open ? null : form({ next: nextOf(url.pathname + url.search), wrong: false })
  }
