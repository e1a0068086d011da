import { type Letter, letter } from './letter.ts'

export type ResetMail = {
  name: string | null
  url: string
  /** How long the link works. */
  minutes: number
}

/** Leads to a new password. */
export const resetMail = ({ name, url, minutes }: ResetMail): Letter =>
  letter({
    subject: 'Reset your password',
    name,
    before: 'someone, hopefully you, asked for a new password. You can choose one here:',
    link: { label: 'Choose a new password', url },
    after: [
      `The link works once, for ${minutes === 1 ? 'one minute' : `${minutes} minutes`}.`,
      'If you did not ask, you can ignore this mail; your password stays as it is.',
    ],
  })
