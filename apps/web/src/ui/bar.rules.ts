export type UsageLevel = 'Normal' | 'High Usage' | 'At Limit'

/**
 * How full an allowance is (platform §2, message usage widget): 80 % is high, 100 % the limit.
 * A limit of -1 has no end; an allowance of 0 is at its limit.
 */
export function usageLevel({ used, max }: { used: number; max: number }): UsageLevel {
  if (max < 0) return 'Normal'
  const share = max === 0 ? 1 : used / max
  if (share >= 1) return 'At Limit'
  return share >= 0.8 ? 'High Usage' : 'Normal'
}

/** The filled part of a bar, 0 to 1. */
export function usageShare({ used, max }: { used: number; max: number }): number {
  if (max < 0) return 0
  if (max === 0) return 1
  return Math.min(1, Math.max(0, used / max))
}
