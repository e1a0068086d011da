import { expect, it } from 'vitest'
import { poorMetrics } from './metrics.rules.ts'

const at = (share: number) => ({ usedJSHeapSize: share * 1000, jsHeapSizeLimit: 1000 })

it('names what lies beyond its threshold', () => {
  expect(
    poorMetrics({
      firstContentfulPaint: 1801,
      largestContentfulPaint: 2501,
      firstInputDelay: 101,
      cumulativeLayoutShift: 0.11,
      imageLoadTime: 1001,
      memory: at(0.81),
    }),
  ).toEqual([
    'firstContentfulPaint',
    'largestContentfulPaint',
    'firstInputDelay',
    'cumulativeLayoutShift',
    'imageLoadTime',
    'memory',
  ])
})

it('names nothing that reaches it or was not measured', () => {
  expect(poorMetrics({})).toEqual([])
  expect(
    poorMetrics({
      firstContentfulPaint: 1800,
      largestContentfulPaint: 2500,
      firstInputDelay: 100,
      cumulativeLayoutShift: 0.1,
      imageLoadTime: 1000,
      timeToFirstByte: 60_000,
      memory: at(0.8),
    }),
  ).toEqual([])
  expect(poorMetrics({ memory: { usedJSHeapSize: 5, jsHeapSizeLimit: 0 } })).toEqual([])
})
