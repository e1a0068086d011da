/** Tiers, what each allows, and what each costs (platform §§ 1, 6, 9; companions § 6). */
export const tierKeys = ['free', 'basic', 'pro', 'premium', 'lifetime'] as const
export type TierKey = (typeof tierKeys)[number]

export type Tier = {
  key: TierKey
  order: number
  label: string
  maxCompanions: number
  messagesPerDay: number
  messagesPerMonth: number
  /** Images a month; for free the trial credits that an account gets once (decision 16). */
  images: number
  nsfw: boolean
  imageGeneration: boolean
  companionImages: boolean
  /** Deletions in 30 days from the first (decision 11). */
  maxDeletions: number
  /** Cents; null where the tier is not sold by subscription. */
  priceMonthly: number | null
  priceYearly: number | null
}

export const tiers: Readonly<Record<TierKey, Tier>> = {
  free: {
    key: 'free',
    order: 0,
    label: 'Free',
    maxCompanions: 1,
    messagesPerDay: 10,
    messagesPerMonth: 200,
    images: 3,
    nsfw: false,
    imageGeneration: false,
    companionImages: false,
    maxDeletions: 3,
    priceMonthly: 0,
    priceYearly: 0,
  },
  basic: {
    key: 'basic',
    order: 1,
    label: 'Basic Love',
    maxCompanions: 1,
    messagesPerDay: 100,
    messagesPerMonth: 2000,
    images: 50,
    nsfw: false,
    imageGeneration: true,
    companionImages: false,
    maxDeletions: 3,
    priceMonthly: 1499,
    priceYearly: 11999,
  },
  pro: {
    key: 'pro',
    order: 2,
    label: 'Deep Bond',
    maxCompanions: 3,
    messagesPerDay: 250,
    messagesPerMonth: 6000,
    images: 100,
    nsfw: true,
    imageGeneration: true,
    companionImages: true,
    maxDeletions: 5,
    priceMonthly: 2499,
    priceYearly: 19999,
  },
  premium: {
    key: 'premium',
    order: 3,
    label: 'Forever Yours',
    maxCompanions: 10,
    messagesPerDay: 400,
    messagesPerMonth: 10000,
    images: 250,
    nsfw: true,
    imageGeneration: true,
    companionImages: true,
    maxDeletions: 10,
    priceMonthly: 3999,
    priceYearly: 31999,
  },
  lifetime: {
    key: 'lifetime',
    order: 4,
    label: 'Lifetime',
    maxCompanions: 6,
    messagesPerDay: 250,
    messagesPerMonth: 6000,
    images: 50,
    nsfw: true,
    imageGeneration: true,
    companionImages: true,
    maxDeletions: 6,
    priceMonthly: null,
    priceYearly: null,
  },
}

/** The label of a fixed yearly discount; not computed from the prices (platform § 9). */
export const yearlyDiscountLabel = '33% off'
/** `max…` fields hold this for 'Unlimited' (platform § 3). */
export const unlimited = -1
/** What a new account holds beyond its tier (decision 26). */
export const startingCredits = { messages: 100, images: 0 } as const
/** Free_setup credits that come with each companion (decision 17). */
export const setupCreditsPerCompanion = 3
/** The window of deletion limits and of the allowance of setup credits (decisions 11, 17). */
export const rollingWindowDays = 30
/** Days that a past-due subscription keeps its tier (decision 27). */
export const pastDueGraceDays = 7
/** The wizard's word filter is not applied to these tiers; 'ultra' is an older name (companions § 5). */
export const unfilteredTiers: readonly string[] = ['pro', 'premium', 'ultra', 'lifetime']

/** Cents saved in a year by paying yearly (platform § 9). */
export const yearlySaving = (tier: Tier): number =>
  tier.priceMonthly === null || tier.priceYearly === null ? 0 : 12 * tier.priceMonthly - tier.priceYearly
