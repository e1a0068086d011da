import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { AppError } from '../errors/app-error.ts'
import { createLogger, loggedError } from './logger.ts'

/** What a logger of ours writes for some fields. */
const written = (fields: object): string => {
  let text = ''
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      text += String(chunk)
      done()
    },
  })
  const logger = createLogger({ level: 'info' })
  pino({ serializers: logger[pino.symbols.serializersSym as never] }, sink).info(fields)
  return text
}

test('a request is logged by method and path, never with its query', () => {
  const text = written({ req: { id: '1', method: 'GET', url: '/ws?token=secret&user=ada' } })
  expect(text).toContain('"/ws"')
  expect(text).not.toContain('secret')
})

test('an error is logged by class, code and place, never by a message that may quote a row', () => {
  const refused = Object.assign(new Error('duplicate key (email)=(ada@example.org)'), { code: '23505' })
  const text = JSON.stringify(loggedError(new AppError('server.error', { cause: refused })))
  expect(text).toContain('23505')
  expect(text).toContain('logger.test.ts')
  expect(text).not.toContain('ada@example.org')
})
