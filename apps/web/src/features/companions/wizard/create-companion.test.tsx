// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { authStore } from '#web/lib/auth/auth.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { pendingPortraits } from '../pending-portraits.ts'
import { CreateCompanion } from './create-companion.tsx'

// A busy machine draws slowly; what is waited for comes all the same.
configure({ asyncUtilTimeout: 5000 })

const limits = { tier: 'free', maxCompanions: 1, imageGeneration: false, nsfw: false }
const created = { id: 'c1', name: 'Odile', portraitStatus: 'pending', profileImageUrl: null, createdAt: '' }
let answers: Record<string, () => Response>
const sent: unknown[] = []

beforeEach(() => {
  answers = {
    'GET /api/companions': () => Response.json([]),
    'GET /api/user/tier-limits': () => Response.json(limits),
    'GET /api/user/plan': () => Response.json({ tier: 'free' }),
    'POST /api/companions': () => Response.json(created),
  }
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push(JSON.parse(String(init.body)))
    return answers[`${init?.method ?? 'GET'} ${path}`]?.() ?? new Response('', { status: 404 })
  })
  authStore.set({ status: 'signedIn', provider: 'ready', subject: 'u1' })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  window.sessionStorage.clear()
  pendingPortraits.set({})
  sent.length = 0
  authStore.set({ status: 'loading', provider: 'loading', subject: null })
})

const draw = () => {
  const onLeave = vi.fn()
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })}>
      <CreateCompanion onLeave={onLeave} />
      <Toaster />
    </QueryClientProvider>,
  )
  return onLeave
}
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const toStep2 = () => {
  type(/^Name/, 'Odile')
  type(/^Age/, '27')
  type(/^Description/, 'A cellist.')
  press('Next: Personality')
}

it('keeps Next disabled until name and description are there, and stops at an empty age', async () => {
  draw()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next: Personality' }).disabled).toBe(true)
  type(/^Name/, 'Odile')
  type(/^Description/, 'A cellist.')
  press('Next: Personality')
  expect(await screen.findByText('Age Requirement')).toBeTruthy()
  expect(screen.queryByText('Personality Traits')).toBeNull()
})

it('creates, says so, marks the portrait as pending and leaves', async () => {
  const onLeave = draw()
  toStep2()
  press('Witty')
  const interests = screen.getByRole('textbox', { name: 'Interests' })
  fireEvent.change(interests, { target: { value: ' jazz ' } })
  fireEvent.keyDown(interests, { key: 'Enter' })
  press('Create Companion')
  await waitFor(() => expect(onLeave).toHaveBeenCalled())
  expect(sent).toEqual([
    expect.objectContaining({ name: 'Odile', age: 27, interests: ['jazz'], personalityTraits: ['Witty'] }),
  ])
  expect(Object.keys(pendingPortraits.get())).toEqual(['c1'])
  expect(await screen.findByText('Companion Created')).toBeTruthy()
})

it('shows a refusal at its field and keeps the form', async () => {
  const error = 'Companions are adults. Please take out what describes someone under 18.'
  answers['POST /api/companions'] = () =>
    Response.json({ error, code: 'safety.minor', field: 'description' }, { status: 422 })
  const onLeave = draw()
  toStep2()
  press('Create Companion')
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Description/ })
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(field.value).toBe('A cellist.')
  expect(document.activeElement).toBe(field)
  expect(onLeave).not.toHaveBeenCalled()
})

it('offers Adult Content only where the plan allows it', async () => {
  draw()
  toStep2()
  expect(screen.queryByRole('switch')).toBeNull()
  cleanup()
  answers['GET /api/user/tier-limits'] = () => Response.json({ ...limits, tier: 'pro', nsfw: true })
  window.sessionStorage.clear()
  draw()
  toStep2()
  expect(await screen.findByRole('switch', { name: 'Adult Content' })).toBeTruthy()
})

it('offers no form when the plan has no room', async () => {
  answers['GET /api/companions'] = () => Response.json([created])
  draw()
  expect(await screen.findByText("You've reached your companion limit.")).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})
