import { routes, timing } from '@everbond/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAuth } from '#web/lib/auth/use-auth.ts'
import { routeQuery } from '#web/lib/query/route-query.ts'
import { imageSource } from './image-source.rules.ts'

const delays = timing.authenticatedImageRetryDelays

export type SecureImage = {
  state: 'none' | 'loading' | 'loaded' | 'failed'
  src: string | null
  retry: () => void
}

/** A local address of the bytes, given back to the browser when they change or are no longer shown. */
const useObjectUrl = (blob: Blob | undefined): string | null => {
  const [held, setHeld] = useState<{ blob: Blob; url: string } | null>(null)
  useEffect(() => {
    if (blob === undefined) return
    const url = URL.createObjectURL(blob)
    setHeld({ blob, url })
    return () => {
      URL.revokeObjectURL(url)
      setHeld(null)
    }
  }, [blob])
  return held !== null && held.blob === blob ? held.url : null
}

/** A picture that only its owner may see, fetched with the bearer token (companions § 4, decision 23). */
export const useSecureImage = (reference: string | null | undefined): SecureImage => {
  const { isSignedIn } = useAuth()
  const source = imageSource(reference)
  const id = source.kind === 'id' ? source.id : ''
  const query = useQuery({
    ...routeQuery(routes.getSecureImage, { params: { imageId: id } }),
    enabled: isSignedIn && id !== '',
    // The bytes behind an id never change.
    staleTime: Number.POSITIVE_INFINITY,
    retry: (failures, error) => !/^40[13]:/.test(error.message) && failures < delays.length,
    retryDelay: (attempt) => delays[attempt] ?? 0,
  })
  const url = useObjectUrl(query.data)
  const retry = (): void => void query.refetch()

  if (source.kind === 'none') return { state: 'none', src: null, retry }
  if (source.kind === 'address') return { state: 'loaded', src: source.src, retry }
  if (url !== null) return { state: 'loaded', src: url, retry }
  return { state: query.isError ? 'failed' : 'loading', src: null, retry }
}
