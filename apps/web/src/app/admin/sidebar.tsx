import { Link } from '@tanstack/react-router'
import { navRowClass } from '#web/ui/nav-row.ts'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { texts } from '../texts.ts'
import { AccountFooter } from './account-footer.tsx'
import type { MenuSection } from './admin-gate.rules.ts'
import { type AdminSection, sectionRows } from './admin-sections.ts'

export type SidebarProps = {
  section: AdminSection
  menu: readonly MenuSection[]
  /** Told when a row is chosen, the current one too. */
  onChoose?: () => void
}

export function Sidebar({ section, menu, onChoose }: SidebarProps) {
  return (
    <>
      <div className="px-7 pt-7 pb-7">
        <Wordmark />
        <p className="type-micro mt-2 text-text-3">{texts.adminPanel}</p>
      </div>
      <nav aria-label={texts.sections} className="flex-1 px-4">
        <ul>
          {menu.map((entry) => {
            const { label, Icon } = sectionRows[entry]
            return (
              <li key={entry}>
                <Link
                  to="/admin/$section"
                  params={{ section: entry }}
                  aria-current={entry === section ? 'page' : undefined}
                  onClick={onChoose}
                  className={navRowClass(entry === section)}
                >
                  <Icon aria-hidden="true" size={20} />
                  {label}
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
      <AccountFooter />
    </>
  )
}
