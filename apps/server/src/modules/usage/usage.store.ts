import { and, eq, or } from 'drizzle-orm'
import type { Database } from '../../platform/database/pool.ts'
import { usageWindows } from './usage.tables.ts'

export type UsedQuery = { userId: string; kind: 'message' | 'image'; dayStart: Date; monthStart: Date }

/** What was used in one day and one month window; windows without a row hold nothing yet. */
export const readUsed = async (
  db: Database,
  { userId, kind, dayStart, monthStart }: UsedQuery,
): Promise<{ day: number; month: number }> => {
  const { period, windowStart } = usageWindows
  const rows = await db
    .select({ period, used: usageWindows.used })
    .from(usageWindows)
    .where(
      and(
        eq(usageWindows.userId, userId),
        eq(usageWindows.kind, kind),
        or(
          and(eq(period, 'day'), eq(windowStart, dayStart)),
          and(eq(period, 'month'), eq(windowStart, monthStart)),
        ),
      ),
    )
  const of = (name: 'day' | 'month') => rows.find((row) => row.period === name)?.used ?? 0
  return { day: of('day'), month: of('month') }
}
