import { defineSlice } from '../config/config.ts'
import { address, choice, integer, list, text } from '../config/settings.ts'

export const httpConfig = defineSlice({
  name: 'http',
  title: 'Server',
  settings: {
    PORT: integer({ doc: 'Port that the server listens on', fallback: 3000, min: 0, max: 65535 }),
    HOST: text({
      doc: 'Address that the server binds; one beyond loopback is production',
      fallback: '127.0.0.1',
    }),
    PUBLIC_ORIGIN: address({
      doc: 'Origin that people open, such as https://everbond.example; one beyond loopback is production',
      origin: true,
    }),
    CORS_ORIGINS: list({ doc: 'Other origins whose pages may call the API with credentials' }),
    TRUST_PROXY: list({
      doc: 'Addresses or networks of reverse proxies whose forwarding headers are believed',
    }),
    RATE_LIMIT_FACTOR: integer({ doc: 'Multiplies every request limit', fallback: 1, min: 1, max: 10_000 }),
    LOG_LEVEL: choice({
      doc: 'How much is logged',
      of: ['debug', 'info', 'warn', 'error', 'silent'],
      fallback: 'info',
    }),
  },
})
