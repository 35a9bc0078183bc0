import type { StoreView } from '#features/stores/rules/store-view.ts'
import { getSettings } from '#features/stores/server/index.ts'
import { listEntities } from '#features/search/server/index.ts'
import type { EntityList } from '#features/search/server/index.ts'
import type { Db } from '#platform/server/context.ts'
import type { WireCmsPage } from '../contract.ts'
import { isPageShown } from '../rules.ts'
import { cmsSettings, cmsSettingsBlock } from './home.ts'
import type { HomeDeps } from './home.ts'
import { lastUpdatedBlock, toWire } from './routes.ts'
import { listContent } from './store.ts'

const fields = ['id', 'identifier', 'title', 'updated_at']

/** The content pages that a store view shows, by identifier. */
export const listShownPages = async (db: Db, view: StoreView): Promise<WireCmsPage[]> => {
  const settings = await getSettings(db, view.storeCode)
  const rows = await listContent(db, 'cms_page', view.storeCode)
  return rows.filter(({ identifier }) => isPageShown(identifier, settings)).map((row) => toWire(row, view))
}

/** Pages and blocks for `GET /api/catalog`. */
export const contentLists = (
  deps: HomeDeps & { readonly now: () => Date },
): Readonly<Record<'cms_page' | 'cms_block', EntityList>> => ({
  cms_page: async (request, { db }) =>
    listEntities(await listShownPages(db, request.view), request, fields, 'identifier:asc,id:asc'),
  cms_block: async (request, { db }) => {
    const blocks = await listContent(db, 'cms_block', request.view.storeCode)
    const own = blocks.filter(({ identifier }) => identifier !== 'last_updated' && identifier !== cmsSettings)
    return listEntities(
      [
        ...own.map((row) => toWire(row, request.view)),
        await lastUpdatedBlock(db),
        await cmsSettingsBlock(deps, { db, store: request.view, now: deps.now() }),
      ],
      request,
      fields,
      'identifier:asc,id:asc',
    )
  },
})
