import { imageQuality } from '@everbond/contract'

/** A JPEG at a smaller width with its marks kept; one that is not wider comes back as it is. */
export const resizeJpeg = async (
  bytes: Uint8Array,
  { from, width }: { from: number; width: number },
): Promise<Uint8Array> => {
  if (width >= from) return bytes
  const { default: sharp } = await import('sharp')
  return sharp(bytes).resize({ width }).keepXmp().jpeg({ quality: imageQuality }).toBuffer()
}
