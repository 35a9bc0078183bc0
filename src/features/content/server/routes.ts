import { localize } from '#core/language.ts'
import { ok, refuse } from '#core/result.ts'
import { storeViews } from '#config/stores/index.ts'
import { activeViews } from '#features/stores/rules/active-views.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import { getAllSettings, getSettings } from '#features/stores/server/index.ts'
import type { Db } from '#platform/server/context.ts'
import type { Mount } from '#platform/server/http.ts'
import { contentContract } from '../contract.ts'
import type { WireCmsPage } from '../contract.ts'
import { isForBloggers, isPageOn, isPageShown } from '../rules.ts'
import { answerHome, cmsSettings, cmsSettingsBlock, ownBlockIds } from './home.ts'
import type { HomeContext, HomeDeps } from './home.ts'
import { officeHandlers } from './office-routes.ts'
import type { OfficeDeps } from './office-routes.ts'
import { codesOfPage, findById, findByIdentifier, findLastUpdate } from './store.ts'

export type ContentRow = NonNullable<Awaited<ReturnType<typeof findById>>>

/** A page or a block in the language of a store view. */
export const toWire = (row: ContentRow, { i18n: { language } }: StoreView): WireCmsPage => ({
  id: row.id,
  identifier: row.identifier,
  title: localize(row.title, language),
  json: { blocks: row.content[language] ?? row.content.en ?? [] },
  updated_at: row.updated_at.toISOString(),
})

/** A page with the views that have it: its twins in other languages. */
const toPage = async (db: Db, row: ContentRow, view: StoreView): Promise<WireCmsPage> => {
  const codes = await codesOfPage(db, row.identifier)
  const settings = await getAllSettings(db)
  const shown = activeViews(storeViews, settings[view.storeCode])
    .map(({ storeCode }) => storeCode)
    .filter((code) => codes.includes('') || codes.includes(code))
    .filter((code) => isPageShown(row.identifier, settings[code]))
  return { ...toWire(row, view), store_codes: shown }
}

/** A store view by its number or its code; both are what clients of the specification send. */
const findView = (storeId: string): StoreView | undefined =>
  Object.values(storeViews).find((view) => view.storeCode === storeId || String(view.storeId) === storeId)

export type ContentDeps = OfficeDeps & HomeDeps

export const contentRoutes = (mount: Mount<StoreView>, deps: ContentDeps): void =>
  mount.mount(contentContract, {
    ...officeHandlers(deps),
    'GET /api/home': (_input, context) => answerHome(deps, context),
    'GET /api/ext/cms-data/cmsPage/:id': async ({ params }, { db, store }) => {
      const row = await findById(db, 'cms_page', params.id)
      if (!row || !isPageShown(row.identifier, await getSettings(db, store.storeCode))) return refuse('CMS_EMPTY')
      return ok(await toPage(db, row, store))
    },
    'GET /api/ext/cms-data/cmsPageIdentifier/:identifier/storeId/:storeId': async ({ params }, { db }) => {
      const view = findView(params.storeId)
      const row = view && (await findByIdentifier(db, 'cms_page', params.identifier, view.storeCode))
      if (!row || !isPageShown(row.identifier, await getSettings(db, view.storeCode))) return refuse('CMS_EMPTY')
      return ok(await toPage(db, row, view))
    },
    'GET /api/ext/cms-data/cmsBlock/:id': async ({ params: { id } }, context) => {
      const own = await findOwnBlock(deps, id, context)
      if (own) return ok(own)
      const row = await findById(context.db, 'cms_block', id)
      return row ? ok(toWire(row, context.store)) : refuse('CMS_EMPTY')
    },
    'GET /api/ext/cms-data/cmsBlockIdentifier/:identifier/storeId/:storeId': async ({ params }, context) => {
      const view = findView(params.storeId)
      const own = view && (await findOwnBlock(deps, params.identifier, { ...context, store: view }))
      if (own) return ok(own)
      const row = view && (await findByIdentifier(context.db, 'cms_block', params.identifier, view.storeCode))
      return row ? ok(toWire(row, view)) : refuse('CMS_EMPTY')
    },
    'GET /api/blogger/page/:identifier': async ({ params: { identifier } }, { db, store }) => {
      const isOn = isForBloggers(identifier) && isPageOn(identifier, await getSettings(db, store.storeCode))
      const row = isOn ? await findByIdentifier(db, 'cms_page', identifier, store.storeCode) : undefined
      return row ? ok(toWire(row, store)) : refuse('CMS_EMPTY')
    },
  })

const lastUpdated = 'last_updated'

/** A block that no row holds, by its id or its identifier. */
const findOwnBlock = async (
  deps: HomeDeps,
  which: number | string,
  context: HomeContext,
): Promise<WireCmsPage | undefined> => {
  if (which === lastUpdated || which === ownBlockIds.last_updated) return lastUpdatedBlock(context.db)
  return which === cmsSettings || which === ownBlockIds.cms_settings ? cmsSettingsBlock(deps, context) : undefined
}

/** The block that says when the catalogue was last brought up to date. No row holds it: what was written says so itself. */
export const lastUpdatedBlock = async (db: Db): Promise<WireCmsPage> => {
  const at = ((await findLastUpdate(db)) ?? new Date(0)).toISOString()
  const json = { blocks: [], last_updated: at }
  return { id: ownBlockIds.last_updated, identifier: lastUpdated, title: '', json, updated_at: at }
}

/** A page for the address dispatcher, by its slug or its id. */
export const findContentPage = async (
  db: Db,
  view: StoreView,
  { slug, id }: { readonly slug: string | undefined; readonly id: number | undefined },
): Promise<WireCmsPage | undefined> => {
  const row =
    id === undefined
      ? slug && (await findByIdentifier(db, 'cms_page', slug, view.storeCode))
      : await findById(db, 'cms_page', id)
  return row && isPageShown(row.identifier, await getSettings(db, view.storeCode)) ? toPage(db, row, view) : undefined
}
