import { expect, it, vi } from 'vitest'
import { createEtagFetch } from './etag-fetch.ts'

const json = { headers: { accept: 'application/json' } }
const tagged = () => new Response('[1]', { headers: { etag: '"a"', 'content-type': 'application/json' } })
const headerOf = (call: Parameters<typeof fetch> | undefined) =>
  new Headers(call?.[1]?.headers).get('if-none-match')

it('sends the tag of the last answer and gives that answer again on 304', async () => {
  const send = vi.fn<typeof fetch>()
  send.mockResolvedValueOnce(tagged()).mockResolvedValueOnce(new Response(null, { status: 304 }))
  const etags = createEtagFetch(send)
  await etags.send('/api/companions', json)
  const again = await etags.send('/api/companions', json)
  expect(headerOf(send.mock.calls[1])).toBe('"a"')
  expect(again.status).toBe(200)
  expect(await again.json()).toEqual([1])
})

it('forgets everything when it is told to', async () => {
  const send = vi.fn<typeof fetch>(async () => tagged())
  const etags = createEtagFetch(send)
  await etags.send('/api/companions', json)
  etags.clear()
  await etags.send('/api/companions', json)
  expect(headerOf(send.mock.calls[1])).toBeNull()
})

it('leaves writes and pictures alone', async () => {
  const send = vi.fn<typeof fetch>(async () => tagged())
  const etags = createEtagFetch(send)
  for (const init of [{ ...json, method: 'POST' }, {}]) {
    await etags.send('/api/x', init)
    await etags.send('/api/x', init)
  }
  expect(send.mock.calls.map(headerOf)).toEqual([null, null, null, null])
})
