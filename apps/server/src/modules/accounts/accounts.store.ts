import { and, desc, eq, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#server/platform/database/pool.ts'
import { isId } from '#server/platform/ids.ts'
import type { Profile } from '#server/providers/auth/port.ts'
import { type AuditRow, auditLog, type UserRow, userIdentities, users } from './accounts.tables.ts'

export type Identity = { issuer: string; subject: string }

export type StoredAccount = {
  userId: string
  profile: Profile
  isLocked: boolean
  /** Milliseconds since 1970. */
  tokensValidAfter: number
}

const isIdentity = ({ issuer, subject }: Identity) =>
  and(eq(userIdentities.issuer, issuer), eq(userIdentities.subject, subject))

export const findAccountOf = async (db: Queryable, identity: Identity): Promise<StoredAccount | null> => {
  const [row] = await db
    .select({
      user: users,
      // '-infinity' is no date of JavaScript's.
      tokensValidAfter: sql<number>`(extract(epoch from greatest(tokens_valid_after, 'epoch')) * 1000)::float8`,
    })
    .from(userIdentities)
    .innerJoin(users, eq(users.userId, userIdentities.userId))
    .where(isIdentity(identity))
  if (!row) return null
  const { userId, username, email, emailVerified, lockedAt } = row.user
  return {
    userId,
    profile: { username, email, emailVerified },
    isLocked: lockedAt !== null,
    tokensValidAfter: row.tokensValidAfter,
  }
}

/** Answers whether this transaction made the identity; another that made it first has committed by then. */
export const insertIdentity = async (
  tx: Transaction,
  { userId, identity }: { userId: string; identity: Identity },
): Promise<boolean> => {
  const made = await tx
    .insert(userIdentities)
    .values({ ...identity, userId })
    .onConflictDoNothing()
    .returning({ userId: userIdentities.userId })
  return made.length > 0
}

export const findIdentities = async (db: Queryable, userId: string): Promise<Identity[]> =>
  db
    .select({ issuer: userIdentities.issuer, subject: userIdentities.subject })
    .from(userIdentities)
    .where(eq(userIdentities.userId, userId))

export const insertUser = async (tx: Transaction, row: Omit<UserRow, 'lockedAt'>): Promise<void> => {
  await tx.insert(users).values(row)
}

export const readUser = async (db: Queryable, userId: string): Promise<UserRow | undefined> => {
  const [row] = await db.select().from(users).where(eq(users.userId, userId))
  return row
}

/** By id, mail address or username; several where an address or a name is not unique over issuers. */
export const findUsers = (db: Queryable, name: string): Promise<UserRow[]> => {
  if (isId(name)) return db.select().from(users).where(eq(users.userId, name))
  const lower = name.trim().toLowerCase()
  return db
    .select()
    .from(users)
    .where(or(sql`lower(${users.email}) = ${lower}`, sql`lower(${users.username}) = ${lower}`))
    .orderBy(users.createdAt)
    .limit(20)
}

export const updateProfile = async (
  db: Queryable,
  { userId, profile }: { userId: string; profile: Profile },
): Promise<void> => {
  await db.update(users).set(profile).where(eq(users.userId, userId))
}

export const setTokensValidAfter = async (
  db: Queryable,
  { userId, instant }: { userId: string; instant: Date },
): Promise<void> => {
  await db.execute(sql`
    update users set tokens_valid_after = greatest(tokens_valid_after, ${instant}) where user_id = ${userId}`)
}

/** Answers whether this changed anything. */
export const setLocked = async (
  db: Queryable,
  { userId, lockedAt }: { userId: string; lockedAt: Date | null },
): Promise<boolean> => {
  const changed = await db
    .update(users)
    .set({ lockedAt })
    .where(and(eq(users.userId, userId), sql`(${users.lockedAt} is null) = ${lockedAt !== null}`))
    .returning({ userId: users.userId })
  return changed.length > 0
}

export const insertAudit = async (db: Queryable, row: AuditRow): Promise<void> => {
  await db.insert(auditLog).values(row)
}

export const readAudit = (db: Queryable, { userId, limit }: { userId: string; limit: number }) =>
  db.select().from(auditLog).where(eq(auditLog.userId, userId)).orderBy(desc(auditLog.at)).limit(limit)
