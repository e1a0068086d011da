import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findViolations } from './boundaries/rules.ts'
import { readSources } from './boundaries/sources.ts'

/** What the rules say of a repository with these files; a text is a file's whole content. */
function breaches(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const folder of ['apps', 'packages', 'scripts', 'tests']) mkdirSync(join(root, folder))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return findViolations(readSources(root)).map(({ path, line, message }) => `${path}:${line}: ${message}`)
}

const SRC = 'apps/server/src'
const WEB = 'apps/web/src'
const NOTHING = 'export const nothing = null\n'
const from = (specifier: string) => `import { nothing } from '${specifier}'\nnothing\n`

test('a house in order has no breaches', () => {
  const files = {
    [`${SRC}/main.ts`]: from('./app/server.ts'),
    [`${SRC}/app/server.ts`]: from('../modules/companions/companions.routes.ts') + from('@everbond/sandbox'),
    [`${SRC}/modules/companions/companions.routes.ts`]: from('#server/modules/plans/index.ts'),
    [`${SRC}/modules/plans/index.ts`]: from('../../providers/mail/port.ts') + from('@everbond/contract'),
    [`${SRC}/providers/mail/port.ts`]: from('../../platform/ids.ts'),
    [`${SRC}/providers/mail/smtp/smtp.mail.ts`]: from('nodemailer'),
    [`${SRC}/platform/ids.ts`]: NOTHING,
    [`${SRC}/platform/config/reader.ts`]: 'export const env = process.env\n',
    [`${SRC}/platform/ids.test.ts`]: `${from('../app/server.ts')}${from('pg')}process.env.SIZE\n`,
    [`${WEB}/app/router.tsx`]: from('../features/companions/page.tsx') + from('#web/ui/button'),
    [`${WEB}/features/companions/page.tsx`]: from('../../ui/button.tsx'),
    [`${WEB}/ui/button.tsx`]: NOTHING,
    'apps/web/vite.config.ts': 'export default {}\n',
    'apps/sandbox/src/index.ts': NOTHING,
    'packages/contract/src/index.ts': NOTHING,
    'scripts/tool.ts': `${from('../apps/server/src/app/server.ts')}process.env.PATH\n`,
  }
  expect(breaches(files)).toEqual([])
})

const planted: [string, Record<string, string>, RegExp][] = [
  [
    'platform that knows a module',
    {
      [`${SRC}/platform/a.ts`]: from('../modules/plans/index.ts'),
      [`${SRC}/modules/plans/index.ts`]: NOTHING,
    },
    /platform\/a\.ts:1: server\/platform may not import server\/modules .*Take what you need as an argument/,
  ],
  [
    'a provider that knows the app, by a type import',
    { [`${SRC}/providers/mail/a.ts`]: "import type { A } from '#server/app/a.ts'\nexport type B = A\n" },
    /server\/providers may not import server\/app/,
  ],
  [
    'a module that knows the app, lazily',
    { [`${SRC}/modules/plans/a.ts`]: "export const a = () => import('../../app/a.ts')\n" },
    /plans\/a\.ts:1: server\/modules may not import server\/app .*put together in app/,
  ],
  [
    'a module that opens the sandbox',
    { [`${SRC}/modules/billing/a.ts`]: from('@everbond/sandbox') },
    /server\/modules may not import sandbox/,
  ],
  [
    'a contract that stands on the server',
    { 'packages/contract/src/a.ts': "export * from '../../../apps/server/src/platform/ids.ts'\n" },
    /contract may not import server\/platform .*stands on nothing/,
  ],
  [
    'a web that imports the server',
    { [`${WEB}/lib/a.ts`]: from('../../../server/src/platform/ids.ts') },
    /web\/base may not import server\/platform/,
  ],
  [
    'a page that imports the server by its name',
    { [`${WEB}/app/a.ts`]: from('@everbond/server') },
    /web\/app may not import server\/app .*call a route/,
  ],
  [
    'a button that knows a feature',
    { [`${WEB}/ui/a.tsx`]: from('../features/plans/b') },
    /ui know no feature/,
  ],
  ['a feature that knows the app', { [`${WEB}/features/plans/a.ts`]: from('#web/app/b.ts') }, /as a prop/],
  [
    'a feature that imports another',
    { [`${WEB}/features/plans/a.ts`]: from('../companions/b.ts') },
    /feature plans may not import the feature companions\. Put the two together on a page in app/,
  ],
  [
    'a public page that brings a feature',
    { [`${WEB}/public-pages/a.ts`]: from('../features/plans/b.ts') },
    /Public pages are light/,
  ],
  ['a public page that brings zod', { [`${WEB}/public-pages/a.ts`]: from('zod/mini') }, /no router/],
  [
    'a sandbox that knows the server',
    { 'apps/sandbox/src/a.ts': from('../../server/src/platform/ids.ts') },
    /sandbox may not import server\/platform .*wire protocols/,
  ],
  [
    'a sandbox that knows the web',
    { 'apps/sandbox/src/a.ts': from('../../web/src/ui/button.tsx') },
    /sandbox may not import web/,
  ],
  [
    'a product that imports its tests',
    { [`${SRC}/platform/a.ts`]: from('../../../../tests/support/b.ts') },
    /no part of the product/,
  ],
  [
    'a module that uses a later one',
    { [`${SRC}/modules/companions/a.ts`]: from('../images/index.ts') },
    /companions may not use images: it stands on .*publish an event/,
  ],
  [
    'billing that reaches for companions',
    { [`${SRC}/modules/billing/a.ts`]: from('../companions/index.ts') },
    /billing may not use companions: it stands on accounts, plans, credits/,
  ],
  [
    'status that stands on a module',
    { [`${SRC}/modules/status/a.ts`]: from('../accounts/index.ts') },
    /stands on no other module/,
  ],
  [
    "a module that reaches into another's rooms",
    { [`${SRC}/modules/plans/a.ts`]: from('../accounts/accounts.store.ts') },
    /Use accounts through modules\/accounts\/index\.ts/,
  ],
  [
    'a module without a place in the order',
    { [`${SRC}/modules/gifts/a.ts`]: from('../accounts/index.ts') },
    /gifts has no place in the order/,
  ],
  [
    'files in a circle',
    {
      [`${SRC}/platform/a.ts`]: from('./b.ts'),
      [`${SRC}/platform/b.ts`]: from('./c.ts'),
      [`${SRC}/platform/c.ts`]: from('./a.ts'),
    },
    /a\.ts:1: These files import each other in a circle: .*a\.ts → .*b\.ts → .*c\.ts → .*a\.ts\. Move what both/,
  ],
  [
    'the environment read by a module',
    { [`${SRC}/modules/plans/a.ts`]: `${NOTHING}export const a = process.env.DEFAULT_TIER\n` },
    /plans\/a\.ts:2: process\.env is read in platform\/config alone\. Add a setting/,
  ],
  [
    'the environment taken apart',
    { [`${SRC}/app/a.ts`]: "export const { env } = process\nexport const b = process['env']\n" },
    /app\/a\.ts:1: process\.env .*\n.*app\/a\.ts:2: process\.env/s,
  ],
  [
    'a file nobody reads at one sitting',
    { [`${WEB}/ui/a.css`]: '/* */\n'.repeat(401) },
    /a\.css:401: 401 lines; a file has at most 400\. Split it/,
  ],
  [
    'a default export',
    { [`${SRC}/platform/a.ts`]: 'export default 1\n' },
    /Default exports .* Export it by its name/,
  ],
]

test.each(planted)('%s is reported with what to do instead', (_, files, message) => {
  expect(breaches(files).join('\n')).toMatch(message)
})

const foreign: [string, string][] = [
  ['stripe', 'payments'],
  ['grammy', 'messaging'],
  ['ai', 'chat'],
  ['@ai-sdk/openai-compatible', 'chat'],
  ['@aws-sdk/client-s3', 'storage'],
  ['aws4fetch', 'storage'],
  ['nodemailer', 'mail'],
  ['better-auth/plugins', 'auth'],
  ['nsfwjs', 'moderation'],
  ['@napi-rs/canvas', 'images'],
  ['sharp', 'images'],
  ['pg', 'database'],
  ['drizzle-orm/node-postgres', 'database'],
]

test.each(foreign)('%s is for the drivers of %s alone', (name, port) => {
  const text = from(name)
  const wrong = `${SRC}/modules/plans/a.ts`
  const found = breaches({ [wrong]: text, [`${SRC}/providers/${port}/driver/a.ts`]: text })
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(/^apps\/server\/src\/modules\/plans\/a\.ts:1: .* may not be imported here\. Use /)
})

test('a generated file may be as long as it likes', () => {
  expect(breaches({ [`${WEB}/lib/routes.generated.ts`]: '\n'.repeat(900) })).toEqual([])
})
