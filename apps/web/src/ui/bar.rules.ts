/** The filled part of a bar, 0 to 1. A limit of -1 has no end; an allowance of 0 is always used up. */
export function usageShare({ used, max }: { used: number; max: number }): number {
  if (max < 0) return 0
  if (max === 0) return 1
  return Math.min(1, Math.max(0, used / max))
}
