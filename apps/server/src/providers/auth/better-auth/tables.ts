/** The library's names of tables and columns, as this database has them (migration 0002). */
const times = { createdAt: 'created_at', updatedAt: 'updated_at' } as const

export const userTable = {
  modelName: 'auth_user',
  fields: { ...times, emailVerified: 'email_verified' },
} as const

export const sessionTable = {
  modelName: 'auth_session',
  fields: {
    ...times,
    userId: 'user_id',
    expiresAt: 'expires_at',
    ipAddress: 'ip_address',
    userAgent: 'user_agent',
  },
} as const

export const accountTable = {
  modelName: 'auth_account',
  fields: {
    ...times,
    userId: 'user_id',
    providerId: 'provider_id',
    accountId: 'account_id',
    accessToken: 'access_token',
    refreshToken: 'refresh_token',
    idToken: 'id_token',
    accessTokenExpiresAt: 'access_token_expires_at',
    refreshTokenExpiresAt: 'refresh_token_expires_at',
  },
} as const

export const verificationTable = {
  modelName: 'auth_verification',
  fields: { ...times, expiresAt: 'expires_at' },
} as const

export const jwksTable = {
  modelName: 'auth_jwks',
  fields: {
    publicKey: 'public_key',
    privateKey: 'private_key',
    createdAt: 'created_at',
    expiresAt: 'expires_at',
  },
} as const

export const rateLimitTable = {
  modelName: 'auth_rate_limit',
  fields: { lastRequest: 'last_request' },
} as const
