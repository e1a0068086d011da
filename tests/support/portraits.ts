import type pg from 'pg'

export type ImageState = 'queued' | 'rendering' | 'stored' | 'ready' | 'failed'

/** How far a companion's portrait is, as the tables say. */
export const imageStateOf = async (database: pg.Client, companionId: string): Promise<ImageState> => {
  const { rows } = await database.query<{ state: ImageState }>(
    'select state from images where companion_id = $1',
    [companionId],
  )
  const [row] = rows
  if (!row || rows.length > 1) throw new Error(`companion ${companionId} has ${rows.length} images`)
  return row.state
}

export interface Account {
  portraits: number
  /** Captures of her reservation: what she cost, times. */
  charges: number
  /** Reservations, images and companions that are still under way. */
  stuck: number
  /** Of the three setup credits that came with her. */
  creditsLeft: number
  /** Credits that the entries and the balances disagree about. */
  difference: number
}

/** What a companion got and what it cost. */
export const accountOf = async (database: pg.Client, companionId: string): Promise<Account> => {
  const { rows } = await database.query<Account>(
    `select
      (select count(*)::int from images i
        where i.companion_id = c.id and i.state = 'ready' and i.id = c.profile_image_id) as portraits,
      (select count(*)::int from credit_entries e join images i on i.reservation_id = e.reservation_id
        where i.companion_id = c.id and e.kind = 'capture') as charges,
      (select count(*)::int from credit_reservations r where r.user_id = c.user_id and r.state = 'reserved')
        + (select count(*)::int from images i where i.companion_id = c.id and i.state not in ('ready', 'failed'))
        + (case when c.portrait_status = 'ready' then 0 else 1 end) as stuck,
      (select balance from credit_balances b where b.user_id = c.user_id and b.bucket = c.id::text) as "creditsLeft",
      (select coalesce(sum(b.balance), 0) - coalesce((select sum(amount) from credit_entries e where e.user_id = c.user_id), 0)
        from credit_balances b where b.user_id = c.user_id)::int as difference
     from companions c where c.id = $1`,
    [companionId],
  )
  const [row] = rows
  if (!row) throw new Error(`companion ${companionId} does not exist`)
  return row
}
