/** Which sections are open while the account setup is how far (platform § 2, 'Admin shell'; decision 2). */
import type { AdminSection } from './admin-sections.ts'

export type OnboardingState = 'loading' | 'failed' | 'incomplete' | 'complete'
export type Passage =
  | { kind: 'show' }
  | { kind: 'wait' }
  | { kind: 'error' }
  | { kind: 'redirect'; to: 'setup' | 'dashboard' }

export type MenuSection = Exclude<AdminSection, 'onboarding'>
const open: readonly MenuSection[] = ['setup', 'settings']
const complete: readonly MenuSection[] = ['dashboard', 'companions', 'memory', 'settings']

export const menuSections = (state: OnboardingState): readonly MenuSection[] =>
  state === 'complete' ? complete : open

export const passageTo = (section: AdminSection, state: OnboardingState): Passage => {
  if (section === 'settings') return { kind: 'show' }
  if (state === 'loading') return { kind: 'wait' }
  if (state === 'failed') return { kind: 'error' }
  const isSetup = section === 'setup' || section === 'onboarding'
  if (state === 'complete') return isSetup ? { kind: 'redirect', to: 'dashboard' } : { kind: 'show' }
  return isSetup ? { kind: 'show' } : { kind: 'redirect', to: 'setup' }
}
