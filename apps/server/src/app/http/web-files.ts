/** The built web: hashed assets, the prerendered public pages, and the app's shell for every other page. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../../platform/http/server.ts'

export type WebFilesOptions = {
  /** Folder of the built web. */
  folder: string
  /** Put into the prerendered pages in place of `{{KEY}}`. */
  values: Record<string, string>
  /** Whether a request carries a session, so that '/' is the app instead of the landing page. */
  hasSession: (request: FastifyRequest) => boolean
}

type Page = { html: Buffer; zipped: Buffer }

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const readPage = async ({ folder, values }: WebFilesOptions, name: string): Promise<Page> => {
  const source = await readFile(join(folder, name), 'utf8')
  const html = Buffer.from(
    source.replace(/\{\{(\w+)\}\}/g, (_, key: string) => escapeHtml(values[key] ?? '')),
  )
  return { html, zipped: await promisify(gzip)(html, { level: 9 }) }
}

const sendPage = (request: FastifyRequest, reply: FastifyReply, page: Page) => {
  const zips = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, cookie')
  return zips ? reply.header('content-encoding', 'gzip').send(page.zipped) : reply.send(page.html)
}

const isApi = (url: string): boolean => /^\/(api|ws|sandbox|assets)(\/|\?|$)/.test(url)

export const registerWebFiles = async (app: FastifyInstance, options: WebFilesOptions): Promise<void> => {
  const [shell, landing, terms, privacy] = await Promise.all(
    ['index.html', 'landing.html', 'terms.html', 'privacy.html'].map((name) => readPage(options, name)),
  )
  if (!shell || !landing || !terms || !privacy) throw new Error('the built web is not whole')

  await app.register(fastifyStatic, {
    root: options.folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.html', '**/*.gz', '**/*.br', '**/.*'],
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  app.get('/', (request, reply) => sendPage(request, reply, options.hasSession(request) ? shell : landing))
  app.get('/terms', (request, reply) => sendPage(request, reply, terms))
  app.get('/privacy', (request, reply) => sendPage(request, reply, privacy))
  app.setNotFoundHandler((request, reply) => {
    if ((request.method === 'GET' || request.method === 'HEAD') && !isApi(request.url)) {
      return sendPage(request, reply, shell)
    }
    return reply.code(404).send(notFound())
  })
}
