import { en } from 'zod/locales'
import * as z from 'zod/mini'
import { AppError } from '../errors/app-error.ts'

// The browser's bundle carries no texts for issues; the server's answers do.
z.config(en())

/** Checks one part of a request. Throws `request.invalid` with the field's path and a text. */
export const validate = <S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> => {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new AppError('request.invalid', {
    ...(issue?.path.length ? { field: issue.path.map(String).join('.') } : {}),
    ...(issue?.message ? { text: issue.message } : {}),
  })
}
