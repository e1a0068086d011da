/** Who signs people in, with the mails that this takes. */
import { resetMail, verificationMail } from '../modules/accounts/index.ts'
import { openAuth as openProvider } from '../providers/auth/open-auth.ts'
import type { AuthMail, AuthProvider } from '../providers/auth/port.ts'
import type { MailDriver } from '../providers/mail/port.ts'
import type { Foundation } from './foundation.ts'
import type { Outside } from './outside.ts'

/** How long a reset link works; what its mail says. */
const resetMinutes = 60

const authMail = (mail: MailDriver): AuthMail => ({
  sendVerification: ({ to, username, link }) =>
    mail.send({ to, ...verificationMail({ name: username, url: link }) }),
  sendReset: ({ to, username, link }) =>
    mail.send({ to, ...resetMail({ name: username, url: link, minutes: resetMinutes }) }),
})

export const openAuth = ({
  foundation,
  outside,
}: {
  foundation: Foundation
  outside: Outside
}): AuthProvider => {
  const { config, clock, logger, pool, secrets } = foundation
  return openProvider({
    config: config.auth,
    db: pool.db,
    pool: pool.pool,
    clock,
    logger,
    secret: secrets.auth,
    publicOrigin: config.http.PUBLIC_ORIGIN,
    otherOrigins: config.http.CORS_ORIGINS,
    limitFactor: config.http.RATE_LIMIT_FACTOR,
    mail: outside.mail && authMail(outside.mail),
  })
}
