import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useMedia } from '#web/ui/use-media.ts'
import { texts } from '../texts.ts'
import { useOnboardingState } from '../use-onboarding-state.ts'
import { menuSections } from './admin-gate.rules.ts'
import { AdminHeader } from './admin-header.tsx'
import type { AdminSection } from './admin-sections.ts'
import { SectionOutlet } from './section-outlet.tsx'
import { Sidebar } from './sidebar.tsx'

/** Moves the focus to the new screen when another address was opened, but not on the first one. */
const useFocusOnNavigation = () => {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}

export function AdminShell({ section }: { section: AdminSection }) {
  const isWide = useMedia('(min-width: 1024px)')
  const state = useOnboardingState()
  const menu = menuSections(state)
  const main = useFocusOnNavigation()
  return (
    <div className="min-h-dvh desktop:grid desktop:grid-cols-[256px_minmax(0,1fr)]">
      <a
        href="#main"
        className="type-button sr-only z-50 rounded-control bg-surface-3 px-4 py-3 focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {texts.skip}
      </a>
      {isWide ? (
        <aside aria-label={texts.adminPanel} className="border-line border-r">
          <div className="sticky top-0 flex h-dvh flex-col overflow-y-auto">
            <Sidebar section={section} menu={menu} />
          </div>
        </aside>
      ) : (
        <AdminHeader section={section} menu={menu} />
      )}
      <div className="candle min-w-0">
        <main ref={main} id="main" tabIndex={-1} className="page mx-auto outline-none">
          <SectionOutlet section={section} state={state} />
        </main>
      </div>
    </div>
  )
}
