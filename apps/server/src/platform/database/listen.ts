import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Queryable } from './pool.ts'

export interface ListenerOptions {
  /** The direct address: a transaction pooler swallows LISTEN without an error. */
  directUrl: string
  /** Listening on every channel, at first and after each loss; whatever was missed before is lost. */
  onReady?: () => void
  /** The connection broke; until `onReady` notifications go by unseen, so forget what was cached on trust in them. */
  onLost?: (error: Error) => void
  /** A handler threw. */
  onHandlerError?: (error: unknown) => void
}

export interface Listener {
  /** Hears a channel; answers how to stop hearing it. Resolves once notifications arrive (or the connection is lost). */
  listen(channel: string, handler: (payload: string) => void): Promise<() => void>
  close(): Promise<void>
}

const FIRST_RETRY_MS = 100
const LONGEST_RETRY_MS = 5_000
const CHECK_EVERY_MS = 20_000
const CHECK_DEADLINE_MS = 5_000
const LARGEST_PAYLOAD_BYTES = 7_999
const CHANNEL = /^[a-z][a-z0-9_]{0,62}$/

/**
 * Sends a notification. Inside a transaction it leaves when that commits, and never when it rolls back. Payloads
 * are ids: at most 7999 bytes.
 */
export async function notify(
  db: Queryable,
  { channel, payload }: { channel: string; payload: string },
): Promise<void> {
  if (Buffer.byteLength(payload) > LARGEST_PAYLOAD_BYTES) {
    throw new RangeError(
      `A notification on ${channel} is larger than ${LARGEST_PAYLOAD_BYTES} bytes: send an id.`,
    )
  }
  await db.execute(sql`select pg_notify(${channel}, ${payload})`)
}

/** Opens the one LISTEN connection of this process and keeps it open; rejects where the first attempt fails. */
export async function openListener(options: ListenerOptions): Promise<Listener> {
  const listener = new ReconnectingListener(options)
  await listener.connect()
  return listener
}

class ReconnectingListener implements Listener {
  readonly #options: ListenerOptions
  readonly #handlers = new Map<string, Set<(payload: string) => void>>()
  #client: pg.Client | null = null
  #retry: NodeJS.Timeout | undefined
  #check: NodeJS.Timeout | undefined
  #retryMs = FIRST_RETRY_MS
  #isClosed = false

  constructor(options: ListenerOptions) {
    this.#options = options
  }

  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.directUrl,
      application_name: 'everbond listener',
      connectionTimeoutMillis: CHECK_DEADLINE_MS,
      keepAlive: true,
    })
    // The first attempt's error reaches the caller by the promise; the listener keeps it from ending the process.
    client.on('error', (error) => this.#lose(client, error))
    client.on('end', () => this.#lose(client, new Error('The listening connection was closed.')))
    client.on('notification', ({ channel, payload }) => this.#deliver(channel, payload ?? ''))
    try {
      await client.connect()
      for (const channel of this.#handlers.keys()) await client.query(`listen ${channel}`)
    } catch (error) {
      await client.end()
      throw error
    }
    if (this.#isClosed) return client.end()
    this.#client = client
    this.#retryMs = FIRST_RETRY_MS
    this.#check = setInterval(() => this.#checkAlive(client), CHECK_EVERY_MS).unref()
    this.#options.onReady?.()
  }

  async listen(channel: string, handler: (payload: string) => void): Promise<() => void> {
    if (!CHANNEL.test(channel))
      throw new RangeError(`${channel} is no channel name: write lower_case, at most 63.`)
    const handlers = this.#handlers.get(channel) ?? new Set()
    handlers.add(handler)
    this.#handlers.set(channel, handlers)
    if (handlers.size === 1) await this.#run(`listen ${channel}`)
    return () => {
      handlers.delete(handler)
      if (handlers.size > 0) return
      this.#handlers.delete(channel)
      void this.#run(`unlisten ${channel}`)
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#retry)
    clearInterval(this.#check)
    const client = this.#client
    this.#client = null
    await client?.end()
  }

  /** A statement that fails here fails because the connection is lost; the next one listens to everything again. */
  async #run(statement: string): Promise<void> {
    const client = this.#client
    if (!client) return
    try {
      await client.query(statement)
    } catch (error) {
      this.#lose(client, asError(error))
    }
  }

  #deliver(channel: string, payload: string): void {
    for (const handler of this.#handlers.get(channel) ?? []) {
      try {
        handler(payload)
      } catch (error) {
        this.#options.onHandlerError?.(error)
      }
    }
  }

  /** A peer that vanished without a word is noticed only by asking it something. */
  #checkAlive(client: pg.Client): void {
    const deadline = setTimeout(
      () => this.#lose(client, new Error('The listening connection does not answer.')),
      CHECK_DEADLINE_MS,
    ).unref()
    void this.#run('select 1').finally(() => clearTimeout(deadline))
  }

  #lose(client: pg.Client, error: Error): void {
    if (this.#client !== client) return
    this.#client = null
    clearInterval(this.#check)
    client.end().catch((cause: unknown) => this.#options.onHandlerError?.(cause))
    this.#options.onLost?.(error)
    this.#retryLater()
  }

  #retryLater(): void {
    this.#retry = setTimeout(() => {
      this.connect().catch(() => this.#retryLater())
    }, this.#retryMs)
    this.#retryMs = Math.min(this.#retryMs * 2, LONGEST_RETRY_MS)
  }
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))
