// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { type Answers, clearApp, companion, drawApp } from '#web/testing/draw-app.tsx'

afterEach(clearApp)

const address = '/admin/companions?edit=c1'
const odile = companion({
  personalityTraits: ['Calm', 'Stubborn'],
  interests: ['jazz'],
  memoryLength: 'long',
  behavior: 'Mysterious',
})
const limits = { tier: 'pro', maxCompanions: 3, imageGeneration: true, nsfw: true }

const draw = (answers: Answers = {}, at = address) =>
  drawApp(at, {
    answers: {
      'GET /api/companions': [odile],
      'GET /api/companions/c1': odile,
      'PUT /api/companions/c1': odile,
      ...answers,
    },
  })
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
const type = async (name: RegExp, value: string) => fireEvent.change(await field(name), { target: { value } })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const toStep2 = () => press('Next: Personality')
const bodyOf = ({ sent }: ReturnType<typeof draw>) => sent.find(({ method }) => method === 'PUT')?.body

it("says 'Loading Companion...', then shows her name and her values", async () => {
  let answer: (response: Response) => void = () => undefined
  const reading = new Promise<Response>((resolve) => {
    answer = resolve
  })
  draw({ 'GET /api/companions': [], 'GET /api/companions/c1': () => reading })
  expect(await screen.findByRole('heading', { level: 1, name: 'Loading Companion...' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
  answer(Response.json(odile))
  const title = await screen.findByRole('heading', { level: 1, name: 'Edit Odile' })
  expect(within(title).getByText('Odile').tagName).toBe('EM')
  expect((await field(/^Name/)).value).toBe('Odile')
  expect((await field(/^Age/)).value).toBe('27')
  expect(screen.getByRole('combobox', { name: 'Skin Tone' }).textContent).toContain('medium')
  expect(screen.queryByText('Upload Custom Image')).toBeNull()
})

it('sends what the wizard shows and nothing else, and keeps values that its lists do not hold', async () => {
  const drawn = draw()
  await type(/^Name/, 'Odette')
  await toStep2()
  expect(screen.getByRole('button', { name: 'Stubborn' }).getAttribute('aria-pressed')).toBe('true')
  await press('Witty')
  expect(screen.queryByRole('switch')).toBeNull()
  await press('Update Companion')
  expect(await screen.findByText('Companion Updated')).toBeTruthy()
  await waitFor(() => expect(drawn.history.location.href).toBe('/admin/companions'))
  expect(bodyOf(drawn)).toEqual({
    name: 'Odette',
    description: 'A cellist.',
    age: 27,
    skinTone: 'medium',
    specialFeatures: null,
    bodyDescription: null,
    hairDescription: null,
    eyesDescription: null,
    clothingStyle: null,
    vibeEnergy: null,
    interests: ['jazz'],
    personalityTraits: ['Calm', 'Witty', 'Stubborn'],
    traits: ['Calm', 'Witty', 'Stubborn'],
    communicationStyle: 'casual',
    dominantPersonality: 'friendly',
    personality: 'friendly',
  })
})

it('sends the Adult Content switch where the plan shows it', async () => {
  const drawn = draw({ 'GET /api/user/tier-limits': limits })
  await toStep2()
  fireEvent.click(await screen.findByRole('switch', { name: 'Adult Content' }))
  await press('Update Companion')
  await waitFor(() => expect(bodyOf(drawn)).toMatchObject({ nsfwAllowed: true }))
})

it('shows a refusal at its field and as a toast, and keeps the form', async () => {
  const error = 'Companions are adults. Please take out what describes someone under 18.'
  const drawn = draw({
    'PUT /api/companions/c1': Response.json(
      { error, code: 'safety.minor', field: 'vibeEnergy' },
      { status: 422 },
    ),
  })
  await type(/^Vibe/, 'of 14')
  await toStep2()
  await press('Update Companion')
  const vibe = await field(/^Vibe/)
  await waitFor(() => expect(vibe.getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(vibe)
  expect(vibe.value).toBe('of 14')
  expect(screen.getByText('Error')).toBeTruthy()
  expect(drawn.history.location.href).toBe(address)
})

it("says 'Failed to update companion' where the server says nothing", async () => {
  draw({ 'PUT /api/companions/c1': new Response('', { status: 500 }) })
  await toStep2()
  await press('Update Companion')
  expect(await screen.findByText('Failed to update companion')).toBeTruthy()
})

it('leads back from an id that is nobody', async () => {
  draw({}, '/admin/companions?edit=c9')
  expect(await screen.findByRole('heading', { level: 1, name: 'Companion Not Found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Your Companions' }).getAttribute('href')).toBe(
    '/admin/companions',
  )
})

it('asks before changes are left; staying keeps them, leaving drops them', async () => {
  const { history } = draw()
  await type(/^Name/, 'Odette')
  await press('Cancel')
  expect(await screen.findByText('Leave without saving?')).toBeTruthy()
  await press('Keep editing')
  await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull())
  expect((await field(/^Name/)).value).toBe('Odette')
  await press('Close')
  await press('Leave')
  await waitFor(() => expect(history.location.href).toBe('/admin/companions'))
  expect(window.sessionStorage.getItem('everbond.companion-draft.u1.c1')).toBeNull()
})

it('leaves without a question where nothing was changed', async () => {
  const { history } = draw()
  await field(/^Name/)
  await press('Close')
  await waitFor(() => expect(history.location.href).toBe('/admin/companions'))
})

it('puts a draft back after a reload, and can start over', async () => {
  const first = draw()
  await type(/^Name/, 'Odette')
  window.dispatchEvent(new Event('pagehide'))
  first.unmount()
  draw()
  expect(await screen.findByText('What you wrote before is still here.')).toBeTruthy()
  expect((await field(/^Name/)).value).toBe('Odette')
  await press('Start over')
  expect((await field(/^Name/)).value).toBe('Odile')
  expect(screen.queryByText('What you wrote before is still here.')).toBeNull()
})

it('tells of a newer version while something is written, and shows it at once where nothing is', async () => {
  const { queryClient, answers } = draw()
  await field(/^Name/)
  answers['GET /api/companions/c1'] = { ...odile, description: 'A violist.' }
  await queryClient.invalidateQueries()
  await waitFor(async () => expect((await field(/^Description/)).value).toBe('A violist.'))
  expect(screen.queryByText('Odile was changed elsewhere')).toBeNull()

  await type(/^Name/, 'Odette')
  answers['GET /api/companions/c1'] = { ...odile, description: 'A harpist.' }
  await queryClient.invalidateQueries()
  expect(await screen.findByText('Odile was changed elsewhere')).toBeTruthy()
  expect((await field(/^Name/)).value).toBe('Odette')
  await press('Show the newer version')
  expect((await field(/^Name/)).value).toBe('Odile')
  expect((await field(/^Description/)).value).toBe('A harpist.')
})
