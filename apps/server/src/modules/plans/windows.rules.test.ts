import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, dayWindow, monthWindow } from './windows.rules.ts'

const at = (iso: string) => new Date(iso)

test('a day is a UTC day', () => {
  expect(dayWindow(at('2026-02-28T23:59:59.999Z'))).toEqual({
    start: at('2026-02-28T00:00:00Z'),
    end: at('2026-03-01T00:00:00Z'),
  })
})

test.each([
  ['2026-01-31T00:00:00Z', '2026-02-28T12:00:00Z', '2026-02-28T00:00:00Z', '2026-03-31T00:00:00Z'],
  ['2026-01-31T00:00:00Z', '2026-02-27T12:00:00Z', '2026-01-31T00:00:00Z', '2026-02-28T00:00:00Z'],
  ['2024-02-29T10:00:00Z', '2025-02-28T10:00:00Z', '2025-02-28T10:00:00Z', '2025-03-29T10:00:00Z'],
  ['2026-11-21T09:30:00Z', '2026-11-21T09:30:00Z', '2026-11-21T09:30:00Z', '2026-12-21T09:30:00Z'],
])('anchor %s at %s', (anchor, now, start, end) => {
  expect(monthWindow({ anchor: at(anchor), now: at(now) })).toEqual({ start: at(start), end: at(end) })
})

test('windows hold their instant and follow each other without a gap', () => {
  const instant = fc.date({
    min: at('2020-01-01T00:00:00Z'),
    max: at('2040-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(instant, instant, (a, b) => {
      const [anchor, now] = a < b ? [a, b] : [b, a]
      const { start, end } = monthWindow({ anchor, now })
      expect(start <= now && now < end).toBe(true)
      expect(monthWindow({ anchor, now: end }).start).toEqual(end)
      expect(addMonths(anchor, 0)).toEqual(anchor)
    }),
  )
})
