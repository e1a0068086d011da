import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Plugin } from 'vite'
import { LandingPage, landingDescription, landingTitle } from './landing.page.tsx'
import { PrivacyPage, privacyTitle } from './privacy.page.tsx'
import { TermsPage, termsTitle } from './terms.page.tsx'

interface PublicPage {
  title: string
  description: string
  content: ReactElement
}

const pages: Record<string, PublicPage> = {
  '/landing.html': { title: landingTitle, description: landingDescription, content: <LandingPage /> },
  '/terms.html': {
    title: `${termsTitle} · Everbond`,
    description: 'The rules of this installation of Everbond.',
    content: <TermsPage />,
  },
  '/privacy.html': {
    title: `${privacyTitle} · Everbond`,
    description: 'What this installation of Everbond stores, why, and for how long.',
    content: <PrivacyPage />,
  },
}

/** Writes the public pages into their HTML at build time: a visitor loads no React, no router, no zod. */
export function prerenderPublicPages(): Plugin {
  return {
    name: 'everbond:prerender-public-pages',
    transformIndexHtml: {
      order: 'pre',
      handler(html, { path }) {
        const page = pages[path]
        if (!page) return html
        return html
          .replace('<!--title-->', escapeText(page.title))
          .replace('<!--description-->', escapeText(page.description))
          .replace('<!--page-->', () => renderToStaticMarkup(page.content))
      },
    },
  }
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
