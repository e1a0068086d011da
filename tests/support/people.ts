import { randomBytes } from 'node:crypto'
import { type Client, createClient, routes } from '@everbond/contract'

export const PASSWORD = 'correct horse battery staple'

export interface Person {
  username: string
  email: string
  /** The session, as a browser would keep it. */
  cookie: string
  /** Calls the routes of the contract as this person. */
  call: Client
}

/** A name that nobody has yet. */
export const newName = (): string => `reader${randomBytes(4).toString('hex')}`

/** Makes an account over HTTP, past the age and terms gate unless said otherwise. */
export const signUp = async (
  origin: string,
  { onboarded = true, username = newName() }: { onboarded?: boolean; username?: string } = {},
): Promise<Person> => {
  const email = `${username}@example.org`
  const headers = { origin, 'content-type': 'application/json' }
  const answer = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ name: username, username, email, password: PASSWORD }),
  })
  if (!answer.ok) throw new Error(`sign-up answered ${answer.status}: ${await answer.text()}`)
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  const getToken = async () => {
    const token = await fetch(`${origin}/api/auth/token`, { headers: { origin, cookie } })
    return ((await token.json()) as { token: string }).token
  }
  const call = createClient({ baseUrl: origin, getToken })
  if (onboarded) await call(routes.submitOnboarding, { body: { ageVerified: true, termsAccepted: true } })
  return { username, email, cookie, call }
}
