import { storeViews } from '#config/stores/index.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Columns } from '../formats/file-row.ts'
import type { ReadContext } from '../formats/format.ts'

/** What all products of a file are read with. */
export type ShopifyFile = {
  readonly context: ReadContext
  readonly columns: Columns
  /** Whether it has a column that tells the variants of a product apart. */
  readonly hasOptions: boolean
  readonly markets: readonly MarketColumn[]
  readonly extras: readonly ExtraColumn[]
  /** SKUs of the whole file; derived ones join them. */
  readonly skus: Set<string>
  /** Columns that were told about already. */
  readonly told: Set<string>
}

export type ShopifyOption = { readonly number: 1 | 2 | 3; readonly name: string; readonly code: string }

/** Spreadsheets and Shopify itself put an apostrophe before figures, so that they stay as they are. */
export const plainCode = (text: string | undefined): string | undefined => text?.replace(/^'(?=\d)/, '') || undefined

/** What both dialects call a field: the one since 2025 first, the older one behind it. Source: import-formats.md 1. */
export const shopifyNames = {
  handle: ['url handle', 'handle'],
  title: ['title'],
  body: ['description', 'body (html)', 'body html'],
  vendor: ['vendor'],
  category: ['product category', 'standardized product type', 'standard product type'],
  type: ['type', 'custom product type'],
  collection: ['collection'],
  tags: ['tags'],
  published: ['published on online store', 'published'],
  status: ['status'],
  sku: ['sku', 'variant sku'],
  barcode: ['barcode', 'variant barcode'],
  option1Name: ['option1 name'],
  option1Value: ['option1 value'],
  option1Link: ['option1 linked to'],
  option2Name: ['option2 name'],
  option2Value: ['option2 value'],
  option2Link: ['option2 linked to'],
  option3Name: ['option3 name'],
  option3Value: ['option3 value'],
  option3Link: ['option3 linked to'],
  price: ['price', 'variant price'],
  compareAt: ['compare-at price', 'compare at price', 'variant compare at price', 'variant compare-at price'],
  taxable: ['charge tax', 'variant taxable'],
  tracker: ['inventory tracker', 'variant inventory tracker'],
  qty: ['inventory quantity', 'variant inventory qty'],
  policy: ['continue selling when out of stock', 'variant inventory policy'],
  grams: ['weight value (grams)', 'variant grams'],
  shipping: ['requires shipping', 'variant requires shipping'],
  image: ['product image url', 'image src'],
  imagePosition: ['image position'],
  imageAlt: ['image alt text'],
  variantImage: ['variant image url', 'variant image'],
  giftCard: ['gift card'],
  seoTitle: ['seo title'],
  seoDescription: ['seo description'],
} as const

/** Fields that only Shopify's own warehouse and tax office need; what a thing cost its seller is nobody's business. */
const dropped = new Set([
  'cost per item',
  'tax code',
  'variant tax code',
  'weight unit for display',
  'variant weight unit',
  'fulfillment service',
  'variant fulfillment service',
])

/** Columns of the new dialect that no other format with a `title` has. */
export const newAnchors = [
  'url handle',
  'published on online store',
  'option1 value',
  'compare-at price',
  'inventory tracker',
  'continue selling when out of stock',
  'product image url',
  'vendor',
]

export type MarketColumn = {
  readonly column: string
  readonly kind: 'price' | 'compareAt' | 'included'
  readonly market: string
  readonly view: StoreView | undefined
}

const marketKinds = {
  price: 'price',
  'compare at price': 'compareAt',
  'compare-at price': 'compareAt',
  included: 'included',
} as const

/** `Price / Germany`, `Compare At Price / Germany`, `Included / Germany`. */
export const readMarketColumns = (columns: ReadonlySet<string>): MarketColumn[] =>
  [...columns].flatMap((column) => {
    const parts = /^(?:variant )?(price|compare[ -]at price|included) \/ (.+)$/.exec(column)
    const kind = parts && marketKinds[parts[1] as keyof typeof marketKinds]
    const market = parts?.[2]
    return kind && market ? [{ column, kind, market, view: findMarket(market) }] : []
  })

const english = new Intl.DisplayNames(['en'], { type: 'region' })
const europe = ['europe', 'european union', 'eurozone', 'eu']

/** The store view that a market's name means: its own name, its country or the country's code. */
const findMarket = (market: string): StoreView | undefined =>
  Object.values(storeViews).find(({ name, storeCode, flag, i18n }) => {
    const region = i18n.locale.split('-')[1] ?? ''
    const names =
      storeCode === 'eu' ? europe : [storeCode, flag, i18n.fullCountryName, region, english.of(region) ?? '']
    return [name, ...names].some((each) => each.toLowerCase() === market)
  })

export type ExtraColumn = {
  readonly column: string
  readonly name: string
  readonly isHidden: boolean
  readonly isMetafield: boolean
}

/** Shopify's own, whatever the language of their labels. */
const metafields: Readonly<Record<string, string>> = {
  'shopify.color-pattern': 'color',
  'shopify.size': 'size',
  'shopify.target-gender': 'gender',
}

/** Every other column is kept as an attribute: metafields by their label, what Google is told under Google's names, the rest as it is. */
export const readExtraColumns = (columns: ReadonlySet<string>, used: ReadonlySet<string>): ExtraColumn[] =>
  [...columns].flatMap((column): ExtraColumn[] => {
    if (!column || used.has(column) || dropped.has(column)) return []
    const [, label, key = ''] = /^(.*?)\s*\(product\.metafields\.([^)]+)\)$/.exec(column) ?? []
    if (label !== undefined) {
      const name = Object.hasOwn(metafields, key) ? metafields[key] : label
      return [{ column, name: name || key, isHidden: false, isMetafield: key.startsWith('shopify.') }]
    }
    const google = /^google shopping \/ (.+)$/.exec(column)?.[1]
    if (!google)
      return [
        { column, name: column, isHidden: /^(unit price|included|price|compare)/.test(column), isMetafield: false },
      ]
    if (google === 'gender') return [{ column, name: 'gender', isHidden: false, isMetafield: false }]
    const name = /\(?mpn\)?$/.test(google) ? 'mpn' : google
    return [{ column, name, isHidden: name !== 'age group' && name !== 'condition', isMetafield: false }]
  })
