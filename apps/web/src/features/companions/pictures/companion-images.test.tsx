// @vitest-environment happy-dom
import type { Companion } from '@everbond/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type Answers, clearApp, companion, drawApp } from '#web/testing/draw-app.tsx'
import { awaitedPictures } from './awaited-pictures.ts'

afterEach(() => {
  clearApp()
  vi.useRealTimers()
  awaitedPictures.set([])
})

const ready = { profileImageUrl: 'companion_c1_1_a', portraitStatus: 'ready' } as const
const purse = (freeSetupRemaining: number) => ({
  ...{ dailyLimit: 3, dailyCount: 0, monthlyLimit: 3, monthlyCount: 0, tier: 'free', userId: 'u1' },
  generationsRemaining: 2,
  creditBreakdown: {
    ...{ totalAvailable: 0, tierRemaining: 0, purchasedRemaining: 0, freeTrialRemaining: 0 },
    freeSetupRemaining,
    nextSource: freeSetupRemaining > 0 ? 'free_setup' : null,
  },
})
const generate = 'POST /api/generate-companion-image'

const draw = (given: Partial<Companion> = {}, answers: Answers = {}) => {
  const odile = companion({ ...ready, ...given })
  const pictures = ['companion_c1_1_a', 'companion_c1_2_b', 'companion_c1_3_c'].map((id) => [
    `GET /api/secure-image/${id}`,
    new Response('bytes'),
  ])
  return drawApp('/admin/companions?edit=c1', {
    answers: {
      'GET /api/companions': [odile],
      'GET /api/companions/c1': odile,
      'GET /api/image-usage/c1': purse(2),
      ...Object.fromEntries(pictures),
      ...answers,
    },
  })
}
const section = () => screen.findByRole('region', { name: 'Companion Image' })
const button = async (name: string) => within(await section()).findByRole('button', { name })
const slotButtons = async () => within(await section()).getAllByRole('button', { name: 'Generate' })
const refusal = (status: number, body: object) => Response.json(body, { status })
const saysToast = async (title: string, description: string) => {
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByText(description)).toBeTruthy()
}

it('shows the current picture with its badge, two empty slots and what remains', async () => {
  draw()
  const images = await section()
  expect(await within(images).findByRole('img', { name: 'Portrait of Odile' })).toBeTruthy()
  expect(within(images).getByText('Profile')).toBeTruthy()
  expect(await slotButtons()).toHaveLength(2)
  expect(within(images).getByText('2 generations remaining')).toBeTruthy()
})

it("draws from the form's unsaved texts, and says which option is there", async () => {
  const done = Promise.withResolvers<Response>()
  const { sent, answers } = draw({}, { [generate]: () => done.promise })
  fireEvent.change(await screen.findByRole('textbox', { name: /^Hair/ }), { target: { value: 'Copper' } })
  fireEvent.click((await slotButtons())[1] as HTMLElement)
  expect(await within(await section()).findByText('Generating...')).toBeTruthy()
  answers['GET /api/companions/c1'] = companion({
    ...ready,
    imageSlot3: 'companion_c1_3_c',
    imageGenerationCount: 1,
  })
  done.resolve(Response.json({ status: 'completed', imageUrl: 'companion_c1_3_c', generationsRemaining: 1 }))
  await saysToast('Image Generated', 'Option 2 generated')
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    companionId: 'c1',
    slotIndex: 2,
    formData: { hairDescription: 'Copper' },
  })
  expect(await within(await section()).findByRole('img', { name: 'Option 2 of Odile' })).toBeTruthy()
  expect(await button('Set as Profile')).toBeTruthy()
})

it('makes a new profile image', async () => {
  const { sent } = draw(
    {},
    { [generate]: { status: 'completed', imageUrl: 'companion_c1_1_a', generationsRemaining: 2 } },
  )
  fireEvent.click(await button('New Profile Image'))
  await saysToast('Image Generated', 'New profile image generated')
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ slotIndex: 0 })
})

it('offers no further profile image and no option once what came with her is spent', async () => {
  draw({}, { 'GET /api/image-usage/c1': purse(0) })
  const images = await section()
  expect(await within(images).findByText('The pictures that came with Odile are used up.')).toBeTruthy()
  expect(within(images).queryByRole('button', { name: 'New Profile Image' })).toBeNull()
  for (const generateButton of await slotButtons()) {
    expect((generateButton as HTMLButtonElement).disabled).toBe(true)
  }
})

it('is at its limit after two generations', async () => {
  draw({ imageGenerationCount: 2, imageSlot2: 'companion_c1_2_b' })
  const images = await section()
  expect(within(images).getByText('Limit reached')).toBeTruthy()
  expect(within(images).getByText('Image not available')).toBeTruthy()
  expect(((await slotButtons())[0] as HTMLButtonElement).disabled).toBe(true)
})

it.each([
  [
    502,
    { error: 'Failed to generate image', code: 'generation.failed' },
    'Generation Failed',
    'Failed to generate option 1. Please try again.',
  ],
  [
    403,
    { error: 'Not enough credits.', code: 'credits.insufficient', upgradeRequired: true },
    'Upgrade Required',
    'Not enough credits.',
  ],
  [
    403,
    {
      error: 'Generation limit reached. Maximum 2 additional images allowed per companion.',
      code: 'image.generation_limit',
    },
    'Generation Limit Reached',
    'Maximum 2 additional images allowed per companion.',
  ],
  [
    403,
    { error: 'The pictures that came with this companion are used up.', code: 'credits.setup_spent' },
    'Generation Failed',
    'The pictures that came with this companion are used up.',
  ],
])('tells of a refusal: %i %o', async (status, body, title, description) => {
  draw({}, { [generate]: refusal(status, body) })
  fireEvent.click((await slotButtons())[0] as HTMLElement)
  await saysToast(title, description)
  await waitFor(async () => expect(await slotButtons()).toHaveLength(2))
})

it('shows a text that the picture was refused for at its field', async () => {
  const error = 'Companions are adults. Please take out what describes someone under 18.'
  draw({}, { [generate]: refusal(422, { error, code: 'safety.minor', field: 'hairDescription' }) })
  fireEvent.click((await slotButtons())[0] as HTMLElement)
  const hair = await screen.findByRole('textbox', { name: /^Hair/ })
  await waitFor(() => expect(hair.getAttribute('aria-invalid')).toBe('true'))
})

it("takes 'processing' for no failure, and tells when the picture is there", async () => {
  const underWay = companion({ ...ready, generatingSlots: [2], imageGenerationCount: 1 })
  const { answers, queryClient } = draw(
    {},
    { [generate]: { status: 'processing', imageUrl: null, generationsRemaining: 1 } },
  )
  fireEvent.click((await slotButtons())[0] as HTMLElement)
  answers['GET /api/companions/c1'] = underWay
  await queryClient.invalidateQueries()
  expect(await within(await section()).findByText('Generating...')).toBeTruthy()
  expect(screen.queryByText('Generation Failed')).toBeNull()
  answers['GET /api/companions/c1'] = {
    ...underWay,
    generatingSlots: [],
    imageSlot2: 'companion_c1_2_b',
  }
  await queryClient.invalidateQueries()
  await saysToast('Image Generated', 'Option 1 generated')
  expect(awaitedPictures.get()).toEqual([])
})

it('takes a broken connection for no failure: what the server says of her counts', async () => {
  const { answers } = draw(
    {},
    {
      [generate]: () => {
        answers['GET /api/companions/c1'] = companion({ ...ready, generatingSlots: [2] })
        return Promise.reject(new TypeError('Failed to fetch'))
      },
    },
  )
  fireEvent.click((await slotButtons())[0] as HTMLElement)
  await waitFor(async () => expect(await slotButtons()).toHaveLength(1))
  expect(within(await section()).getByText('Generating...')).toBeTruthy()
  expect(screen.queryByText('Generation Failed')).toBeNull()
})

it('offers a slot again, without blame, where a broken connection began nothing', async () => {
  draw({}, { [generate]: () => Promise.reject(new TypeError('Failed to fetch')) })
  const counts: number[] = []
  const stop = awaitedPictures.subscribe(() => counts.push(awaitedPictures.get().length))
  fireEvent.click((await slotButtons())[0] as HTMLElement)
  await waitFor(() => expect(counts).toEqual([1, 0]))
  stop()
  expect(await slotButtons()).toHaveLength(2)
  expect(screen.queryByText('Generation Failed')).toBeNull()
})

it('swaps the profile image with a slot', async () => {
  const swapped = companion({
    ...ready,
    profileImageUrl: 'companion_c1_2_b',
    imageSlot2: 'companion_c1_1_a',
  })
  const { sent } = draw(
    { imageSlot2: 'companion_c1_2_b', imageGenerationCount: 1 },
    { 'POST /api/companions/c1/set-profile-image': swapped },
  )
  fireEvent.click(await button('Set as Profile'))
  await saysToast('Profile Updated', 'Profile image swapped with slot 2!')
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ slot: 2 })
})

it.each([
  [
    409,
    { error: 'x', code: 'image.slot_empty' },
    'No Image in Slot',
    'Slot 2 does not have an image to swap with.',
  ],
  [
    503,
    { error: 'The server cannot do this right now. Please try again.' },
    'Update Failed',
    'The server cannot do this right now. Please try again.',
  ],
  [500, {}, 'Update Failed', 'Failed to swap profile image. Please try again.'],
])('tells why a swap failed: %i', async (status, body, title, description) => {
  draw(
    { imageSlot2: 'companion_c1_2_b' },
    { 'POST /api/companions/c1/set-profile-image': refusal(status, body) },
  )
  fireEvent.click(await button('Set as Profile'))
  await saysToast(title, description)
})

it('says while a slot is loading, and why it failed', async () => {
  draw({ imageSlot2: 'companion_c1_2_b' }, { 'GET /api/secure-image/companion_c1_2_b': 'pending' })
  expect(await within(await section()).findByText('Loading image...')).toBeTruthy()
  clearApp()
  draw(
    { imageSlot2: 'companion_c1_2_b' },
    {
      'GET /api/secure-image/companion_c1_2_b': refusal(403, { error: 'Please finish the account setup.' }),
    },
  )
  expect(await within(await section()).findByText('Failed to load image')).toBeTruthy()
  expect(screen.getByText('403: Please finish the account setup.')).toBeTruthy()
})

it("is 'Generating...' from what the server says alone, as after a reload", async () => {
  draw({ profileImageUrl: null, portraitStatus: 'pending', generatingSlots: [2, 3] })
  expect(await within(await section()).findAllByText('Generating...')).toHaveLength(3)
})

it("has a placeholder with 'Generate Image' where she has no picture", async () => {
  const { sent } = draw(
    { profileImageUrl: null, portraitStatus: 'failed' },
    { [generate]: { status: 'completed', imageUrl: 'companion_c1_1_a', generationsRemaining: 2 } },
  )
  fireEvent.click(await button('Generate Image'))
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.path).toBe('/api/generate-companion-image'),
  )
})
