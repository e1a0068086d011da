/** Which keys files may have: such that no driver could take one for a way out of its place. */
import { maxFileBytes, StorageError } from './port.ts'

const contentTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

// Small letters only, as some file systems take 'A' for 'a'; a dot only before the ending, so that no file has a folder's name.
const folders = '(?:[a-z0-9][a-z0-9_-]{0,99}/){1,8}'
const keyPattern = new RegExp(`^${folders}[a-z0-9][a-z0-9_-]{0,99}\\.(?<ending>[a-z0-9]{1,8})$`)
const prefixPattern = new RegExp(`^${folders}$`)

const refuse = (message: string): never => {
  throw new StorageError(message, { retryable: false })
}

/** The content type that a key's ending says. Throws `StorageError` for whatever is not a key. */
export const contentTypeOf = (key: string): string => {
  const ending = keyPattern.exec(key)?.groups?.ending
  return (ending === undefined ? undefined : contentTypes[ending]) ?? refuse('This is not a key of a file')
}

/** Throws `StorageError` for whatever is not a prefix of whole folders; the empty one, for everything, is none. */
export const assertPrefix = (prefix: string): void => {
  if (!prefixPattern.test(prefix)) refuse('This is not a prefix of files')
}

/** Throws `StorageError` where key, content type and size do not go together. */
export const assertFile = (file: { key: string; bytes: Uint8Array; contentType: string }): void => {
  const expected = contentTypeOf(file.key)
  if (file.contentType !== expected) refuse(`A file with this key is ${expected}, not ${file.contentType}`)
  if (file.bytes.byteLength === 0) refuse('A file must not be empty')
  if (file.bytes.byteLength > maxFileBytes) refuse(`A file has ${maxFileBytes} bytes at most`)
}
