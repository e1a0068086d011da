import { imageIdOf, isImageId } from '@everbond/contract'

/** Where a picture's bytes come from: the server by id, an address that may be used as it is, or nowhere. */
export type ImageSource = { kind: 'id'; id: string } | { kind: 'address'; src: string } | { kind: 'none' }

const proxyPath = /^\/api\/secure-image\/([^/]+)$/
const signedPath = /^\/api\/signed-image\/[^/]+$/
const pictureFile = /\.(jpe?g|png|gif|webp)$/i
const signature = /^(x-amz-signature|x-goog-signature|signature|sig|token)$/i

const addressOf = (reference: string, origin: string): URL | null =>
  URL.canParse(reference, origin) ? new URL(reference, origin) : null

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    // Not encoded after all.
    return text
  }
}

const isSigned = ({ searchParams }: URL): boolean =>
  [...searchParams.keys()].some((key) => signature.test(key))

/** Of the product's own paths: an image's bytes by id, or a signed address that needs no token. */
const ownSource = (address: URL, reference: string): ImageSource => {
  const id = proxyPath.exec(address.pathname)?.[1]
  if (id !== undefined) return { kind: 'id', id: imageIdOf(decoded(id)) }
  if (signedPath.test(address.pathname) && isSigned(address)) return { kind: 'address', src: reference }
  return { kind: 'none' }
}

const isAccepted = (address: URL): boolean =>
  /^https?:$/.test(address.protocol) &&
  (pictureFile.test(address.pathname) ||
    /placeholder/i.test(address.hostname + address.pathname) ||
    isSigned(address))

/**
 * Reads an image reference (companions § 5, 'Image references'): an id, a path of the product's own proxy, a blob
 * address, or an http(s) address that is signed, a placeholder or a picture's file. `origin` is the page's.
 */
export const imageSource = (
  reference: string | null | undefined,
  origin: string = globalThis.location.origin,
): ImageSource => {
  if (reference === null || reference === undefined || reference === '') return { kind: 'none' }
  if (reference.startsWith('blob:')) return { kind: 'address', src: reference }
  if (isImageId(reference)) return { kind: 'id', id: imageIdOf(reference) }
  const address = addressOf(reference, origin)
  if (address === null) return { kind: 'none' }
  if (address.origin === origin) {
    const own = ownSource(address, reference)
    if (own.kind !== 'none' || reference.startsWith('/')) return own
  }
  return isAccepted(address) ? { kind: 'address', src: reference } : { kind: 'none' }
}
