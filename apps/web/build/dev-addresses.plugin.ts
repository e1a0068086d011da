import type { IncomingMessage } from 'node:http'
import type { Plugin } from 'vite'

const pages: Record<string, string> = { '/terms': '/terms.html', '/privacy': '/privacy.html' }

/** While developing, answers the addresses of the public pages as the server does with the built ones. */
export function devAddresses(): Plugin {
  return {
    name: 'everbond:dev-addresses',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        request.url = addressed(request)
        next()
      })
    },
  }
}

function addressed(request: IncomingMessage): string {
  const url = request.url ?? '/'
  const [path = '/', query] = url.split('?')
  const signedIn = /session_token=/.test(request.headers.cookie ?? '')
  const page = path === '/' && !signedIn ? '/landing.html' : pages[path]
  return page ? `${page}${query ? `?${query}` : ''}` : url
}
