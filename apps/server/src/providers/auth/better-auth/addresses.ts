/** Which of the library's own addresses this installation offers; everything else there is not found. */
export const basePath = '/api/auth'

const offered: Record<string, readonly string[]> = {
  GET: ['/get-session', '/token', '/jwks', '/verify-email'],
  POST: [
    '/sign-up/email',
    '/sign-in/email',
    '/sign-in/username',
    '/sign-out',
    '/request-password-reset',
    '/reset-password',
    '/send-verification-email',
  ],
}

export const signUpPath = '/sign-up/email'

/** The part of a request's path below `/api/auth`, or null where that is not offered. */
export const offeredPath = (request: Request): string | null => {
  const path = new URL(request.url).pathname.slice(basePath.length)
  return offered[request.method]?.includes(path) ? path : null
}

/** Pages of the web that finish what a mail began. */
export const verifyPage = (token: string): string => `/verify-email?token=${encodeURIComponent(token)}`
export const resetPage = (token: string): string => `/reset-password?token=${encodeURIComponent(token)}`
