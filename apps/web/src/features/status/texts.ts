import type { SystemStatus } from '@everbond/contract'

/** Platform § 2, 'System Status card'. */
export const texts = {
  label: 'System Status',
  loading: 'Loading',
  latency: (ms: number): string => `${Math.round(ms)} ms`,
} as const

export const statusTexts: Record<SystemStatus['status'], { word: string; text: string }> = {
  ok: { word: 'Online', text: 'All core systems operational' },
  degraded: { word: 'Degraded', text: 'Some services experiencing delays' },
  offline: { word: 'Offline', text: 'System currently unreachable' },
  unknown: { word: 'Status Unknown', text: 'Unable to determine system status' },
}
