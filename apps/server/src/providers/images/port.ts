/**
 * The port to whatever makes pictures: the embedded painter, or a real engine over HTTP.
 *
 * An engine turns one description of a person into one picture. It knows neither users nor credits;
 * who may ask for what is decided before it is called (specification, companions §§ 5, 6).
 */

export const imageStyles = ['realistic', 'portrait', 'anime', 'fantasy'] as const
export type ImageStyle = (typeof imageStyles)[number]

/** What is known of the person in the picture. Every text is free text that a user wrote, or null. */
export type Appearance = {
  name: string | null
  description: string | null
  /** Years; never under 18. */
  age: number
  skinTone: string | null
  bodyDescription: string | null
  hairDescription: string | null
  eyesDescription: string | null
  clothingStyle: string | null
  specialFeatures: string | null
  vibeEnergy: string | null
}

export type ImageRequest = {
  /** Same identity, same face: a companion's id. */
  identity: string
  /** Same identity and variation, same picture: an image's id. Pose, light and background vary with it. */
  variation: string
  style: ImageStyle
  /** What this one picture should show beyond the person; may be empty. */
  prompt: string
  appearance: Appearance
  nsfw: boolean
  /** Pixels. */
  width: number
  height: number
}

export type RenderedImage = {
  /** An encoded picture (JPEG, PNG or WebP) without any metadata of the engine's own that must be kept. */
  bytes: Uint8Array
  contentType: 'image/jpeg' | 'image/png' | 'image/webp'
  width: number
  height: number
}

export type RenderOptions = {
  signal: AbortSignal
  /** 0..1, called as often as the engine knows more. */
  onProgress?: (share: number) => void
}

export type ImageEngine = {
  /** Stands in the image's row: 'painter', 'comfyui', … */
  id: string
  /** Illustration or photograph-like: what the details of the picture say of it. */
  kind: 'illustration' | 'photograph'
  canNsfw: boolean
  /** Throws `ImageEngineError`; aborts when the signal does. */
  render: (request: ImageRequest, options: RenderOptions) => Promise<RenderedImage>
  /** Resolves when the engine could be asked now; throws with the reason otherwise. */
  check: (signal: AbortSignal) => Promise<void>
  close: () => Promise<void>
}

export class ImageEngineError extends Error {
  /** Whether the same request may succeed later. */
  readonly retryable: boolean

  constructor(message: string, options: { retryable: boolean; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.name = 'ImageEngineError'
    this.retryable = options.retryable
  }
}
