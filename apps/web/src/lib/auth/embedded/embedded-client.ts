import { createAuthClient } from 'better-auth/client'
import { usernameClient } from 'better-auth/client/plugins'

/** The browser's side of the accounts that the server keeps itself, at `/api/auth/*`. */
export const embeddedClient = createAuthClient({ plugins: [usernameClient()] })
