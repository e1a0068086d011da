import { tierKeys } from '@everbond/contract'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const userPlans = pgTable('user_plans', {
  userId: uuid('user_id').primaryKey(),
  tier: text('tier', { enum: tierKeys }).notNull(),
  subscriptionStatus: text('subscription_status'),
  subscriptionEndsAt: timestamp('subscription_ends_at', { withTimezone: true }),
  stripeCustomerId: text('stripe_customer_id'),
  windowAnchor: timestamp('window_anchor', { withTimezone: true }).notNull(),
})
export type UserPlanRow = typeof userPlans.$inferSelect
