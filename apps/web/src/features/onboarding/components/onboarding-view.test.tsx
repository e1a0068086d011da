// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toaster } from '#web/ui/toaster.tsx'
import { OnboardingView } from './onboarding-view.tsx'

// A busy machine draws slowly; what is waited for comes all the same.
configure({ asyncUtilTimeout: 5000 })

const send = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.stubGlobal('fetch', send)
})
afterEach(() => {
  cleanup()
  send.mockReset()
  vi.unstubAllGlobals()
})

const draw = () => {
  const onDone = vi.fn()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OnboardingView onDone={onDone} />
      <Toaster />
    </QueryClientProvider>,
  )
  return onDone
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const toTerms = () => {
  press('I am 18 years or older')
  press('Yes, I confirm I am over 18')
}

it('needs two clicks to confirm the age', async () => {
  draw()
  press('I am 18 years or older')
  expect(await screen.findByText('Click again to confirm you are 18 or older')).toBeTruthy()
  press('Yes, I confirm I am over 18')
  expect(await screen.findByText('You can now access all features')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Terms & Conditions')
})

it('sends nothing until the terms are accepted', async () => {
  draw()
  toTerms()
  press('Accept & Continue')
  expect(await screen.findByText('You must accept the terms to continue')).toBeTruthy()
  expect(send).not.toHaveBeenCalled()
})

it('sends both and goes on', async () => {
  send.mockResolvedValue(Response.json({ onboardingComplete: true, ageVerified: true, termsAccepted: true }))
  const onDone = draw()
  toTerms()
  fireEvent.click(screen.getByRole('checkbox'))
  press('Accept & Continue')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(JSON.parse(String(send.mock.calls[0]?.[1]?.body))).toEqual({
    ageVerified: true,
    termsAccepted: true,
  })
})

it("says 'Setup Failed' and keeps the choice when the server refuses", async () => {
  send.mockResolvedValue(new Response('no', { status: 500 }))
  draw()
  toTerms()
  fireEvent.click(screen.getByRole('checkbox'))
  press('Accept & Continue')
  expect(await screen.findByText('Setup Failed')).toBeTruthy()
  expect(screen.getByRole('checkbox').getAttribute('aria-checked')).toBe('true')
})

it('asks twice again after Back', () => {
  draw()
  toTerms()
  press('Back')
  expect(screen.getByRole('button', { name: 'I am 18 years or older' })).toBeTruthy()
})
