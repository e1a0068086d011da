/** What is written down of a failure in the browser (platform § 3, 'Error record'). */
import { type DeviceType, deviceType } from '#web/lib/device/device.rules.ts'
import { type Metrics, poorMetrics } from './metrics.rules.ts'
import { currentMetrics } from './metrics.ts'

export type ErrorRecord = {
  message: string
  stack: string | null
  componentStack: string | null
  errorId: string
  url: string
  userAgent: string
  timestamp: string
  /** `poor` names the metrics that lie beyond their threshold. */
  performance: Metrics & { deviceType: DeviceType; poor: (keyof Metrics)[] }
}

/** 'error_' + timestamp + random suffix. */
export const createErrorId = ({ now = Date.now(), random = Math.random() } = {}): string =>
  `error_${now}_${random.toString(36).slice(2, 8).padEnd(6, '0')}`

export const createErrorRecord = ({
  error,
  componentStack,
}: {
  error: unknown
  componentStack: string | null
}): ErrorRecord => {
  const metrics = currentMetrics()
  return {
    message: error instanceof Error ? error.message : String(error),
    stack: error instanceof Error ? (error.stack ?? null) : null,
    componentStack,
    errorId: createErrorId(),
    url: window.location.href,
    userAgent: navigator.userAgent,
    timestamp: new Date().toISOString(),
    performance: { deviceType: deviceType(window.innerWidth), ...metrics, poor: poorMetrics(metrics) },
  }
}
