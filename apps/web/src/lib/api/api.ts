/** The server as the contract describes it, asked with the bearer token of whoever is signed in. */
import { createClient } from '@everbond/contract'
import { getToken, noteUnauthorized } from '#web/lib/auth/auth.ts'
import { createEtagFetch } from './etag-fetch.ts'

const unauthorized = 401

const etags = createEtagFetch(async (input, init) => {
  const response = await fetch(input, init)
  if (response.status === unauthorized) noteUnauthorized()
  return response
})

export const api = createClient({ baseUrl: '', getToken, fetch: etags.send })
export const forgetAnswers = etags.clear
