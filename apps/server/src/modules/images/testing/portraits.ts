import type { LiveEvent } from '@everbond/contract'
import { sql } from 'drizzle-orm'
import { openListener } from '../../../platform/database/listen.ts'
import type { Database } from '../../../platform/database/pool.ts'

export type PortraitState = {
  imageId: string
  image: string
  portrait: string
  profileImageId: string | null
  reservation: string
  captures: number
  releases: number
  setupCredits: number
}

/** Everything that says how far a companion's portrait is, read straight from the tables. */
export const stateOf = async (db: Database, companionId: string): Promise<PortraitState> => {
  const { rows } = await db.execute<PortraitState>(sql`
    select i.id as "imageId", i.state as image, c.portrait_status as portrait,
      c.profile_image_id as "profileImageId", r.state as reservation,
      count(*) filter (where e.kind = 'capture')::int as captures,
      count(*) filter (where e.kind = 'release')::int as releases,
      (select balance from credit_balances b
        where b.user_id = c.user_id and b.bucket = c.id::text) as "setupCredits"
    from companions c
      join images i on i.user_id = c.user_id and i.companion_id = c.id and i.slot = 1
      join credit_reservations r on r.user_id = i.user_id and r.id = i.reservation_id
      join credit_entries e on e.user_id = r.user_id and e.reservation_id = r.id
    where c.id = ${companionId}
    group by i.id, i.state, c.user_id, c.id, r.state`)
  const [state] = rows
  if (!state) throw new Error(`companion ${companionId} has no portrait`)
  return { ...state, setupCredits: Number(state.setupCredits) }
}

/** Hears what is told to one user from now on, but for the news that his list has changed. */
export const hearOf = async (url: string, userId: string) => {
  const listener = await openListener({ directUrl: url })
  const heard: LiveEvent[] = []
  let wake: () => void = () => undefined
  await listener.listen('everbond_live', (payload) => {
    const envelope = JSON.parse(payload) as { userId: string; event: LiveEvent }
    if (envelope.userId !== userId || envelope.event.type === 'companions_changed') return
    heard.push(envelope.event)
    wake()
  })
  return {
    next: async (): Promise<LiveEvent> => {
      for (;;) {
        const event = heard.shift()
        if (event) return event
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
    close: () => listener.close(),
  }
}
