// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { type Answers, clearApp, companion, drawApp } from '#web/testing/draw-app.tsx'

afterEach(clearApp)

const odile = companion({ personalityTraits: ['Witty', 'Calm', 'Direct', 'Playful', 'Logical'] })
const ines = companion({ id: 'c2', name: 'Ines', createdAt: '2026-11-20T10:00:00.000Z' })
const limits = (maxCompanions: number, imageGeneration = false) => ({
  'GET /api/user/tier-limits': { tier: 'pro', maxCompanions, imageGeneration, nsfw: false },
})
const usage = (freeSetupRemaining: number) => ({ creditBreakdown: { freeSetupRemaining } })
const draw = (answers: Answers = {}) =>
  drawApp('/admin/companions?view=list', { answers: { 'GET /api/companions': [odile], ...answers } })

it('shows three traits and how many more there are', async () => {
  draw()
  const row = within((await screen.findByRole('heading', { name: 'Odile' })).closest('li') ?? document.body)
  expect(row.getByText('Direct')).toBeTruthy()
  expect(row.queryByText('Playful')).toBeNull()
  expect(row.getByText('+2')).toBeTruthy()
})

it('stops at the limit, with the way out', async () => {
  draw()
  expect(
    await screen.findByText("You've reached your companion limit. Upgrade to create more companions."),
  ).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Create Companion' }).disabled).toBe(true)
})

it('leads to the create view while there is room', async () => {
  const { history } = draw(limits(3))
  fireEvent.click(await screen.findByRole('link', { name: 'Create Companion' }))
  await screen.findByRole('heading', { level: 1, name: 'Create New Companion' })
  expect(history.location.search).toBe('?new=true')
})

it.each([
  ['the plan has it and her own pictures pay for it', true, 1, true],
  ['the plan has none', false, 1, false],
  ['nothing pays for it', true, 0, false],
])('offers to generate an image or not: %s', async (_, hasImages, left, isOffered) => {
  const { queryClient } = draw({ ...limits(3, hasImages), 'GET /api/image-usage/c1': usage(left) })
  await screen.findByRole('link', { name: 'Edit Odile' })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  const name = 'Generate Image of Odile'
  if (isOffered) expect(await screen.findByRole('button', { name })).toBeTruthy()
  else expect(screen.queryByRole('button', { name })).toBeNull()
})

it('says who rests and offers nothing new for them', async () => {
  draw({
    'GET /api/companions': [odile, ines],
    ...limits(1, true),
    'GET /api/image-usage/c1': usage(1),
    'GET /api/image-usage/c2': usage(1),
  })
  const resting = (await screen.findByRole('heading', { name: 'One companion is resting' })).closest(
    'section',
  )
  const section = within(resting ?? document.body)
  expect(section.getByRole('heading', { name: 'Ines' })).toBeTruthy()
  expect(section.getByRole('link', { name: 'Edit Ines' })).toBeTruthy()
  await screen.findByRole('button', { name: 'Generate Image of Odile' })
  expect(section.queryByRole('button', { name: /Generate/ })).toBeNull()
})

it('remembers the chosen view', async () => {
  const { history, unmount } = draw()
  await screen.findByText('Create and customize AI companions')
  fireEvent.click(screen.getByRole('radio', { name: 'Grid' }))
  expect(await screen.findByRole('button', { name: 'WhatsApp' })).toBeTruthy()
  expect(history.location.search).toBe('')
  fireEvent.click(screen.getByRole('radio', { name: 'List' }))
  expect(await screen.findByText('Create and customize AI companions')).toBeTruthy()
  unmount()
  drawApp('/admin/companions', { answers: { 'GET /api/companions': [odile] } })
  expect(await screen.findByText('Create and customize AI companions')).toBeTruthy()
})

it('tells on a card that WhatsApp is coming, and what it brings', async () => {
  drawApp('/admin/companions?view=grid', { answers: { 'GET /api/companions': [odile] } })
  fireEvent.click(await screen.findByRole('button', { name: 'WhatsApp' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/integration is coming soon/)).toBeTruthy()
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Direct messaging',
    'Voice messages',
    'Media sharing',
    'Real-time sync',
  ])
})
