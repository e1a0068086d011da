// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { clearApp, drawApp } from '#web/testing/draw-app.tsx'

afterEach(clearApp)
const open = { onboardingComplete: false, ageVerified: false, termsAccepted: false, termsVersion: '1' }
const complete = { onboardingComplete: true, ageVerified: true, termsAccepted: true, termsVersion: '1' }
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const toast = async (title: string) =>
  (await screen.findByText(title)).closest('[data-sonner-toast]')?.textContent ?? ''
const step = () => screen.getByRole('progressbar').getAttribute('aria-valuetext')

const draw = async () => {
  const drawn = drawApp('/admin/setup', { answers: { 'GET /api/onboarding': open } })
  await screen.findByRole('heading', { name: 'Age Verification Required' })
  return drawn
}

it('Account Setup is two steps; each click on the age has its own words', async () => {
  await draw()
  expect(screen.getByRole('heading', { name: 'Account Setup' })).toBeTruthy()
  expect(step()).toBe('Step 1 of 2')
  press('I am 18 years or older')
  expect(await toast('Confirmation Required')).toBe(
    'Confirmation RequiredClick again to confirm you are 18 or older',
  )
  press('Yes, I confirm I am over 18')
  expect(await toast('Age Verified')).toBe('Age VerifiedYou can now access all features')
  expect(step()).toBe('Step 2 of 2')
})

it('the terms have a summary, a checkbox that links to both texts, and two buttons', async () => {
  const { sent } = await draw()
  press('I am 18 years or older')
  press('Yes, I confirm I am over 18')
  expect(screen.getByRole('heading', { name: 'Terms & Conditions' })).toBeTruthy()
  const agree = 'I have read and agree to the Terms of Service and Privacy Policy'
  expect(screen.getByRole('checkbox', { name: agree })).toBeTruthy()
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect([address('Terms of Service'), address('Privacy Policy')]).toEqual(['/terms', '/privacy'])
  press('Accept & Continue')
  expect(await toast('Please Accept Terms')).toBe('Please Accept TermsYou must accept the terms to continue')
  expect(sent.some(({ method }) => method === 'POST')).toBe(false)
  press('Back')
  expect(step()).toBe('Step 1 of 2')
})

it('accepted, the setup is complete at once, what it held back is asked for, and the dashboard opens', async () => {
  const { answers, sent, history, queryClient } = await draw()
  queryClient.setQueryData(['/api/companions'], [])
  queryClient.setQueryData(['/api/user/dashboard'], { user: { id: 'u1' }, companions: [] })
  answers['POST /api/onboarding'] = complete
  press('I am 18 years or older')
  press('Yes, I confirm I am over 18')
  fireEvent.click(screen.getByRole('checkbox'))
  press('Accept & Continue')
  expect(await screen.findByRole('heading', { name: 'Dashboard', level: 1 })).toBeTruthy()
  expect(history.location.pathname).toBe('/admin/dashboard')
  expect(queryClient.getQueryData(['/api/onboarding'])).toEqual(complete)
  expect(sent.filter(({ path }) => path === '/api/onboarding').map(({ method }) => method)).toEqual([
    'GET',
    'POST',
  ])
  expect(queryClient.getQueryState(['/api/companions'])?.isInvalidated).toBe(true)
  await waitFor(() => expect(sent.some(({ path }) => path === '/api/user/dashboard')).toBe(true))
})

it("refused, it reads 'Setup Failed - Please try again'", async () => {
  const { answers } = await draw()
  answers['POST /api/onboarding'] = new Response('', { status: 500 })
  press('I am 18 years or older')
  press('Yes, I confirm I am over 18')
  fireEvent.click(screen.getByRole('checkbox'))
  press('Accept & Continue')
  expect(await toast('Setup Failed')).toBe('Setup FailedPlease try again')
})
