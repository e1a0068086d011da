import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const userOnboarding = pgTable('user_onboarding', {
  userId: uuid('user_id').primaryKey(),
  ageVerifiedAt: instant('age_verified_at'),
  ageMethod: text('age_method', { enum: ['self_declaration', 'provider'] }),
  termsVersion: text('terms_version'),
  termsAcceptedAt: instant('terms_accepted_at'),
})
export type OnboardingRow = typeof userOnboarding.$inferSelect
