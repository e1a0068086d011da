import { routes } from '@everbond/contract'
import { useQuery } from '@tanstack/react-query'
import { useAuth } from '#web/lib/auth/use-auth.ts'
import { routeQuery } from '#web/lib/query/route-query.ts'

/** Companions that can still be brought back, the latest first. */
export const useDeletedCompanions = () => {
  const { isSignedIn } = useAuth()
  return useQuery({ ...routeQuery(routes.listDeletedCompanions, {}), enabled: isSignedIn })
}
