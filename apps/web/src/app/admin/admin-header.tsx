import { useLocation } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { useState } from 'react'
import { Drawer } from '#web/ui/drawer.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { texts } from '../texts.ts'
import type { MenuSection } from './admin-gate.rules.ts'
import type { AdminSection } from './admin-sections.ts'
import { Sidebar } from './sidebar.tsx'

/** Phones and tablets: a bar of 60 px whose menu button opens the drawer. */
export function AdminHeader({ section, menu }: { section: AdminSection; menu: readonly MenuSection[] }) {
  const { href } = useLocation()
  // Open on one address only: choosing a section closes the drawer.
  const [openAt, setOpenAt] = useState<string | null>(null)
  return (
    <header className="sticky top-0 z-30 flex h-15 items-center gap-2 border-line border-b bg-ground px-2 tablet:px-9">
      <IconButton
        label={texts.menu}
        icon={<Menu aria-hidden="true" size={20} />}
        aria-haspopup="dialog"
        aria-expanded={openAt === href}
        onClick={() => setOpenAt(href)}
      />
      <Wordmark size="header" />
      <span className="type-micro ml-1 pt-1 text-text-3">{texts.adminPanel}</span>
      <Drawer
        open={openAt === href}
        onOpenChange={(open) => setOpenAt(open ? href : null)}
        label={texts.adminPanel}
      >
        <Sidebar section={section} menu={menu} onChoose={() => setOpenAt(null)} />
      </Drawer>
    </header>
  )
}
