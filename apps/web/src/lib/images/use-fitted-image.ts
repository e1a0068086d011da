import type { RefCallback } from 'react'
import { useImageWidth } from './use-image-width.ts'
import { type SecureImage, useSecureImage } from './use-secure-image.ts'

/** A picture at the width that its place asks for; `ref` belongs on the place. */
export const useFittedImage = (
  reference: string | null | undefined,
): SecureImage & { ref: RefCallback<HTMLElement> } => {
  const { ref, width } = useImageWidth()
  return { ...useSecureImage(reference, { width }), ref }
}
