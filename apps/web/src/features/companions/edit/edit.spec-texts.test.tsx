// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '#web/lib/query/query-client.ts'
import { type Answers, clearApp, companion, drawApp } from '#web/testing/draw-app.tsx'
import { failureToast } from '../pictures/pictures.rules.ts'

afterEach(() => {
  clearApp()
  vi.useRealTimers()
})
const odile = companion({ personalityTraits: ['Calm'], eyeColor: 'green', clothingStyle: 'Knitwear' })
const answers: Answers = { 'GET /api/companions': [odile], 'GET /api/companions/c1': odile }
const limits = {
  deletionsThisMonth: 0,
  maxDeletions: 3,
  remainingDeletions: 3,
  allowed: true,
  nextAllowedDate: null,
}

describe('the edit view', () => {
  const toStep2 = async (path: string, given: Answers) => {
    const drawn = drawApp(path, { answers: given })
    const name = await screen.findByRole('textbox', { name: /^Name/ })
    fireEvent.change(name, { target: { value: 'Odile' } })
    fireEvent.change(screen.getByRole('textbox', { name: /^Age/ }), { target: { value: '27' } })
    fireEvent.change(screen.getByRole('textbox', { name: /^Description/ }), {
      target: { value: 'A cellist.' },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Next: Personality' }))
    await screen.findByRole('heading', { name: 'Personality Traits' })
    return drawn
  }

  it("ends in 'Delete Companion' and 'Update Companion'; the create view has neither", async () => {
    await toStep2('/admin/companions?edit=c1', answers)
    for (const name of ['Back', 'Cancel', 'Delete Companion', 'Update Companion']) {
      expect(screen.getByRole('button', { name })).toBeTruthy()
    }
    clearApp()
    await toStep2('/admin/companions?new=true', {})
    expect(screen.queryByRole('button', { name: /^(Delete|Update) Companion$/ })).toBeNull()
  })

  it('deletes after the typed name and leads back to the list', async () => {
    const { history } = await toStep2('/admin/companions?edit=c1', {
      ...answers,
      'GET /api/companions/deletion-limits': limits,
      'DELETE /api/companions/c1': { deleted: true },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Delete Companion' }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('3 of 3 deletions left')
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Odile' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(history.location.href).toBe('/admin/companions'))
  })
})

describe('the deletion limits', () => {
  it('are asked for when the dialog opens, and 3 times more at 1 s where that fails', async () => {
    const { sent, queryClient } = drawApp('/admin/companions?view=list', {
      answers: { ...answers, 'GET /api/companions/deletion-limits': new Response('', { status: 503 }) },
    })
    queryClient.setDefaultOptions(createQueryClient().getDefaultOptions())
    const opener = await screen.findByRole('button', { name: 'Delete Odile' })
    const asked = () => sent.filter(({ path }) => path === '/api/companions/deletion-limits').length
    expect(asked()).toBe(0)
    vi.useFakeTimers()
    fireEvent.click(opener)
    await vi.advanceTimersByTimeAsync(999)
    expect(asked()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked()).toBe(2)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked()).toBe(4)
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked()).toBe(4)
  })
})

it('what pays for her pictures is polled every 60 s and stale after 30 s', async () => {
  const { queryClient } = drawApp('/admin/companions?edit=c1', { answers })
  await screen.findByRole('region', { name: 'Companion Image' })
  const query = queryClient.getQueryCache().find({ queryKey: ['/api/image-usage/c1'] })
  expect(query?.observers[0]?.options).toMatchObject({ staleTime: 30_000, refetchInterval: 60_000 })
})

it('her settings show every field of the three cards, and lead back', async () => {
  drawApp('/user/companion/c1/settings', { answers })
  const fieldsOf = async (card: string) =>
    within(await screen.findByRole('region', { name: card }))
      .getAllByRole('term')
      .map(({ textContent }) => textContent)
  expect(await fieldsOf('Basic Information')).toEqual(['Name', 'Description', 'Profile Image'])
  expect(await fieldsOf('Personality')).toEqual([
    'Dominant Personality',
    'Communication Style',
    'Personality',
  ])
  expect(await fieldsOf('Physical Appearance')).toEqual([
    ...['Age', 'Skin Tone', 'Hair Color', 'Hair Style', 'Eye Color', 'Body Type', 'Clothing Style'],
  ])
  for (const heading of ['Profile Image', 'Slot 2', 'Slot 3']) {
    expect(screen.getAllByText(heading).length).toBeGreaterThan(0)
  }
  const back = screen.getByRole('link', { name: 'Back to Companions' })
  expect(back.getAttribute('href')).toBe('/admin/companions')
})

it('a failed picture is named as its option, or as the image where it is the profile', () => {
  const title = 'Generation Failed'
  expect(([1, 2, 3] as const).map((slot) => failureToast(new Error('lost'), slot))).toEqual([
    { title, description: 'Failed to generate image. Please try again.' },
    { title, description: 'Failed to generate option 1. Please try again.' },
    { title, description: 'Failed to generate option 2. Please try again.' },
  ])
})
