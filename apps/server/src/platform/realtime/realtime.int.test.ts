import { closeCodes, type LiveEvent } from '@everbond/contract'
import websocket from '@fastify/websocket'
import { sql } from 'drizzle-orm'
import { fastify } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestAccount } from '../../testing/account.ts'
import { testClock } from '../../testing/clock.ts'
import { openSocket } from '../../testing/socket.ts'
import { openListener } from '../database/listen.ts'
import { testDatabase } from '../database/test-database.ts'
import { transaction } from '../database/transaction.ts'
import { AppError } from '../errors/app-error.ts'
import { createRealtimeHub, publish, type RealtimeHub } from './hub.ts'
import { registerSocket } from './socket-route.ts'
import { createTickets } from './tickets.ts'

const { db, url } = await testDatabase()
const clock = testClock('2026-11-21T12:00:00Z')
const tickets = createTickets({ db, clock })
const app = fastify()
const imageGenerated: LiveEvent = { type: 'image_generated', companionId: 'c', imageUrl: 'i' }

let hub: RealtimeHub
let userId: string
let origin: string
let admitted = 0

beforeAll(async () => {
  const listener = await openListener({ directUrl: url })
  hub = await createRealtimeHub(listener)
  await app.register(websocket)
  const counting: RealtimeHub = {
    ...hub,
    add: (socket) => {
      hub.add(socket)
      admitted += 1
    },
  }
  registerSocket(app, {
    hub: counting,
    tickets,
    gate: {
      authenticate: async (bearer) => {
        if (bearer === 'out-of-order') throw new Error('the issuer does not answer')
        if (bearer === 'locked') throw new AppError('auth.locked')
        if (!bearer.startsWith('user ')) throw new AppError('auth.required')
        return { userId: bearer.slice('user '.length), sessionId: null }
      },
      assertOnboarded: async () => undefined,
    },
    isAllowedOrigin: (from) => from === 'http://localhost',
  })
  origin = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws')
  return async () => {
    hub.closeAll(closeCodes.goingAway)
    await listener.close()
  }
})
afterAll(() => app.close())
beforeEach(async () => {
  userId = await createTestAccount(db)
})

const open = (token: string, headers: Record<string, string> = {}) =>
  openSocket(`${origin}/ws?token=${encodeURIComponent(token)}`, headers)

/** Opens a socket that is let in: from here on it hears what is published. */
const enter = async (token: string, headers: Record<string, string> = {}) => {
  const before = admitted
  const socket = await open(token, headers)
  await vi.waitUntil(() => admitted > before, { timeout: 10_000, interval: 5 })
  return socket
}

const ticketFor = async (sessionId: string | null = 'session') =>
  (await tickets.create({ userId, sessionId })).ticket

/** Publishes and waits until it has come back to this process, so that what is missing was never sent. */
const say = async (...events: LiveEvent[]) => {
  const witness = await enter(await ticketFor())
  for (const event of [...events, imageGenerated]) await publish(db, { userId, event })
  await witness.messages(events.length + 1)
  await witness.close()
}

describe('tickets', () => {
  test('a ticket opens once', async () => {
    const ticket = await ticketFor('s1')
    expect(await tickets.redeem(ticket)).toEqual({ userId, sessionId: 's1' })
    expect(await tickets.redeem(ticket)).toBeNull()
  })

  test('50 at the same time with one ticket: one gets in', async () => {
    const ticket = await ticketFor()
    const results = await Promise.all(Array.from({ length: 50 }, () => tickets.redeem(ticket)))
    expect(results.filter((result) => result !== null)).toHaveLength(1)
  })

  test('a ticket lives for 30 s', async () => {
    const { ticket: old, expiresAt } = await tickets.create({ userId, sessionId: null })
    const young = await ticketFor(null)
    expect(expiresAt).toBe(new Date(clock.now().getTime() + 30_000).toISOString())
    clock.advance(29_999)
    expect(await tickets.redeem(young)).toEqual({ userId, sessionId: null })
    clock.advance(1)
    expect(await tickets.redeem(old)).toBeNull()
  })

  test('the table alone opens nothing, and dead tickets leave it', async () => {
    const ticket = await ticketFor()
    const stored = () =>
      db.execute<{ id: string }>(sql`select id from realtime_tickets where user_id = ${userId}`)
    const [row] = (await stored()).rows
    expect(row?.id).not.toContain(ticket.slice(4))
    expect(await tickets.redeem(`wst_${row?.id}`)).toBeNull()
    clock.advance(31_000)
    await ticketFor()
    expect((await stored()).rows).toHaveLength(1)
  })
})

describe('opening', () => {
  test.each([
    ['no token', '', closeCodes.auth],
    ['a token that is no good', 'nonsense', closeCodes.auth],
    ['a locked account', 'locked', closeCodes.auth],
    ['an unknown ticket', 'wst_unknown', closeCodes.auth],
    ['a fault of ours', 'out-of-order', 1011],
  ])('%s is told by the close code', async (_, token, code) => {
    const socket = await open(token)
    expect(await socket.closed).toBe(code)
  })

  test('an expired ticket is 4001', async () => {
    const ticket = await ticketFor()
    clock.advance(30_000)
    expect(await (await open(ticket)).closed).toBe(closeCodes.auth)
  })

  test("another site's page is 4003, whatever its token", async () => {
    const ticket = await ticketFor()
    const socket = await open(ticket, { origin: 'https://evil.example' })
    expect(await socket.closed).toBe(closeCodes.forbidden)
    expect(await tickets.redeem(ticket)).not.toBeNull()
  })

  test('our own page gets in', async () => {
    const socket = await enter(await ticketFor(), { origin: 'http://localhost' })
    await socket.close()
  })
})

describe('events', () => {
  const changed: LiveEvent = { type: 'companions_changed' }
  const failed: LiveEvent = { type: 'error', error: 'Failed to generate image' }

  test('a ticket hears all, a bearer token only what is specified', async () => {
    const [ticket, bearer] = [await enter(await ticketFor()), await enter(`user ${userId}`)]
    await say(changed, failed)
    expect(await ticket.messages(3)).toEqual([changed, failed, imageGenerated])
    expect(await bearer.messages(2)).toEqual([failed, imageGenerated])
    await Promise.all([ticket.close(), bearer.close()])
  })

  test('nobody hears what is meant for another', async () => {
    const stranger = await enter(`user ${await createTestAccount(db)}`)
    await say(failed)
    expect(stranger.received).toEqual([])
    await stranger.close()
  })

  test('an event of a transaction that rolls back is never told', async () => {
    const socket = await enter(await ticketFor())
    const attempt = transaction(db, async (tx) => {
      await publish(tx, { userId, event: failed })
      throw new Error('later')
    })
    await expect(attempt).rejects.toThrow('later')
    await say()
    expect(await socket.messages(1)).toEqual([imageGenerated])
    await socket.close()
  })

  test('a revoked session closes its own sockets with 4001 and no other', async () => {
    const [one, two] = [await enter(await ticketFor('one')), await enter(await ticketFor('two'))]
    hub.closeUser({ userId, sessionId: 'one', code: closeCodes.auth, reason: 'session' })
    expect(await one.closed).toBe(closeCodes.auth)
    await say()
    expect(await two.messages(1)).toEqual([imageGenerated])
    hub.closeUser({ userId, sessionId: null, code: closeCodes.auth, reason: 'account' })
    expect(await two.closed).toBe(closeCodes.auth)
  })
})
