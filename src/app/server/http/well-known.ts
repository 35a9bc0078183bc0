import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/server/config.ts'
import type { Metrics } from '#platform/server/watching/metrics.ts'
import type { Readiness } from '../start/readiness.ts'

/** The addresses that machines ask for: health, metrics, crawlers. */
export const mountWellKnown = (app: FastifyInstance, config: Config, readiness: Readiness, metrics: Metrics): void => {
  // too small to be compressed; and what might compress it takes long to look at the first answer of a process
  const small = { compress: false } as const
  app.get('/healthz', small, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', small, async (_request, reply) => {
    const isReady = readiness.isReady()
    if (!isReady) reply.code(503).header('retry-after', '2')
    return reply.header('cache-control', 'no-store').send({ status: isReady ? 'ready' : 'not ready' })
  })
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.read()))
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(config)))
}

/** Other stages than production are nobody's business but the owner's. */
export const robots = ({ stage, publicUrl }: Pick<Config, 'stage' | 'publicUrl'>): string => {
  if (stage !== 'production') return 'User-agent: *\nDisallow: /\n'
  const areas = ['cabinet', 'admin', 'my-account'].flatMap((area) => [`Disallow: /${area}`, `Disallow: /*/${area}`])
  return ['User-agent: *', 'Disallow: /api/', ...areas, `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
}
