/** What the browser measured of this page, for error records (platform §§ 3, 9). */
import { timing } from '@everbond/contract'
import { onCLS, onFCP, onLCP, onTTFB } from 'web-vitals'
import { log } from '#web/lib/log.ts'
import { type Metrics, usesMuchMemory } from './metrics.rules.ts'

/** Chromium's; other browsers have neither. */
type ChromiumParts = {
  performance: { memory?: { usedJSHeapSize: number; jsHeapSizeLimit: number } }
  navigator: { connection?: { effectiveType?: string } }
}

const collected: Metrics = {}

const chromium = (): ChromiumParts => globalThis as unknown as ChromiumParts

const sampleMemory = (): void => {
  const memory = chromium().performance.memory
  if (memory === undefined) return
  const { usedJSHeapSize, jsHeapSizeLimit } = memory
  collected.memory = { usedJSHeapSize, jsHeapSizeLimit }
  if (usesMuchMemory(collected)) log.warn('this page uses much memory')
}

const observe = (type: string, read: (entry: PerformanceEntry) => void): (() => void) => {
  if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return () => undefined
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) read(entry)
  })
  observer.observe({ type, buffered: true })
  return () => observer.disconnect()
}

const readImage = (entry: PerformanceEntry): void => {
  const isImage = (entry as PerformanceResourceTiming).initiatorType === 'img'
  if (isImage) collected.imageLoadTime = Math.max(collected.imageLoadTime ?? 0, entry.duration)
}

const readNavigation = (entry: PerformanceEntry): void => {
  const { loadEventEnd } = entry as PerformanceNavigationTiming
  if (loadEventEnd > 0) collected.loadTime = loadEventEnd
}

/** Begins to measure; answers how to stop. */
export const startMetrics = (): (() => void) => {
  onFCP(({ value }) => {
    collected.firstContentfulPaint = value
  })
  onLCP(({ value }) => {
    collected.largestContentfulPaint = value
  })
  onCLS(({ value }) => {
    collected.cumulativeLayoutShift = value
  })
  onTTFB(({ value }) => {
    collected.timeToFirstByte = value
  })
  const stops = [
    observe('first-input', (entry) => {
      collected.firstInputDelay = (entry as PerformanceEventTiming).processingStart - entry.startTime
    }),
    observe('navigation', readNavigation),
    observe('resource', readImage),
  ]
  sampleMemory()
  const timer = setInterval(sampleMemory, timing.memorySampleInterval)
  return () => {
    clearInterval(timer)
    for (const stop of stops) stop()
  }
}

export const currentMetrics = (): Metrics => {
  const connectionType = chromium().navigator.connection?.effectiveType
  return { ...collected, ...(connectionType === undefined ? {} : { connectionType }) }
}
