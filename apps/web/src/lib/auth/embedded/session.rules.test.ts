import { describe, expect, it } from 'vitest'
import type { AuthState } from '../auth.types.ts'
import { readSession } from './session.rules.ts'

const loading: AuthState = { status: 'loading', provider: 'loading', subject: null }
const signedIn: AuthState = { status: 'signedIn', provider: 'ready', subject: 'u1' }
const signedOut: AuthState = { status: 'signedOut', provider: 'ready', subject: null }

describe('a look at the session', () => {
  it('leads from loading to signed in or out', () => {
    expect(readSession(loading, { subject: 'u1', failed: false, pending: false })).toEqual(signedIn)
    expect(readSession(loading, { subject: null, failed: false, pending: false })).toEqual(signedOut)
  })

  it('changes nothing while it is under way', () => {
    expect(readSession(signedOut, { subject: null, failed: false, pending: true })).toEqual(signedOut)
    expect(readSession(loading, { subject: null, failed: false, pending: true })).toEqual(loading)
  })

  it('that failed signs nobody out, and says how the provider is', () => {
    expect(readSession(signedIn, { subject: null, failed: true, pending: false })).toEqual({
      ...signedIn,
      provider: 'degraded',
    })
    expect(readSession(loading, { subject: null, failed: true, pending: false })).toEqual({
      ...loading,
      provider: 'error',
    })
  })
})
