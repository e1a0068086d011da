/** Levels of use (platform §§ 2, 9). */
export const usageThresholds = { high: 0.8, limit: 1 } as const
export type UsageLevel = 'Normal' | 'High Usage' | 'At Limit'

/** The word beside a bar. A limit below zero is unlimited; a limit of zero is always reached. */
export const usageLevel = ({ used, limit }: { used: number; limit: number }): UsageLevel => {
  if (limit < 0) return 'Normal'
  const share = limit === 0 ? 1 : used / limit
  if (share >= usageThresholds.limit) return 'At Limit'
  return share >= usageThresholds.high ? 'High Usage' : 'Normal'
}
