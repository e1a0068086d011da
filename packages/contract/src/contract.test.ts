import { expect, test } from 'vitest'
import { errorCatalogue, errorCodes } from './errors.ts'
import { imageIdOf, isImageId } from './images.ts'
import { bestValueBundle, creditBundles, publicPlans } from './plans.ts'
import { commonErrors, pathOf, type RouteDefinition } from './route.ts'
import { routes } from './routes.ts'
import { tiers, yearlySaving } from './tiers.ts'
import { usageLevel } from './usage.ts'

const table = Object.values(routes) as RouteDefinition[]

test('no two routes share a method and a path', () => {
  const names = table.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(names).size).toBe(names.length)
})

test('a route that wants a session can say so', () => {
  for (const { auth, errors, path } of table) {
    expect([path, auth === 'public' || errors.includes('auth.required')]).toEqual([path, true])
    expect([path, auth !== 'onboarded' || errors.includes('onboarding.required')]).toEqual([path, true])
  }
})

test('every code has a text and an error status', () => {
  for (const code of errorCodes) {
    expect(errorCatalogue[code].text).not.toBe('')
    expect(errorCatalogue[code].status).toBeGreaterThanOrEqual(400)
  }
  for (const code of commonErrors) expect(errorCodes).toContain(code)
})

test('parameters are encoded into the path', () => {
  expect(pathOf(routes.getCompanion, { id: 'a/b' })).toBe('/api/companions/a%2Fb')
})

test.each([
  [79, 100, 'Normal'],
  [80, 100, 'High Usage'],
  [100, 100, 'At Limit'],
  [5, -1, 'Normal'],
  [0, 0, 'At Limit'],
])('%i of %i is %s', (used, limit, level) => {
  expect(usageLevel({ used, limit })).toBe(level)
})

test.each([
  ['abc', 'image-lab-abc'],
  ['abc.jpg', 'image-lab-abc'],
  ['image-lab-abc.png', 'image-lab-abc'],
  ['companion_1_2_x.webp', 'companion_1_2_x'],
])('the image id of %s is %s', (reference, id) => {
  expect(imageIdOf(reference)).toBe(id)
})

test.each([
  ['abc', true],
  ['/api/secure-image/abc', false],
  ['https://a.example/b.jpg', false],
  ['', false],
])('%s is an image id: %s', (reference, expected) => {
  expect(isImageId(reference)).toBe(expected)
})

test('the highlighted bundle has the lowest price per credit', () => {
  const cheapest = creditBundles.toSorted((a, b) => a.priceUsd / a.credits - b.priceUsd / b.credits)[0]
  expect(cheapest?.name).toBe(bestValueBundle)
})

test('public plans cost what their tiers cost', () => {
  for (const [key, plan] of Object.entries(publicPlans)) {
    expect(plan.price).toBe(tiers[key as keyof typeof publicPlans].priceMonthly)
  }
  expect(yearlySaving(tiers.pro)).toBe(12 * 2499 - 19999)
})
