import { defineSlice, type Setting } from '#server/platform/config/config.ts'
import { address, choice, text } from '#server/platform/config/settings.ts'
import { isLoopbackHost } from '#server/platform/http/hosts.ts'

/** An issuer is compared to the letter with what its tokens say, so it is kept as it was written. */
const issuer: Setting<string | null> = {
  doc: 'Issuer of tokens (OpenID Connect) instead of accounts kept here; exactly as its tokens name it',
  shown: null,
  secret: false,
  fallback: null,
  parse: (raw) => {
    const url = URL.parse(raw)
    if (!url || (url.protocol !== 'https:' && !isLoopbackHost(url.host)))
      throw new Error(`must be an https address such as https://login.example.org, not '${raw}'`)
    return raw
  },
}

export const authConfig = defineSlice({
  name: 'auth',
  title: 'Accounts',
  settings: {
    SIGNUPS: choice({
      doc: "Whether people may make accounts themselves; closed: 'npm run everbond -- users add'",
      of: ['open', 'closed'],
      fallback: 'open',
    }),
    AUTH_ISSUER: issuer,
    AUTH_AUDIENCE: text({ doc: 'Audience that the tokens of AUTH_ISSUER must name', fallback: null }),
    AUTH_JWKS_URL: address({
      doc: 'Keys of AUTH_ISSUER, where it does not publish them itself',
      origin: false,
    }),
    CLERK_PUBLISHABLE_KEY: text({ doc: 'Sign-in by Clerk instead of accounts kept here', fallback: null }),
    CLERK_SECRET_KEY: text({
      doc: "Reads people's profiles from Clerk; needed with CLERK_PUBLISHABLE_KEY",
      fallback: null,
      secret: true,
    }),
  },
})
