import { type ErrorBody, type ErrorCode, errorCatalogue } from '@everbond/contract'

export type AppErrorOptions = {
  cause?: unknown
  /** The field of the request that is at fault. */
  field?: string
  /** Stands instead of the catalogue's text where that one needs a value in it. */
  text?: string
}

/** The one error that a use case throws on purpose: a code of the contract's catalogue. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly field: string | undefined

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.text ?? errorCatalogue[code].text, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.status = errorCatalogue[code].status
    this.field = options.field
  }
}

/** What the caller sees of it. */
export const errorBody = (error: AppError, errorId?: string): ErrorBody => ({
  error: error.message,
  code: error.code,
  ...(errorCatalogue[error.code].upgradeRequired ? { upgradeRequired: true } : {}),
  ...(error.field === undefined ? {} : { field: error.field }),
  ...(errorId === undefined ? {} : { errorId }),
})
