/** The list view, who rests, and what a card announces. */
import { routes } from '@everbond/contract'
import { withoutTable } from '../support/faults.ts'
import { grantTier } from '../support/tiers.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { button, expectPortrait, expectToast, mara } from './steps.ts'

const traits = ['Witty', 'Calm', 'Direct', 'Playful', 'Logical']
const limitText = "You've reached your companion limit. Upgrade to create more companions."

test('the list view: chosen by keyboard, remembered, and full', async ({ page, person }) => {
  await page.goto('/admin/companions?view=list')
  await expect(page.getByText('Create and customize AI companions')).toBeVisible()
  await expect(page.getByText('Nobody here yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create Companion' })).toBeVisible()
  await expectAccessible(page, 'the empty list')

  await person.call(routes.createCompanion, { body: { ...mara, personalityTraits: traits } })
  await page.goto('/admin/companions?view=grid')
  await page.getByRole('radio', { name: 'Grid' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'List' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/view=list$/)
  await expectPortrait(page)
  await expect(page.getByText(limitText)).toBeVisible()
  await expect(button(page, 'Create Companion')).toBeDisabled()
  const row = page.getByRole('listitem').filter({ hasText: mara.description })
  for (const trait of traits.slice(0, 3)) await expect(row.getByText(trait, { exact: true })).toBeVisible()
  await expect(row.getByText('+2')).toBeVisible()
  await expect(row.getByRole('link', { name: `Edit ${mara.name}` })).toHaveAttribute('href', /\?edit=/)
  await expect(row.getByRole('button', { name: /Generate/ })).toHaveCount(0)
  await expectAccessible(page, 'the full list')

  await page.goto('/admin/companions')
  await expect(page.getByText(limitText)).toBeVisible()
})

test('a new profile image from the list, until nothing pays for one', async ({
  page,
  person,
  everbond,
  quiet,
}) => {
  await grantTier(everbond.dataDir, { email: person.email, tier: 'pro' })
  await person.call(routes.createCompanion, { body: mara })
  await page.goto('/admin/companions?view=list')
  await expectPortrait(page)
  const generate = button(page, `Generate Image of ${mara.name}`)

  quiet.expect(/500|503/)
  await withoutTable({ dataDir: everbond.dataDir, table: 'images' }, async () => {
    await generate.click()
    await expectToast(page, 'Generation Failed', 'Failed to generate image. Please try again.')
  })
  for (const left of [1, 0]) {
    await expect(generate).not.toHaveAttribute('aria-busy', 'true')
    await generate.click()
    await expect(page.getByText('Generating...').first()).toBeVisible()
    await expectToast(page, 'Image Generated', 'New profile image generated')
    await expect(generate).toHaveCount(left)
    await button(page, 'Dismiss').click()
  }
  await expectAccessible(page, 'the list with what cannot be generated')
})

test('those beyond the plan rest, readable, and one wakes when another goes', async ({
  page,
  person,
  everbond,
}) => {
  const grant = (tier: string) => grantTier(everbond.dataDir, { email: person.email, tier })
  await grant('pro')
  const made = []
  for (const name of ['Odile', 'Ines', 'Jun']) {
    made.push(await person.call(routes.createCompanion, { body: { ...mara, name } }))
  }
  await grant('free')
  for (const view of ['grid', 'list']) {
    await page.goto(`/admin/companions?view=${view}`)
    const resting = page.getByRole('region', { name: '2 companions are resting' })
    await expect(resting).toContainText('To wake one, delete a newer companion')
    await expect(resting.getByRole('heading', { name: 'Odile' })).toBeVisible()
    await expect(resting.getByRole('heading', { name: 'Jun' })).toHaveCount(0)
    await resting.getByRole('button', { name: 'Show Ines' }).click()
    await expect(page.getByRole('dialog').getByText(mara.description)).toBeVisible()
    await page.keyboard.press('Escape')
    await expectAccessible(page, `who rests in the ${view}`)
  }
  await person.call(routes.deleteCompanion, { params: { id: made[2]?.id ?? '' }, query: {}, body: {} })
  const resting = page.getByRole('region', { name: 'One companion is resting' })
  await expect(resting.getByRole('heading', { name: 'Odile' })).toBeVisible()
  await expect(resting.getByRole('heading', { name: 'Ines' })).toHaveCount(0)
})

test('WhatsApp is announced on the card, by keyboard', async ({ page, person }) => {
  await person.call(routes.createCompanion, { body: mara })
  await page.goto('/admin/companions?view=grid')
  await button(page, 'WhatsApp').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('The WhatsApp integration is coming soon.')
  for (const feature of ['Direct messaging', 'Voice messages', 'Media sharing', 'Real-time sync']) {
    await expect(dialog.getByText(feature)).toBeVisible()
  }
  await expectAccessible(page, 'WhatsApp')
  await page.keyboard.press('Escape')
  await expect(button(page, 'WhatsApp')).toBeFocused()
})
