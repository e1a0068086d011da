/** What people do on more than one of the journeys. */
import { expect, type Page } from '@playwright/test'
import { newName, PASSWORD } from '../support/people.ts'

export const mara = {
  name: 'Mara',
  description: 'A botanist who keeps a night garden on a roof and talks to moths.',
}

const toastOf = (page: Page) => page.locator('[data-sonner-toast]').last()

/** Waits for a toast with this title and this text. */
export const expectToast = async (page: Page, title: string, text?: string | RegExp): Promise<void> => {
  await expect(toastOf(page)).toContainText(title)
  if (text !== undefined) await expect(toastOf(page)).toContainText(text)
}

export const fillSignUp = async (page: Page, username = newName()): Promise<string> => {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(`${username}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  return username
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The account setup, from its first button to the dashboard. */
export const passSetup = async (page: Page): Promise<void> => {
  await button(page, 'I am 18 years or older').click()
  await expectToast(page, 'Confirmation Required', 'Click again to confirm you are 18 or older')
  await button(page, 'Yes, I confirm I am over 18').click()
  await expectToast(page, 'Age Verified', 'You can now access all features')
  await page.getByRole('checkbox', { name: /I have read and agree/ }).click()
  await button(page, 'Accept & Continue').click()
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
}

/** Step 1 of the wizard with what it needs, and what a test adds. */
export const fillBasics = async (page: Page, more: Record<string, string> = {}): Promise<void> => {
  const fields = { Name: mara.name, Age: '31', Description: mara.description, ...more }
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(new RegExp(`^${label}( \\*)?$`)).fill(value)
  }
}

/** The portrait on a card once it is really drawn. */
export const expectPortrait = async (page: Page, name = mara.name): Promise<void> => {
  const picture = page.getByRole('img', { name: `Portrait of ${name}` })
  await expect(picture).toBeVisible({ timeout: 60_000 })
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(100)
}
