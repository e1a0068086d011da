import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const creditUnits = ['image', 'message'] as const
export type CreditUnit = (typeof creditUnits)[number]

export const creditBalances = pgTable(
  'credit_balances',
  {
    userId: uuid('user_id').notNull(),
    unit: text('unit', { enum: creditUnits }).notNull(),
    source: text('source').notNull(),
    bucket: text('bucket').notNull().default(''),
    balance: integer('balance').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.unit, table.source, table.bucket] })],
)

export const creditReservations = pgTable(
  'credit_reservations',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    unit: text('unit', { enum: creditUnits }).notNull(),
    purpose: text('purpose').notNull(),
    subject: text('subject').notNull(),
    cost: integer('cost').notNull(),
    state: text('state', { enum: ['reserved', 'captured', 'released'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)

export const creditEntries = pgTable(
  'credit_entries',
  {
    userId: uuid('user_id').notNull(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    unit: text('unit', { enum: creditUnits }).notNull(),
    source: text('source').notNull(),
    bucket: text('bucket').notNull().default(''),
    kind: text('kind', { enum: ['grant', 'reserve', 'capture', 'release', 'expire'] }).notNull(),
    amount: integer('amount').notNull(),
    reservationId: uuid('reservation_id'),
    stepKey: text('step_key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)
