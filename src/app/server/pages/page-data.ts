import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PageData } from './page-cache.ts'
import { chooseEncoding, encodePage } from '#platform/server/answers/encoding.ts'
import { readAddress } from '../http/request-address.ts'

const prefix = '/page-data'

/** Where a browser finds the data of the page at `key`: an address that never means anything else. */
export const dataAddress = ({ id }: PageData, key: string): string => `${prefix}/${id}?of=${encodeURIComponent(key)}`

/** What was rendered a moment ago: a page that is just opening finds its own data, whatever has changed since. */
type Latest = { readonly keep: (data: PageData) => void; readonly find: (id: string) => PageData | undefined }

/** Keeps so many bytes, the latest ones. */
export const createLatest = (mostBytes: number): Latest => {
  const all = new Map<string, PageData>()
  let bytes = 0
  const drop = (id: string): void => {
    bytes -= all.get(id)?.html.length ?? 0
    all.delete(id)
  }
  return {
    keep: (data) => {
      drop(data.id)
      all.set(data.id, data)
      bytes += data.html.length
      for (const oldest of all.keys()) {
        if (bytes <= mostBytes || oldest === data.id) break
        drop(oldest)
      }
    },
    find: (id) => all.get(id),
  }
}

type Deps = {
  readonly latest: Latest
  /** The data of the page at an address, as they are now; undefined where a page has none of its own. */
  readonly open: (address: string, request: FastifyRequest) => Promise<PageData | undefined>
}

/** `/page-data/{id}?of={address}`: the data of a page. What cannot be found any more is answered by what the page would show now. */
export const mountPageData = (app: FastifyInstance, { latest, open }: Deps): void => {
  app.get<{ Params: { id: string }; Querystring: { of?: unknown } }>(`${prefix}/:id`, async (request, reply) => {
    const { id } = request.params
    const { of } = request.query
    const data = latest.find(id) ?? (typeof of === 'string' ? await open(readAddress(of), request) : undefined)
    if (!data) return reply.callNotFound()
    reply
      .type('application/json; charset=utf-8')
      .header('x-robots-tag', 'noindex')
      .header('vary', 'accept-encoding')
      .header('cache-control', data.id === id ? 'public, max-age=31536000, immutable' : 'no-store')
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding === undefined) return reply.send(data.html)
    return reply.header('content-encoding', encoding).send(await encodePage(data, encoding))
  })
}
