import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isStoreCode } from '#features/stores/rules/store-view.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import { refuse } from '#core/result.ts'
import type { Translate } from '#core/text.ts'
import type { Language } from '#core/language.ts'
import type { Config, Stage } from '#platform/server/config.ts'
import type { Db } from '#platform/server/context.ts'
import type { Mount } from '#platform/server/http.ts'
import type { AnyCall } from '#platform/web/call.ts'
import { createPageCache, etagOf, pageKey } from './page-cache.ts'
import type { CachedPage } from './page-cache.ts'
import type { PageFiles } from './page-files.ts'

export type PagesDeps = {
  readonly config: Config
  readonly db: Db
  readonly mount: Mount<StoreView>
  readonly storeViews: Readonly<Record<string, StoreView>>
  readonly translators: Readonly<Record<Language, Translate>>
  readonly pageFiles: PageFiles
  /** Changes with everything that pages show. */
  readonly version: () => string
  readonly now: () => Date
  readonly newId: () => string
}

/** The store view an address belongs to, and the prefix it was written with (`/` without one). */
export const storeOfPath = (path: string): { code: string; basename: string } => {
  const first = path.split('/')[1] ?? ''
  return isStoreCode(first) ? { code: first, basename: `/${first}` } : { code: 'en', basename: '/' }
}

const privatePaths =
  /^\/(cart|checkout|order|pay|my-account|cabinet|admin|successful-payment|failed-payment|error)(\/|$)/

type Facts = { readonly stage: Stage; readonly isActive: boolean; readonly status: number; readonly path: string }

/** Whether search engines may keep a page; `path` is without the store prefix. */
export const isIndexable = ({ stage, isActive, status, path }: Facts): boolean =>
  stage === 'production' && isActive && status === 200 && !privatePaths.test(path)

/** Calls the handlers in the process, as a guest: what a page shows is the same for every visitor. */
export const inProcessCall =
  (deps: Pick<PagesDeps, 'mount' | 'db' | 'now' | 'newId'>, store: StoreView, requestId: string): AnyCall =>
  async (key, input) => {
    const operation = deps.mount.operations.get(key)
    if (!operation) return refuse('NOT_FOUND')
    const query = Object.fromEntries(
      Object.entries(input.query ?? {}).map(([name, value]) => [
        name,
        typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
      ]),
    )
    const context = { db: deps.db, store, session: undefined, now: deps.now(), newId: deps.newId, requestId }
    return operation.run({ params: input.params ?? {}, query, body: input.body ?? {} }, context)
  }

/** Every address that is neither a call nor a file: a page, a redirect, or a real 404 page. */
export const mountPages = (app: FastifyInstance, deps: PagesDeps): void => {
  const cache = createPageCache(maxCachedPages)
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = new URL(request.url, deps.config.publicUrl)
    const { code, basename } = storeOfPath(url.pathname)
    const view = deps.storeViews[code]
    if (!view) throw new Error(`no store view ${code}`)
    const page = await cache.get(pageKey(url), deps.version(), () => renderPage(url, basename, view, request))
    if ('location' in page) return reply.redirect(page.location, page.status)
    const path = basename === '/' ? url.pathname : url.pathname.slice(basename.length) || '/'
    const isIndexed = isIndexable({ stage: deps.config.stage, isActive: view.isActive, status: page.status, path })
    if (!isIndexed) reply.header('x-robots-tag', 'noindex, nofollow')
    reply.header('cache-control', 'no-cache').header('etag', page.etag)
    if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
    return reply.code(page.status).header('content-type', 'text/html; charset=utf-8').send(page.html)
  }

  const renderPage = async (
    url: URL,
    basename: string,
    view: StoreView,
    request: FastifyRequest,
  ): Promise<CachedPage> => {
    const render = await deps.pageFiles.getRender()
    const rendered = await render({
      request: new Request(url),
      basename,
      view,
      translate: deps.translators[view.i18n.language],
      call: inProcessCall(deps, view, request.id),
      assetsOf: (sources) => deps.pageFiles.assetsOf(sources, view.i18n.language),
      onError: (error) => request.log.error({ err: error }, 'page'),
    })
    if (rendered.kind === 'redirect') return { status: rendered.status, location: relative(rendered.location) }
    return { status: rendered.status, html: rendered.html, etag: etagOf(rendered.html) }
  }
  app.get('/*', answer)
}

const maxCachedPages = 2000

/** Redirects never carry a host: it would be the one of a header. */
const relative = (location: string): string => {
  const url = new URL(location, 'http://relative')
  return `${url.pathname}${url.search}`
}
