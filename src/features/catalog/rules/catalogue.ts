import type { Language, Localized } from '#core/language.ts'
import type { Pricing } from '#features/pricing/rules/frame.ts'
import type { KeptPrice } from '#features/pricing/rules/history.ts'
import type { TaxRule } from '#features/pricing/rules/tax.ts'
import type { TierPrice } from '#features/pricing/rules/tiers.ts'
import type { Stock } from '#features/stock/rules.ts'
import type { CurrencyCode, StoreView } from '#features/stores/rules/store-view.ts'
import type { ProductType, Visibility } from './catalogue-input.ts'

/** A style or a variant, as the shop keeps it. Amounts are whole minor units, times ISO strings. */
export type Product = {
  readonly id: number
  readonly sku: string
  readonly type: ProductType
  readonly parentId: number | undefined
  readonly variantAttributes: readonly string[]
  readonly name: Localized
  readonly slug: string
  readonly description: Localized
  readonly shortDescription: Localized
  readonly seo?: Seo | undefined
  readonly status: number
  readonly visibility: Visibility
  readonly taxClass: string | undefined
  /** Option ids of selects, a text, or a boolean, by attribute code. */
  readonly attributes: Readonly<Record<string, readonly number[] | string | boolean>>
  readonly media: readonly Media[]
  readonly bundleOptions: readonly BundleOption[]
  readonly customOptions: readonly CustomOption[]
  readonly downloads: readonly Download[]
  readonly isNew: boolean
  /** When that begins and ends, ISO; the last moment included. */
  readonly newFrom?: string
  readonly newTo?: string
  readonly isSale: boolean
  readonly isPromo: boolean
  readonly onlyPromo: boolean
  readonly promoted: number
  readonly approved: boolean
  readonly position: number
  readonly createdAt: string
  readonly prices: Readonly<Partial<Record<CurrencyCode, KeptPrice>>>
  readonly stock: Stock
  readonly categories: readonly { readonly id: number; readonly position: number }[]
  readonly links: readonly Link[]
  readonly reviews: { readonly count: number; readonly average: number }
}

/** A file below the media folder, or of a video the address of a page elsewhere; `poster` is a video's still picture. */
export type Media = {
  readonly path: string
  readonly kind: 'image' | 'video'
  readonly label?: string
  /** What it shows, by language; goes before `label`. */
  readonly labels?: Localized
  readonly poster?: string
  /** The option of the colour that it shows. */
  readonly color?: number
}
/** What search engines are told, where it is not what shoppers read. */
export type Seo = { readonly title?: Localized; readonly description?: Localized }
export type Link = {
  readonly kind: 'associated' | 'related' | 'upsell' | 'crosssell'
  readonly id: number
  readonly qty: number
  readonly position: number
}
export type BundleOption = {
  readonly id: number
  readonly title: Localized
  readonly required: boolean
  readonly links: readonly {
    readonly id: number
    readonly product_id: number
    readonly sku: string
    readonly qty: number
    readonly is_default: boolean
  }[]
}
export type CustomOption = {
  readonly id: number
  readonly title: Localized
  readonly required: boolean
  readonly values: readonly {
    readonly id: number
    readonly title: Localized
    readonly price: number
    readonly price_type: 'fixed' | 'percent'
  }[]
}
export type Download = { readonly title: Localized; readonly file: string; readonly is_sample: boolean }

export type Attribute = {
  readonly id: number
  readonly code: string
  readonly label: Localized
  readonly kind: 'select' | 'multiselect' | 'text' | 'boolean'
  readonly isUserDefined: boolean
  readonly isVisible: boolean
  readonly isComparable: boolean
  readonly position: number
  /** In the order they are shown. */
  readonly options: readonly Option[]
}
export type Option = {
  readonly id: number
  readonly key: string
  readonly label: Localized
  readonly swatch: string | undefined
  readonly position: number
}

export type Category = {
  readonly id: number
  readonly parentId: number | undefined
  /** From the main category down, without itself. */
  readonly parentIds: readonly number[]
  readonly childIds: readonly number[]
  readonly name: Localized
  readonly slug: string
  readonly urlPath: string
  readonly level: number
  readonly position: number
  readonly isActive: boolean
  readonly picture: string | undefined
  readonly seo?: Seo | undefined
}

/** An address of the past or one that was given by hand. */
export type Rewrite = {
  readonly entity: 'product' | 'category' | 'cms_page'
  readonly entityId: number
  readonly redirectTo: string | undefined
}

/** The whole catalogue, the same for all store views. */
export type CatalogueSnapshot = {
  readonly products: ReadonlyMap<number, Product>
  readonly idBySku: ReadonlyMap<string, number>
  readonly idBySlug: ReadonlyMap<string, number>
  /** Ids of a configurable product's variants, in the order of their options. */
  readonly variantIds: ReadonlyMap<number, readonly number[]>
  readonly attributes: ReadonlyMap<string, Attribute>
  readonly options: ReadonlyMap<number, Option>
  readonly categories: ReadonlyMap<number, Category>
  /** By `storeCode path`, the code empty for every view. */
  readonly rewrites: ReadonlyMap<string, Rewrite>
  readonly taxRules: readonly TaxRule[]
  readonly pricing: Pricing
  readonly rates: Readonly<Record<CurrencyCode, number>>
}

/** The eyes that a catalogue is seen with: a store view at a moment, and for whoever proved it a price group. */
export type Viewing = {
  readonly catalogue: CatalogueSnapshot
  readonly view: StoreView
  readonly now: string
  readonly group?: ViewingGroup | undefined
}

/** A price group with its own tiers by product, where there are any. */
export type ViewingGroup = {
  readonly id: number
  readonly taxClass: number | undefined
  readonly tiers: ReadonlyMap<number, readonly TierPrice[]>
}

/** The language that whoever looks reads. */
export const languageOf = ({ view }: Viewing): Language => view.i18n.language

/** Products with a status of 2 and above are not on sale. */
export const statusLimit = 2

/** Whether a product is sold at all, sold out or not. */
export const isOnSale = (product: Product): boolean => product.status < statusLimit

/** The root's, in every file and table. */
export const excludedCategoryIds: readonly number[] = [1, 2]

/** A configurable product's variants that are on sale, sold out or not. */
export const variantsOf = (catalogue: CatalogueSnapshot, product: Product): Product[] => {
  const variants: Product[] = []
  for (const id of catalogue.variantIds.get(product.id) ?? []) {
    const variant = catalogue.products.get(id)
    if (variant && isOnSale(variant)) variants.push(variant)
  }
  return variants
}

/** The configurable product that a variant belongs to. */
export const findParent = (catalogue: CatalogueSnapshot, product: Product): Product | undefined =>
  product.parentId === undefined ? undefined : catalogue.products.get(product.parentId)

/** Whether a product is sold with others: on sale, as is the style that it is a variant of. */
export const isPartOnSale = (catalogue: CatalogueSnapshot, product: Product): boolean =>
  isOnSale(product) && isOnSale(findParent(catalogue, product) ?? product)

/** The product of a SKU, on sale or not; undefined where there is none. */
export const findBySku = (catalogue: CatalogueSnapshot, sku: string): Product | undefined => {
  const id = catalogue.idBySku.get(sku)
  return id === undefined ? undefined : catalogue.products.get(id)
}

/** Option ids that a product has of a select; none of a text or a boolean. */
export const optionIds = (product: Product, code: string): readonly number[] => {
  const value = Object.hasOwn(product.attributes, code) ? product.attributes[code] : undefined
  return typeof value === 'object' ? value : []
}
