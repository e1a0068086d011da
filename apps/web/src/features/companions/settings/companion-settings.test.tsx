// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Answers, clearApp, companion, drawApp, signedOut } from '#web/testing/draw-app.tsx'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(clearApp)

const a = 'https://pictures.example/a.png'
const b = 'https://pictures.example/b.png'
const odile = companion({ profileImageUrl: a, imageSlot2: b, eyeColor: 'green', age: 31 })
const draw = (answers: Answers = {}) =>
  drawApp('/user/companion/c1/settings', { answers: { 'GET /api/companions/c1': odile, ...answers } })

const sourceOf = (name: string) => screen.getByRole('img', { name }).getAttribute('src')
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save Changes' })
const swap = async (slot: number) =>
  fireEvent.click(await screen.findByRole('button', { name: `Swap slot ${slot} with the profile image` }))

it('shows the three cards with what is known', async () => {
  draw()
  for (const name of ['Basic Information', 'Personality', 'Physical Appearance']) {
    expect(await screen.findByRole('heading', { name })).toBeTruthy()
  }
  const look = within(screen.getByRole('region', { name: 'Physical Appearance' }))
  expect(look.getByText('31')).toBeTruthy()
  expect(look.getByText('Green')).toBeTruthy()
  expect(look.getAllByText('Not set').length).toBeGreaterThan(0)
})

it('shows a swap before it is saved, and takes it back', async () => {
  const { sent } = draw()
  await swap(2)
  expect(await screen.findByText(/Not saved yet/)).toBeTruthy()
  expect([sourceOf('Portrait of Odile'), sourceOf('Slot 2 of Odile')]).toEqual([b, a])
  expect(save().disabled).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Take back the swap with slot 2' }))
  expect([sourceOf('Portrait of Odile'), sourceOf('Slot 2 of Odile')]).toEqual([a, b])
  expect(save().disabled).toBe(true)
  expect(sent.some(({ method }) => method === 'POST')).toBe(false)
})

it('saves the swap and says so', async () => {
  const swapped = { ...odile, profileImageUrl: b, imageSlot2: a }
  const { sent, answers } = draw({ 'POST /api/companions/c1/set-profile-image': swapped })
  await swap(2)
  answers['GET /api/companions/c1'] = swapped
  fireEvent.click(save())
  expect(await screen.findByText('Profile Updated')).toBeTruthy()
  expect(screen.getByText('Profile image swapped with slot 2!')).toBeTruthy()
  expect(sourceOf('Portrait of Odile')).toBe(b)
  await waitFor(() => expect(save().disabled).toBe(true))
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ slot: 2 })
})

it('does not swap from an empty slot', async () => {
  draw()
  await swap(3)
  expect(await screen.findByText('No Image in Slot')).toBeTruthy()
  expect(screen.getByText('Slot 3 does not have an image to swap with.')).toBeTruthy()
  expect(save().disabled).toBe(true)
})

it.each([
  [
    "the server's words",
    Response.json({ error: 'Something went wrong' }, { status: 500 }),
    'Something went wrong',
  ],
  ['its own', new Response('', { status: 502 }), 'Failed to swap profile image. Please try again.'],
])('tells a failed swap in %s and keeps the choice', async (_, answer, words) => {
  draw({ 'POST /api/companions/c1/set-profile-image': answer })
  await swap(2)
  fireEvent.click(save())
  expect(await screen.findByText('Update Failed')).toBeTruthy()
  expect(screen.getByText(words)).toBeTruthy()
  await waitFor(() => expect(save().getAttribute('aria-busy')).toBeNull())
  expect(save().disabled).toBe(false)
})

it('asks before a choice that is not saved is left', async () => {
  const { history } = draw()
  await swap(2)
  fireEvent.click(screen.getByRole('link', { name: 'Back to Companions' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(history.location.pathname).toBe('/user/companion/c1/settings')
  fireEvent.click(dialog.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Your Companions' })).toBeTruthy()
  expect(history.location.pathname).toBe('/admin/companions')
})

it.each([404, 500])("says 'Companion Not Found' where loading her answers %i", async (status) => {
  draw({ 'GET /api/companions/c1': Response.json({ error: 'no' }, { status }) })
  expect(await screen.findByRole('heading', { name: 'Companion Not Found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Companions' })).toBeTruthy()
})

it('is for who is signed in and past the account setup', async () => {
  const { unmount } = drawApp('/user/companion/c1/settings', { auth: signedOut })
  expect(await screen.findByRole('heading', { name: 'Authentication required' })).toBeTruthy()
  unmount()
  const incomplete = {
    onboardingComplete: false,
    ageVerified: false,
    termsAccepted: false,
    termsVersion: null,
  }
  draw({ 'GET /api/onboarding': incomplete })
  expect(await screen.findByRole('heading', { name: 'Account Setup' })).toBeTruthy()
})
