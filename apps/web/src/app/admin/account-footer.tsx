import { LogOut } from 'lucide-react'
import { useUser } from '#web/lib/queries/account-queries.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { navRowClass } from '#web/ui/nav-row.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { texts } from '../texts.ts'
import { useLogout } from '../use-logout.ts'

function Person() {
  const { data: user } = useUser()
  if (user === undefined) {
    return (
      <>
        <Skeleton className="size-10 flex-none rounded-full" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-3.5 w-24" />
          <Skeleton className="h-3 w-32" />
        </div>
      </>
    )
  }
  const name = user.username ?? user.email ?? ''
  return (
    <>
      <Avatar name={name} />
      <div className="min-w-0">
        <p className="type-label truncate text-text">{name}</p>
        {user.email === null ? null : <p className="type-micro truncate text-text-3">{user.email}</p>}
      </div>
    </>
  )
}

/** The foot of the sidebar: who is signed in, and the way out. */
export function AccountFooter() {
  const logout = useLogout()
  return (
    <div className="mx-4 mt-7 border-line border-t pt-4 pb-5">
      <div className="flex min-h-11 items-center gap-3 px-3 pb-2">
        <Person />
      </div>
      <button type="button" onClick={() => void logout()} className={navRowClass(false)}>
        <LogOut aria-hidden="true" size={20} />
        {texts.logout}
      </button>
    </div>
  )
}
