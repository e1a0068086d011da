/** Every slice of settings, read once at the start. */

import { imagesConfig } from '../modules/images/index.ts'
import { plansConfig } from '../modules/plans/index.ts'
import { type ConfigOf, type Environment, readSlice } from '../platform/config/config.ts'
import { httpConfig } from '../platform/http/http.config.ts'
import { authConfig } from '../providers/auth/auth.config.ts'
import { databaseConfig } from '../providers/database/database.config.ts'
import { mailConfig } from '../providers/mail/mail.config.ts'
import { storageConfig } from '../providers/storage/storage.config.ts'
import { appConfig } from './app.config.ts'

/** In the order of the documentation. */
export const slices = [
  httpConfig,
  appConfig,
  databaseConfig,
  storageConfig,
  authConfig,
  plansConfig,
  imagesConfig,
  mailConfig,
] as const

export type Config = {
  http: ConfigOf<typeof httpConfig>
  app: ConfigOf<typeof appConfig>
  database: ConfigOf<typeof databaseConfig>
  storage: ConfigOf<typeof storageConfig>
  auth: ConfigOf<typeof authConfig>
  plans: ConfigOf<typeof plansConfig>
  images: ConfigOf<typeof imagesConfig>
  mail: ConfigOf<typeof mailConfig>
}

/** Throws `ConfigError` where a setting cannot be used. */
export const readConfig = (env: Environment): Config => ({
  http: readSlice(httpConfig, env),
  app: readSlice(appConfig, env),
  database: readSlice(databaseConfig, env),
  storage: readSlice(storageConfig, env),
  auth: readSlice(authConfig, env),
  plans: readSlice(plansConfig, env),
  images: readSlice(imagesConfig, env),
  mail: readSlice(mailConfig, env),
})
