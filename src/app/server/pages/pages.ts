import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { PageDesign } from '#features/content/server/index.ts'
import { isUuid } from '#core/ids.ts'
import { refuse } from '#core/result.ts'
import type { Translate } from '#core/text.ts'
import type { Language } from '#core/language.ts'
import type { Config, Stage } from '#platform/server/config.ts'
import type { Db, Wire } from '#platform/server/context.ts'
import type { Mount } from '#platform/server/http.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import type { SentForm } from '#platform/web/call/loader-context.ts'
import { storeOfPath } from '../../page-paths.ts'
import { findCartId, renameCartId } from './cart-cookie.ts'
import { createPageCache, pageKey, sharedUrl, toHtmlPage, toPageData, withMarks } from './page-cache.ts'
import type { CachedPage, PageData } from './page-cache.ts'
import { createLatest, dataAddress, mountPageData } from './page-data.ts'
import { chooseEncoding, encodePage } from '#platform/server/answers/encoding.ts'
import { isDatabaseAway } from '../http/errors.ts'
import type { PageFiles } from './page-files.ts'
import { mountShellPages, withDesign } from './shell-pages.ts'

export type PagesDeps = {
  readonly config: Config
  readonly db: Db
  readonly mount: Mount<StoreView>
  readonly storeViews: Readonly<Record<string, StoreView>>
  readonly translators: Readonly<Record<Language, Translate>>
  readonly pageFiles: PageFiles
  /** Changes with everything that pages show. */
  readonly version: () => string
  /** The look that the shop's people published. */
  readonly design: () => Promise<PageDesign>
  /** Whether a view is offered to everybody. */
  readonly isActive: (view: StoreView) => boolean
  /** Hears of addresses (below the store prefix) that no page answers. Nobody waits for it. */
  readonly onMissing?: (view: StoreView, path: string) => void
  readonly now: () => Date
  readonly newId: () => string
}

const privatePaths =
  /^\/(cart|checkout|order|pay|order-status|withdrawal|my-account|recently-viewed|compare|reset-password|cabinet|admin|successful-payment|failed-payment|error)(\/|$)/

/** Pages that show a visitor's cart without a script: rendered for him alone once he has one. */
const ownPaths = /^\/(cart|checkout)\/*$/

/** Pages of one order: they bring it along as it is at that moment, so they are not kept either. */
const orderPaths = /^\/(?:(?:order|pay)\/[^/]+|successful-payment|failed-payment)\/*$/

const ownCartOf = (request: FastifyRequest, view: StoreView): string | undefined => {
  const id = findCartId(request, view)
  return id !== undefined && isUuid(id) ? id : undefined
}

type Facts = { readonly stage: Stage; readonly isActive: boolean; readonly status: number; readonly path: string }

/** Whether search engines may keep a page; `path` is without the store prefix. */
export const isIndexable = ({ stage, isActive, status, path }: Facts): boolean =>
  stage === 'production' && isActive && status === 200 && !privatePaths.test(path)

/** Calls the handlers in the process, as a guest: what a page shows is the same for every visitor. A form's call names whose it is. */
export const inProcessCall =
  (
    deps: Pick<PagesDeps, 'mount' | 'db' | 'now' | 'newId'>,
    store: StoreView,
    requestId: string,
    address?: string,
  ): AnyCall =>
  async (key, input) => {
    const operation = deps.mount.operations.get(key)
    if (!operation) return refuse('NOT_FOUND')
    const query = Object.fromEntries(
      Object.entries(input.query ?? {}).map(([name, value]) => [
        name,
        typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
      ]),
    )
    const { db, newId } = deps
    const wire = address === undefined ? {} : { wire: formWire(address) }
    const context = { db, store, session: undefined, now: deps.now(), newId, requestId, ...wire }
    return operation.run({ params: input.params ?? {}, query, body: input.body ?? {} }, context)
  }

/** What a form's call brings along: where it came from, and nothing that would make it somebody's. */
const formWire = (address: string): Wire => ({
  headers: {},
  rawBody: '',
  pictures: [],
  address,
  cookies: {},
  setCookie: () => {},
})

export type Pages = {
  /** Answers a form with the visitor's own page. */
  readonly answerForm: (
    request: FastifyRequest,
    reply: FastifyReply,
    answer: { readonly view: StoreView; readonly path: string; readonly status: number; readonly form: SentForm },
  ) => Promise<FastifyReply>
}

/** Every address that is neither a call nor a file: a page, a redirect, or a real 404 page. */
export const mountPages = (app: FastifyInstance, deps: PagesDeps): Pages => {
  deps.mount.kept.follow(deps.version)
  const cache = createPageCache(mostCachedBytes, deps.now)
  const latest = createLatest(mostLatestBytes)
  const isSecure = deps.config.publicUrl.startsWith('https:')
  const placeOf = (url: URL) => {
    const { code, basename } = storeOfPath(url.pathname)
    const view = deps.storeViews[code]
    if (!view) throw new Error(`no store view ${code}`)
    const path = basename === '/' ? url.pathname : url.pathname.slice(basename.length) || '/'
    // as the routes read it
    return { basename, view, path, plain: decodeURIComponent(path) }
  }
  /** What everybody gets at an address. */
  const openShared = (url: URL, request: FastifyRequest): Promise<CachedPage> => {
    const { basename, view } = placeOf(url)
    const make = () => renderPage({ url: sharedUrl(url), basename, view }, request, { isKept: true })
    return cache.get(pageKey(url), deps.version(), make)
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = new URL(request.url, deps.config.publicUrl)
    if (/^\/api(\/|$)/.test(url.pathname)) return reply.callNotFound()
    const { basename, view, path, plain } = placeOf(url)
    const ownCart = ownPaths.test(plain) ? ownCartOf(request, view) : undefined
    if (ownCart !== undefined) renameCartId(reply, ownCart, { view, isSecure })
    const isKept = ownCart === undefined && !orderPaths.test(plain)
    const page = await (isKept
      ? openShared(url, request)
      : renderPage({ url, basename, view }, request, { cart: ownCart }))
    if ('location' in page) return reply.redirect(isKept ? withMarks(page.location, url) : page.location, page.status)
    if (page.status === 404) deps.onMissing?.(view, path)
    if (page.status === 503) reply.header('retry-after', '2')
    // an address where some see their own cart is answered each time anew
    if (isKept && !ownPaths.test(plain)) deps.mount.kept.share(request)
    const isIndexed = isIndexable({
      stage: deps.config.stage,
      isActive: deps.isActive(view),
      status: page.status,
      path: plain,
    })
    if (!isIndexed) reply.header('x-robots-tag', 'noindex, nofollow')
    reply.header('vary', 'accept-encoding')
    if (isKept) reply.header('cache-control', 'no-cache').header('etag', page.etag)
    else reply.header('cache-control', 'private, no-store')
    if (isKept && page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
    reply.code(page.status).header('content-type', 'text/html; charset=utf-8')
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding === undefined) return reply.send(page.html)
    return reply.header('content-encoding', encoding).send(await encodePage(page, encoding))
  }

  const renderPage = async (
    { url, basename, view }: { readonly url: URL; readonly basename: string; readonly view: StoreView },
    request: FastifyRequest,
    own: { readonly cart?: string | undefined; readonly form?: SentForm; readonly isKept?: boolean },
  ): Promise<CachedPage> => {
    const { render } = await deps.pageFiles.getRenderer()
    const design = await deps.design()
    let data: PageData | undefined
    let isAway = false
    const keepData = (json: string): string => {
      data = toPageData(json)
      latest.keep(data)
      return dataAddress(data, pageKey(url))
    }
    const rendered = await render({
      request: new Request(url),
      basename,
      view,
      translate: deps.translators[view.i18n.language],
      call: inProcessCall(deps, view, request.id),
      ownCart: own.cart,
      form: own.form,
      keepData: own.isKept ? keepData : undefined,
      assetsOf: (sources) => withDesign(deps.pageFiles.assetsOf(sources, view.i18n.language), design),
      onError: (error) => {
        if (isDatabaseAway(error)) isAway = true
        else request.log.error({ err: error }, 'page')
      },
    })
    if (rendered.kind === 'redirect') return { status: rendered.status, location: relative(rendered.location) }
    return toHtmlPage(isAway ? 503 : rendered.status, rendered.html, data)
  }
  const openData = async (url: URL, request: FastifyRequest): Promise<PageData | undefined> => {
    if (/^\/api(\/|$)/.test(url.pathname) || orderPaths.test(placeOf(url).plain)) return undefined
    const page = await openShared(url, request)
    return 'data' in page ? page.data : undefined
  }
  mountShellPages(app, deps)
  mountPageData(app, { latest, open: (address, request) => openData(new URL(address, deps.config.publicUrl), request) })
  app.get('/*', answer)
  return {
    answerForm: async (request, reply, { view, path, status, form }) => {
      const url = new URL(`${view.url}${path}`, deps.config.publicUrl)
      const page = await renderPage({ url, basename: view.url, view }, request, {
        cart: ownCartOf(request, view),
        form,
      })
      if ('location' in page) return reply.redirect(page.location, 303)
      return reply
        .code(status)
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex, nofollow')
        .header('content-type', 'text/html; charset=utf-8')
        .send(page.html)
    },
  }
}

const mostCachedBytes = 80 * 1024 * 1024
/** Of the data of pages that have just been sent. */
const mostLatestBytes = 16 * 1024 * 1024

/** Redirects never carry a host: it would be the one of a header. */
const relative = (location: string): string => {
  const url = new URL(location, 'http://relative')
  return `${url.pathname}${url.search}`
}
