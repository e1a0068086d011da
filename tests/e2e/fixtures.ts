import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { type Everbond, withEverbond } from '../support/everbond.ts'
import { type Person, signUp } from '../support/people.ts'
import { Quiet } from './quiet.ts'

interface PerTest {
  /** Fails the test at its end when something was heard that it did not expect. */
  quiet: Quiet
  /** Somebody who is signed in and past the account setup in this test's browser. */
  person: Person
}

export const test = base.extend<PerTest, { everbond: Everbond }>({
  everbond: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => withEverbond({}, use),
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ everbond }, use) => use(everbond.origin),
  quiet: [
    async ({ context }, use) => {
      const quiet = new Quiet()
      quiet.watch(context)
      await use(quiet)
      expect(quiet.problems, 'errors of console, scripts and network').toEqual([])
    },
    { auto: true },
  ],
  person: async ({ context, everbond }, use) => {
    const person = await signUp(everbond.origin)
    await enter(context, { person, origin: everbond.origin })
    await use(person)
  },
})

/** Gives a browser the session of somebody who signed up elsewhere. */
export const enter = (
  context: BrowserContext,
  { person, origin }: { person: Person; origin: string },
): Promise<void> =>
  context.addCookies(
    person.cookie.split('; ').map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return { name, value: value.join('='), url: origin }
    }),
  )

/** No serious or critical finding of axe on what is shown now. */
export const expectAccessible = async (
  page: Page,
  screen: string,
  { except = [] }: { except?: string[] } = {},
): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).disableRules(except).analyze()
  const found = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect.soft(found, `axe on ${screen}`).toEqual([])
}

export { expect }
