import { readCartCookie } from '#features/cart/web/storage/cookie.ts'
import { startOfflineCatalogue } from '#features/catalog/web/offline/index.ts'
import type { ShellData } from '#features/stores/rules/shell-data.ts'
import type { LayeredCall } from '#platform/web/call/call-layers.ts'
import { clientCache } from '#platform/web/storage/client-cache.ts'
import { browserConnectivity } from '#platform/web/call/connectivity.ts'
import { startTaskQueue } from '#platform/web/tasks/task-queue.ts'
import { askOnceBack, heedSettings, keepShellData, keptShellLayer } from './kept-shell.ts'
import { startPromoMode } from './promo-layer.ts'

export type BrowserParts = {
  readonly storeCode: string
  readonly layered: LayeredCall
  /** What the page stands in; undefined in one that was opened without its data. */
  readonly shell: ShellData | undefined
}

/** What a page gets once it has come to rest: what is kept for later, and what waits to be sent. Without a network it starts at once. */
export const startIdleParts = async ({ storeCode, layered, shell }: BrowserParts): Promise<void> => {
  const cache = clientCache()
  const connectivity = browserConnectivity()
  layered.use(keptShellLayer(cache, storeCode, heedSettings))
  if (shell) {
    void keepShellData(cache, storeCode, shell)
    heedSettings(shell)
  } else {
    // the shop gave no answer, or the page would have come from there; what it has set is asked for once it does
    connectivity.suspect()
    askOnceBack(connectivity, layered.call)
  }
  void startTaskQueue({ storeCode, cartIdOf: readCartCookie })
  const catalogue = startOfflineCatalogue({ storeCode, layered, cache, connectivity, shell })
  startPromoMode(layered)
  await catalogue
}
