import { expect, test } from 'vitest'
import { ExpiringCache } from './expiring-cache.ts'

const setUp = (maxEntries = 10) => {
  let now = 1_000_000
  const cache = new ExpiringCache<string>({
    clock: { now: () => new Date(now) },
    lifeMs: 5000,
    maxEntries,
  })
  return {
    cache,
    pass: (ms: number) => {
      now += ms
    },
  }
}

const later = () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { loader: () => promise, resolve }
}

test('a value lives as long as it was given, counted from when it was asked for', async () => {
  const { cache, pass } = setUp()
  const { loader, resolve } = later()
  const load = cache.load('a', loader)
  pass(3000)
  resolve('first')
  expect(await load).toBe('first')
  pass(1999)
  expect(cache.get('a')).toBe('first')
  pass(1)
  expect(cache.get('a')).toBeUndefined()
})

test('callers that ask together share one load', async () => {
  const { cache } = setUp()
  let loads = 0
  const loader = async () => `load ${++loads}`
  expect(await Promise.all([cache.load('a', loader), cache.load('a', loader)])).toEqual(['load 1', 'load 1'])
})

test('what was forgotten during its load is not kept', async () => {
  const { cache } = setUp()
  const { loader, resolve } = later()
  const load = cache.load('a', loader)
  cache.forgetWhere(() => false)
  resolve('stale')
  await load
  expect(await cache.load('a', async () => 'fresh')).toBe('fresh')
})

test('a failed load is tried again', async () => {
  const { cache } = setUp()
  await expect(cache.load('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cache.load('a', async () => 'back')).toBe('back')
})

test('the entry used longest ago makes room', () => {
  const { cache } = setUp(2)
  cache.set('a', 'a')
  cache.set('b', 'b')
  cache.get('a')
  cache.set('c', 'c')
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['a', undefined, 'c'])
})

test('an end that comes first counts', () => {
  const { cache, pass } = setUp()
  cache.set('a', 'a', 1_001_000)
  pass(1000)
  expect(cache.get('a')).toBeUndefined()
})
