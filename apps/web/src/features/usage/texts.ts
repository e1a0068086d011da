/** Platform § 2, 'Message usage widget'. */
export const texts = {
  title: 'Message Usage',
  current: 'Your Current Usage',
  daily: 'Daily',
  monthly: 'Monthly',
  messagesToday: 'Messages today',
  messagesThisMonth: 'Messages this month',
  images: 'Images this month',
  trialImages: 'Trial images',
  credits: (count: number): string =>
    `${count.toLocaleString('en-US')} message ${count === 1 ? 'credit' : 'credits'} beyond the plan`,
  trialNote: 'Given once',
  empty: 'No usage data available',
} as const
