import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider, createBrowserRouter, matchRoutes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { Language } from '#core/language.ts'
import type { CompiledTexts } from '#core/text.ts'
import type { ShellData } from '#features/stores/rules/shell-data.ts'
import { createCall } from '#platform/web/call.ts'
import { callContext } from '#platform/web/loader-context.ts'
import { createTranslate } from '#platform/web/texts.tsx'
import { Document } from './document.tsx'
import { fromWireErrors } from './hydration.ts'
import type { Hydration } from './hydration.ts'
import { Providers } from './providers.tsx'
import { createRoutes } from './routes.tsx'

const textLoaders: Record<Language, () => Promise<{ texts: CompiledTexts }>> = {
  en: () => import('virtual:texts/en'),
  ru: () => import('virtual:texts/ru'),
  de: () => import('virtual:texts/de'),
  uk: () => import('virtual:texts/uk'),
  zh: () => import('virtual:texts/zh'),
}

/** Makes the page that the server rendered a living one; done when it listens. */
export const wake = async (json: string): Promise<void> => {
  const hydration = JSON.parse(json) as Hydration
  const routes = createRoutes()
  const matched = matchRoutes(routes, location, hydration.basename) ?? []
  const [{ texts }] = await Promise.all([
    textLoaders[hydration.language](),
    // the matched pages must be there before hydration, or the first paint would be thrown away
    ...matched.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  ])
  const call = createCall(hydration.storeCode)
  const router = createBrowserRouter(routes, {
    basename: hydration.basename,
    hydrationData: { loaderData: hydration.loaderData, errors: fromWireErrors(hydration.errors) ?? null },
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(callContext, call)
      return context
    },
  })
  const { view } = hydration.loaderData.root as ShellData
  await new Promise<void>((resolve) => {
    hydrateRoot(
      document,
      <Document language={hydration.language} assets={hydration.assets} hydration={json}>
        <Providers view={view} translate={createTranslate(hydration.language, texts)} call={call}>
          <Awake onAwake={resolve}>
            <RouterProvider router={router} />
          </Awake>
        </Providers>
      </Document>,
    )
  })
}

/** Around the page, not beside it: a sibling that the server does not have would shift the ids of everything. */
const Awake = ({ onAwake, children }: { onAwake: () => void; children: ReactNode }) => {
  useEffect(onAwake, [onAwake])
  return children
}
