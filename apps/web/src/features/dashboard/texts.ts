import { appEnvironment, appVersion, productName } from '@everbond/contract'

/** Platform § 2, 'Dashboard section'. */
export const texts = {
  title: 'Dashboard',
  views: 'Dashboard view',
  overview: 'Overview',
  companions: 'Your Companions',
  beta: 'Beta Notice',
  betaText: `${productName} is in open beta. Things may change or pause while we work on it.`,
  betaVersion: `Version ${appVersion}, ${appEnvironment}`,
  messageUsage: 'Message Usage',
  companionUsage: 'Companion Usage',
  noCompanion: 'No companion yet',
  createFirst: 'Create Companion',
  setup: 'Setup Progress',
  ageVerified: 'Age Verified',
  companionsCreated: 'Companion(s) Created',
  imageGenerated: 'Profile Image Generated',
  waiting: "What's Waiting For You",
  failedTitle: 'Dashboard Error',
  reload: 'Reload Dashboard',
} as const

/** What higher tiers bring; shown on the free tier. */
export const promises = {
  companions: { title: 'More companions', text: 'Up to ten, each remembering you' },
  moods: { title: 'Deeper moods', text: 'Tender, sly, quiet by turns' },
  messages: { title: 'More daily messages', text: 'Up to 400 a day' },
  intimacy: { title: 'Intimacy mode', text: 'From Deep Bond up' },
} as const
