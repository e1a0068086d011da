/** Intervals, ages and deadlines of the clients, in milliseconds (platform §§ 7, 9; companions §§ 4, 7, 9). */
const second = 1000
const minute = 60 * second

export const query = {
  staleTime: 5 * minute,
  cacheTime: 10 * minute,
  retries: 2,
} as const

export const auth = {
  waitTimeout: 5 * second,
  waitStep: 100,
  tokenRefresh: 30 * second,
  /** The network is asked for a token only when less life than this remains (decision 33). */
  tokenReserve: 60 * second,
} as const

export const poll = {
  plan: 30 * second,
  companions: 10 * second,
  status: 120 * second,
  imageUsage: 5 * second,
  imageHistory: 5 * second,
  companionImageUsage: 60 * second,
  companionImage: 5 * second,
} as const

export const stale = {
  user: 5 * minute,
  usage: 30 * second,
  onboarding: minute,
  tierLimits: 5 * minute,
  companions: 5 * minute,
  companionsInWizard: 2 * minute,
  botInfo: 5 * minute,
  companionImageUsage: 30 * second,
} as const

export const generation = {
  /** A pending marker goes by itself after this long. */
  pendingMarker: 5 * minute,
  pollWhileNew: 5 * minute,
  pollOtherwise: 2 * minute,
  /** A companion counts as new for this long after her creation. */
  newFor: 10 * minute,
} as const

export const socket = {
  reconnectDelay: 3 * second,
  tokenTries: 3,
  tokenRetryDelay: 500,
  /** Life of a one-use ticket (decision 35). */
  ticketLife: 30 * second,
} as const

export const imagesRedirectDelay = 100
export const memorySampleInterval = 30 * second
export const privacyReveal = 3 * second
export const toastDuration = 5 * second
export const previewRetryDelays = [1 * second, 2 * second, 4 * second] as const
export const authenticatedImageRetryDelays = [500, 1 * second, 2 * second] as const
export const galleryPrefetch = { delay: 100, first: 20, batch: 5, pause: 100 } as const
export const afterGenerationDelay = 500
export const afterPurchaseRefetchDelay = 2 * second
export const telegramTokenLife = { list: 15 * minute, card: 2 * minute } as const
/** Longest life of a signed address and of a bearer token. */
export const signedAddressLife = 60 * second
export const tokenLife = 5 * minute
