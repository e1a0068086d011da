import { appVersion, termsVersion } from '@everbond/contract/app'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LandingPage } from './landing.page.tsx'
import { PrivacyPage } from './privacy.page.tsx'
import { TermsPage } from './terms.page.tsx'

const landing = renderToStaticMarkup(<LandingPage />)
const legal = { terms: renderToStaticMarkup(<TermsPage />), privacy: renderToStaticMarkup(<PrivacyPage />) }

describe('the landing page', () => {
  it('leads to sign-up and sign-in, and says that this is a beta and which version', () => {
    expect(landing).toMatch(/<a href="\/sign-up"[^>]*>Sign Up<\/a>/)
    expect(landing).toMatch(/<a href="\/sign-in"[^>]*>Sign In<\/a>/)
    expect(landing).toContain('Everbond is in beta mode.')
    expect(landing).toContain(`Version ${appVersion}, Production`)
  })

  it('needs no script', () => {
    expect(landing).not.toContain('<script')
    expect(landing).not.toMatch(/ on\w+=/)
  })
})

describe.each(Object.entries(legal))('/%s', (_name, html) => {
  it('names the operator, the contact, the version and the age', () => {
    expect(html).toContain('{{OPERATOR_NAME}}')
    expect(html).toContain('{{OPERATOR_CONTACT}}')
    expect(html).toContain(`Version ${termsVersion}`)
    expect(html).toContain(`<time dateTime="${termsVersion}">`)
    expect(html).toContain('18')
  })

  it('reaches every chapter from its list', () => {
    const links = [...html.matchAll(/<li><a href="#([a-z-]+)">/g)].map((match) => match[1])
    expect(links.length).toBeGreaterThan(5)
    for (const id of links) expect(html).toContain(`<section id="${id}"`)
  })
})
