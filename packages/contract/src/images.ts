/** Pictures: sizes, costs and names (companions §§ 2.7, 5, 9; decisions 15–17, 20–23). */
export const imageSize = { width: 512, height: 728 } as const
export const cardAspect = { width: 3, height: 4 } as const
export const imageWidths = [400, 800, 1200, 1600] as const
export const imageQuality = 80

export const styleOptions = ['realistic', 'portrait', 'anime', 'fantasy'] as const
export type StyleOption = (typeof styleOptions)[number]
export const freeStyles: readonly StyleOption[] = ['realistic', 'anime']

export const creditCost = { sfw: 1, nsfw: 2 } as const
/** The order in which sources are spent (§ 9). */
export const creditSources = ['free_setup', 'free_trial', 'tier', 'purchased'] as const
export type CreditSource = (typeof creditSources)[number]

/** A user's generations that may wait at once (decision 21). */
export const maxQueuedGenerations = 4
/** Entries of the first page of the history (decision 22). */
export const historyPage = 200
export const gallerySkeletons = 8
export const maxPreviewRetries = 3

/**
 * A reference with no `://` and no leading `/` is an image's id: it gets the prefix `image-lab-` unless it
 * already starts with that or with `companion_`, and loses its file extension (§ 5).
 */
export const imageIdOf = (reference: string): string => {
  const bare = reference.replace(/\.[a-z0-9]+$/i, '')
  return bare.startsWith('image-lab-') || bare.startsWith('companion_') ? bare : `image-lab-${bare}`
}

/** Whether a reference names an image by its id (§ 5). */
export const isImageId = (reference: string): boolean =>
  reference !== '' && !reference.includes('://') && !reference.startsWith('/')
