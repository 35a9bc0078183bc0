import { setImmediate } from 'node:timers/promises'
import { renderToString } from 'react-dom/server'
import { RouterContextProvider, StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router'
import { ownCartContext } from '#features/cart/web/index.ts'
import type { ShellData } from '#features/stores/rules/shell-data.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import { refuse } from '#core/result.ts'
import type { Translate } from '#core/text.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { KeepMarkupProvider } from '#platform/web/page/kept-markup.ts'
import { callContext, sentFormContext } from '#platform/web/call/loader-context.ts'
import type { SentForm } from '#platform/web/call/loader-context.ts'
import { Document } from './document.tsx'
import { toScriptJson, toWireErrors } from './hydration.ts'
import type { Hydration, HydrationDoor, PageAssets } from './hydration.ts'
import { createMarkup, startDrawing } from './kept-markup.tsx'
import type { Markup } from './kept-markup.tsx'
import { Providers } from './providers.tsx'
import { PageSkeleton } from './shell/page-change/page-skeleton.tsx'
import { createRoutes, loadPage, pageSource } from './routes.tsx'

export type RenderInput = {
  readonly request: Request
  /** The store view's prefix as the visitor's address has it: `/ru`, or `/` without one. */
  readonly basename: string
  readonly view: StoreView
  readonly translate: Translate
  readonly call: AnyCall
  /** The cart of the visitor, in a page that is rendered for him alone. */
  readonly ownCart?: string | undefined
  /** The form that the page answers. */
  readonly form?: SentForm | undefined
  /** Keeps the data of a page that many are shown, and says where the browser finds them; without it they stand in the page. */
  readonly keepData?: ((data: string) => string) | undefined
  readonly assetsOf: (pageSources: readonly string[]) => PageAssets
  readonly onError: (error: unknown) => void
}

export type Rendered =
  | { readonly kind: 'page'; readonly status: number; readonly html: Buffer }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }

const routes = createRoutes()
const handlers = new Map<string, ReturnType<typeof createStaticHandler>>()

/** One for each store view's prefix: ranking the routes takes longer than a small page. */
const handlerOf = (basename: string) => {
  const handler = handlers.get(basename) ?? createStaticHandler(routes, { basename })
  handlers.set(basename, handler)
  return handler
}

/** Of the cards of one store view. */
const mostMarkupBytes = 16 * 1024 * 1024
const markups = new Map<string, Markup>()

/** What is drawn depends on the store view and on the prefix of its links. */
const markupOf = ({ view, basename }: Pick<RenderInput, 'view' | 'basename'>): Markup => {
  const key = `${view.storeCode} ${basename}`
  const markup = markups.get(key) ?? createMarkup(mostMarkupBytes)
  markups.set(key, markup)
  return markup
}

/** What most visitors see; the other pages are read when they are asked for. */
const oftenSeen = ['app/dispatcher-page', 'catalog/web/product-page', 'search/web/search-page', 'cart/web/cart-page']

/** Reads the files of the pages that most visitors see, each in a turn of its own. */
export const loadPages = async (): Promise<void> => {
  for (const page of oftenSeen) {
    await setImmediate()
    await loadPage(page)
  }
}

/** One page as a whole HTML document, the same for every visitor of its store view. */
export const render = async (input: RenderInput): Promise<Rendered> => {
  const handler = handlerOf(input.basename)
  const requestContext = new RouterContextProvider()
  requestContext.set(callContext, input.call)
  requestContext.set(ownCartContext, input.ownCart ?? null)
  requestContext.set(sentFormContext, input.form ?? null)
  const context = await handler.query(input.request, { requestContext })
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' }
  }
  for (const error of Object.values(context.errors ?? {})) if (error instanceof Error) input.onError(error)
  const sources = context.matches.flatMap((match) => {
    const page = (match.route.handle as { page?: string } | undefined)?.page
    return page ? [pageSource(page)] : []
  })
  const hydration: Hydration = {
    basename: input.basename,
    storeCode: input.view.storeCode,
    language: input.view.i18n.language,
    assets: input.assetsOf(sources),
    loaderData: context.loaderData,
    errors: toWireErrors(context.errors),
  }
  // its data and its HTML take the longest of all turns: others have theirs between the two
  await setImmediate()
  const drawing = startDrawing(markupOf(input))
  const html = renderToString(
    <Document
      view={input.view}
      assets={hydration.assets}
      favicons={(context.loaderData['root'] as ShellData | undefined)?.settings.favicons}
      hydration={toScriptJson(
        context.statusCode === 200 && input.keepData ? toDoor(hydration, input.keepData) : hydration,
      )}
    >
      <Providers view={input.view} translate={input.translate} call={input.call}>
        <KeepMarkupProvider value={drawing.keep}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </KeepMarkupProvider>
      </Providers>
    </Document>,
  )
  return { kind: 'page', status: context.statusCode, html: drawing.toBytes(`<!doctype html>${html}`) }
}

const toDoor = (hydration: Hydration, keepData: (data: string) => string): HydrationDoor => {
  const { preloads, ...assets } = hydration.assets
  const data: Hydration = { ...hydration, assets: { ...assets, preloads: [] } }
  return { dataAt: keepData(JSON.stringify(data)), assets: { preloads } }
}

export type ShellInput = Pick<RenderInput, 'view' | 'translate'> & { readonly assets: PageAssets }

/** The page without data, from which the browser opens any address of the store view by itself. */
export const renderShell = ({ view, translate, assets }: ShellInput): string => {
  const { storeCode, url, i18n } = view
  const hydration: Hydration = {
    basename: url,
    storeCode,
    language: i18n.language,
    assets,
    shellOf: view,
    loaderData: {},
    errors: null,
  }
  const html = renderToString(
    <Document view={view} assets={assets} favicons={undefined} hydration={toScriptJson(hydration)}>
      <Providers view={view} translate={translate} call={nobodyCalls}>
        <PageSkeleton />
      </Providers>
    </Document>,
  )
  return `<!doctype html>${html}`
}

const nobodyCalls: AnyCall = async () => refuse('OFFLINE')
