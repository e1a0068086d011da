/** The port to whatever keeps files of bytes: a folder, or an object store. It knows keys, neither users nor pictures. */

export type StoredFile = {
  body: Uint8Array
  /** Bytes. */
  size: number
  contentType: string
}

/**
 * Files are whole or absent: nobody ever reads half of one. All are small enough to be held in memory (`maxFileBytes`).
 * Every method throws `StorageError`.
 */
export type Storage = {
  /** Stands in the doctor's list: 'folder', 's3'. */
  id: string
  /**
   * Resolves once the file would survive a loss of power; replaces an older one at once.
   * Keys look like `images/<userId>/<imageId>.jpg` (`assertKey`); the ending and the content type say the same.
   */
  put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>
  /** Null where there is none. */
  get: (key: string) => Promise<StoredFile | null>
  /** Deletes a file; one that is not there is deleted already. */
  delete: (key: string) => Promise<void>
  /** Deletes all files under a prefix that ends with '/', such as `images/<userId>/`. */
  deletePrefix: (prefix: string) => Promise<void>
  /** Resolves when files could be written and read now; throws with the reason for the operator otherwise. */
  check: (signal: AbortSignal) => Promise<void>
  close: () => Promise<void>
}

/** Largest file, in bytes. */
export const maxFileBytes = 32 * 1024 * 1024

export class StorageError extends Error {
  /** Whether the same call may succeed later. */
  readonly retryable: boolean

  constructor(message: string, options: { retryable: boolean; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.name = 'StorageError'
    this.retryable = options.retryable
  }
}
