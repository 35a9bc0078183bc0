import { createContext, useContext, useSyncExternalStore } from 'react'
import { createListeners } from '../listeners.ts'

/** What can lie over the page; one at a time. */
export type PanelName = 'menu' | 'search' | 'cart' | 'wishlist' | 'sign-in'

export type Panels = {
  readonly opened: () => PanelName | undefined
  readonly open: (name: PanelName) => void
  /** Closes the panel of that name, if it is the open one; any without a name. */
  readonly close: (name?: PanelName) => void
  readonly subscribe: (listener: () => void) => () => void
}

export const createPanels = (): Panels => {
  let opened: PanelName | undefined
  const listeners = createListeners()
  const set = (name: PanelName | undefined) => {
    opened = name
    listeners.tell()
  }
  return {
    opened: () => opened,
    open: set,
    close: (name) => (name === undefined || name === opened ? set(undefined) : undefined),
    subscribe: listeners.subscribe,
  }
}

const PanelsContext = createContext<Panels>({
  opened: () => undefined,
  open: () => undefined,
  close: () => undefined,
  subscribe: () => () => undefined,
})

export const PanelsProvider = PanelsContext

/** Opens and closes panels: `usePanels().open('cart')`. */
export const usePanels = (): Panels => useContext(PanelsContext)

/** The panel that is open now. */
export const useOpenPanel = (): PanelName | undefined => {
  const panels = usePanels()
  return useSyncExternalStore(panels.subscribe, panels.opened, () => undefined)
}
