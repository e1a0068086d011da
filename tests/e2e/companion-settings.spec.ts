/** A companion's settings: a swap that is seen before it is saved, and what can go wrong with it. */
import { routes } from '@everbond/contract'
import type { Page } from '@playwright/test'
import { withoutTable } from '../support/faults.ts'
import { type Person, signUp } from '../support/people.ts'
import { enter, expect, expectAccessible, test } from './fixtures.ts'
import { button, expectPortrait, expectToast, mara } from './steps.ts'

/** A companion with a picture in slot 2. */
const withSlot = async (person: Person): Promise<string> => {
  const { id } = await person.call(routes.createCompanion, { body: mara })
  await person.call(routes.generateSlotImage, { params: { id }, body: { slot: 2 } })
  return id
}
const open = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/user/companion/${id}/settings`)
  await expect(page.getByRole('heading', { level: 1, name: mara.name })).toBeVisible()
  await expectPortrait(page)
}
const swap = (page: Page, slot: number) => button(page, `Swap slot ${slot} with the profile image`)
const read = (person: Person, id: string) => person.call(routes.getCompanion, { params: { id } })

test('from the card to a swap that is saved, with nothing but a keyboard', async ({ page, person }) => {
  const press = (key: string) => page.keyboard.press(key)
  const id = await withSlot(person)
  const before = await read(person, id)
  await page.goto('/admin/companions?view=grid')
  await expectPortrait(page)
  await button(page, `More about ${mara.name}`).focus()
  await press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused()
  await expectAccessible(page, "a card's menu")
  await press('Enter')

  await expect(page).toHaveURL(new RegExp(`/user/companion/${id}/settings$`))
  for (const name of ['Basic Information', 'Personality', 'Physical Appearance']) {
    await expect(page.getByRole('region', { name })).toBeVisible()
  }
  await expectPortrait(page)
  await expect(page.getByRole('img', { name: `Slot 2 of ${mara.name}` })).toBeVisible()
  await expectAccessible(page, "a companion's settings")
  await expect(button(page, 'Save Changes')).toBeDisabled()

  await swap(page, 2).focus()
  await press('Enter')
  await expect(page.getByText('Not saved yet: the image of slot 2 becomes the profile image.')).toBeVisible()
  await expectAccessible(page, 'a swap that is not saved')
  expect(await read(person, id)).toEqual(before)
  await expect(button(page, 'Take back the swap with slot 2')).toBeFocused()
  await press('Tab')
  await expect(swap(page, 3)).toBeFocused()
  await press('Tab')
  await expect(button(page, 'Save Changes')).toBeFocused()
  await press('Enter')
  await expectToast(page, 'Profile Updated', 'Profile image swapped with slot 2!')
  const after = await read(person, id)
  expect([after.profileImageUrl, after.imageSlot2]).toEqual([before.imageSlot2, before.profileImageUrl])
  await expect(page.getByText(after.profileImageUrl ?? '-')).toBeVisible()
  await expect(button(page, 'Save Changes')).toBeDisabled()
})

test('an empty slot has nothing to swap with', async ({ page, person }) => {
  const { id } = await person.call(routes.createCompanion, { body: mara })
  await open(page, id)
  for (const slot of [2, 3]) {
    await swap(page, slot).click()
    await expectToast(page, 'No Image in Slot', `Slot ${slot} does not have an image to swap with.`)
  }
  await expect(button(page, 'Save Changes')).toBeDisabled()
})

test('a swap that fails is said and kept, and leaving it asks', async ({
  page,
  context,
  person,
  everbond,
  quiet,
}) => {
  quiet.expect(/500|503/, /ERR_INTERNET_DISCONNECTED|Failed to fetch/, /WebSocket/)
  const id = await withSlot(person)
  await open(page, id)
  await swap(page, 2).click()
  await withoutTable({ dataDir: everbond.dataDir, table: 'images' }, async () => {
    await button(page, 'Save Changes').click()
    await expectToast(page, 'Update Failed', /Something went wrong|cannot do this right now/)
  })
  await button(page, 'Dismiss').click()
  await context.setOffline(true)
  await button(page, 'Save Changes').click()
  await expectToast(page, 'Update Failed', 'Failed to swap profile image. Please try again.')
  await context.setOffline(false)

  const back = page.getByRole('link', { name: 'Back to Companions' })
  await back.click()
  await expect(page.getByRole('dialog')).toContainText('Leave without saving?')
  await expectAccessible(page, 'leaving an unsaved swap')
  await page.keyboard.press('Escape')
  await expect(back).toBeFocused()
  await expect(button(page, 'Take back the swap with slot 2')).toBeVisible()
  await back.click()
  await button(page, 'Leave').click()
  await expect(page).toHaveURL(/\/admin\/companions$/)
})

test('what is not hers to see is not found', async ({ page, context, person, everbond, quiet }) => {
  quiet.expect(/404|500|503/)
  const { id } = await person.call(routes.createCompanion, { body: mara })
  const stranger = await signUp(everbond.origin)
  await enter(context, { person: stranger, origin: everbond.origin })
  for (const asked of [id, 'nobody', '22222222-2222-4222-8222-222222222222']) {
    await page.goto(`/user/companion/${asked}/settings`)
    await expect(page.getByRole('heading', { name: 'Companion Not Found' })).toBeVisible()
  }
  await expectAccessible(page, 'Companion Not Found')
  await page.getByRole('link', { name: 'Back to Companions' }).click()
  await expect(page).toHaveURL(/\/admin\/companions$/)

  await enter(context, { person, origin: everbond.origin })
  await withoutTable({ dataDir: everbond.dataDir, table: 'companions' }, async () => {
    await page.goto(`/user/companion/${id}/settings`)
    await expect(page.getByRole('heading', { name: 'Companion Not Found' })).toBeVisible()
  })
  await button(page, 'Try Again').click()
  await expect(page.getByRole('heading', { level: 1, name: mara.name })).toBeVisible()
})
