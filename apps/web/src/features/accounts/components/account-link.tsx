import { Link } from '@tanstack/react-router'
import { cn } from '#web/ui/cn.ts'
import { textLinkClass } from '#web/ui/text-link.ts'

/** A link between the account screens; it carries along where the person wanted to go. */
export function AccountLink({
  to,
  returnTo,
  children,
}: {
  to: '/sign-in' | '/sign-up' | '/reset-password'
  returnTo?: string | undefined
  children: string
}) {
  return (
    <Link
      to={to}
      search={returnTo === undefined ? {} : { redirect: returnTo }}
      className={cn(textLinkClass, 'inline-flex min-h-11 items-center px-1')}
    >
      {children}
    </Link>
  )
}
