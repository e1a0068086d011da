// @vitest-environment happy-dom
import type { CardPreview } from '@everbond/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { authStore } from '#web/lib/auth/auth.ts'
import { emptyWizard } from '../wizard/wizard.types.ts'
import { readDraft } from '../wizard/wizard-draft.ts'
import { ImportCard } from './import-card.tsx'

const companion = {
  ...emptyWizard,
  name: 'Odile',
  description: 'A cellist.',
  age: null,
  skinTone: null,
  specialFeatures: null,
  bodyDescription: null,
  hairDescription: null,
  eyesDescription: null,
  clothingStyle: 'a bikini',
  vibeEnergy: null,
  communicationStyle: null,
  dominantPersonality: null,
  interests: ['sea'],
  style: 'anime',
}
const preview = {
  spec: 'v2',
  companion,
  mapping: [
    { from: 'name', to: 'name', text: 'Odile', shortened: false },
    { from: 'description', to: 'description', text: 'A cellist.', shortened: true },
  ],
  dropped: [
    { field: 'system_prompt', reason: 'Instructions stay out.' },
    { field: 'post_history_instructions', reason: 'Instructions stay out.' },
  ],
  problems: [{ field: 'clothingStyle', text: 'Please remove words.' }],
} as CardPreview

let answer: () => Response
const sent: unknown[] = []
const onFilled = vi.fn()

beforeEach(() => {
  answer = () => Response.json(preview)
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)))
    return answer()
  })
  authStore.set({ status: 'signedIn', provider: 'ready', subject: 'u1' })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ImportCard onFilled={onFilled} />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Import a character card' }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  window.sessionStorage.clear()
  sent.length = 0
  authStore.set({ status: 'loading', provider: 'loading', subject: null })
})

const choose = (text: string) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('there is no place for a file')
  const files = [new File([text], 'card.json')]
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  fireEvent.change(input)
}

it('shows what comes in, what stays behind and what is open, and fills the form', async () => {
  choose('{"spec":"chara_card_v2"}')
  const heading = await screen.findByRole('heading', { name: 'What comes in' })
  expect(document.activeElement).toBe(heading)
  expect(sent).toEqual([{ kind: 'json', data: '{"spec":"chara_card_v2"}' }])
  expect(screen.getByText('Shortened')).toBeTruthy()
  expect(screen.getByText('System prompt, Closing instructions')).toBeTruthy()
  expect(screen.getByText('Age: The card says none, and every companion has one.')).toBeTruthy()
  expect(screen.getByText('Clothing Style: Please remove words.')).toBeTruthy()
  expect(onFilled).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Continue in the form' }))
  expect(onFilled).toHaveBeenCalledOnce()
  expect(readDraft('u1')).toMatchObject({
    step: 0,
    values: { name: 'Odile', age: '', clothingStyle: 'a bikini', interests: ['sea'], style: 'anime' },
  })
})

it('says what was wrong and where, and takes another file', async () => {
  const error = 'Companions are adults.'
  answer = () => Response.json({ error, code: 'safety.minor', field: 'scenario' }, { status: 422 })
  choose('{}')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(`${error}Found in: Scenario`)
  answer = () => Response.json(preview)
  choose('{}')
  await screen.findByRole('heading', { name: 'What comes in' })
  fireEvent.click(screen.getByRole('button', { name: 'Choose another file' }))
  expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(readDraft('u1')).toBeNull()
})

it('sends nothing that is no card', async () => {
  choose('GIF89a')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Choose a PNG or a JSON file.'))
  expect(sent).toEqual([])
})
