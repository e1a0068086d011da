/** What is asked of the accounts' tables without the library. */
import { sql } from 'drizzle-orm'
import type { JWK } from 'jose'
import type { Queryable } from '#server/platform/database/pool.ts'
import type { KeptAccount, Standing } from '../port.ts'
import { keyGrace } from './library.ts'
import { normalised } from './names.rules.ts'

type ProfileRow = { username: string | null; email: string; email_verified: boolean }

const profileOf = (row: ProfileRow) => ({
  username: row.username,
  email: row.email,
  emailVerified: row.email_verified,
})

export const readStanding = async (
  db: Queryable,
  { subject, sessionId, now }: { subject: string; sessionId: string | null; now: Date },
): Promise<Standing> => {
  const { rows } = await db.execute<ProfileRow & { stands: boolean }>(sql`
    select u.username, u.email, u.email_verified, s.id is not null as stands
    from auth_user u
    left join auth_session s on s.user_id = u.id and s.id = ${sessionId} and s.expires_at > ${now}
    where u.id = ${subject}`)
  const [row] = rows
  return row
    ? { sessionStands: row.stands, profile: profileOf(row) }
    : { sessionStands: false, profile: null }
}

export const deleteSessions = async (db: Queryable, subject: string): Promise<void> => {
  await db.execute(sql`delete from auth_session where user_id = ${subject}`)
}

export const findAccount = async (db: Queryable, name: string): Promise<KeptAccount | null> => {
  const { rows } = await db.execute<ProfileRow & { id: string }>(sql`
    select id, username, email, email_verified from auth_user
    where email = ${normalised(name)} or username = ${normalised(name)}`)
  const [row] = rows
  return row ? { subject: row.id, profile: profileOf(row) } : null
}

export const insertAccount = async (
  db: Queryable,
  account: { id: string; accountId: string; email: string; username: string | null; hash: string; now: Date },
): Promise<void> => {
  const { id, accountId, email, username, hash, now } = account
  await db.execute(sql`
    with person as (
      insert into auth_user (id, name, email, username, created_at, updated_at)
      values (${id}, ${username ?? ''}, ${email}, ${username}, ${now}, ${now})
      returning id
    )
    insert into auth_account (id, user_id, provider_id, account_id, password, created_at, updated_at)
    select ${accountId}, id, 'credential', id, ${hash}, ${now}, ${now} from person`)
}

/** Public keys that tokens in circulation may be signed with. */
export const readKeys = async (db: Queryable, now: Date): Promise<JWK[]> => {
  const { rows } = await db.execute<{ id: string; public_key: string }>(sql`
    select id, public_key from auth_jwks
    where expires_at is null or expires_at + make_interval(secs => ${keyGrace}) > ${now}`)
  return rows.map(({ id, public_key }) => ({ ...(JSON.parse(public_key) as JWK), kid: id, alg: 'EdDSA' }))
}

export type PrivateKey = { id: string; encrypted: string }

export const readLivePrivateKeys = async (db: Queryable, now: Date): Promise<PrivateKey[]> => {
  const { rows } = await db.execute<{ id: string; private_key: string }>(sql`
    select id, private_key from auth_jwks where expires_at is null or expires_at > ${now}`)
  return rows.map(({ id, private_key }) => ({ id, encrypted: JSON.parse(private_key) as string }))
}

export const retireKey = async (db: Queryable, { id, now }: { id: string; now: Date }): Promise<void> => {
  await db.execute(sql`update auth_jwks set expires_at = ${now} where id = ${id}`)
}
