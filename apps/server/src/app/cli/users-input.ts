/** What the operator typed after `everbond users`. */
import { parseArgs } from 'node:util'
import { type TierKey, tierKeys } from '@everbond/contract'

/** What was typed cannot be understood: the text says how to write it. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export type UsersInput =
  | { verb: 'show'; who: string }
  | { verb: 'lock' | 'unlock' | 'reset-link' | 'revoke-tier'; who: string; reason: string }
  | { verb: 'grant-tier'; who: string; reason: string; tier: TierKey }
  | { verb: 'add'; email: string; username: string | null; readsPassword: boolean; reason: string }

export const usersHelp = `everbond users <verb> <who> [options]

  show <who>                     who it is, the tier, and what operators did
  lock <who>                     no access, within five seconds; nothing is lost
  unlock <who>                   access again
  add <email>                    a new account, also while sign-ups are closed
  reset-link <who>               a link that sets a new password once
  grant-tier <who> <tier>        ${tierKeys.join(', ')}
  revoke-tier <who>              back to free

<who> is an id, a mail address or a username.

  --reason <text>                why; every verb but show needs it, and it is kept
  --username <name>              with add
  --password-stdin               with add: read the password from standard input, else one is made and shown once
  --json                         answer as JSON
`

const options = {
  reason: { type: 'string' },
  username: { type: 'string' },
  'password-stdin': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const verbs = ['show', 'lock', 'unlock', 'add', 'reset-link', 'grant-tier', 'revoke-tier'] as const

/** Whether the answer is to be JSON, also where the rest cannot be understood. */
export const wantsJson = (argv: readonly string[]): boolean => argv.includes('--json')

const parse = (argv: string[]) => {
  try {
    return parseArgs({ args: argv, options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

const tierOf = (text: string | undefined): TierKey => {
  const tier = tierKeys.find((key) => key === text)
  if (tier === undefined) throw new UsageError(`Name a tier: ${tierKeys.join(', ')}.`)
  return tier
}

/** Null where help was asked for. Throws `UsageError`. */
export const readUsersInput = (argv: string[]): UsersInput | null => {
  const { values, positionals } = parse(argv)
  const [typed, who, more, ...rest] = positionals
  if (values.help || typed === undefined || typed === 'help') return null
  const verb = verbs.find((name) => name === typed)
  if (!verb) throw new UsageError(`There is no 'users ${typed}'.`)
  if (!who) throw new UsageError(`Say whom: everbond users ${verb} ${verb === 'add' ? '<email>' : '<who>'}.`)
  if (rest.length > 0 || (more !== undefined && verb !== 'grant-tier'))
    throw new UsageError(`'${rest[0] ?? more}' is too much here.`)
  if (verb === 'show') return { verb, who }

  const reason = values.reason?.trim() ?? ''
  if (reason === '') throw new UsageError('Say why with --reason; it is kept in the audit log.')
  if (verb === 'grant-tier') return { verb, who, reason, tier: tierOf(more) }
  if (verb !== 'add') return { verb, who, reason }
  const { username = null, 'password-stdin': readsPassword } = values
  return { verb, email: who, username, readsPassword, reason }
}
