import { expect, it } from 'vitest'
import { deviceType } from './device.rules.ts'

it('is mobile under 768 px, tablet under 1024, else desktop', () => {
  expect([767, 768, 1023, 1024].map(deviceType)).toEqual(['mobile', 'tablet', 'tablet', 'desktop'])
})
