import { minimumAge } from '@everbond/contract/app'
import { type Chapter, LegalPage, operatorContact, operatorName } from './legal-page.tsx'

export const privacyTitle = 'Privacy Policy'

export function PrivacyPage() {
  return (
    <LegalPage
      title={privacyTitle}
      lead={
        <p>
          What you tell an artificial companion is private. This page says what this installation of Everbond,
          run by {operatorName}, stores about you, what for, how long, and what you can ask for. There are no
          advertisements and no trackers, and nothing is sold.
        </p>
      }
      chapters={chapters}
    />
  )
}

const chapters: readonly Chapter[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <>
        <p>
          Everbond is software that people run on servers of their own. For this installation that is{' '}
          <strong>{operatorName}</strong>, reached at <strong>{operatorContact}</strong>. The operator decides
          where the server stands, who administers it and which outside services it uses, and can technically
          read what is stored there.
        </p>
      </>
    ),
  },
  {
    id: 'what',
    title: 'What is stored',
    body: (
      <>
        <ul>
          <li>
            <strong>Your account</strong>: username, email address, password (only as a hash that cannot be
            turned back), the day it was opened and your plan. Where you sign in through an outside service,
            its identifier for you takes the place of the password.
          </li>
          <li>
            <strong>Your sessions</strong>: while you are signed in, the time, network address and browser of
            each session, so that a stolen one can be noticed and ended.
          </li>
          <li>
            <strong>Your confirmations</strong>: that you said you are {minimumAge} or older, and which
            version of the terms you accepted, and when. No identity document is asked for or kept.
          </li>
          <li>
            <strong>Your companions</strong>: everything that you write about them, and your choices for them.
            This can show something about your wishes and your private life. Write only what you are content
            to have stored.
          </li>
          <li>
            <strong>Pictures</strong> made for you, with the description that they were made from.
          </li>
          <li>
            <strong>What you used</strong>: counts of pictures and messages, and each credit given, reserved,
            spent or returned.
          </li>
          <li>
            <strong>Conversations</strong>, where this installation offers them: the messages and what a
            companion is to remember of them.
          </li>
          <li>
            <strong>Payments</strong>, where this installation sells plans: what you bought and its state.
            Card numbers go to the payment provider and never reach this server.
          </li>
        </ul>
        <p>
          The server also keeps technical logs: time, kind of request, outcome, an error number. They hold
          neither what you wrote nor passwords or access tokens.
        </p>
      </>
    ),
  },
  {
    id: 'why',
    title: 'What it is used for',
    body: (
      <>
        <p>
          To run the service for you, which is the contract between you and the operator. To keep it safe and
          within the law: texts are checked automatically, above all so that nobody under {minimumAge} appears
          in them. To find and mend faults. Your texts and pictures are not used for advertising, not sold,
          and not used to train models.
        </p>
      </>
    ),
  },
  {
    id: 'where',
    title: 'Where it goes',
    body: (
      <>
        <p>
          By default everything stays on the operator's server: accounts, database, pictures, and the painter
          that draws the portraits are part of it. Pages, fonts and pictures come from this server alone, so
          nobody else learns that you were here.
        </p>
        <p>
          An operator can connect outside services, for example for sign-in, mail, storage, pictures,
          conversation, messaging or payment. Each then receives what its task needs: a mail server your
          address, an image service the description of the picture. Ask the operator which services are
          connected here. Authorities receive data only where the law compels it.
        </p>
      </>
    ),
  },
  {
    id: 'how-long',
    title: 'How long it is kept',
    body: (
      <>
        <ul>
          <li>Account, confirmations, companions, pictures and use: as long as your account exists.</li>
          <li>Sessions: until you log out or they expire.</li>
          <li>Links for confirming an address or resetting a password: until they are used or expire.</li>
          <li>Technical logs and backup copies: as long as the operator needs them; ask for the period.</li>
          <li>Records that the law obliges the operator to keep: until that period ends.</li>
        </ul>
        <p>
          When your account is erased, everything in it is removed from the running system. Copies in backups
          vanish when those backups are replaced.
        </p>
      </>
    ),
  },
  {
    id: 'browser',
    title: 'In your browser',
    body: (
      <>
        <p>
          Everbond sets only the cookies that signing in needs. Your browser also remembers a few choices,
          such as the colour theme and whether pictures are blurred. There are no cookies for advertising or
          measurement, so there is no banner that asks about them.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'What you can ask for',
    body: (
      <>
        <p>
          You can ask the operator to show you what is stored about you, to correct it, to hand you a copy, to
          limit its use, or to erase it together with your account. You can withdraw a consent at any time,
          with effect from then on, and you can complain to the data protection authority of your country.
          Write to <strong>{operatorContact}</strong>. The operator answers within the time that the law
          gives, in the European Union one month.
        </p>
      </>
    ),
  },
  {
    id: 'safety',
    title: 'How it is protected',
    body: (
      <>
        <p>
          Each account sees its own companions and pictures only, and every request for them is checked on the
          server. Passwords are hashed, sessions can be ended everywhere at once in Settings, and pages are
          set up to refuse scripts and frames from elsewhere. No server is beyond attack: if your data is
          affected by one, the operator tells you as the law requires.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'No children',
    body: (
      <>
        <p>
          Everbond is for adults. If you learn that someone under {minimumAge} has an account here, tell the
          operator, and the account and its data are erased.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <>
        <p>
          Every version of this page carries its date. You accept it together with the{' '}
          <a href="/terms">Terms of Service</a>. When it changes in a way that matters to you, the operator
          tells you before it applies.
        </p>
      </>
    ),
  },
]
