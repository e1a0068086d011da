import { expect, it } from 'vitest'
import { parseSearch, pickSearch, stringifySearch } from './search.rules.ts'

it('keeps parameters as text, both ways', () => {
  expect(parseSearch('?new=true&edit=12')).toEqual({ new: 'true', edit: '12' })
  expect(stringifySearch({ new: 'true', edit: undefined })).toBe('?new=true')
  expect(stringifySearch({})).toBe('')
})

it('picks what a route knows, and picking again changes nothing', () => {
  const pick = pickSearch(['view', 'new'])
  const once = pick({ view: 'companions', other: 'x', new: 1 })
  expect(once).toEqual({ view: 'companions' })
  expect(pick(once)).toEqual(once)
})
