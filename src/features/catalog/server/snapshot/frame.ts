import { isDeepStrictEqual } from 'node:util'
import { storeViews } from '#config/stores/index.ts'
import type { Db } from '#platform/server/context.ts'
import { pricingOf } from '#features/pricing/rules/frame.ts'
import { readCustomerGroups, readTaxRules } from '#features/pricing/server/index.ts'
import { getAllSettings } from '#features/stores/server/index.ts'
import type { StoreCode } from '#features/stores/rules/store-view.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import { excludedCategoryIds } from '../../rules/catalogue.ts'
import type { Attribute, CatalogueSnapshot, Category, Option, Rewrite } from '../../rules/catalogue.ts'

/** What products stand in: read anew with every change, for it is small. */
export type Frame = Pick<
  CatalogueSnapshot,
  'attributes' | 'options' | 'categories' | 'rewrites' | 'taxRules' | 'pricing' | 'rates'
> & {
  readonly settings: Readonly<Record<StoreCode, Settings>>
}

/** Everything of the catalogue but its products, as the transaction sees it. */
export const readFrame = async (db: Db): Promise<Frame> => {
  const { attributes, options } = await readAttributes(db)
  const settings = await getAllSettings(db)
  const taxRules = await readTaxRules(db)
  return {
    attributes,
    options,
    categories: await readCategories(db),
    rewrites: await readRewrites(db),
    taxRules,
    pricing: pricingOf({ taxRules, customerGroups: await readCustomerGroups(db), settings, storeViews }),
    rates: settings.en.rates,
    settings,
  }
}

/** The same frame with the settings as they are now. */
export const withSettings = async (db: Db, frame: Frame): Promise<Pick<Frame, 'settings' | 'rates' | 'pricing'>> => {
  const settings = await getAllSettings(db)
  const { customerGroups } = frame.pricing
  const pricing = pricingOf({ taxRules: frame.taxRules, customerGroups, settings, storeViews })
  return { settings, rates: settings.en.rates, pricing }
}

/** What of the settings prices and lists are made with: where it is the same, they are. */
export const isShapedAlike = (one: ShapedBy, other: ShapedBy): boolean =>
  isDeepStrictEqual(shapeOf(one), shapeOf(other))

type ShapedBy = Pick<Frame, 'settings' | 'rates' | 'pricing'>

const shapeOf = ({ settings, rates, pricing }: ShapedBy) => [
  rates,
  pricing.guestTaxClasses,
  pricing.showsLowestIn,
  Object.values(settings).map(({ list_out_of_stock_products: isListed }) => isListed),
]

const readAttributes = async (db: Db) => {
  const rows = await db.selectFrom('attribute').selectAll().orderBy('position').orderBy('id').execute()
  const optionRows = await db.selectFrom('attribute_option').selectAll().orderBy('position').orderBy('id').execute()
  const options = new Map<number, Option>()
  const byAttribute = new Map<number, Option[]>()
  for (const row of optionRows) {
    const option: Option = {
      id: row.id,
      key: row.key,
      label: row.label,
      swatch: row.swatch ?? undefined,
      position: row.position,
    }
    options.set(row.id, option)
    const siblings = byAttribute.get(row.attribute_id)
    if (siblings) siblings.push(option)
    else byAttribute.set(row.attribute_id, [option])
  }
  const attributes = new Map(
    rows.map((row): [string, Attribute] => [
      row.code,
      {
        id: row.id,
        code: row.code,
        label: row.label,
        kind: row.kind,
        isUserDefined: row.is_user_defined,
        isVisible: row.is_visible,
        isComparable: row.is_comparable,
        position: row.position,
        options: byAttribute.get(row.id) ?? [],
      },
    ]),
  )
  return { attributes, options }
}

const readCategories = async (db: Db): Promise<Map<number, Category>> => {
  const all = await db.selectFrom('category').selectAll().orderBy('level').orderBy('position').orderBy('id').execute()
  const rows = all.filter(({ id }) => !excludedCategoryIds.includes(id))
  const children = new Map<number | null, number[]>()
  for (const { id, parent_id } of rows) {
    const siblings = children.get(parent_id)
    if (siblings) siblings.push(id)
    else children.set(parent_id, [id])
  }
  const categories = new Map<number, Category>()
  // parents come first: their level is lower
  for (const row of rows) {
    const parent = row.parent_id === null ? undefined : categories.get(row.parent_id)
    categories.set(row.id, {
      id: row.id,
      parentId: parent?.id,
      parentIds: parent ? [...parent.parentIds, parent.id] : [],
      childIds: children.get(row.id) ?? [],
      name: row.name,
      slug: row.slug,
      urlPath: row.url_path,
      level: row.level,
      position: row.position,
      isActive: row.is_active && (parent?.isActive ?? true),
      picture: row.picture ?? undefined,
      ...(Object.keys(row.seo).length > 0 ? { seo: row.seo } : {}),
    })
  }
  return categories
}

const readRewrites = async (db: Db): Promise<Map<string, Rewrite>> => {
  const rows = await db.selectFrom('url_rewrite').selectAll().execute()
  return new Map(
    rows.map((row): [string, Rewrite] => [
      rewriteKey(row.store_code, row.path),
      { entity: row.entity, entityId: row.entity_id, redirectTo: row.redirect_to ?? undefined },
    ]),
  )
}

const rewriteKey = (storeCode: string, path: string): string => `${storeCode} ${path.replace(/^\/+|\/+$/g, '')}`
