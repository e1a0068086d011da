// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { createErrorId, createErrorRecord } from './error-record.ts'

it("names a failure 'error_' + timestamp + random suffix", () => {
  expect(createErrorId({ now: 1795254180221, random: 0.5 })).toMatch(/^error_1795254180221_[a-z0-9]{6}$/)
})

it('writes down what the specification lists', () => {
  const record = createErrorRecord({ error: new Error('broken'), componentStack: 'in Card' })
  expect(record).toMatchObject({ message: 'broken', componentStack: 'in Card', url: window.location.href })
  expect(record.performance.deviceType).toMatch(/^(mobile|tablet|desktop)$/)
})
