import { imageIdOf, isImageId } from '@everbond/contract'

/** Where a picture's bytes come from: the server by id, an address that may be used as it is, or nowhere. */
export type ImageSource = { kind: 'id'; id: string } | { kind: 'address'; src: string } | { kind: 'none' }

const proxyPath = /^\/api\/secure-image\/([^/?#]+)$/
const pictureFile = /\.(jpe?g|png|gif|webp)$/i
const signedParameters = ['X-Amz-Signature', 'signature', 'token']

const isAcceptedAddress = (reference: string): boolean => {
  if (reference.startsWith('blob:')) return true
  if (!/^https?:\/\//i.test(reference) || !URL.canParse(reference)) return false
  const address = new URL(reference)
  return (
    pictureFile.test(address.pathname) ||
    address.hostname.includes('placeholder') ||
    signedParameters.some((name) => address.searchParams.has(name))
  )
}

/** Reads an image reference (companions § 5, 'Image references'). */
export const imageSource = (reference: string | null | undefined): ImageSource => {
  if (reference === null || reference === undefined || reference === '') return { kind: 'none' }
  if (isImageId(reference) && !reference.startsWith('blob:')) return { kind: 'id', id: imageIdOf(reference) }
  const proxied = proxyPath.exec(reference)?.[1]
  if (proxied !== undefined) return { kind: 'id', id: decodeURIComponent(proxied) }
  return isAcceptedAddress(reference) ? { kind: 'address', src: reference } : { kind: 'none' }
}
