import type { Transaction } from '#server/platform/database/pool.ts'

export type AccountEvents = {
  /** Once for each user, in the transaction that makes him: what fails here leaves no user behind. */
  'user.created': { tx: Transaction; userId: string; createdAt: Date }
  /** On every process, after a session (or, without an id, every session) of a user has ended. May come twice. */
  'session.ended': { userId: string; sessionId: string | null }
}
