import { pathOf, routes, timing } from '@everbond/contract'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { errorMessage } from '#web/lib/api/error-text.ts'
import { useAuth } from '#web/lib/auth/use-auth.ts'
import { routeQuery } from '#web/lib/query/route-query.ts'
import { imageSource } from './image-source.rules.ts'

const delays = timing.authenticatedImageRetryDelays

export type SecureImage = {
  state: 'none' | 'loading' | 'loaded' | 'failed'
  src: string | null
  /** Why it failed. */
  reason: string | null
  retry: () => void
}

/** A local address of the bytes, given back to the browser when they change or are no longer shown. */
const useObjectUrl = (blob: Blob | undefined): string | null => {
  const [held, setHeld] = useState<{ blob: Blob; url: string } | null>(null)
  // Before anything is painted: a wider copy takes the narrower one's place without a gap.
  useLayoutEffect(() => {
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

/**
 * A picture that only its owner may see, fetched with the bearer token (companions § 4, decision 23). `width` is one
 * of the ladder, null while it is not known yet; left out, the picture comes as it is stored.
 */
export const useSecureImage = (
  reference: string | null | undefined,
  { width }: { width?: number | null } = {},
): SecureImage => {
  const { isSignedIn } = useAuth()
  const source = imageSource(reference)
  const params = { imageId: source.kind === 'id' ? source.id : '' }
  const query = useQuery({
    ...routeQuery(routes.getSecureImage, {
      params,
      ...(width === undefined || width === null ? {} : { query: { w: String(width) } }),
    }),
    enabled: isSignedIn && source.kind === 'id' && width !== null,
    // The bytes behind an id and a width never change.
    staleTime: Number.POSITIVE_INFINITY,
    // While a wider one of the same picture comes, the narrower one stays.
    placeholderData: (held, before) =>
      before?.queryKey[0] === pathOf(routes.getSecureImage, params) ? held : undefined,
    retry: (failures, error) => !/^40[13]:/.test(error.message) && failures < delays.length,
    retryDelay: (attempt) => delays[attempt] ?? 0,
  })
  const url = useObjectUrl(query.data)
  const retry = (): void => void query.refetch()

  const found = { src: null, reason: null, retry }
  if (source.kind === 'none') return { ...found, state: 'none' }
  if (source.kind === 'address') return { ...found, state: 'loaded', src: source.src }
  if (url !== null) return { ...found, state: 'loaded', src: url }
  if (query.isError) return { ...found, state: 'failed', reason: errorMessage(query.error) }
  return { ...found, state: 'loading' }
}
