import { storeViews } from '#config/stores/index.ts'
import { activeViews } from '#features/stores/rules/active-views.ts'
import type { MenuCategory } from '#features/stores/rules/shell-data.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import type { StoreCode, StoreView } from '#features/stores/rules/store-view.ts'
import { atOnce } from '#core/at-once.ts'
import { localize } from '#core/language.ts'
import { prepareJson } from '#platform/server/answers/prepared-json.ts'
import { inSteps } from '#platform/server/steps.ts'
import type { CatalogueSnapshot, Product, Viewing } from '../rules/catalogue.ts'
import {
  categoriesAbove,
  childrenOf,
  countCategories,
  mainCategories,
  noCounts,
  toWireCategory,
} from '../rules/categories/categories.ts'
import type { CategoryCounts } from '../rules/categories/categories.ts'
import { toListItem } from '../rules/product/list-item.ts'
import { isMarkedNew } from '../rules/product/new-mark.ts'
import { isListed } from '../rules/variants/look-up.ts'
import type { WireListItem, WireProduct } from '../rules/product/product.ts'
import { toProduct } from '../rules/product/product-detail.ts'
import { isInStock } from '../rules/variants/stock-of.ts'
import type { WireCategory } from '../contract.ts'
import type { Category } from '../rules/catalogue.ts'
import type { Catalogue } from './snapshot/catalogue.ts'

/** What listings have in common, kept until what it was made of changes. */
export type Listing = {
  /**
   * The card of a product, or of it with the variant (by SKU) that matched; undefined of no product. The same object until it changes:
   * not to be written to.
   */
  readonly cardOf: (view: StoreView, id: number, variant?: string) => WireListItem | undefined
  /** The answer of `GET /api/product`. Likewise not to be written to. */
  readonly pageOf: (view: StoreView, product: Product, selectedChild?: string) => ProductPage
  readonly countsOf: (view: StoreView) => ReadonlyMap<number, CategoryCounts>
  readonly categoryOf: (view: StoreView, category: Category) => WireCategory
  /** The styles listed in a category's subtree. */
  readonly stylesIn: (view: StoreView, categoryId: number) => readonly number[]
  readonly menuOf: (view: StoreView) => readonly MenuCategory[]
}

type ProductPage = { items: WireProduct[] }

type Kept = {
  readonly pages: Map<number, Map<string, ProductPage>>
  readonly cards: Map<StoreCode, Map<number, Map<string, WireListItem>>>
  readonly counts: Map<StoreCode, ReadonlyMap<number, CategoryCounts>>
  readonly categories: Map<StoreCode, Map<number, WireCategory>>
  readonly styles: Map<StoreCode, ReadonlyMap<number, number[]>>
  readonly menus: Map<StoreCode, readonly MenuCategory[]>
  /** What of each style the counts were made of. */
  readonly counted: Map<number, string>
}

const mostCards = 20_000
const mostPages = 20_000

export const createListing = async (catalogue: Catalogue): Promise<Listing> => {
  let isStarting = true
  const kept = await catalogue.attach<Kept>({
    build: async (snapshot, now) => {
      const state: Kept = {
        pages: new Map(),
        cards: new Map(),
        counts: new Map(),
        categories: new Map(),
        styles: new Map(),
        menus: new Map(),
        counted: new Map(),
      }
      // every page needs the menu with its counts; of a large catalogue these take long, and would stand in one turn with the first page.
      // A shop that starts is not to wait for them: it makes a page of each kind before anybody comes
      for (const view of isStarting ? [] : activeViews(storeViews, snapshot.settings.en)) {
        const counts = await inSteps(countListed({ catalogue: snapshot, view, now }, snapshot.settings[view.storeCode]))
        state.counts.set(view.storeCode, counts)
      }
      if (!isStarting) await inSteps(remember(state, snapshot, now))
      isStarting = false
      return state
    },
    update: (state, snapshot, styles, now) => {
      for (const cards of [state.pages, ...state.cards.values()]) for (const id of styles) cards.delete(id)
      const isCounted = state.counts.size + state.styles.size > 0
      // most changes are of stock: who is listed where stays as it was
      if (isCounted && styles.some((id) => state.counted.get(id) !== countedOf(snapshot, id, now))) {
        for (const each of [state.counts, state.categories, state.styles, state.menus, state.counted]) each.clear()
      }
      return true
    },
  })

  const cardOf: Listing['cardOf'] = (view, id, variant = '') => {
    const cards = keep(kept().cards, view.storeCode, () => new Map<number, Map<string, WireListItem>>())
    const known = cards.get(id)?.get(variant)
    if (known) return known
    const viewing = catalogue.viewing(view)
    const { products, idBySku } = viewing.catalogue
    const product = products.get(id)
    if (!product) return undefined
    const variantId = idBySku.get(variant)
    const matched = variantId === undefined || variantId === id ? undefined : products.get(variantId)
    if (cards.size > mostCards) cards.clear()
    const ofProduct = keep(cards, id, () => new Map<string, WireListItem>())
    return keep(ofProduct, variant, () => prepareJson(toListItem(viewing, product, matched)))
  }
  const pageOf: Listing['pageOf'] = (view, product, selectedChild) => {
    const { pages } = kept()
    if (pages.size > mostPages) pages.clear()
    const ofProduct = keep(pages, product.id, () => new Map<string, ProductPage>())
    return keep(ofProduct, `${view.storeCode} ${selectedChild ?? ''}`, () =>
      // few ask for the object, and most of them for what was written of it
      prepareJson({
        get items() {
          return [toProduct(catalogue.viewing(view), product, selectedChild)]
        },
      }),
    )
  }
  const countsOf: Listing['countsOf'] = (view) =>
    keep(kept().counts, view.storeCode, () => {
      const viewing = catalogue.viewing(view)
      if (kept().counted.size === 0) atOnce(remember(kept(), viewing.catalogue, viewing.now))
      return atOnce(countListed(viewing, catalogue.settingsOf(view.storeCode)))
    })
  const categoryOf: Listing['categoryOf'] = (view, category) =>
    keep(
      keep(kept().categories, view.storeCode, () => new Map<number, WireCategory>()),
      category.id,
      () => toWireCategory(catalogue.current(), countsOf(view), category, view.i18n.language),
    )
  const stylesIn: Listing['stylesIn'] = (view, categoryId) =>
    keep(kept().styles, view.storeCode, () =>
      stylesByCategory(catalogue.viewing(view), catalogue.settingsOf(view.storeCode)),
    ).get(categoryId) ?? []

  const menuOf: Listing['menuOf'] = (view) =>
    keep(kept().menus, view.storeCode, () => {
      const toMenu = (category: Category): MenuCategory => {
        const count = countsOf(view).get(category.id) ?? noCounts
        const children = childrenOf(catalogue.current(), category).map(toMenu)
        return {
          id: category.id,
          name: localize(category.name, view.i18n.language),
          url_path: category.urlPath,
          level: category.level,
          product_count: count.products,
          promo_count: count.promo,
          approved_count: count.approved,
          new_count: count.fresh,
          ...(category.picture === undefined ? {} : { picture: category.picture }),
          children_data: children,
        }
      }
      return mainCategories(catalogue.current()).map(toMenu)
    })
  return { cardOf, pageOf, countsOf, categoryOf, stylesIn, menuOf }
}

const countListed = (viewing: Viewing, settings: Settings) =>
  countCategories(viewing, (product) => isInListing(viewing, settings, product))

/** Keeps what the counts are made of, style by style. */
const remember = function* (state: Kept, snapshot: CatalogueSnapshot, now: string): Generator<void, void> {
  for (const id of snapshot.products.keys()) {
    const text = countedOf(snapshot, id, now)
    if (text !== undefined) state.counted.set(id, text)
    yield
  }
}

/** All that decides where a product is listed and counted, as a text to compare. */
const countedOf = (snapshot: CatalogueSnapshot, id: number, now: string): string | undefined => {
  const product = snapshot.products.get(id)
  if (!product || product.parentId !== undefined) return undefined
  const { isPromo, onlyPromo, approved, categories } = product
  const isOpen = isListed({ catalogue: snapshot, view: storeViews.en, now }, product)
  return [
    isOpen,
    isInStock(snapshot, product),
    isPromo,
    onlyPromo,
    approved,
    isMarkedNew(product, now),
    ...categories.map((category) => category.id),
  ].join()
}

/** Listed, and in stock where the shop owner hides what is sold out. */
const isInListing = (viewing: Viewing, settings: Settings, product: Product): boolean =>
  isListed(viewing, product) && (settings.list_out_of_stock_products || isInStock(viewing.catalogue, product))

const stylesByCategory = (viewing: Viewing, settings: Settings): Map<number, number[]> => {
  const styles = new Map<number, number[]>()
  for (const product of viewing.catalogue.products.values()) {
    if (product.onlyPromo || !isInListing(viewing, settings, product)) continue
    for (const id of categoriesAbove(viewing.catalogue, product)) keep(styles, id, () => []).push(product.id)
  }
  return styles
}

const keep = <K, V>(map: Map<K, V>, key: K, make: () => V): V => {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
