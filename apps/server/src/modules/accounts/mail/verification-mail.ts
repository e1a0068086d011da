import { type Letter, letter } from './letter.ts'

/** Asks whether an address is its owner's. `url` is complete and works by itself. */
export const verificationMail = ({ name, url }: { name: string | null; url: string }): Letter =>
  letter({
    subject: 'Confirm your email address',
    name,
    before: 'welcome to Everbond. Please confirm that this email address is yours:',
    link: { label: 'Confirm address', url },
    after: ['If you did not sign up, you can ignore this mail; the address will not be used.'],
  })
