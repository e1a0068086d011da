/** Deleting, undoing and erasing, and what is said of it after the real cause. */
import { type Companion, routes } from '@everbond/contract'
import type { Page } from '@playwright/test'
import { withoutTable } from '../support/faults.ts'
import type { Person } from '../support/people.ts'
import { phone } from '../support/screens.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { button, expectToast, mara } from './steps.ts'

const create = (person: Person): Promise<Companion> => person.call(routes.createCompanion, { body: mara })
const remove = (person: Person, id: string) =>
  person.call(routes.deleteCompanion, { params: { id }, query: {}, body: {} })
const dialogOf = (page: Page) => page.getByRole('dialog')
const openFromList = async (page: Page): Promise<void> => {
  await page.goto('/admin/companions?view=list')
  await button(page, `Delete ${mara.name}`).click()
}

test('deleted and brought back with nothing but a keyboard', async ({ page, person }) => {
  const press = (key: string) => page.keyboard.press(key)
  await create(person)
  await page.goto('/admin/companions?view=grid')
  const menu = button(page, `More about ${mara.name}`)
  const openDialog = async (): Promise<void> => {
    await menu.focus()
    await press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused()
    await press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
    await press('Enter')
    await expect(page.getByRole('textbox', { name: `Type ${mara.name} to confirm` })).toBeFocused()
  }
  await openDialog()
  await expect(dialogOf(page)).toContainText('3 of 3 deletions left')
  await expectAccessible(page, 'the delete dialog')
  await press('Escape')
  await expect(menu).toBeFocused()

  await openDialog()
  await page.keyboard.type('mara')
  await press('Enter')
  await expect(dialogOf(page)).toBeVisible()
  await expect(dialogOf(page).getByRole('button', { name: 'Delete' })).toBeDisabled()
  for (const _ of 'mara') await press('Backspace')
  await page.keyboard.type(mara.name)
  await press('Enter')
  await expectToast(page, 'Companion Deleted', 'Your companion has been removed successfully.')
  await expect(page.getByRole('heading', { name: mara.name })).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('main')).toContainText(/Active Companions\s*0\s*\/\s*1/)
  await expectAccessible(page, 'recently deleted')

  const undo = button(page, `Undo the deletion of ${mara.name}`)
  await expect(page.getByText('30 days left')).toBeVisible()
  await undo.focus()
  await press('Enter')
  await expectToast(page, 'Companion Restored')
  await expect(page.getByRole('heading', { name: mara.name })).toBeVisible()
  await expect(page.getByText('Recently deleted')).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('undone from the toast, with the count given back', async ({ page, person }) => {
  await create(person)
  await openFromList(page)
  await page.getByRole('textbox').fill(mara.name)
  await button(page, 'Delete').click()
  await button(page, 'Undo').click()
  await expectToast(page, 'Companion Restored', `${mara.name} is back.`)
  await button(page, `Delete ${mara.name}`).click()
  await expect(dialogOf(page)).toContainText('3 of 3 deletions left')
})

test('the last deletion, the limit, and what the limit does not stop', async ({ page, person }) => {
  for (const _ of [1, 2]) await remove(person, (await create(person)).id)
  await create(person)
  await openFromList(page)
  await expect(dialogOf(page)).toContainText('This is your last deletion.')
  await expect(dialogOf(page)).toContainText('Limits reset every 30 days from your first deletion')
  await expectAccessible(page, 'the last deletion')
  await page.getByRole('textbox').fill(mara.name)
  await button(page, 'Delete').click()
  await expectToast(page, 'Companion Deleted')

  const { id } = await create(person)
  const { nextAllowedDate } = await person.call(routes.getDeletionLimits, {})
  await openFromList(page)
  const year = new Date(nextAllowedDate ?? 0).getUTCFullYear()
  await expect(dialogOf(page)).toContainText(`The next deletion is possible on`)
  await expect(dialogOf(page)).toContainText(String(year))
  await page.getByRole('textbox').fill(mara.name)
  await expect(dialogOf(page).getByRole('button', { name: 'Delete', exact: true })).toBeDisabled()
  await expectAccessible(page, 'the deletion limit')
  await button(page, 'Erase forever').click()
  await expectToast(page, 'Companion Erased', `${mara.name} and every picture are gone for good.`)
  await expect(page.getByRole('link', { name: `Edit ${mara.name}` })).toHaveCount(0)
  await expect(person.call(routes.restoreCompanion, { params: { id }, body: {} })).rejects.toThrow('404')
})

test('erased from what was recently deleted', async ({ page, person }) => {
  const { id } = await create(person)
  await remove(person, id)
  await page.goto('/admin/companions')
  await button(page, `Erase now: ${mara.name}`).click()
  await expect(dialogOf(page)).toContainText('This cannot be undone.')
  await expectAccessible(page, 'erasing now')
  await button(page, 'Cancel').click()
  await expect(button(page, `Erase now: ${mara.name}`)).toBeFocused()
  await page.keyboard.press('Enter')
  await button(page, 'Erase now').click()
  await expectToast(page, 'Companion Erased')
  await expect(page.getByText('Recently deleted')).toHaveCount(0)
  await expect(person.call(routes.restoreCompanion, { params: { id }, body: {} })).rejects.toThrow('404')
})

test('what fails is said, and nothing that was typed is lost', async ({
  page,
  context,
  person,
  everbond,
  quiet,
}) => {
  quiet.expect(/500|503/, /ERR_INTERNET_DISCONNECTED|Failed to fetch/, /WebSocket/)
  await create(person)
  await withoutTable({ dataDir: everbond.dataDir, table: 'companion_deletions' }, async () => {
    await openFromList(page)
    await expect(dialogOf(page)).toContainText('Loading deletion limits...')
    // The first try and three more, a second apart.
    await expect(dialogOf(page)).toContainText('The deletion limits could not be loaded.')
    await page.getByRole('textbox').fill(mara.name)
    await expect(dialogOf(page).getByRole('button', { name: 'Delete', exact: true })).toBeDisabled()
    await expectAccessible(page, 'limits that do not load')
  })
  await button(page, 'Try Again').click()
  await expect(dialogOf(page)).toContainText('3 of 3 deletions left')
  await withoutTable({ dataDir: everbond.dataDir, table: 'companion_deletions' }, async () => {
    await button(page, 'Delete').click()
    await expectToast(page, 'Error', /Something went wrong|cannot do this right now/)
  })
  await button(page, 'Dismiss').click()
  await context.setOffline(true)
  await expect(page.getByRole('textbox')).toHaveValue(mara.name)
  await button(page, 'Delete').click()
  await expectToast(page, 'Error', 'Failed to delete companion')
  await context.setOffline(false)
  await button(page, 'Dismiss').click()
  await expect(page.getByRole('textbox')).toHaveValue(mara.name)
  await button(page, 'Delete').click()
  await expectToast(page, 'Companion Deleted')
})

test('on a phone the dialog is a sheet from below', async ({ page, person }) => {
  await page.setViewportSize(phone.viewport)
  await create(person)
  await openFromList(page)
  await expect(dialogOf(page)).toContainText('deletions left')
  const box = await dialogOf(page).boundingBox()
  expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 390, 844])
})
