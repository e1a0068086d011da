import { expect, it } from 'vitest'
import { safeReturnPath } from './return-path.rules.ts'

it('leads back to where the person was', () => {
  expect(safeReturnPath('/admin/companions?new=true')).toBe('/admin/companions?new=true')
})

it.each([
  undefined,
  '',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/%5c/evil.example/..//',
  'javascript:x',
])('never leaves this site: %s', (wanted) => {
  const path = safeReturnPath(wanted)
  expect(new URL(path, 'http://here.example').origin).toBe('http://here.example')
  expect(path.startsWith('//')).toBe(false)
})
