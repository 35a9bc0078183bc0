import { renderToString } from 'react-dom/server'
import { RouterContextProvider, StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Translate } from '#core/text.ts'
import type { AnyCall } from '#platform/web/call.ts'
import { callContext } from '#platform/web/loader-context.ts'
import { Document } from './document.tsx'
import { toScriptJson, toWireErrors } from './hydration.ts'
import type { Hydration, PageAssets } from './hydration.ts'
import { Providers } from './providers.tsx'
import { createRoutes, pageSource } from './routes.tsx'

export type RenderInput = {
  readonly request: Request
  /** The store view's prefix as the visitor's address has it: `/ru`, or `/` without one. */
  readonly basename: string
  readonly view: StoreView
  readonly translate: Translate
  readonly call: AnyCall
  readonly assetsOf: (pageSources: readonly string[]) => PageAssets
  readonly onError: (error: unknown) => void
}

export type Rendered =
  | { readonly kind: 'page'; readonly status: number; readonly html: string }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }

const routes = createRoutes()

/** One page as a whole HTML document, the same for every visitor of its store view. */
export const render = async (input: RenderInput): Promise<Rendered> => {
  const handler = createStaticHandler(routes, { basename: input.basename })
  const requestContext = new RouterContextProvider()
  requestContext.set(callContext, input.call)
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
  const html = renderToString(
    <Document language={hydration.language} assets={hydration.assets} hydration={toScriptJson(hydration)}>
      <Providers view={input.view} translate={input.translate} call={input.call}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Providers>
    </Document>,
  )
  return { kind: 'page', status: context.statusCode, html: `<!doctype html>${html}` }
}
