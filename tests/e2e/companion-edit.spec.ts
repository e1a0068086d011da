/** Editing a companion: what is kept, what is asked, and what is said when it goes wrong. */
import { routes } from '@everbond/contract'
import type { Page } from '@playwright/test'
import { openDatabase } from '../support/database.ts'
import { withoutTable } from '../support/faults.ts'
import { type Person, signUp } from '../support/people.ts'
import { grantTier } from '../support/tiers.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { button, expectPortrait, expectToast, mara } from './steps.ts'

const full = {
  ...mara,
  age: 31,
  personalityTraits: ['Witty', 'Calm'],
  interests: ['moths'],
  hairDescription: 'Black, loose',
}
const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name })
const title = (page: Page) => page.getByRole('heading', { level: 1, name: `Edit ${mara.name}` })
const read = (person: Person, id: string) => person.call(routes.getCompanion, { params: { id } })
const open = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/admin/companions?edit=${id}`)
  await expect(title(page)).toBeVisible()
}
const toStep2 = (page: Page) => button(page, 'Next: Personality').click()

test('from the card to a saved change, with nothing but a keyboard', async ({ page, person }) => {
  const press = (key: string) => page.keyboard.press(key)
  const { id } = await person.call(routes.createCompanion, { body: full })
  await page.goto('/admin/companions?view=grid')
  await expectPortrait(page)
  await page.getByRole('link', { name: `Edit ${mara.name}` }).focus()
  await press('Enter')
  await expect(page).toHaveURL(new RegExp(`\\?edit=${id}$`))
  await expect(title(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Basic Information' })).toBeFocused()
  await expectPortrait(page)
  await expectAccessible(page, 'edit, step 1')

  await press('Tab')
  await expect(field(page, /^Name/)).toBeFocused()
  await page.keyboard.type('Maria')
  await expect(field(page, /^Name/)).toHaveValue('Maria')
  await button(page, 'Next: Personality').focus()
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'Personality Traits' })).toBeFocused()
  await expect(button(page, 'Witty')).toHaveAttribute('aria-pressed', 'true')
  await button(page, 'Curious').focus()
  await press('Space')
  await button(page, 'Remove moths').focus()
  await press('Enter')
  await expect(page.getByRole('textbox', { name: 'Interests' })).toBeFocused()
  await page.keyboard.type('chess')
  await press('Enter')
  await expectAccessible(page, 'edit, step 2')
  await button(page, 'Update Companion').focus()
  await press('Enter')

  await expectToast(page, 'Companion Updated')
  await expect(page).toHaveURL(/\/admin\/companions$/)
  await expect(page.getByRole('heading', { name: 'Maria' })).toBeVisible()
  expect(await read(person, id)).toMatchObject({
    name: 'Maria',
    personalityTraits: ['Curious', 'Calm', 'Witty'],
    interests: ['chess'],
  })
})

test('a save changes no field that the wizard does not show', async ({ page, person, everbond }) => {
  const { id } = await person.call(routes.createCompanion, { body: full })
  // What older forms and a higher plan have left.
  const database = await openDatabase(everbond.dataDir)
  await database.query(
    `update companions set hair_color = 'auburn', body_type = 'tall', behavior = 'Mysterious', memory_length = 'long',
       style = 'anime', nsfw_allowed = true, skin_tone = 'porcelain', personality_traits = '{Witty,Stubborn}'
     where id = $1`,
    [id],
  )
  await database.end()
  const before = await read(person, id)
  await open(page, id)
  await expect(page.getByRole('combobox', { name: 'Skin Tone' })).toContainText('porcelain')
  await field(page, /^Vibe/).fill('Late evening')
  await toStep2(page)
  await expect(page.getByRole('combobox', { name: 'Dominant Personality' })).toContainText('friendly')
  await expect(button(page, 'Stubborn')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('switch')).toHaveCount(0)
  await button(page, 'Update Companion').click()
  await expectToast(page, 'Companion Updated')
  const after = await read(person, id)
  const portrait = {
    portraitStatus: after.portraitStatus,
    profileImageUrl: after.profileImageUrl,
    avatarUrl: after.avatarUrl,
    profileImageKey: after.profileImageKey,
    profileImageKind: after.profileImageKind,
  }
  expect(after).toEqual({ ...before, ...portrait, vibeEnergy: 'Late evening' })
})

test('the Adult Content switch where the plan has it', async ({ page, person, everbond }) => {
  await grantTier(everbond.dataDir, { email: person.email, tier: 'pro' })
  const { id } = await person.call(routes.createCompanion, { body: full })
  await open(page, id)
  await toStep2(page)
  await page.getByRole('switch', { name: 'Adult Content' }).click()
  await button(page, 'Update Companion').click()
  await expectToast(page, 'Companion Updated')
  expect((await read(person, id)).nsfwAllowed).toBe(true)
})

test('what cannot be saved is said, and the form is kept', async ({ page, person, everbond, quiet }) => {
  quiet.expect(/422|500|503/, /ERR_FAILED|Failed to fetch/)
  const { id } = await person.call(routes.createCompanion, { body: full })
  await open(page, id)
  await field(page, /^Age/).fill('17')
  await toStep2(page)
  await expectToast(page, 'Age Requirement', 'Companions must be at least 18 years old.')
  await field(page, /^Age/).fill('31')
  await field(page, /^Vibe/).fill('She is 14')
  await toStep2(page)
  await button(page, 'Update Companion').click()
  await expectToast(page, 'Error', 'Companions are adults. Please take out what describes someone under 18.')
  await expect(field(page, /^Vibe/)).toBeFocused()
  await expect(field(page, /^Vibe/)).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'a refused field')
  await field(page, /^Vibe/).fill('Late evening')
  await toStep2(page)
  await withoutTable({ dataDir: everbond.dataDir, table: 'companions' }, async () => {
    await button(page, 'Update Companion').click()
    await expectToast(page, 'Error', /Something went wrong|cannot do this right now/)
  })
  await page.route(`**/api/companions/${id}`, (route) =>
    route.request().method() === 'PUT' ? route.abort('failed') : route.continue(),
  )
  await button(page, 'Update Companion').click()
  await expectToast(page, 'Error', 'Failed to update companion')
  await page.unroute(`**/api/companions/${id}`)
  await button(page, 'Update Companion').click()
  await expectToast(page, 'Companion Updated')
  expect((await read(person, id)).vibeEnergy).toBe('Late evening')
})

test('a reload keeps what was written, and leaving it asks', async ({ page, person }) => {
  const { id } = await person.call(routes.createCompanion, { body: full })
  await open(page, id)
  await button(page, 'Close').click()
  await expect(page).toHaveURL(/\/admin\/companions$/)
  await page.getByRole('link', { name: `Edit ${mara.name}` }).click()
  await expect(title(page)).toBeVisible()
  await field(page, /^Name/).fill('Maria')
  let asked = ''
  page.once('dialog', (dialog) => {
    asked = dialog.type()
    void dialog.accept()
  })
  await page.reload()
  expect(asked).toBe('beforeunload')
  await expect(page.getByText('What you wrote before is still here.')).toBeVisible()
  await expect(field(page, /^Name/)).toHaveValue('Maria')
  await expectAccessible(page, 'a draft that was put back')

  for (const leave of [() => button(page, 'Close').click(), () => page.goBack()]) {
    await leave()
    await expect(page.getByRole('dialog')).toContainText('Leave without saving?')
    await expectAccessible(page, 'leaving an edit')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(field(page, /^Name/)).toHaveValue('Maria')
  }
  await button(page, 'Cancel').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/admin\/companions$/)
  await open(page, id)
  await expect(field(page, /^Name/)).toHaveValue(mara.name)
})

test('two tabs: the one that writes hears of what the other saved', async ({ page, context, person }) => {
  const { id } = await person.call(routes.createCompanion, { body: full })
  const other = await context.newPage()
  await open(page, id)
  await field(page, /^Name/).fill('Maria')
  await open(other, id)
  await field(other, /^Vibe/).fill('Early morning')
  await toStep2(other)
  await button(other, 'Update Companion').click()
  await expectToast(other, 'Companion Updated')
  await expect(page.getByText(`${mara.name} was changed elsewhere`)).toBeVisible()
  await expect(field(page, /^Name/)).toHaveValue('Maria')
  await expectAccessible(page, 'a newer version')
  await button(page, 'Show the newer version').click()
  await expect(field(page, /^Name/)).toHaveValue(mara.name)
  await expect(field(page, /^Vibe/)).toHaveValue('Early morning')
})

test('nobody at this address, and a way back', async ({ page, person, everbond, quiet }) => {
  quiet.expect(/404/)
  const stranger = await signUp(everbond.origin)
  const { id } = await stranger.call(routes.createCompanion, { body: full })
  expect(person.username).not.toBe('')
  for (const asked of [id, 'nobody']) {
    await page.goto(`/admin/companions?edit=${asked}`)
    await expect(page.getByRole('heading', { name: 'Companion Not Found' })).toBeVisible()
  }
  await expectAccessible(page, 'Companion Not Found')
  await page.getByRole('link', { name: 'Back to Your Companions' }).click()
  await expect(page).toHaveURL(/\/admin\/companions$/)
})

test('loading says so, and deleting from step 2 leads to the list', async ({ page, person, quiet }) => {
  const { id } = await person.call(routes.createCompanion, { body: full })
  // The live news of her deletion may arrive before its answer: then the form asks once more for who is gone.
  quiet.expect(new RegExp(`404.*${id}`))
  let go: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route(`**/api/companions/${id}`, async (route) => {
    await gate
    await route.continue()
  })
  await page.goto(`/admin/companions?edit=${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Loading Companion...' })).toBeVisible()
  await expectAccessible(page, 'Loading Companion')
  go()
  await expect(title(page)).toBeVisible()
  await field(page, /^Name/).fill('Maria')
  await toStep2(page)
  await button(page, 'Delete Companion').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(mara.name)
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expectToast(page, 'Companion Deleted')
  await expect(page).toHaveURL(/\/admin\/companions$/)
  await expect(page.getByText('Leave without saving?')).toHaveCount(0)
})
