import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const usageWindows = pgTable(
  'usage_windows',
  {
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: ['message', 'image'] }).notNull(),
    period: text('period', { enum: ['day', 'month'] }).notNull(),
    windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
    used: integer('used').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.period, table.windowStart] })],
)
