import { partsOf } from '#features/catalog/rules/addresses/addresses.ts'
import { recordUnmatched } from '#features/catalog/server/index.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Db } from '#platform/server/context.ts'
import type { Log } from '#platform/server/log.ts'
import { isPagePath } from '../../page-paths.ts'

type Deps = { readonly db: Db; readonly log: Log; readonly now: () => Date }

/** Logs an address that no page answers, and keeps it for the shop owner, without being waited for. */
export const createOnMissing =
  ({ db, log, now }: Deps) =>
  (view: StoreView, path: string): void => {
    if (path.startsWith('/p/')) log.info({ store: view.storeCode, path }, 'Product not found')
    if (isPagePath(path)) return
    log.info({ store: view.storeCode, path }, 'No mapping found')
    recordUnmatched(db, `${view.url}/${partsOf(path).join('/')}`, view.storeCode, now()).catch((error: unknown) =>
      log.warn({ err: error }, 'an address without a page was not kept'),
    )
  }
