// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { authStore } from '#web/lib/auth/auth.ts'
import { clearApp, drawApp, signedIn, signedOut, unknownAuth } from '#web/testing/draw-app.tsx'
import { ErrorGuard } from './screens/error-guard.tsx'

function Part({ part }: { part: { isBroken: boolean } }) {
  if (part.isBroken) throw new Error('broken part')
  return <p>whole again</p>
}

afterEach(clearApp)
const incomplete = { onboardingComplete: false, ageVerified: false, termsAccepted: false, termsVersion: '1' }
const menu = () =>
  within(screen.getByRole('navigation', { name: 'Sections' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const screenOf = (kind: 'small' | 'wide') =>
  vi.stubGlobal('matchMedia', () => ({
    matches: kind === 'wide',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))

describe('before it is known who is there', () => {
  it("waits with 'Initializing authentication...', then shows the section", async () => {
    drawApp('/admin/memory', { auth: unknownAuth })
    expect(await screen.findByText('Initializing authentication...')).toBeTruthy()
    act(() => authStore.set(signedIn))
    expect(await screen.findByText('Memory Settings - Coming soon...')).toBeTruthy()
  })

  it("waits with 'Initializing...' for the account setup", async () => {
    drawApp('/admin/memory', { answers: { 'GET /api/onboarding': 'pending' } })
    expect(await screen.findByText('Initializing...')).toBeTruthy()
  })
})

describe('signed out', () => {
  it("reads 'Authentication required' behind the gate", async () => {
    drawApp('/user/onboarding', { auth: signedOut })
    expect(await screen.findByRole('heading', { name: 'Authentication required' })).toBeTruthy()
  })

  it('is asked to sign in to the admin panel, and comes back from there', async () => {
    drawApp('/admin/companions', { auth: signedOut })
    expect(await screen.findByRole('heading', { name: 'Authentication Required' })).toBeTruthy()
    expect(screen.getByText('Please sign in to access the admin panel.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toContain(
      `/sign-in?redirect=${encodeURIComponent('/admin/companions')}`,
    )
  })

  it('finds the ways to sign in and up at the root', async () => {
    drawApp('/', { auth: signedOut })
    expect((await screen.findByRole('link', { name: 'Sign In' })).getAttribute('href')).toBe('/sign-in')
    expect(screen.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/sign-up')
  })
})

describe('addresses', () => {
  it.each(['/', '/admin', '/admin/setup', '/admin/onboarding', '/sign-in', '/sign-up'])(
    'lead from %s to the dashboard for who is signed in',
    async (path) => {
      const { history } = drawApp(path)
      expect(await screen.findByRole('heading', { name: 'Dashboard', level: 1 })).toBeTruthy()
      await waitFor(() => expect(history.location.pathname).toMatch(/^\/admin(\/dashboard)?$/))
    },
  )

  it('lead to the account setup while it is incomplete, which then offers nothing else', async () => {
    screenOf('wide')
    const { history } = drawApp('/admin/companions', { answers: { 'GET /api/onboarding': incomplete } })
    expect(await screen.findByRole('heading', { name: 'Account Setup' })).toBeTruthy()
    expect(history.location.pathname).toBe('/admin/setup')
    expect(menu()).toEqual(['Setup', 'Settings'])
  })

  it('lead from /user/onboarding to the create view once the setup is complete', async () => {
    const { history } = drawApp('/user/onboarding')
    expect(await screen.findByRole('heading', { name: 'Create New Companion' })).toBeTruthy()
    expect(history.location.href).toBe('/admin/companions?new=true')
  })

  it('show Account Setup at /user/onboarding before that', async () => {
    drawApp('/user/onboarding', { answers: { 'GET /api/onboarding': incomplete } })
    expect(await screen.findByRole('heading', { name: 'Account Setup' })).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Step 1 of 2')
    expect(screen.getByRole('progressbar').children).toHaveLength(2)
  })

  it.each(['/nowhere/at/all', '/admin/nowhere'])('that do not exist say so: %s', async (path) => {
    const { history } = drawApp(path)
    expect(await screen.findByRole('heading', { name: '404 - Page Not Found' })).toBeTruthy()
    expect(screen.getByText("The page you're looking for doesn't exist.")).toBeTruthy()
    const { length } = history
    fireEvent.click(screen.getByRole('link', { name: 'Go Home' }))
    await screen.findByRole('heading', { name: 'Dashboard', level: 1 })
    // The address took the place of the one before: no entry was added.
    expect(history.length).toBe(length)
  })
})

describe('the admin shell', () => {
  it('has its title, its sections and the account at its foot', async () => {
    screenOf('wide')
    drawApp('/admin/memory')
    const panel = within(await screen.findByRole('complementary', { name: 'Admin Panel' }))
    expect(panel.getByText('Admin Panel')).toBeTruthy()
    await waitFor(() => expect(menu()).toEqual(['Dashboard', 'Companions', 'Memory', 'Settings']))
    expect(await panel.findByText('ada')).toBeTruthy()
    expect(panel.getByText('ada@example.org')).toBeTruthy()
    expect(panel.getByRole('button', { name: 'Logout' })).toBeTruthy()
  })

  it('keeps the sections behind a menu button on small screens', async () => {
    screenOf('small')
    drawApp('/admin/memory')
    fireEvent.click(await screen.findByRole('button', { name: 'Open menu' }))
    expect(await screen.findByRole('dialog', { name: 'Admin Panel' })).toBeTruthy()
    expect(menu()).toContain('Companions')
  })

  it('says when the account setup could not be asked for, and offers only setup and settings', async () => {
    screenOf('wide')
    const { queryClient } = drawApp('/admin/dashboard', {
      answers: { 'GET /api/onboarding': new Response('', { status: 503 }) },
    })
    expect(await screen.findByText('Error Loading Onboarding Status')).toBeTruthy()
    expect(screen.getByText('Please refresh the page or try again later.')).toBeTruthy()
    expect(menu()).toEqual(['Setup', 'Settings'])
    expect(queryClient.getQueryState(['/api/onboarding'])?.error).toMatchObject({
      message: 'Failed to fetch onboarding status: 503',
    })
  })
})

describe('the error screen', () => {
  it('shows its id and ways on, and goes when Try Again works', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const part = { isBroken: true }
    render(
      <QueryClientProvider client={new QueryClient()}>
        <ErrorGuard>
          <Part part={part} />
        </ErrorGuard>
      </QueryClientProvider>,
    )
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
    expect(await screen.findByText(/^Error ID: error_\d+_\w{6}$/)).toBeTruthy()
    expect(
      screen.getByText('If this problem persists, please contact support with the error ID above.', {
        exact: false,
      }),
    ).toBeTruthy()
    expect(screen.getByText('Technical details').closest('details')?.textContent).toContain('broken part')

    const assign = vi.spyOn(window.location, 'assign').mockReturnValue(undefined)
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
    fireEvent.click(screen.getByRole('button', { name: 'Home' }))
    expect(assign).toHaveBeenCalledExactlyOnceWith('/')
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }))
    expect(reload).toHaveBeenCalledTimes(1)

    part.isBroken = false
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('whole again')).toBeTruthy()
    vi.restoreAllMocks()
  })
})
