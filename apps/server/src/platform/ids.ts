import { randomBytes, randomUUID } from 'node:crypto'

/** A fresh id of a row. */
export const newId = (): string => randomUUID()

/** A short suffix for names that must differ, of lower-case letters and digits. */
export const newSuffix = (): string => randomBytes(6).toString('hex')

/** Whether a text has the shape of `newId`; anything else names nothing that exists. */
export const isId = (value: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)

/** Names one failure in the log and on the screen (platform § 3, 'Error record'). */
export const newErrorId = (): string => `error_${Date.now()}_${randomBytes(4).toString('hex')}`
