import { type ComponentType, lazy } from 'react'
import type { AdminSection } from './admin-sections.ts'

/** Each section's page, loaded when it is first opened. */
export const sectionPages: Record<AdminSection, ComponentType> = {
  setup: lazy(async () => ({ default: (await import('../pages/setup-page.tsx')).SetupPage })),
  onboarding: lazy(async () => ({ default: (await import('../pages/setup-page.tsx')).OnboardingPage })),
  dashboard: lazy(async () => ({ default: (await import('../pages/dashboard-page.tsx')).DashboardPage })),
  companions: lazy(async () => ({ default: (await import('../pages/companions-page.tsx')).CompanionsPage })),
  memory: lazy(async () => ({ default: (await import('../pages/memory-page.tsx')).MemoryPage })),
  settings: lazy(async () => ({ default: (await import('../pages/settings-page.tsx')).SettingsPage })),
}
