import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Leads on to another address, once, however often it is drawn meanwhile. */
export function Redirect({ to }: { to: string }) {
  const { history } = useRouter()
  useEffect(() => {
    history.replace(to)
  }, [history, to])
  return null
}
