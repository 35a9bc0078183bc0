import { startTransition, useEffect } from 'react'
import type { ReactNode } from 'react'
import { RouterContextProvider, createBrowserRouter, matchRoutes } from 'react-router'
import type { DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { Language } from '#core/language.ts'
import type { CompiledTexts } from '#core/text.ts'
import type { ShellData } from '#features/stores/rules/shell-data.ts'
import { menuContext } from '#features/stores/web/menu-context.ts'
import { createLayeredCall } from '#platform/web/call/call-layers.ts'
import { createCall } from '#platform/web/call/call.ts'
import { leaveFirstPage } from '#platform/web/waking/late.ts'
import { callContext } from '#platform/web/call/loader-context.ts'
import { askForTexts, createTranslate } from '#platform/web/texts.tsx'
import type { TextLoaders } from '#platform/web/texts.tsx'
import { whenIdle } from '#platform/web/waking/when-idle.ts'
import { Document } from './document.tsx'
import { fromWireErrors } from './hydration.ts'
import type { Hydration } from './hydration.ts'
import { openFromShell } from './open-from-shell.ts'
import { Providers } from './providers.tsx'
import { createRoutes } from './routes.tsx'
import { keepStanding } from './standing-data.ts'
import { hydrateRoot } from './start-react.ts'

const textLoaders: Record<Language, () => Promise<{ texts: CompiledTexts; loaders: TextLoaders }>> = {
  en: () => import('virtual:texts/en'),
  ru: () => import('virtual:texts/ru'),
  de: () => import('virtual:texts/de'),
  uk: () => import('virtual:texts/uk'),
  zh: () => import('virtual:texts/zh'),
}

/**
 * Makes the page that the server rendered a living one; done when it listens. False where it is being left for another. `json` is
 * what stands in the page.
 */
export const wake = async (json: string, hydration: Hydration, isLeft: () => boolean): Promise<boolean> => {
  const { language, assets, storeCode, shellOf } = hydration
  const speaking = textLoaders[language]().then(({ texts, loaders }) => createTranslate(language, texts, loaders))
  const routes = createRoutes(async (part) => askForTexts(await speaking, part))
  // a page without data shows its skeleton until the router has loaded everything by itself
  const matched = shellOf ? [] : (matchRoutes(routes, location, hydration.basename) ?? [])
  const [translate] = await Promise.all([
    speaking,
    // the matched pages must be there before hydration, or the first paint would be thrown away
    ...matched.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  ])
  if (isLeft()) return false
  const basename = shellOf ? openFromShell(shellOf) : hydration.basename
  const layered = createLayeredCall(createCall(storeCode))
  const { call } = layered
  const view = shellOf ?? (hydration.loaderData.root as ShellData).view
  const shell = hydration.loaderData.root as ShellData | undefined
  const startParts = async () => (await import('./idle-parts.ts')).startIdleParts({ storeCode, layered, shell })
  const parts = shellOf && startParts()
  let endSleep = () => {}
  const awake = new Promise<void>((resolve) => (endSleep = resolve))
  const router: DataRouter = createBrowserRouter(routes, {
    basename,
    ...(shellOf
      ? {}
      : { hydrationData: { loaderData: hydration.loaderData, errors: fromWireErrors(hydration.errors) ?? null } }),
    dataStrategy: keepStanding(() => router),
    getContext: async () => {
      // what is kept must be in place before the first loader asks for it, and the skeleton before there is something else to show
      if (shellOf) await Promise.all([awake, Promise.race([parts, pause(partsPatience)])])
      const context = new RouterContextProvider()
      context.set(callContext, call)
      if (shell) context.set(menuContext, shell.menu)
      return context
    },
  })
  router.subscribe(leaveFirstPage)
  // as a transition React does it in slices: what is pressed meanwhile, and the next frame, do not wait for all of the page
  startTransition(() => {
    hydrateRoot(
      document,
      <Document view={view} assets={assets} favicons={shell?.settings.favicons} hydration={json}>
        <Providers view={view} translate={translate} call={call}>
          <Awake onAwake={endSleep}>
            <RouterProvider router={router} />
          </Awake>
        </Providers>
      </Document>,
    )
  })
  await awake
  if (!shellOf) whenIdle(() => void startParts())
  return true
}

/** Milliseconds that what is kept has to open before a page without data goes on without it. */
const partsPatience = 3000

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

/** Around the page, not beside it: a sibling that the server does not have would shift the ids of everything. */
const Awake = ({ onAwake, children }: { onAwake: () => void; children: ReactNode }) => {
  useEffect(onAwake, [onAwake])
  return children
}
