/** The way from a sign-up to a companion with nothing but a keyboard. */
import type { Page } from '@playwright/test'
import { newName, PASSWORD } from '../support/people.ts'
import { expect, test } from './fixtures.ts'
import { expectPortrait, expectToast, mara } from './steps.ts'

const MOST_TABS = 40

/** Presses Tab until this is focused, as somebody would who sees the focus move. */
const tabTo = async (
  page: Page,
  role: 'button' | 'link' | 'textbox' | 'checkbox' | 'combobox',
  name: string | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
) => {
  const target = page.getByRole(role, { name }).first()
  await expect(target).toBeVisible()
  for (let pressed = 0; pressed < MOST_TABS; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      const outline = await target.evaluate((element) => getComputedStyle(element).outlineStyle)
      expect(outline, `the focus on ${name} is seen`).not.toBe('none')
      return target
    }
    await page.keyboard.press(key)
  }
  throw new Error(`${role} ${name} is not reached by ${MOST_TABS} tabs`)
}

test('sign-up, account setup and wizard by keyboard alone', async ({ page }) => {
  const press = (key: string) => page.keyboard.press(key)
  const type = (text: string) => page.keyboard.type(text)
  const username = newName()

  await page.goto('/')
  await tabTo(page, 'link', 'Sign Up')
  await press('Enter')
  await tabTo(page, 'textbox', 'Username')
  await type(username)
  await tabTo(page, 'textbox', 'Email')
  await type(`${username}@example.org`)
  await press('Tab')
  await type(PASSWORD)
  await press('Enter')

  await expect(page).toHaveURL(/\/admin\/setup$/)
  await tabTo(page, 'button', 'I am 18 years or older')
  await press('Enter')
  await expect(page.getByRole('button', { name: 'Yes, I confirm I am over 18' })).toBeFocused()
  await press('Enter')
  await tabTo(page, 'checkbox', /I have read and agree/)
  await press('Space')
  await tabTo(page, 'button', 'Accept & Continue')
  await press('Enter')

  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  // The new screen has the focus; the sidebar stands before it.
  await tabTo(page, 'link', 'Companions', 'Shift+Tab')
  await press('Enter')
  await tabTo(page, 'link', /Create New Companion/)
  await press('Enter')
  await tabTo(page, 'textbox', /^Name/)
  await type(mara.name)
  await tabTo(page, 'textbox', 'Age')
  await type('31')
  await tabTo(page, 'textbox', /^Description/)
  await type(mara.description)
  await tabTo(page, 'button', 'Next: Personality')
  await press('Enter')

  await expect(page.getByRole('heading', { name: 'Personality Traits' })).toBeFocused()
  await tabTo(page, 'button', 'Curious')
  await press('Space')
  await expect(page.getByText('1 chosen')).toBeVisible()
  await tabTo(page, 'combobox', 'Dominant Personality')
  await press('Enter')
  await press('ArrowDown')
  await press('Enter')
  await expect(page.getByRole('combobox', { name: 'Dominant Personality' })).not.toContainText('Choose')
  await tabTo(page, 'textbox', 'Interests')
  await type('chess')
  await press('Enter')
  await tabTo(page, 'button', 'Create Companion')
  await press('Enter')

  await expectToast(page, 'Companion Created')
  await expectPortrait(page)
  await tabTo(page, 'button', `Show ${mara.name}`)
  await press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await press('Escape')
  await expect(page.getByRole('button', { name: `Show ${mara.name}` })).toBeFocused()
})
