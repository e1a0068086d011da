// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const vitals = vi.hoisted(() => {
  const vital = () => vi.fn<(report: (metric: { value: number }) => void) => void>()
  return { onFCP: vital(), onLCP: vital(), onCLS: vital(), onTTFB: vital() }
})
vi.mock('web-vitals', () => vitals)

const { createErrorRecord } = await import('./error-record.ts')
const { startMetrics } = await import('./metrics.ts')

/** What the browser observed, by type. */
const entries: Record<string, object> = {
  'first-input': { startTime: 10, processingStart: 25 },
  navigation: { loadEventEnd: 640 },
  resource: { initiatorType: 'img', duration: 120 },
}
class Observer {
  static supportedEntryTypes = Object.keys(entries)
  readonly #tell: (list: { getEntries: () => object[] }) => void
  constructor(tell: (list: { getEntries: () => object[] }) => void) {
    this.#tell = tell
  }
  observe({ type }: { type: string }): void {
    this.#tell({ getEntries: () => [entries[type] ?? {}] })
  }
  disconnect(): void {
    this.observe = () => undefined
  }
}

const heap = { usedJSHeapSize: 100, jsHeapSizeLimit: 1000 }
let stop: () => void
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.stubGlobal('performance', { memory: heap, now: () => 0 })
  vi.stubGlobal('navigator', { userAgent: 'a browser', connection: { effectiveType: '4g' } })
  stop = startMetrics()
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
})
const report = (vital: keyof typeof vitals, value: number) => vitals[vital].mock.lastCall?.[0]({ value })
const record = () => createErrorRecord({ error: new Error('broken'), componentStack: 'in Card' })

it('an error record carries what was measured of the page', () => {
  report('onFCP', 900)
  report('onLCP', 2600)
  report('onCLS', 0.02)
  report('onTTFB', 30)
  expect(record()).toMatchObject({
    message: 'broken',
    stack: expect.stringContaining('broken'),
    componentStack: 'in Card',
    userAgent: 'a browser',
    performance: {
      deviceType: expect.stringMatching(/^(mobile|tablet|desktop)$/),
      firstContentfulPaint: 900,
      largestContentfulPaint: 2600,
      firstInputDelay: 15,
      cumulativeLayoutShift: 0.02,
      timeToFirstByte: 30,
      loadTime: 640,
      imageLoadTime: 120,
      memory: { usedJSHeapSize: 100, jsHeapSizeLimit: 1000 },
      connectionType: '4g',
      poor: ['largestContentfulPaint'],
    },
  })
})

it('memory is looked at every 30 s, and much of it is told', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  heap.usedJSHeapSize = 801
  vi.advanceTimersByTime(29_999)
  expect(record().performance.memory?.usedJSHeapSize).toBe(100)
  expect(warn).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(record().performance).toMatchObject({ memory: { usedJSHeapSize: 801 } })
  expect(record().performance.poor).toContain('memory')
  expect(warn).toHaveBeenCalledTimes(1)
})
