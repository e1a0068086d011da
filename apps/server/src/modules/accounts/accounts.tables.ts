import { boolean, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const users = pgTable('users', {
  userId: uuid('user_id').primaryKey(),
  username: text('username'),
  email: text('email'),
  emailVerified: boolean('email_verified').notNull(),
  createdAt: instant('created_at').notNull(),
  lockedAt: instant('locked_at'),
})
export type UserRow = typeof users.$inferSelect

export const userIdentities = pgTable(
  'user_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] })],
)

export const auditLog = pgTable(
  'audit_log',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    at: instant('at').notNull(),
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    reason: text('reason').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)
export type AuditRow = typeof auditLog.$inferSelect
