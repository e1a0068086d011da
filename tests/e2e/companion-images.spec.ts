/** Her images in the edit form: two options, the profile image, and what is said of each. */
import { routes } from '@everbond/contract'
import type { Page } from '@playwright/test'
import { withEverbond } from '../support/everbond.ts'
import { withoutTable } from '../support/faults.ts'
import { withHeldPainters } from '../support/held-painters.ts'
import { type Person, signUp } from '../support/people.ts'
import { grantTier } from '../support/tiers.ts'
import { enter, expect, expectAccessible, test } from './fixtures.ts'
import { button, expectPortrait, expectToast, mara } from './steps.ts'

const images = (page: Page) => page.getByRole('region', { name: 'Companion Image' })
const generate = (page: Page) => images(page).getByRole('button', { name: 'Generate', exact: true })
const option = (page: Page, number: number) =>
  images(page).getByRole('img', { name: `Option ${number} of ${mara.name}` })
const underWay = (page: Page) => images(page).getByText('Generating...')
const open = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/admin/companions?edit=${id}`)
  await expectPortrait(page)
}
const read = (person: Person, id: string) => person.call(routes.getCompanion, { params: { id } })
const create = async (person: Person): Promise<string> =>
  (await person.call(routes.createCompanion, { body: mara })).id

test('two options from unsaved texts, and one of them becomes the profile image, by keyboard', async ({
  page,
  person,
}) => {
  const id = await create(person)
  const widths: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/secure-image/')) widths.push(new URL(request.url()).search)
  })
  await open(page, id)
  await expect(images(page).getByText('2 generations remaining')).toBeVisible()
  await page.getByRole('textbox', { name: 'Hair Description' }).fill('Copper, plaited')
  for (const number of [1, 2]) {
    await generate(page).first().focus()
    await page.keyboard.press('Enter')
    await expect(underWay(page)).toBeVisible()
    await expectToast(page, 'Image Generated', `Option ${number} generated`)
    await expect(option(page, number)).toBeVisible()
  }
  await expect(images(page).getByText('Limit reached')).toBeVisible()
  await expect(generate(page)).toHaveCount(0)
  await expectAccessible(page, 'two options')
  expect(new Set(widths), 'the smallest width that covers a place').toEqual(new Set(['?w=400']))

  const before = await read(person, id)
  expect(before).toMatchObject({ hairDescription: null, imageGenerationCount: 2 })
  await button(page, 'Set as Profile').last().focus()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Profile Updated', 'Profile image swapped with slot 3!')
  const after = await read(person, id)
  expect([after.profileImageUrl, after.imageSlot2, after.imageSlot3]).toEqual([
    before.imageSlot3,
    before.imageSlot2,
    before.profileImageUrl,
  ])
})

test('a new profile image, until what came with her is spent', async ({ page, person, quiet }) => {
  quiet.expect(/403/)
  const id = await create(person)
  await open(page, id)
  const before = await read(person, id)
  for (const left of [1, 0]) {
    await button(page, 'New Profile Image').click()
    await expectToast(page, 'Image Generated', 'New profile image generated')
    await expect(button(page, 'New Profile Image')).toHaveCount(left)
    await button(page, 'Dismiss').click()
  }
  expect((await read(person, id)).profileImageUrl).not.toBe(before.profileImageUrl)
  await expect(images(page).getByText(`The pictures that came with ${mara.name} are used up.`)).toBeVisible()
  await expect(generate(page).first()).toBeDisabled()
  await expectAccessible(page, 'nothing pays for a picture')
})

test('a picture under way survives a reload and is seen in the other tab', async ({
  page,
  context,
  person,
  everbond,
}) => {
  const id = await create(person)
  await open(page, id)
  const other = await context.newPage()
  await open(other, id)
  await withHeldPainters(everbond.dataDir, async () => {
    await generate(page).first().click()
    await expect(underWay(page)).toBeVisible()
    await expect(underWay(other)).toBeVisible()
    await expectAccessible(page, 'a picture under way')
    await page.reload()
    await expect(underWay(page)).toBeVisible()
    await expect(generate(page)).toHaveCount(1)
  })
  for (const tab of [page, other]) await expect(option(tab, 1)).toBeVisible()
  expect((await read(person, id)).imageGenerationCount).toBe(1)
})

test('a dropped connection is no failure', async ({ page, person, quiet }) => {
  quiet.expect(/ERR_FAILED/)
  const id = await create(person)
  await open(page, id)
  await page.route('**/api/generate-companion-image', async (route) => {
    await route.fetch()
    await route.abort('failed')
  })
  await generate(page).first().click()
  await expectToast(page, 'Image Generated', 'Option 1 generated')
  await expect(option(page, 1)).toBeVisible()
})

test("an answer of 'processing' is no failure", async ({ page, context }) => {
  await withEverbond({ GENERATION_WAIT: '0' }, async ({ origin }) => {
    const person = await signUp(origin)
    await enter(context, { person, origin })
    const id = await create(person)
    await page.goto(`${origin}/admin/companions?edit=${id}`)
    await expectPortrait(page)
    const answer = page.waitForResponse('**/api/generate-companion-image')
    await generate(page).first().click()
    expect(await (await answer).json()).toMatchObject({ status: 'processing', imageUrl: null })
    await expectToast(page, 'Image Generated', 'Option 1 generated')
    await expect(option(page, 1)).toBeVisible()
    // The page must not ask a server that has gone.
    await page.goto('about:blank')
  })
})

test('what fails is told, charges nothing and is offered again', async ({
  page,
  person,
  everbond,
  quiet,
}) => {
  quiet.expect(/403|422|500|503/, /ERR_FAILED/)
  const id = await create(person)
  await open(page, id)
  await withoutTable({ dataDir: everbond.dataDir, table: 'images' }, async () => {
    await generate(page).last().click()
    await expectToast(page, 'Generation Failed', 'Failed to generate option 2. Please try again.')
    await button(page, 'New Profile Image').click()
    await expectToast(page, 'Generation Failed', 'Failed to generate image. Please try again.')
  })
  const hair = page.getByRole('textbox', { name: 'Hair Description' })
  await hair.fill('like a schoolgirl of 14')
  await generate(page).first().click()
  await expectToast(page, 'Generation Failed', /Companions are adults/)
  await expect(hair).toBeFocused()
  await hair.fill('')
  expect(await read(person, id)).toMatchObject({ imageGenerationCount: 0 })

  // Meanwhile both options are made elsewhere, and this page does not hear of it.
  await page.route(/\/api\/(companions|image-usage)/, (route) => route.abort('failed'))
  for (const slot of [2, 3] as const) {
    await person.call(routes.generateSlotImage, { params: { id }, body: { slot } })
  }
  await generate(page).first().click()
  await expectToast(page, 'Generation Limit Reached', 'Maximum 2 additional images allowed per companion.')
  await page.unroute(/\/api\/(companions|image-usage)/)
  await expect(option(page, 2)).toBeVisible()
  await withoutTable({ dataDir: everbond.dataDir, table: 'images' }, async () => {
    await button(page, 'Set as Profile').first().click()
    await expectToast(page, 'Update Failed', /Something went wrong|cannot do this right now/)
  })
})

test('a slot that cannot be loaded says why, and is tried again', async ({ page, person, quiet }) => {
  quiet.expect(/ERR_FAILED/)
  const id = await create(person)
  await person.call(routes.generateSlotImage, { params: { id }, body: { slot: 2 } })
  const { imageSlot2 } = await read(person, id)
  let tries = 0
  await page.route(`**/api/secure-image/${imageSlot2}?*`, async (route) => {
    tries += 1
    await route.abort('failed')
  })
  await open(page, id)
  await expect(images(page).getByText('Loading image...')).toBeVisible()
  await expect(images(page).getByText('Failed to load image')).toBeVisible()
  expect(tries).toBe(4)
  await expectAccessible(page, 'a slot that failed')
  await page.unroute(`**/api/secure-image/${imageSlot2}?*`)
  await button(page, 'Try Again').click()
  await expect(option(page, 1)).toBeVisible()
})

test("a card without a portrait has 'Generate Image'", async ({ page, person, everbond, quiet }) => {
  quiet.expect(/403/)
  // An account gets setup credits for so many new companions in 30 days: those beyond wait without a portrait.
  await grantTier(everbond.dataDir, { email: person.email, tier: 'pro' })
  for (let made = 0; made < 8; made += 1) {
    const id = await create(person)
    await person.call(routes.deleteCompanion, { params: { id }, query: { erase: 'true' }, body: {} })
  }
  await create(person)
  await page.goto('/admin/companions?view=grid')
  await expect(page.getByText('No portrait yet')).toBeVisible()
  await expectAccessible(page, 'a card without a portrait')
  await button(page, 'Generate Image').click()
  await expectToast(page, 'Generation Failed', 'The pictures that came with this companion are used up.')
  await expect(button(page, 'Generate Image')).toBeVisible()
})
