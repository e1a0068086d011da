import { timing } from '@everbond/contract'

/** Queries are tried up to 2 more times, but not where the answer is 401 or 403 (platform § 8). */
export const shouldRetry = (failures: number, error: Error): boolean =>
  !/401|403/.test(error.message) && failures < timing.query.retries
