// @vitest-environment happy-dom
import { type Companion, timing } from '@everbond/contract'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { authStore } from '#web/lib/auth/auth.ts'
import { clearApp, companion, drawApp, drawPart, signedOut, unknownAuth } from '#web/testing/draw-app.tsx'
import { markPending, pendingPortraits } from '../pending-portraits.ts'
import { CompanionsDashboard } from './companions-dashboard.tsx'

const page = '/admin/companions'
const pro = { tier: 'pro', maxCompanions: 3, imageGeneration: true, nsfw: true }

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one')
})
afterEach(() => {
  clearApp()
  pendingPortraits.set({})
  vi.restoreAllMocks()
})
const draw = (companions: Companion[], limits: object = pro) =>
  drawApp(page, { answers: { 'GET /api/companions': companions, 'GET /api/user/tier-limits': limits } })
const card = async (name = 'Odile') =>
  within((await screen.findByRole('button', { name: `Show ${name}` })).closest('article') ?? document.body)

describe('the states of the screen', () => {
  it("is 'Loading authentication...' until that is known, and asks to sign in where nobody is", async () => {
    // The gate of the shell stands before it: here it is seen by itself, after the session ended.
    drawPart(CompanionsDashboard, { auth: unknownAuth })
    expect(await screen.findByText('Loading authentication...')).toBeTruthy()
    act(() => authStore.set(signedOut))
    expect(await screen.findByRole('heading', { name: 'Authentication Required' })).toBeTruthy()
    expect(screen.getByText('Please sign in to access your companion dashboard.')).toBeTruthy()
  })

  it('is a skeleton while the companions are asked for', async () => {
    const { container } = drawApp(page, { answers: { 'GET /api/companions': 'pending' } })
    expect(await screen.findByRole('heading', { name: 'Your Companions' })).toBeTruthy()
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull()
    expect(screen.queryByRole('article')).toBeNull()
  })

  it("is 'Authentication Error' with the message where the token is refused", async () => {
    const refused = Response.json({ error: 'Authentication Required' }, { status: 401 })
    drawApp(page, { answers: { 'GET /api/companions': refused } })
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByRole('heading', { name: 'Authentication Error' })).toBeTruthy()
    expect(alert.textContent).toContain(
      'Unable to load companion data. Please check your authentication.401: Authentication Required',
    )
  })

  it("is 'Dashboard Error' on any other failure, and 'Reload Dashboard' asks again", async () => {
    const { answers } = drawApp(page, {
      answers: { 'GET /api/companions': new Response('', { status: 503 }) },
    })
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByRole('heading', { name: 'Dashboard Error' })).toBeTruthy()
    answers['GET /api/companions'] = [companion()]
    fireEvent.click(within(alert).getByRole('button', { name: 'Reload Dashboard' }))
    expect(await screen.findByRole('heading', { name: 'Odile' })).toBeTruthy()
  })
})

describe('the plan card', () => {
  const tiles = async () => {
    const section = within(await screen.findByRole('region', { name: /^Your Plan:/ }))
    await section.findByText('Active Companions')
    await section.findByText('Messages today')
    return (label: string) => section.getByText(label).parentElement?.textContent ?? ''
  }

  it('names the tier and counts companions, messages and images', async () => {
    drawApp(page, {
      answers: {
        'GET /api/companions': [companion()],
        'GET /api/user/tier-limits': { ...pro, maxCompanions: 6 },
        'GET /api/user/plan': { tier: 'basic', creditsMessages: 0 },
      },
    })
    expect(await screen.findByRole('heading', { name: 'Your Plan: Basic Love' })).toBeTruthy()
    const tile = await tiles()
    expect(tile('Active Companions')).toContain('1/ 6')
    expect(tile('Messages today')).toContain('3/ 10')
    await screen.findByText('Images this month')
    expect(tile('Images this month')).toContain('5/ 50')
  })

  it("shows '-- / --' for images before there is a companion", async () => {
    draw([])
    const tile = await tiles()
    expect(tile('Images this month')).toBe('Images this month--/ --Create a companion first')
  })
})

describe('the cards', () => {
  it('show the name, the description and the badges', async () => {
    draw([
      companion(),
      companion({
        id: 'c2',
        name: ' ',
        description: 'A botanist.',
        ...{ dominantPersonality: null, communicationStyle: null, personality: null },
      }),
    ])
    const odile = await card()
    expect(odile.getByText('A cellist.')).toBeTruthy()
    for (const badge of ['Friendly', 'Casual']) expect(odile.getByText(badge)).toBeTruthy()
    const unnamed = await card('Unnamed Companion')
    expect(unnamed.getByRole('heading', { name: 'Unnamed Companion' })).toBeTruthy()
    expect(unnamed.getByText('AI Generated')).toBeTruthy()
  })

  it('hold the picture at 3:4', async () => {
    draw([companion()])
    await card()
    expect(document.querySelector('article .aspect-3\\/4')).not.toBeNull()
  })

  it('come newest first, and those beyond the plan rest', async () => {
    const day = (number: number) => `2026-11-0${number}T10:00:00.000Z`
    draw(
      [
        companion({ id: 'a', name: 'Ada', createdAt: day(1) }),
        companion({ id: 'b', name: 'Bea', createdAt: day(3) }),
        companion({ id: 'c', name: 'Cleo', createdAt: day(2) }),
      ],
      { ...pro, maxCompanions: 2 },
    )
    expect(await screen.findByText('One companion is resting')).toBeTruthy()
    const names = screen.getAllByRole('heading').map(({ textContent }) => textContent ?? '')
    expect(names.filter((name) => ['Ada', 'Bea', 'Cleo'].includes(name))).toEqual(['Bea', 'Cleo', 'Ada'])
    expect(screen.queryByRole('link', { name: /Create New Companion/ })).toBeNull()
  })

  it('are followed by the way to one more only while the plan has room', async () => {
    draw([companion()], { ...pro, maxCompanions: 2 })
    const create = await screen.findByRole('link', { name: /Create New Companion/ })
    expect(create.getAttribute('href')).toBe('/admin/companions?new=true')
    expect(create.className).toContain('border-dashed')
    clearApp()
    draw([companion()], { ...pro, maxCompanions: 1 })
    await card()
    await screen.findByText('All places taken')
    expect(screen.queryByRole('link', { name: /Create New Companion/ })).toBeNull()
  })

  it('are blurred by a choice that the browser remembers', async () => {
    draw([companion()])
    fireEvent.click(await screen.findByRole('button', { name: 'Blur Images' }))
    expect(await screen.findByRole('button', { name: 'See Images' })).toBeTruthy()
    cleanup()
    draw([companion()])
    expect(await screen.findByRole('button', { name: 'See Images' })).toBeTruthy()
  })
})

it('a card leads to the edit view, and so does its row in the list, with deletion beside it', async () => {
  draw([companion()])
  await card()
  const edit = screen.getByRole('link', { name: 'Edit Odile' })
  expect(edit.getAttribute('href')).toBe('/admin/companions?edit=c1')
  fireEvent.click(screen.getByRole('radio', { name: 'List' }))
  expect(await screen.findByRole('button', { name: 'Delete Odile' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Edit Odile' }).getAttribute('href')).toBe(
    '/admin/companions?edit=c1',
  )
})

describe('the picture of a card', () => {
  it("is 'Generating...' while it is awaited, then the picture", async () => {
    const { queryClient } = draw([companion({ portraitStatus: 'pending' })])
    const odile = await card()
    expect(await odile.findByText('Generating...')).toBeTruthy()
    act(() => {
      queryClient.setQueryData(
        ['/api/companions'],
        [companion({ portraitStatus: 'ready', profileImageUrl: 'companion_c1_1_a' })],
      )
    })
    await waitFor(() => expect(odile.queryByText('Generating...')).toBeNull())
  })

  it('is fetched by its id and shown from a local address', async () => {
    const { sent } = drawApp(page, {
      answers: {
        'GET /api/companions': [companion({ portraitStatus: 'ready', profileImageUrl: 'companion_c1_1_a' })],
        'GET /api/user/tier-limits': pro,
        'GET /api/secure-image/companion_c1_1_a': new Response('bytes'),
      },
    })
    const picture = await screen.findByRole('img', { name: 'Portrait of Odile' })
    expect(picture.getAttribute('src')).toBe('blob:one')
    expect(sent.some(({ path }) => path === '/api/secure-image/companion_c1_1_a')).toBe(true)
  })

  it.each([
    ['', 404, false],
    [' for want of a sign-in', 401, true],
  ])('says that it failed to load%s', async (_, status, isRefused) => {
    drawApp(page, {
      answers: {
        'GET /api/companions': [companion({ portraitStatus: 'ready', profileImageUrl: 'companion_c1_1_a' })],
        'GET /api/user/tier-limits': pro,
        'GET /api/secure-image/companion_c1_1_a': Response.json({ error: 'No.' }, { status }),
      },
    })
    const odile = await card()
    expect(await odile.findByText('Failed to Load')).toBeTruthy()
    expect(odile.queryByText('Authentication required') !== null).toBe(isRefused)
  })

  it('is a placeholder where none was made', async () => {
    draw([companion()])
    expect(await (await card()).findByText('No portrait yet')).toBeTruthy()
  })
})

describe('the marker of an awaited picture', () => {
  it('is taken away when the picture is there', async () => {
    markPending('c1')
    const { queryClient } = draw([companion()])
    expect(await (await card()).findByText('Generating...')).toBeTruthy()
    act(() => {
      queryClient.setQueryData(['/api/companions'], [companion({ profileImageUrl: 'companion_c1_1_a' })])
    })
    await waitFor(() => expect(pendingPortraits.get()).toEqual({}))
  })

  it('goes by itself after 5 minutes', () => {
    vi.useFakeTimers()
    markPending('c9')
    vi.advanceTimersByTime(5 * 60_000 - 1)
    expect(Object.keys(pendingPortraits.get())).toEqual(['c9'])
    vi.advanceTimersByTime(1)
    expect(pendingPortraits.get()).toEqual({})
    vi.useRealTimers()
  })
})

it('the companions are kept 5 minutes, polled every 10 s and not asked for again on focus', async () => {
  const { queryClient } = draw([companion()])
  await card()
  const query = queryClient.getQueryCache().find({ queryKey: ['/api/companions'] })
  const options = query?.observers[0]?.options
  expect(options).toMatchObject({ staleTime: 5 * 60_000, refetchOnWindowFocus: false })
  const { refetchInterval } = options ?? {}
  if (typeof refetchInterval !== 'function' || query === undefined) throw new Error('the interval is fixed')
  expect(refetchInterval(query)).toBe(timing.poll.companions)
  expect(timing.poll.companions).toBe(10_000)
})
