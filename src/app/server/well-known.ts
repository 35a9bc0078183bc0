import type { FastifyInstance } from 'fastify'
import { Registry, collectDefaultMetrics } from 'prom-client'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Config } from '#platform/server/config.ts'
import type { Readiness } from './readiness.ts'

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -18 40 48"><path d="M0-11 16 9H9L0-2-9 9h-7Z" fill="#121311"/><path d="M-16 13h7l6.600 8h-7.200ZM16 13H9l-6.600 8h7.200Z" fill="#1b34d2"/></svg>`

/** Nothing is cached yet: an installed worker lets every request through. */
const worker = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
`

/** The addresses that machines ask for: health, metrics, crawlers, installers. */
export const mountWellKnown = (
  app: FastifyInstance,
  config: Config,
  views: Readonly<Record<string, StoreView>>,
  readiness: Readiness,
): void => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const isReady = readiness.isReady()
    if (!isReady) reply.code(503).header('retry-after', '2')
    return reply.header('cache-control', 'no-store').send({ status: isReady ? 'ready' : 'not ready' })
  })
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()))
  app.get('/favicon.svg', async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(icon),
  )
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(config)))
  app.get('/sitemap.xml', async (_request, reply) => reply.type('application/xml; charset=utf-8').send(sitemap()))
  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply.type('application/manifest+json').send(manifest(views.en?.name ?? 'Vitrine')),
  )
  app.get('/sw.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(worker),
  )
}

const robots = (config: Config): string =>
  config.stage === 'production'
    ? `User-agent: *\nDisallow: /api/\nDisallow: /*/cabinet\nDisallow: /*/admin\nDisallow: /*/my-account\nSitemap: ${config.publicUrl}/sitemap.xml\n`
    : 'User-agent: *\nDisallow: /\n'

const sitemap = (): string =>
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>\n'

const manifest = (name: string): string =>
  JSON.stringify({
    id: '/',
    name: 'Vitrine',
    short_name: 'Vitrine',
    description: name,
    start_url: '/pwa.html',
    scope: '/',
    display: 'standalone',
    background_color: '#f8f8f5',
    theme_color: '#f8f8f5',
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  })
