import { ApiError } from '@everbond/contract'

/** What the server said about a failure, or `fallback` where it said nothing that a person can use. */
export const errorText = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.body.error ? error.body.error : fallback

/** As `errorText`, but an answer without a text of the server's reads 'HTTP {status}: {statusText}' (companions § 8). */
export const errorTextOrStatus = (error: unknown, fallback: string): string => {
  if (!(error instanceof ApiError)) return fallback
  return error.body.error ?? `HTTP ${error.status}: ${error.statusText}`
}

/** The field of the request that the server refused; null where it named none. */
export const errorField = (error: unknown): string | null =>
  error instanceof ApiError ? (error.body.field ?? null) : null

export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
