/**
 * Polls that changed nothing answer 304 without a body. Nothing of a user may lie in the browser's cache, so the
 * tags and bodies are kept in this tab's memory alone.
 */
const maxKept = 64
const notModified = 304

export type EtagFetch = { send: typeof fetch; clear: () => void }

export const createEtagFetch = (send: typeof fetch): EtagFetch => {
  const kept = new Map<string, { etag: string; body: string; type: string }>()

  const keep = (key: string, entry: { etag: string; body: string; type: string }): void => {
    kept.delete(key)
    kept.set(key, entry)
    const oldest = kept.keys().next().value
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
  }

  return {
    clear: () => kept.clear(),
    send: async (input, init) => {
      const key = String(input)
      const isJsonRead =
        (init?.method ?? 'GET') === 'GET' && new Headers(init?.headers).get('accept') === 'application/json'
      if (!isJsonRead) return await send(input, init)

      const known = kept.get(key)
      const headers = new Headers(init?.headers)
      if (known) headers.set('if-none-match', known.etag)
      const response = await send(input, { ...init, headers })
      if (response.status === notModified && known) {
        return new Response(known.body, { status: 200, headers: { 'content-type': known.type } })
      }
      const etag = response.headers.get('etag')
      if (response.ok && etag !== null) {
        const type = response.headers.get('content-type') ?? 'application/json'
        keep(key, { etag, body: await response.clone().text(), type })
      }
      return response
    },
  }
}
