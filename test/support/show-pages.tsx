import type { RouteObject } from 'react-router'
import type { AnyCall } from '#platform/web/call/call.ts'
import type { ShellData } from '#features/stores/rules/shell-data.ts'
import { renderRoutes, shellData } from './render-page.tsx'

/** What jsdom lacks and the screens lean on. Dialogs open and close; nothing ever scrolls into sight. */
export const standInForTheBrowser = (): void => {
  class NothingInSight {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(globalThis, {
    IntersectionObserver: NothingInSight,
    matchMedia: () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }),
    scrollTo: () => {},
  })
  Object.assign(performance, { getEntriesByType: () => [] })
  Element.prototype.scrollIntoView = () => {}
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}

/** Whole pages by their addresses in the English view; an address that is not among them says `elsewhere`. */
export const showPages = (
  routes: readonly RouteObject[],
  at: string,
  call: AnyCall,
  settings: Partial<ShellData['settings']> = {},
) => {
  const shell = shellData()
  return renderRoutes([...routes, { path: '*', element: <p>elsewhere</p> }], {
    at,
    shell: { ...shell, settings: { ...shell.settings, ...settings } },
    call,
  })
}
