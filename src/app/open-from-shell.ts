import type { StoreView } from '#features/stores/rules/store-view.ts'
import { storeOfPath } from './page-paths.ts'

/** The state of a history's entry that stands for a page which could not be opened. */
export const unavailableState = { isUnavailable: true } as const

/**
 * The prefix below which the page without data opens the address it was opened at. It is of one store view: an address of another
 * one gives way to its home, and says so.
 */
export const openFromShell = ({ storeCode, url }: StoreView): string => {
  const { code, basename } = storeOfPath(location.pathname)
  if (code === storeCode) return basename
  history.replaceState({ usr: unavailableState, key: 'default', idx: 0 }, '', url)
  return url
}
