// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { emptyWizard } from './wizard.types.ts'
import { dropDraft, keepDraft, readDraft } from './wizard-draft.ts'

afterEach(() => window.sessionStorage.clear())
const values = { ...emptyWizard, name: 'Odile', interests: ['cello'] }

it('gives back what was typed, to the person who typed it', () => {
  keepDraft('u1', { values, step: 1 })
  expect(readDraft('u1')).toEqual({ values, step: 1 })
  expect(readDraft('u2')).toBeNull()
})

it('is gone once dropped', () => {
  keepDraft('u1', { values, step: 0 })
  dropDraft('u1')
  expect(readDraft('u1')).toBeNull()
})

it('takes nothing of the wrong kind from the storage', () => {
  window.sessionStorage.setItem(
    'everbond.companion-draft.u1',
    JSON.stringify({ values: { name: 7, interests: [1], age: '30', owner: 'x' }, step: 9 }),
  )
  expect(readDraft('u1')).toEqual({ values: { ...emptyWizard, age: '30' }, step: 0 })
})
