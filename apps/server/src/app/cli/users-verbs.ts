/** What each verb of `everbond users` does. Answers the facts; how they are said is `users-output.ts`'s. */
import { randomBytes } from 'node:crypto'
import type { TierKey } from '@everbond/contract'
import {
  type Accounts,
  findIdentities,
  findUsers,
  readAudit,
  readUser,
  recordAudit,
  type UserRow,
} from '../../modules/accounts/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Transaction } from '../../platform/database/pool.ts'
import { transaction } from '../../platform/database/transaction.ts'
import type { AuthProvider, KeptAccounts } from '../../providers/auth/port.ts'
import type { UsersInput } from './users-input.ts'

export type UsersDeps = {
  db: Database
  clock: Clock
  auth: Pick<AuthProvider, 'issuer' | 'accounts'>
  accounts: Pick<Accounts, 'ensureUser' | 'lockUser' | 'unlockUser'>
  plans: {
    readTier: (userId: string) => Promise<{ tier: TierKey; subscriptionStatus: string | null }>
    /** Both answer the tier that was before. */
    grantTier: (tx: Transaction, grant: { userId: string; tier: TierKey }) => Promise<TierKey>
    revokeTier: (tx: Transaction, revocation: { userId: string }) => Promise<TierKey>
  }
  /** Where people open this installation; links are made with it. */
  origin: string
  /** Reads a password from standard input. */
  readPassword: () => Promise<string>
}

/** It cannot be done; the text says why. */
export class CannotError extends Error {
  override readonly name = 'CannotError'
}

export type Facts = Record<string, unknown>

const actor = 'operator'
const auditShown = 20

const keptAccounts = ({ auth }: UsersDeps): KeptAccounts => {
  if (!auth.accounts) throw new CannotError(`Accounts are kept by ${auth.issuer}, not here.`)
  return auth.accounts
}

const describe = ({ userId, username, email }: UserRow) => `${userId} ${email ?? username ?? ''}`.trim()

/** The one user of that name. An account that signed up and has not come back yet becomes a user now. */
const findOne = async (deps: UsersDeps, who: string): Promise<UserRow> => {
  const found = await findUsers(deps.db, who)
  if (found.length > 1)
    throw new CannotError(
      `Several users are called '${who}'; give the id of one:\n${found.map((user) => `  ${describe(user)}`).join('\n')}`,
    )
  const [user] = found
  if (user) return user
  const account = await deps.auth.accounts?.find(who)
  if (!account) throw new CannotError(`There is no user '${who}'.`)
  const { subject, profile } = account
  return existing(deps, await deps.accounts.ensureUser({ issuer: deps.auth.issuer, subject }, profile))
}

const existing = async ({ db }: UsersDeps, userId: string): Promise<UserRow> => {
  const user = await readUser(db, userId)
  if (!user) throw new CannotError(`There is no user '${userId}'.`)
  return user
}

const facts = ({ userId, username, email, emailVerified, createdAt, lockedAt }: UserRow): Facts => ({
  id: userId,
  username,
  email,
  emailVerified,
  createdAt: createdAt.toISOString(),
  lockedAt: lockedAt?.toISOString() ?? null,
})

const show = async (deps: UsersDeps, who: string): Promise<Facts> => {
  const user = await findOne(deps, who)
  const { tier, subscriptionStatus } = await deps.plans.readTier(user.userId)
  const audit = await readAudit(deps.db, { userId: user.userId, limit: auditShown })
  return {
    ...facts(user),
    tier,
    subscriptionStatus,
    identities: await findIdentities(deps.db, user.userId),
    audit: audit.map(({ at, actor: by, action, reason, details }) => ({
      at: at.toISOString(),
      actor: by,
      action,
      reason,
      details,
    })),
  }
}

const add = async (deps: UsersDeps, input: Extract<UsersInput, { verb: 'add' }>): Promise<Facts> => {
  const { email, username, readsPassword, reason } = input
  const kept = keptAccounts(deps)
  const password = readsPassword ? await deps.readPassword() : randomBytes(12).toString('base64url')
  const { subject, profile } = await kept.add({ email, username, password })
  const userId = await deps.accounts.ensureUser({ issuer: deps.auth.issuer, subject }, profile)
  await recordAudit(deps.db, { userId, at: deps.clock.now(), actor, action: 'user.add', reason })
  const user = await existing(deps, userId)
  return { ...facts(user), ...(readsPassword ? {} : { password }) }
}

const resetLink = async (
  deps: UsersDeps,
  { who, reason }: { who: string; reason: string },
): Promise<Facts> => {
  const kept = keptAccounts(deps)
  const { userId } = await findOne(deps, who)
  const identities = await findIdentities(deps.db, userId)
  const identity = identities.find(({ issuer }) => issuer === deps.auth.issuer)
  if (!identity)
    throw new CannotError(`The account of '${who}' is not kept here, so it has no password here.`)
  // Written first: a link that nobody knows of must not exist.
  await recordAudit(deps.db, { userId, at: deps.clock.now(), actor, action: 'user.reset_link', reason })
  const { path, expiresAt } = await kept.resetPath(identity.subject)
  return { id: userId, link: `${deps.origin}${path}`, expiresAt: expiresAt.toISOString() }
}

const changeTier = async (
  deps: UsersDeps,
  { who, reason, tier }: { who: string; reason: string; tier: TierKey | null },
): Promise<Facts> => {
  const { userId } = await findOne(deps, who)
  const before = await transaction(deps.db, async (tx) => {
    const { grantTier, revokeTier } = deps.plans
    const replaced = tier === null ? await revokeTier(tx, { userId }) : await grantTier(tx, { userId, tier })
    const details = { before: replaced, after: tier ?? 'free' }
    const action = tier === null ? 'tier.revoke' : 'tier.grant'
    await recordAudit(tx, { userId, at: deps.clock.now(), actor, action, reason, details })
    return replaced
  })
  return { id: userId, before, ...(await deps.plans.readTier(userId)) }
}

const setLock = async (
  deps: UsersDeps,
  { who, reason, locks }: { who: string; reason: string; locks: boolean },
): Promise<Facts> => {
  const { userId } = await findOne(deps, who)
  const change = { userId, actor, reason }
  const changed = locks ? await deps.accounts.lockUser(change) : await deps.accounts.unlockUser(change)
  return { ...facts(await existing(deps, userId)), changed }
}

/** Throws `CannotError` or `AccountRefusedError` with a text for the operator. */
export const runVerb = async (deps: UsersDeps, input: UsersInput): Promise<Facts> => {
  switch (input.verb) {
    case 'show':
      return show(deps, input.who)
    case 'add':
      return add(deps, input)
    case 'reset-link':
      return resetLink(deps, input)
    case 'lock':
      return setLock(deps, { ...input, locks: true })
    case 'unlock':
      return setLock(deps, { ...input, locks: false })
    case 'grant-tier':
      return changeTier(deps, input)
    case 'revoke-tier':
      return changeTier(deps, { ...input, tier: null })
  }
}
