import type { Companion } from '@everbond/contract'
import { Link } from '@tanstack/react-router'
import { Ellipsis, Settings2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem, MenuLink } from '#web/ui/menu.tsx'
import { displayName } from '../companions.rules.ts'
import { DeleteDialog } from '../deletion/delete-dialog.tsx'
import { texts } from '../texts.ts'

/** What else can be done with a companion: her settings (decision 4), and deleting. */
export function CompanionMenu({ companion }: { companion: Companion }) {
  const [isDeleting, setDeleting] = useState(false)
  const label = texts.menuOf(displayName(companion))
  return (
    <>
      <Menu
        label={label}
        trigger={
          <IconButton variant="on-picture" label={label} icon={<Ellipsis aria-hidden="true" size={20} />} />
        }
      >
        <MenuLink>
          <Link to="/user/companion/$id/settings" params={{ id: companion.id }}>
            <Settings2 aria-hidden="true" size={18} />
            {texts.settings}
          </Link>
        </MenuLink>
        <MenuItem danger icon={<Trash2 aria-hidden="true" size={18} />} onSelect={() => setDeleting(true)}>
          {texts.delete}
        </MenuItem>
      </Menu>
      <DeleteDialog companion={companion} open={isDeleting} onOpenChange={setDeleting} />
    </>
  )
}
