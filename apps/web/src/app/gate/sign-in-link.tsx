import { Link, useLocation } from '@tanstack/react-router'
import { buttonClass } from '#web/ui/button.class.ts'
import { texts } from '../texts.ts'

/** Leads to the sign-in screen, and from there back to where it stands. */
export function SignInLink() {
  const { href } = useLocation()
  return (
    <Link to="/sign-in" search={{ redirect: href }} className={buttonClass({ variant: 'primary' })}>
      {texts.signIn}
    </Link>
  )
}
