/** What guests and buyers are offered (platform §§ 2, 3; companions § 9; decisions 24, 25). */
import { tiers } from './tiers.ts'

export const publicPlans = {
  basic: {
    name: tiers.basic.label,
    price: 1499,
    description: 'One companion, talked with every day.',
    features: ['1 companion', '100 messages a day', '50 images a month'],
    is_best_value: false,
  },
  pro: {
    name: tiers.pro.label,
    price: 2499,
    description: 'Three companions and intimate conversation.',
    features: ['3 companions', '250 messages a day', '100 images a month', 'Intimacy mode'],
    is_best_value: false,
  },
  premium: {
    name: tiers.premium.label,
    price: 3999,
    description: 'Ten companions and the widest limits.',
    features: ['10 companions', '400 messages a day', '250 images a month', 'Intimacy mode'],
    is_best_value: true,
  },
} as const

export const creditBundles = [
  { id: 1, name: 'Starter Pack', priceUsd: 499, credits: 50 },
  { id: 2, name: 'Plus Pack', priceUsd: 899, credits: 100, savings: 'Save 10%' },
  { id: 3, name: 'Pro Pack', priceUsd: 1999, credits: 280, savings: 'Save 28%' },
] as const
export const bestValueBundle = 'Pro Pack'

export const mostPopularTier = 'pro'
