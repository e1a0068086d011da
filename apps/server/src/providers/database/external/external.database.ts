import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { DatabaseStartError, OLDEST_MAJOR, type RunningDatabase } from '../port.ts'

export interface ExternalOptions {
  /** DATABASE_URL. */
  url: string
  /** DATABASE_DIRECT_URL, where DATABASE_URL leads through a pooler. */
  directUrl?: string | undefined
  /** How long a notification may take at start. */
  notifyDeadlineMs?: number
}

const CONNECT_DEADLINE_MS = 10_000
const NOTIFY_DEADLINE_MS = 5_000

/**
 * Uses a PostgreSQL that somebody else runs: checks at start what would otherwise fail late or hang silently (version,
 * encoding, LISTEN on the direct address). Throws DatabaseStartError.
 */
export async function connectExternal(options: ExternalOptions): Promise<RunningDatabase> {
  const directUrl = options.directUrl ?? options.url
  const pooled = await connect({ url: options.url, name: 'DATABASE_URL' })
  try {
    const listening = await connect({ url: directUrl, name: 'DATABASE_DIRECT_URL' })
    try {
      await refuseUnfit(listening)
      await assertNotified({
        listening,
        notifying: pooled,
        deadlineMs: options.notifyDeadlineMs ?? NOTIFY_DEADLINE_MS,
      })
    } finally {
      await listening.end()
    }
  } finally {
    await pooled.end()
  }
  return {
    driver: 'external',
    url: options.url,
    directUrl,
    place: withoutPassword(options.url),
    close: () => Promise.resolve(),
  }
}

async function connect({ url, name }: { url: string; name: string }): Promise<pg.Client> {
  try {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'everbond start',
      connectionTimeoutMillis: CONNECT_DEADLINE_MS,
    })
    // A connection that breaks between two queries is reported by the next one.
    client.on('error', () => undefined)
    await client.connect()
    return client
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new DatabaseStartError(
      `The database at ${withoutPassword(url)} (${name}) cannot be reached: ${reason}`,
      { cause },
    )
  }
}

async function refuseUnfit(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ number: number; version: string; encoding: string }>(
    `select current_setting('server_version_num')::integer as number,
      current_setting('server_version') as version,
      current_setting('server_encoding') as encoding`,
  )
  const found = rows[0]
  if (!found || Math.floor(found.number / 10_000) < OLDEST_MAJOR) {
    throw new DatabaseStartError(
      `The database is PostgreSQL ${found?.version}; Everbond needs ${OLDEST_MAJOR} or newer. ` +
        'Upgrade it, or leave DATABASE_URL out to use the one that comes with Everbond.',
    )
  }
  if (found.encoding !== 'UTF8') {
    throw new DatabaseStartError(
      `The database's encoding is ${found.encoding}. Create one with encoding UTF8 and name it in DATABASE_URL.`,
    )
  }
}

/** Behind a transaction pooler LISTEN succeeds and then hears nothing: only a message that arrives is proof. */
async function assertNotified(test: {
  listening: pg.Client
  notifying: pg.Client
  deadlineMs: number
}): Promise<void> {
  const { listening, notifying, deadlineMs } = test
  const payload = randomBytes(8).toString('hex')
  const heard = new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), deadlineMs)
    listening.on('notification', (message) => {
      if (message.payload !== payload) return
      clearTimeout(timer)
      resolve(true)
    })
  })
  await listening.query('listen everbond_start')
  await notifying.query('select pg_notify($1, $2)', ['everbond_start', payload])
  if (await heard) return
  throw new DatabaseStartError(
    'Notifications do not arrive from the database: a pooler in transaction mode stands in between, or ' +
      'DATABASE_DIRECT_URL names another database. Set DATABASE_DIRECT_URL to the address of the server itself.',
  )
}

function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return 'an address that is no postgresql:// URL'
  const address = new URL(url)
  address.password = ''
  // Passwords can stand among the parameters, too.
  address.search = ''
  return address.href
}
