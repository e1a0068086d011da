import type { HtmlTagDescriptor, Plugin } from 'vite'

/** The two faces that every page paints first. */
const first = [/newsreader-latin-opsz-normal.*\.woff2$/, /commissioner-latin-wght-normal.*\.woff2$/]

/** Asks for the main fonts before the style sheet does. */
export function preloadFonts(): Plugin {
  return {
    name: 'everbond:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => first.some((pattern) => pattern.test(file)))
          .map(preload),
    },
  }
}

function preload(file: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
    injectTo: 'head',
  }
}
