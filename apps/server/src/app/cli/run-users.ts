/** Runs `everbond users` on this installation, beside a server that runs on it or without one. */
import { createInterface } from 'node:readline'
import { type AccountEvents, createAccounts } from '../../modules/accounts/index.ts'
import { grantTier, readEntitlement, revokeTier } from '../../modules/plans/index.ts'
import type { Listener } from '../../platform/database/listen.ts'
import { createEvents } from '../../platform/events.ts'
import { openAuth } from '../../providers/auth/open-auth.ts'
import type { Config } from '../config.ts'
import { type Foundation, openFoundation } from '../foundation.ts'
import { openAccount } from '../new-user.ts'
import { type UsersDeps, usersCommand } from './users.ts'
import { usersHelp } from './users-input.ts'

/** A command lives too briefly to hear of anything. */
const deaf: Listener = {
  listen: async () => () => undefined,
  close: async () => undefined,
}

/** The first line of standard input. */
const readPassword = async (): Promise<string> => {
  if (process.stdin.isTTY) process.stderr.write('Password: ')
  const lines = createInterface({ input: process.stdin })
  for await (const line of lines) return line
  return ''
}

const assemble = async (foundation: Foundation, closing: AsyncDisposableStack): Promise<UsersDeps> => {
  const { clock, config, logger, pool, secrets } = foundation
  const { db } = pool
  const auth = openAuth({
    config: config.auth,
    db,
    pool: pool.pool,
    clock,
    logger,
    secret: secrets.auth,
    publicOrigin: config.http.PUBLIC_ORIGIN,
    otherOrigins: [],
    limitFactor: 1,
    mail: null,
  })
  closing.defer(() => auth.close())
  const events = createEvents<AccountEvents>()
  events.on('user.created', openAccount(config))
  const accounts = await createAccounts({ db, auth, events, clock, logger, listener: deaf })
  return {
    db,
    clock,
    auth,
    accounts,
    plans: {
      grantTier,
      revokeTier,
      readTier: async (userId) => {
        const { tier, subscriptionStatus } = await readEntitlement(db, userId)
        return { tier: tier.key, subscriptionStatus }
      },
    },
    origin: config.http.PUBLIC_ORIGIN ?? `http://localhost:${config.http.PORT}`,
    readPassword,
  }
}

/** Answers the exit code. Standard output holds the answer alone, so that it can be read by a program. */
export const runUsers = async (given: Config, argv: string[]): Promise<number> => {
  if (argv.length === 0 || argv.includes('--help') || argv.includes('-h')) {
    process.stdout.write(usersHelp)
    return 0
  }
  const config: Config = { ...given, http: { ...given.http, LOG_LEVEL: 'silent' } }
  await using closing = new AsyncDisposableStack()
  const foundation = await openFoundation(
    {
      config,
      owner: 'command',
      onNotice: (text) => process.stderr.write(`${text}\n`),
      onDatabaseLost: (error) => process.stderr.write(`${error.message}\n`),
    },
    closing,
  )
  const { exitCode, output } = await usersCommand(await assemble(foundation, closing), argv)
  const stream = exitCode === 0 || argv.includes('--json') ? process.stdout : process.stderr
  stream.write(output)
  return exitCode
}
