/** The account, its plan and its use (platform § 3; companions § 3; decisions 26, 31, 32). */
import * as z from 'zod/mini'
import { tierKeys } from '../tiers.ts'
import { instant } from './fields.ts'

export const tierKeySchema = z.enum(tierKeys)

export const userSchema = z.object({
  id: z.string(),
  username: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Ours only: an address of an outside issuer is taken only where it is verified. */
  emailVerified: z.boolean(),
  createdAt: instant,
})
export type User = z.output<typeof userSchema>

export const userPlanSchema = z.object({
  tier: tierKeySchema,
  stripeCustomerId: z.nullable(z.string()),
  subscriptionStatus: z.nullable(z.string()),
  subscriptionEndsAt: z.nullable(instant),
  usedMessages: z.int(),
  usedImages: z.int(),
  creditsMessages: z.int(),
  creditsImages: z.int(),
  /** -1 means unlimited. */
  maxMessages: z.int(),
  maxImages: z.int(),
})
export type UserPlan = z.output<typeof userPlanSchema>

export const tierLimitsSchema = z.object({
  tier: tierKeySchema,
  maxCompanions: z.int(),
  imageGeneration: z.boolean(),
  nsfw: z.boolean(),
})
export type TierLimits = z.output<typeof tierLimitsSchema>

export const tierSchema = z.object({
  tierKey: tierKeySchema,
  label: z.string(),
  /** Cents; null where the tier is not sold by subscription. */
  priceMonthly: z.nullable(z.int()),
  priceYearly: z.nullable(z.int()),
  maxCompanions: z.int(),
  messagesPerDay: z.int(),
  messagesPerMonth: z.int(),
  images: z.int(),
  nsfw: z.boolean(),
  imageGeneration: z.boolean(),
})

export const usageSchema = z.object({
  dailyUsed: z.int(),
  dailyCount: z.int(),
  monthlyUsed: z.int(),
  monthlyCount: z.int(),
  dailyLimit: z.int(),
  monthlyLimit: z.int(),
  dailyRemaining: z.int(),
  monthlyRemaining: z.int(),
  lastDailyReset: instant,
  lastMonthlyReset: instant,
  nextDailyReset: instant,
  nextMonthlyReset: instant,
  tier: tierKeySchema,
})
export type Usage = z.output<typeof usageSchema>

export const windowUsageSchema = z.object({
  count: z.int(),
  limit: z.int(),
  remaining: z.int(),
  /** Null where it never resets (the free tier's trial images). */
  resetsAt: z.nullable(instant),
})
export type WindowUsage = z.output<typeof windowUsageSchema>
