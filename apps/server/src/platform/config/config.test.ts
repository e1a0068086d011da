import { describe, expect, test } from 'vitest'
import { ConfigError, defineSlice, readSlice } from './config.ts'
import { address, choice, integer, list, text } from './settings.ts'

const slice = defineSlice({
  name: 'demo',
  title: 'Demo',
  settings: {
    PORT: integer({ doc: 'port', fallback: 3000, min: 1, max: 65535 }),
    MODE: choice({ doc: 'mode', of: ['open', 'closed'], fallback: 'open' }),
    NAME: text({ doc: 'name', fallback: null }),
    ORIGIN: address({ doc: 'origin', origin: true }),
    PARTS: list({ doc: 'parts', of: ['mail', 'payments'] }),
  },
})

describe('configuration', () => {
  test('an empty environment gives the defaults', () => {
    expect(readSlice(slice, { PORT: ' ' })).toEqual({
      PORT: 3000,
      MODE: 'open',
      NAME: null,
      ORIGIN: null,
      PARTS: [],
    })
  })

  test('what is given is parsed', () => {
    const env = {
      PORT: '80',
      MODE: 'closed',
      NAME: 'x',
      ORIGIN: 'https://a.example/',
      PARTS: 'mail, payments',
    }
    expect(readSlice(slice, env)).toEqual({
      PORT: 80,
      MODE: 'closed',
      NAME: 'x',
      ORIGIN: 'https://a.example',
      PARTS: ['mail', 'payments'],
    })
  })

  test('every setting at fault is named at once', () => {
    const env = { PORT: '0', MODE: 'ajar', ORIGIN: 'ftp://x', PARTS: 'mail,fax' }
    const error = (() => {
      try {
        readSlice(slice, env)
      } catch (caught) {
        return caught
      }
    })()
    expect(error).toBeInstanceOf(ConfigError)
    for (const key of Object.keys(env)) expect(String(error)).toContain(`${key}:`)
  })
})
