import { integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ImageRequest } from '../../providers/images/port.ts'

export const images = pgTable(
  'images',
  {
    userId: uuid('user_id').notNull(),
    id: text('id').notNull(),
    companionId: uuid('companion_id'),
    slot: smallint('slot'),
    state: text('state', { enum: ['queued', 'rendering', 'stored', 'ready', 'failed'] }).notNull(),
    request: jsonb('request').$type<ImageRequest>().notNull(),
    reservationId: uuid('reservation_id').notNull(),
    engine: text('engine'),
    engineKind: text('engine_kind', { enum: ['illustration', 'photograph'] }),
    storageKey: text('storage_key'),
    contentType: text('content_type'),
    bytes: integer('bytes'),
    width: integer('width'),
    height: integer('height'),
    attempts: integer('attempts').notNull().default(0),
    claimedBy: text('claimed_by'),
    heartbeatAt: timestamp('heartbeat_at', { withTimezone: true }),
    failure: text('failure'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)
export type ImageRow = typeof images.$inferSelect

export const discardedFiles = pgTable(
  'discarded_files',
  { userId: uuid('user_id').notNull(), storageKey: text('storage_key').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.storageKey] })],
)
