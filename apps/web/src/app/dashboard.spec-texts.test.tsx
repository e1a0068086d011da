// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearApp, companion, drawApp, usage } from '#web/testing/draw-app.tsx'

afterEach(() => {
  clearApp()
  vi.restoreAllMocks()
})
const section = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('section') ?? document.body)
const status = async () => {
  const card = (await screen.findByText('System Status')).parentElement
  return card?.querySelector('[aria-live]') ?? document.body
}
const rows = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('the System Status card', () => {
  it.each([
    ['ok', 'Online', 'All core systems operational'],
    ['degraded', 'Degraded', 'Some services experiencing delays'],
    ['offline', 'Offline', 'System currently unreachable'],
    ['unknown', 'Status Unknown', 'Unable to determine system status'],
  ])('reads %s', async (word, title, line) => {
    drawApp('/admin/dashboard', {
      answers: { 'GET /api/status': { status: word, latencyMs: null, components: {} } },
    })
    const card = await status()
    await waitFor(() => expect(card.textContent).toBe(`${title}${line}`))
  })

  it('tells the response time in ms', async () => {
    drawApp('/admin/dashboard')
    expect((await screen.findByText('4 ms')).parentElement).toBe(await status())
  })

  it("reads 'Loading' meanwhile", async () => {
    drawApp('/admin/dashboard', { answers: { 'GET /api/status': 'pending' } })
    expect((await status()).textContent).toBe('Loading')
  })

  it("reads 'Status Unknown' where the server does not answer, and asks again only in its turn", async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const { queryClient, sent } = drawApp('/admin/dashboard', {
      answers: { 'GET /api/status': new Response('', { status: 500 }) },
    })
    expect(await screen.findByText('Status Unknown')).toBeTruthy()
    expect(queryClient.getQueryData(['/api/status'])).toEqual({
      status: 'unknown',
      latencyMs: null,
      components: {},
    })
    const asked = () => sent.filter(({ path }) => path === '/api/status').length
    expect(asked()).toBe(1)
    const [observer] = queryClient.getQueryCache().find({ queryKey: ['/api/status'] })?.observers ?? []
    expect(observer?.options).toMatchObject({
      refetchInterval: 120_000,
      refetchOnWindowFocus: 'always',
      retry: false,
    })
  })
})

describe('the overview', () => {
  it('has the beta notice with the version', async () => {
    drawApp('/admin/dashboard')
    const notice = (await screen.findByText('Beta Notice')).parentElement
    expect(notice?.textContent).toContain('open beta')
    expect(notice?.textContent).toContain('Version 0.2.12-beta, Production')
  })

  it('has a daily and a monthly bar of messages, each with its level', async () => {
    drawApp('/admin/dashboard')
    const widget = await section('Message Usage')
    const bars = (await widget.findAllByRole('meter')).map((bar) => [
      bar.getAttribute('aria-label'),
      bar.getAttribute('aria-valuetext'),
    ])
    expect(bars).toEqual([
      ['Daily', '8 of 10, High Usage'],
      ['Monthly', '200 of 200, At Limit'],
    ])
    for (const word of ['High Usage', 'At Limit']) expect(widget.getByText(word)).toBeTruthy()
  })

  it('shows a limit of -1 as Unlimited', async () => {
    drawApp('/admin/dashboard', { answers: { 'GET /api/usage': { ...usage, monthlyLimit: -1 } } })
    const widget = await section('Message Usage')
    const [, monthly] = await widget.findAllByRole('meter')
    expect(monthly?.getAttribute('aria-valuetext')).toBe('200 of Unlimited, Normal')
  })

  it("says 'No usage data available' where there is none", async () => {
    drawApp('/admin/dashboard', { answers: { 'GET /api/usage': undefined } })
    expect(await (await section('Message Usage')).findByText('No usage data available')).toBeTruthy()
  })

  it('counts companions as created / max', async () => {
    drawApp('/admin/dashboard', {
      answers: {
        'GET /api/user/dashboard': { user: { id: 'u1' }, companions: [companion()] },
        'GET /api/user/tier-limits': { tier: 'pro', maxCompanions: 3, imageGeneration: true, nsfw: true },
      },
    })
    const caption = await screen.findByText('Companion Usage')
    await waitFor(() => expect(caption.closest('div')?.parentElement?.textContent).toContain('1 / 3'))
  })

  it('ticks off the setup as it goes on', async () => {
    const { queryClient } = drawApp('/admin/dashboard')
    const list = await screen.findByRole('list', { name: 'Setup Progress' })
    await waitFor(() =>
      expect(rows(list)).toEqual([
        'Age Verified, done',
        'Companion(s) Created, not yet0',
        'Profile Image Generated, not yet',
      ]),
    )
    act(() => {
      queryClient.setQueryData(['/api/user/dashboard'], {
        user: { id: 'u1' },
        companions: [companion({ profileImageUrl: 'companion_c1_1_a' })],
      })
    })
    await waitFor(() =>
      expect(rows(list)).toEqual([
        'Age Verified, done',
        'Companion(s) Created, done1',
        'Profile Image Generated, done',
      ]),
    )
  })

  it("shows 'What's Waiting For You' on the free plan alone", async () => {
    const { answers, queryClient } = drawApp('/admin/dashboard')
    const card = await screen.findByRole('region', { name: "What's Waiting For You" })
    for (const promise of ['More companions', 'Deeper moods', 'More daily messages', 'Intimacy mode']) {
      expect(within(card).getByText(promise)).toBeTruthy()
    }
    const plan = answers['GET /api/user/plan'] as object
    act(() => {
      queryClient.setQueryData(['/api/user/plan'], { ...plan, tier: 'basic' })
    })
    await waitFor(() => expect(screen.queryByText("What's Waiting For You")).toBeNull())
  })

  it('is the first of two views; the second shows the companions', async () => {
    const { history } = drawApp('/admin/dashboard', { answers: { 'GET /api/companions': [companion()] } })
    fireEvent.click(await screen.findByRole('radio', { name: 'Your Companions' }))
    expect(await screen.findByRole('heading', { name: 'Odile' })).toBeTruthy()
    expect(history.location.href).toBe('/admin/dashboard?view=companions')
  })
})

describe('the second view', () => {
  it('has a card for each companion and one that creates another', async () => {
    drawApp('/admin/dashboard?view=companions', {
      answers: {
        'GET /api/companions': [companion()],
        'GET /api/user/tier-limits': { tier: 'pro', maxCompanions: 3, imageGeneration: true, nsfw: true },
      },
    })
    expect(await screen.findByRole('heading', { name: 'Odile' })).toBeTruthy()
    const create = await screen.findByRole('link', { name: /Create New Companion/ })
    expect(create.getAttribute('href')).toBe('/admin/companions?new=true')
  })

  it('leads to the account setup where there is none', async () => {
    drawApp('/admin/dashboard?view=companions')
    const link = await screen.findByRole('link', { name: 'Create your first companion' })
    expect(link.getAttribute('href')).toBe('/user/onboarding')
  })
})

describe('the other sections', () => {
  it('settings show the profile, the version and the use', async () => {
    drawApp('/admin/settings')
    const profile = await section('User Profile')
    for (const text of ['ada', 'ada@example.org', 'November 5, 2026']) {
      expect(await profile.findByText(text)).toBeTruthy()
    }
    const version = await section('App Version')
    expect(version.getByText('0.2.12-beta')).toBeTruthy()
    expect(version.getByText('Production')).toBeTruthy()
    const used = await section('Your Current Usage')
    expect(await used.findByRole('meter', { name: 'Messages this month' })).toBeTruthy()
  })

  it("settings say 'Not set' and 'Not available' for what an account lacks", async () => {
    const user = { id: 'u1', username: null, email: null, emailVerified: false }
    drawApp('/admin/settings', {
      answers: { 'GET /api/user': { ...user, createdAt: '2026-11-05T12:00:00.000Z' } },
    })
    const profile = await section('User Profile')
    expect(await profile.findByText('Not set')).toBeTruthy()
    expect(profile.getByText('Not available')).toBeTruthy()
  })

  it('settings hold back Clear All Memories', async () => {
    drawApp('/admin/settings')
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Clear All Memories' })
    expect(button.disabled).toBe(true)
    expect(screen.getByText('Temporarily disabled in production')).toBeTruthy()
  })

  it('memory says that it is to come', async () => {
    drawApp('/admin/memory')
    expect(await screen.findByText('Memory Settings - Coming soon...')).toBeTruthy()
  })

  it('setup ends in a form that sends nothing', async () => {
    const open = { onboardingComplete: false, ageVerified: false, termsAccepted: false, termsVersion: '1' }
    const { sent, history } = drawApp('/admin/setup', { answers: { 'GET /api/onboarding': open } })
    const form = await section('Companion Setup')
    const choices = (label: string): (string | null)[] => {
      fireEvent.keyDown(form.getByRole('combobox', { name: label }), { key: 'ArrowDown' })
      const listed = screen.getAllByRole('option').map(({ textContent }) => textContent)
      fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
      return listed
    }
    expect(choices('Style')).toEqual(['Realistic', 'Anime', 'Fantasy'])
    expect(choices('Behaviour')).toEqual(['Sweet & Caring', 'Playful & Fun', 'Mysterious', 'Professional'])
    const name = form.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
    fireEvent.change(name, { target: { value: 'Odile' } })
    expect(form.getByRole('textbox', { name: 'Description' })).toBeTruthy()

    const asked = sent.length
    for (const label of ['Save Changes', 'Cancel']) fireEvent.click(form.getByRole('button', { name: label }))
    expect(name.value).toBe('Odile')
    expect(sent.slice(asked)).toEqual([])
    expect(history.location.pathname).toBe('/admin/setup')
  })
})
