import { minimumAge } from '@everbond/contract/app'
import { type Chapter, LegalPage, operatorContact, operatorName } from './legal-page.tsx'

export const termsTitle = 'Terms of Service'

export function TermsPage() {
  return (
    <LegalPage
      title={termsTitle}
      lead={
        <p>
          Everbond is a place where adults make up artificial companions. It is run here by {operatorName},
          called the operator below. These are the rules between the operator and you. By ticking the box
          during account setup you agree to them.
        </p>
      }
      chapters={chapters}
    />
  )
}

const chapters: readonly Chapter[] = [
  {
    id: 'adults',
    title: 'Adults only',
    body: (
      <>
        <p>
          You must be at least <strong>{minimumAge} years old</strong>, and of age where you live, to open an
          account. You are asked to confirm it twice. Do not let anyone younger use your account. The operator
          may close an account when there is reason to believe that its owner is younger.
        </p>
      </>
    ),
  },
  {
    id: 'artificial',
    title: 'Companions are artificial',
    body: (
      <>
        <p>
          A companion is a character that you describe and a computer performs. Nobody stands behind it. It
          has no feelings, no body and no duty towards you, and whatever it says may be wrong. Do not rely on
          it for medical, legal, financial or any other advice that matters.
        </p>
        <p>
          Portraits and other pictures are made by a computer as well. They show nobody, and their files carry
          a mark that says so. Please leave that mark in place when you pass a picture on, and do not present
          a picture as a photograph of a person.
        </p>
      </>
    ),
  },
  {
    id: 'never',
    title: 'What is never allowed',
    body: (
      <>
        <ul>
          <li>
            <strong>Nobody under {minimumAge}, in any form.</strong> Every companion is an adult: in stated
            age, in looks, in behaviour and in the story around it. Drawings, school settings, magic, 'really
            500 years old' and similar devices change nothing. Texts that suggest otherwise are refused on
            every plan.
          </li>
          <li>
            <strong>No real persons.</strong> Do not recreate someone who exists, or existed, without that
            person's consent, and never in an intimate or humiliating way.
          </li>
          <li>
            <strong>Nothing against the law</strong>, no sexual violence, no incitement to harm people or
            animals, no help with crimes.
          </li>
          <li>
            <strong>No attacks on the service</strong>: no attempts to get round its limits or its safety
            checks, to reach other people's data, or to overload it, and no automated sign-ups.
          </li>
        </ul>
        <p>
          What you write is checked by the service when you save it. A check can be wrong in both directions.
          If something harmless was refused, change the wording or tell the operator.
        </p>
      </>
    ),
  },
  {
    id: 'help',
    title: 'If you are not well',
    body: (
      <>
        <p>
          <strong>Everbond is no crisis service, and a companion cannot look after you.</strong> If you are in
          danger, or think of harming yourself or someone else, call the emergency number of your country (112
          in the European Union, 911 in the United States) or a crisis line. findahelpline.com lists free ones
          for most countries. Talk to a person whom you trust.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <>
        <p>
          Keep your password to yourself and tell the operator if you think that someone else has it. One
          person, one account. What you write stays yours. You allow the operator to store and process it as
          far as running the service for you needs, and for nothing else.
        </p>
        <p>
          You may stop using the service at any time. To have your account and everything in it erased, write
          to the operator at the address under <a href="#operator">The operator</a>.
        </p>
      </>
    ),
  },
  {
    id: 'plans',
    title: 'Plans, limits and credits',
    body: (
      <>
        <p>
          What you can do depends on your plan: how many companions you keep, and how many pictures and
          messages are included. The app shows your limits, what you have used and when they begin again.
          Credits count pictures or messages. They have no value in money outside the service and cannot be
          passed on. A credit that was spent on something that failed is given back.
        </p>
        <p>
          Opening an account costs nothing. Where an installation sells plans or credits, price, term and the
          way to cancel are shown before you pay, and your rights as a consumer stay untouched.
        </p>
      </>
    ),
  },
  {
    id: 'beta',
    title: 'Everbond is in beta',
    body: (
      <>
        <p>
          Parts of the service are unfinished. They may change, pause or lose data, and there is no promise
          that the service is always there. Keep a copy of whatever you would be sorry to lose. Nothing here
          limits liability for intent or gross negligence, for harm to life, body or health, or where the law
          does not allow a limit.
        </p>
      </>
    ),
  },
  {
    id: 'closing',
    title: 'When rules are broken',
    body: (
      <>
        <p>
          The operator may remove content that breaks these rules, and lock or close the account behind it.
          Where it can be done without danger to others, you are told why. Content that shows or sexualises
          minors is reported to the authorities as the law requires.
        </p>
      </>
    ),
  },
  {
    id: 'operator',
    title: 'The operator',
    body: (
      <>
        <p>
          Everbond is software that anyone can run on a server of their own. This installation is run by{' '}
          <strong>{operatorName}</strong>, who alone is responsible for it: for keeping it safe and lawful,
          for answering you, and for the outside services that it may be connected to.
        </p>
        <p>
          Contact: <strong>{operatorContact}</strong>
        </p>
        <p>
          The law of the operator's country applies, together with whatever protection the law of your own
          country gives you and no contract can take away.
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
          Every version of these terms carries its date. Which version you accepted, and when, is stored with
          your account. When they change in a way that matters to you, the operator tells you before they
          apply.
        </p>
        <p>
          How your data is handled stands in the <a href="/privacy">Privacy Policy</a>.
        </p>
      </>
    ),
  },
]
