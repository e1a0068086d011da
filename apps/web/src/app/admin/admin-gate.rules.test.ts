import { describe, expect, it } from 'vitest'
import { menuSections, passageTo } from './admin-gate.rules.ts'

describe('the admin sections', () => {
  it.each(['loading', 'failed', 'incomplete'] as const)('offer only setup and settings while %s', (state) => {
    expect(menuSections(state)).toEqual(['setup', 'settings'])
  })

  it('leave setup out once it is complete', () => {
    expect(menuSections('complete')).toEqual(['dashboard', 'companions', 'memory', 'settings'])
    expect(passageTo('setup', 'complete')).toEqual({ kind: 'redirect', to: 'dashboard' })
    expect(passageTo('onboarding', 'complete')).toEqual({ kind: 'redirect', to: 'dashboard' })
  })

  it('lead to setup while it is incomplete', () => {
    expect(passageTo('companions', 'incomplete')).toEqual({ kind: 'redirect', to: 'setup' })
    expect(passageTo('onboarding', 'incomplete')).toEqual({ kind: 'show' })
  })

  it('keep settings open always', () => {
    for (const state of ['loading', 'failed', 'incomplete', 'complete'] as const) {
      expect(passageTo('settings', state)).toEqual({ kind: 'show' })
    }
  })

  it('wait for the status, and say when it failed', () => {
    expect(passageTo('dashboard', 'loading')).toEqual({ kind: 'wait' })
    expect(passageTo('dashboard', 'failed')).toEqual({ kind: 'error' })
  })
})
