import { resolve } from 'node:path'
import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { RouteObject } from 'react-router'
import { storeViews } from '#config/stores/index.ts'
import { settings } from '#config/settings.ts'
import type { StoreCode } from '#features/stores/rules.ts'
import type { ShellData } from '#features/stores/shell-data.ts'
import { StoreViewProvider } from '#features/stores/web/index.ts'
import { CallProvider } from '#platform/web/call-context.ts'
import type { AnyCall } from '#platform/web/call.ts'
import { NoticesProvider, createNotices } from '#platform/web/notices.ts'
import { PanelsProvider, createPanels } from '#platform/web/panels.ts'
import { TextProvider } from '#platform/web/texts.tsx'
import { createTranslators } from '#platform/server/texts.ts'

const translators = createTranslators(resolve('src'))

/** What jsdom lacks and the screens lean on. Dialogs open and close; nothing is ever seen to scroll into sight. */
export const standInForTheBrowser = (): void => {
  class NothingInSight {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(globalThis, {
    IntersectionObserver: NothingInSight,
    matchMedia: () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }),
  })
  Element.prototype.scrollIntoView = () => {}
  globalThis.scrollTo = () => {}
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}

type Options = {
  readonly routes: readonly RouteObject[]
  readonly at: string
  readonly call: AnyCall
  readonly store?: StoreCode
}

/** Pages by their addresses, within what stands around every page of a store view. */
export const renderPage = ({ routes, at, call, store = 'en' }: Options) => {
  const view = storeViews[store]
  const shell = { view, views: [], settings, menu: [], publicUrl: 'https://shop.example', isIndexed: true } as unknown as ShellData
  const [notices, panels] = [createNotices(), createPanels()]
  const router = createMemoryRouter(
    [{ id: 'root', path: '/', children: [...routes, { path: '*', element: <p>elsewhere</p> }], loader: () => shell, HydrateFallback: () => null }],
    { initialEntries: [at] },
  )
  const screen = render(
    <StoreViewProvider value={view}>
      <TextProvider translate={translators[view.i18n.language]}>
        <CallProvider value={call}>
          <NoticesProvider value={notices}>
            <PanelsProvider value={panels}>
              <RouterProvider router={router} />
            </PanelsProvider>
          </NoticesProvider>
        </CallProvider>
      </TextProvider>
    </StoreViewProvider>,
  )
  return { ...screen, router, notices, panels }
}
