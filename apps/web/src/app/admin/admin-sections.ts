import { LayoutDashboard, type LucideIcon, NotebookPen, Settings2, Sparkles, UsersRound } from 'lucide-react'

/** Sections that have landed; 'onboarding' has an address but no row in the sidebar. */
export const adminSections = ['setup', 'dashboard', 'companions', 'memory', 'settings', 'onboarding'] as const
export type AdminSection = (typeof adminSections)[number]

export const isAdminSection = (value: string): value is AdminSection =>
  (adminSections as readonly string[]).includes(value)

export const sectionRows: Record<Exclude<AdminSection, 'onboarding'>, { label: string; Icon: LucideIcon }> = {
  setup: { label: 'Setup', Icon: Sparkles },
  dashboard: { label: 'Dashboard', Icon: LayoutDashboard },
  companions: { label: 'Companions', Icon: UsersRound },
  memory: { label: 'Memory', Icon: NotebookPen },
  settings: { label: 'Settings', Icon: Settings2 },
}
