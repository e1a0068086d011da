/** What people are told, after the real cause of it. */
import { routes } from '@everbond/contract'
import { PASSWORD, signUp } from '../support/people.ts'
import { enter, expect, test } from './fixtures.ts'
import { button, expectToast, fillBasics, fillSignUp, mara } from './steps.ts'

test('signing in with what does not match', async ({ page, everbond, quiet }) => {
  quiet.expect(/401.*\/api\/auth\/sign-in|\/api\/auth\/sign-in.*401/)
  const { username } = await signUp(everbond.origin)
  await page.goto('/sign-in')
  await button(page, 'Sign In').click()
  await expect(page.getByText('Please fill this in.')).toHaveCount(2)
  await page.getByLabel('Email or username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await button(page, 'Sign In').click()
  await expect(page.getByRole('alert')).toContainText('No account matches this name and password.')
  await expect(page.getByLabel('Email or username')).toHaveValue(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await button(page, 'Sign In').click()
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
})

test('signing up with what cannot be used', async ({ page, everbond, quiet }) => {
  quiet.expect(/4\d\d.*\/api\/auth\/(sign-up|is-username)|\/api\/auth\/(sign-up|is-username).*4\d\d/)
  const { username } = await signUp(everbond.origin)
  await page.goto('/sign-up')
  await page.getByLabel('Username').fill('a b')
  await page.getByLabel('Email').fill('nowhere')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await button(page, 'Sign Up').click()
  await expect(page.getByText('Use 3 to 30 letters, digits, dots or underscores.')).toBeVisible()
  await expect(page.getByText('Please enter an email address.')).toBeVisible()
  await expect(page.getByText('Use at least 8 characters.')).toBeVisible()
  await fillSignUp(page, username)
  await button(page, 'Sign Up').click()
  await expect(page.getByText(/is taken|already an account/).first()).toBeVisible()
  await expect(page).toHaveURL(/\/sign-up/)
})

test('the account setup without the terms', async ({ page, context, everbond }) => {
  const person = await signUp(everbond.origin, { onboarded: false })
  await enter(context, { person, origin: everbond.origin })
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL(/\/admin\/setup$/)
  await button(page, 'I am 18 years or older').click()
  await button(page, 'Yes, I confirm I am over 18').click()
  await button(page, 'Accept & Continue').click()
  await expectToast(page, 'Please Accept Terms', 'You must accept the terms to continue')
  await button(page, 'Back').click()
  await expect(button(page, 'I am 18 years or older')).toBeVisible()
})

test('the wizard on what it cannot take, with what was typed kept', async ({ page, person, quiet }) => {
  quiet.expect(/422.*\/api\/companions|\/api\/companions.*422/)
  expect(person.username).not.toBe('')
  await page.goto('/admin/companions?new=true')
  await expect(button(page, 'Next: Personality')).toBeDisabled()
  await fillBasics(page, { Age: '17' })
  await button(page, 'Next: Personality').click()
  await expectToast(page, 'Age Requirement', 'Companions must be at least 18 years old.')
  await page.getByRole('textbox', { name: 'Age' }).fill('')
  await button(page, 'Next: Personality').click()
  await expectToast(page, 'Age Requirement', 'Companions must be at least 18 years old.')

  await page.getByRole('textbox', { name: 'Age' }).fill('25')
  await page.getByRole('textbox', { name: 'Clothing Style' }).fill('Silk Lingerie')
  await page.getByRole('textbox', { name: 'Vibe & Energy' }).fill('sensual, naked, seductive')
  await button(page, 'Next: Personality').click()
  await expectToast(
    page,
    'Content Restriction',
    /NSFW content is only available for Pro and Premium users\. Please remove words like "\w+, \w+, \w+" to continue\./,
  )
  await page.getByRole('textbox', { name: 'Clothing Style' }).fill('Dark red knitwear')
  await page.getByRole('textbox', { name: 'Vibe & Energy' }).fill('Late evening')

  const description = 'She works in a library. She is 14 and likes rain.'
  const field = page.getByRole('textbox', { name: /^Description/ })
  await field.fill(description)
  await button(page, 'Next: Personality').click()
  await button(page, 'Create Companion').click()
  await expectToast(page, 'Error', 'Companions are adults. Please take out what describes someone under 18.')
  await expect(field).toHaveValue(description)
  await expect(field).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Clothing Style' })).toHaveValue('Dark red knitwear')
  await page.reload()
  await expect(field).toHaveValue(description)
})

test('one companion more than the plan has room for', async ({ page, person, quiet }) => {
  quiet.expect(/403.*\/api\/companions|\/api\/companions.*403/)
  await page.goto('/admin/companions?new=true')
  await fillBasics(page)
  await button(page, 'Next: Personality').click()
  // Meanwhile she was made on another device.
  await person.call(routes.createCompanion, { body: mara })
  await button(page, 'Create Companion').click()
  await expectToast(page, 'Error', "You've reached your companion limit.")
  await page.goto('/admin/companions')
  await expect(page.getByRole('heading', { name: mara.name })).toBeVisible()
  await expect(page.getByRole('link', { name: /Create New Companion/ })).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText(/Active Companions\s*1\s*\/\s*1/)
})
