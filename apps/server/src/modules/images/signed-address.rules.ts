/** Addresses that open one picture for a minute without a token (companions § 7; decision 23). */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { timing } from '@everbond/contract'

export type SignedAddress = { userId: string; imageId: string; expires: number }

const signatureOf = ({ userId, imageId, expires }: SignedAddress, secret: string): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['image', userId, imageId, expires]))
    .digest()

/** A path of this server, good for a minute from `now`. */
export const signedPath = (
  { userId, imageId, now }: { userId: string; imageId: string; now: Date },
  secret: string,
): string => {
  const expires = now.getTime() + timing.signedAddressLife
  const signature = signatureOf({ userId, imageId, expires }, secret).toString('base64url')
  const query = new URLSearchParams({ user: userId, expires: String(expires), signature })
  return `/api/signed-image/${encodeURIComponent(imageId)}?${query}`
}

/** Whether a signature is ours for exactly this picture and has not run out. */
export const isSigned = (
  { signature, now, ...address }: SignedAddress & { signature: string; now: Date },
  secret: string,
): boolean => {
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf(address, secret)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  const left = address.expires - now.getTime()
  return left > 0 && left <= timing.signedAddressLife
}
