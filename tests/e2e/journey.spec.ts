import { expect, expectAccessible, test } from './fixtures.ts'
import { button, expectPortrait, expectToast, fillBasics, fillSignUp, mara, passSetup } from './steps.ts'

test('a stranger signs up, comes of age, creates a companion and sees her portrait appear', async ({
  page,
  everbond,
  quiet,
}) => {
  await page.goto('/')
  await expect(page.getByText('beta mode')).toBeVisible()
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await fillSignUp(page)
  await button(page, 'Sign Up').click()

  await expect(page).toHaveURL(/\/admin\/setup$/)
  await passSetup(page)
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()

  await page.goto('/admin/companions')
  await page.getByRole('link', { name: /Create New Companion/ }).click()
  await fillBasics(page, { 'Eyes Description': 'Grey, a little tired', 'Hair Description': 'Black, loose' })
  await button(page, 'Next: Personality').click()
  await button(page, 'Witty').click()
  await page.getByRole('textbox', { name: 'Interests' }).fill('chess')
  await page.keyboard.press('Enter')
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await button(page, 'Create Companion').click()

  await expectToast(page, 'Companion Created', 'image generation started!')
  await expect(page).toHaveURL(/\/admin\/companions$/)
  await expect(page.getByText('Generating...').first()).toBeVisible()
  await expectPortrait(page)
  await expect(page.getByText('Generating...')).toHaveCount(0)
  expect(loads, 'the page was not loaded again').toBe(0)
  await expectAccessible(page, 'the card with its portrait')

  await quiet.during(async () => {
    await everbond.restart()
    await page.reload()
  })
  await expect(page.getByRole('heading', { name: mara.name })).toBeVisible()
  await expect(page.getByText(mara.description)).toBeVisible()
  await expectPortrait(page)
  await page.getByRole('button', { name: `Show ${mara.name}` }).click()
  const details = page.getByRole('dialog')
  await expect(details.getByText('chess')).toBeVisible()
  await expect(details.getByText('Illustration')).toBeVisible()
})
