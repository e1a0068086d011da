/** One-use tickets of the live socket: short-lived, and useless from the table alone. */
import { createHash, randomBytes } from 'node:crypto'
import { timing } from '@everbond/contract'
import { sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/pool.ts'
import type { Caller } from '../http/caller.ts'

const idOf = (ticket: string) => createHash('sha256').update(ticket).digest('base64url')

export type Tickets = {
  create: (caller: Caller) => Promise<{ ticket: string; expiresAt: string }>
  /** Takes a ticket; null where it is unknown, used or expired. */
  redeem: (ticket: string) => Promise<Caller | null>
}

/** A ticket is 'wst_' and 256 bits, so that it cannot be taken for a bearer token. */
export const isTicket = (token: string): boolean => token.startsWith('wst_')

export const createTickets = ({ db, clock }: { db: Database; clock: Clock }): Tickets => ({
  create: async ({ userId, sessionId }) => {
    const ticket = `wst_${randomBytes(32).toString('base64url')}`
    const expiresAt = new Date(clock.now().getTime() + timing.socket.ticketLife)
    await db.execute(
      sql`delete from realtime_tickets where user_id = ${userId} and expires_at < ${clock.now()}`,
    )
    await db.execute(sql`
      insert into realtime_tickets (user_id, id, session_id, expires_at)
      values (${userId}, ${idOf(ticket)}, ${sessionId}, ${expiresAt})`)
    return { ticket, expiresAt: expiresAt.toISOString() }
  },
  redeem: async (ticket) => {
    const { rows } = await db.execute<{
      user_id: string
      session_id: string | null
      expires_at: Date | string
    }>(sql`
      delete from realtime_tickets where id = ${idOf(ticket)} returning user_id, session_id, expires_at`)
    const [row] = rows
    if (!row || new Date(row.expires_at) <= clock.now()) return null
    return { userId: row.user_id, sessionId: row.session_id }
  },
})
