/** Every screen in both sizes and both themes: no serious finding of axe, nothing that scrolls sideways, a picture on request. */
import { join } from 'node:path'
import { routes } from '@everbond/contract'
import type { Page, TestInfo } from '@playwright/test'
import { signUp } from '../support/people.ts'
import { ROOT } from '../support/server.ts'
import { enter, expect, expectAccessible, test } from './fixtures.ts'
import { button, expectPortrait, fillBasics, mara } from './steps.ts'

const SHOTS = process.env.EVERBOND_SHOTS === '1'

/** Looks at what is shown now, once nothing on it is loading any more. */
const look = async (
  page: Page,
  screen: string,
  { project }: TestInfo,
  options: { except?: string[]; fullPage?: boolean } = {},
): Promise<void> => {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  await expectAccessible(page, screen, options)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(overflow, `${screen} scrolls sideways`).toBeLessThanOrEqual(0)
  if (!SHOTS) return
  const path = join(ROOT, 'test-results/screens', `${screen}-${project.name}.png`)
  await page.screenshot({ path, fullPage: options.fullPage ?? true })
}

test('signed out', async ({ page }, info) => {
  const screens = [
    ['landing', '/', 'Someone only'],
    ['sign-in', '/sign-in', 'Sign in'],
    ['sign-up', '/sign-up', 'Create your account'],
    ['reset-password', '/reset-password', 'Reset your password'],
    ['set-password', '/reset-password?token=nothing', 'Set a new password'],
    ['reset-password-dead', '/reset-password?error=INVALID_TOKEN', 'This link does not work'],
    ['verify-email', '/verify-email', 'Email address'],
    ['terms', '/terms', 'Terms of Service'],
    ['privacy', '/privacy', 'Privacy Policy'],
    ['not-found', '/nowhere/at/all', '404 - Page Not Found'],
    ['admin-signed-out', '/admin/companions', 'Authentication Required'],
  ] as const
  for (const [screen, path, heading] of screens) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    await look(page, screen, info)
  }
})

test('before the account setup', async ({ page, context, everbond }, info) => {
  const person = await signUp(everbond.origin, { onboarded: false })
  await enter(context, { person, origin: everbond.origin })
  for (const path of ['/user/onboarding', '/admin/onboarding', '/admin/companions']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Account Setup' })).toBeVisible()
    await look(page, `age${path.replaceAll('/', '-')}`, info)
  }
  await expect(page).toHaveURL(/\/admin\/setup$/)
  await expect(page.getByText('A preview, nothing here is saved')).toBeVisible()
  await button(page, 'I am 18 years or older').click()
  await button(page, 'Yes, I confirm I am over 18').click()
  await look(page, 'terms-step', info)
})

test('without a companion', async ({ page, person }, info) => {
  const screens = [
    ['dashboard-empty', '/admin/dashboard', 'Dashboard'],
    ['dashboard-companions-empty', '/admin/dashboard?view=companions', 'Dashboard'],
    ['companions-empty', '/admin/companions', 'Your Companions'],
    ['settings', '/admin/settings', 'Settings'],
    ['memory', '/admin/memory', 'Memory'],
  ] as const
  expect(person.username).not.toBe('')
  for (const [screen, path, heading] of screens) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await look(page, screen, info)
  }
  await page.goto('/admin/companions?new=true')
  await fillBasics(page)
  await look(page, 'wizard-basic-info', info)
  await button(page, 'Next: Personality').click()
  await button(page, 'Witty').click()
  await look(page, 'wizard-personality', info)
  await page.getByRole('combobox', { name: 'Dominant Personality' }).click()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('option', { name: 'Caring & Supportive' })).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.closest('[role="listbox"]') !== null)).toBe(true)
  // What lies behind an open list is hidden but not inert: the keyboard, as just seen, stays in the list all the same.
  // A picture of the full page would change the window's size, and the list would close.
  await look(page, 'wizard-select', info, { except: ['aria-hidden-focus'], fullPage: false })
})

test('with a companion', async ({ page, person }, info) => {
  await person.call(routes.createCompanion, { body: { ...mara, age: 31, personalityTraits: ['Witty'] } })
  await page.goto('/admin/companions')
  await expectPortrait(page)
  await look(page, 'companions', info)
  await page.getByRole('button', { name: `Show ${mara.name}` }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look(page, 'companion-details', info, { fullPage: false })
  await page.keyboard.press('Escape')
  for (const view of ['overview', 'companions']) {
    await page.goto(`/admin/dashboard?view=${view}`)
    await expectPortrait(page)
    await look(page, `dashboard-${view}`, info)
  }
  await page.goto('/admin/companions?new=true')
  await expect(page.getByText("You've reached your companion limit.").first()).toBeVisible()
  await look(page, 'limit-reached', info)
  if (!info.project.name.startsWith('phone')) return
  await button(page, 'Open menu').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look(page, 'drawer', info, { fullPage: false })
  const width = (await page.getByRole('dialog').boundingBox())?.width
  expect(width).toBe(320)
})

test('managing a companion', async ({ page, person }, info) => {
  const { id } = await person.call(routes.createCompanion, { body: { ...mara, age: 31 } })
  await page.goto('/admin/companions?view=list')
  await expect(page.getByText('Create and customize AI companions')).toBeVisible()
  await look(page, 'companions-list', info)
  await button(page, `Delete ${mara.name}`).click()
  await expect(page.getByRole('dialog').getByText('3 of 3 deletions left')).toBeVisible()
  await look(page, 'delete-dialog', info, { fullPage: false })
  await page.keyboard.press('Escape')

  await page.goto(`/admin/companions?edit=${id}`)
  await expect(page.getByRole('heading', { name: `Edit ${mara.name}`, level: 1 })).toBeVisible()
  await expectPortrait(page)
  await look(page, 'edit-basic-info', info)
  await button(page, 'Next: Personality').click()
  await look(page, 'edit-personality', info)

  await page.goto(`/user/companion/${id}/settings`)
  await expect(page.getByText('Companion settings')).toBeVisible()
  await expectPortrait(page)
  await look(page, 'companion-settings', info)
})

test('a screen that fails', async ({ page, person, quiet }, info) => {
  expect(person.username).not.toBe('')
  quiet.expect(/memory-page/, /Failed to (load|fetch)/, /a screen failed/, /dynamically imported module/)
  await page.route('**/memory-page*.js', (route) => route.abort('failed'))
  await page.goto('/admin/memory')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByText(/^Error ID: error_\d+_\w+$/)).toBeVisible()
  await expect(
    page.getByText('If this problem persists, please contact support with the error ID above.'),
  ).toBeVisible()
  await look(page, 'error', info)
  await page.unroute('**/memory-page*.js')
  await button(page, 'Reload').click()
  await expect(page.getByText('Memory Settings - Coming soon...')).toBeVisible()
})
