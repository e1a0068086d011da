/** Mails, passwords, sessions, and what belongs to somebody else. */
import { routes } from '@everbond/contract'
import type { Page } from '@playwright/test'
import { PASSWORD, signUp } from '../support/people.ts'
import { enter, expect, test } from './fixtures.ts'
import { button, expectPortrait, mara } from './steps.ts'

/** Opens the newest mail to an address in the outbox and follows its link. */
const followMail = async (page: Page, { to, subject }: { to: string; subject: RegExp }): Promise<void> => {
  await expect(async () => {
    await page.goto('/sandbox/outbox')
    await page
      .getByRole('listitem')
      .filter({ hasText: to })
      .getByRole('link', { name: subject })
      .first()
      .click({ timeout: 1000 })
  }).toPass()
  await page.locator('.letter').getByRole('link').first().click()
}

test('a forgotten password, by the link in the outbox', async ({ page, everbond, quiet }) => {
  quiet.expect(
    /401.*\/api\/auth\/sign-in|\/api\/auth\/sign-in.*401/,
    /400.*reset-password|reset-password.*400/,
  )
  const { email, username } = await signUp(everbond.origin)
  const fresh = 'another battery, another horse'
  await page.goto('/sign-in')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill(email)
  await button(page, 'Send link').click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()

  await followMail(page, { to: email, subject: /password/i })
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
  const link = page.url()
  await page.getByLabel('New password', { exact: true }).fill(fresh)
  await button(page, 'Set password').click()
  await expect(page.getByText('Your password is set. Sign in with it.')).toBeVisible()

  await page.goto('/sign-in')
  for (const password of [PASSWORD, fresh]) {
    await page.getByLabel('Email or username').fill(username)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await button(page, 'Sign In').click()
    if (password === PASSWORD) await expect(page.getByRole('alert')).toContainText('No account matches')
  }
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()

  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('a third one, just as long')
  await button(page, 'Set password').click()
  await expect(page.getByText(/This link does not work|It was used before/).first()).toBeVisible()
})

test('an address is confirmed by the link in the outbox', async ({ page, person }) => {
  await page.goto('/admin/settings')
  await expect(page.getByText('not verified')).toBeVisible()
  await followMail(page, { to: person.email, subject: /confirm|verif|address/i })
  await expect(page.getByText('Your email address is verified.')).toBeVisible()
  await page.goto('/admin/settings')
  await expect(page.getByText('not verified')).toHaveCount(0)
  await expect(page.getByText(person.email).first()).toBeVisible()
})

test('signing out in one tab shows in the other', async ({ page, context, person }) => {
  expect(person.username).not.toBe('')
  const other = await context.newPage()
  await page.goto('/admin/dashboard')
  await other.goto('/admin/companions')
  await expect(other.getByRole('heading', { name: 'Your Companions', level: 1 })).toBeVisible()
  await button(page, 'Logout').click()
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(other.getByText('Authentication Required')).toBeVisible({ timeout: 10_000 })
  await expect(other.getByText('Please sign in to access the admin panel.')).toBeVisible()
})

test('signing out everywhere ends the other device within five seconds', async ({
  browser,
  page,
  person,
  everbond,
  quiet,
}) => {
  quiet.expect(/401/)
  await page.goto('/admin/settings')
  const elsewhere = await browser.newContext({ baseURL: everbond.origin })
  const signIn = await elsewhere.newPage()
  await signIn.goto('/sign-in')
  await signIn.getByLabel('Email or username').fill(person.username)
  await signIn.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await button(signIn, 'Sign In').click()
  await expect(signIn.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()

  await button(page, 'Sign out everywhere').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(`${everbond.origin}/`)
  await expect(signIn.getByText('Authentication Required')).toBeVisible({ timeout: 5000 })
  await elsewhere.close()
})

test("another user's companion is nowhere to be found", async ({ page, person, everbond, quiet }) => {
  quiet.expect(/404.*\/api\/|\/api\/.*404/)
  const other = await signUp(everbond.origin)
  const { id } = await other.call(routes.createCompanion, { body: mara })
  const answers = []
  for (const asked of [id, '22222222-2222-4222-8222-222222222222']) {
    answers.push(await person.call(routes.getCompanion, { params: { id: asked } }).catch(String))
  }
  expect(answers[0]).toBe(answers[1])
  expect(answers[0]).toContain('404')
  for (const address of [`/user/companion/${id}/settings`, `/admin/companions?edit=${id}`]) {
    await page.goto(address)
    await expect(page.getByText('Companion Not Found')).toBeVisible()
    await expect(page.getByText(mara.name)).toHaveCount(0)
  }
  await page.goto('/admin/companions')
  await expect(page.getByRole('main')).toContainText(/Active Companions\s*0\s*\/\s*1/)
  await expect(page.getByText(mara.name)).toHaveCount(0)
})

test('the choice to blur stays, and pictures are blurred in every view', async ({
  page,
  context,
  person,
  everbond,
}) => {
  await person.call(routes.createCompanion, { body: mara })
  await page.goto('/admin/companions')
  await expectPortrait(page)
  await button(page, 'Blur Images').click()
  await page.reload()
  await expect(button(page, 'See Images')).toBeVisible()
  await enter(context, { person, origin: everbond.origin })
  const blur = () =>
    page
      .getByRole('img', { name: /Portrait of/ })
      .first()
      .evaluate((image) => {
        for (let element: Element | null = image; element; element = element.parentElement) {
          if (getComputedStyle(element).filter.includes('blur')) return true
        }
        return false
      })
  await expect.poll(blur).toBe(true)
  await page.goto('/admin/dashboard')
  await expect.poll(blur).toBe(true)
})
