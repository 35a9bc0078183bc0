import type { Unsaid } from '../../../rules/catalogue-input.ts'
import { toCode } from '../formats/attribute-bag.ts'
import { matchColumns } from '../formats/file-row.ts'
import type { Head, Mapping } from '../formats/format.ts'
import { readExtraColumns, readMarketColumns, shopifyNames } from './shopify-columns.ts'
import { findUnsaid } from '../formats/unsaid.ts'
import type { Tellers } from '../formats/unsaid.ts'

const option = 'option of the variants'

/** What becomes of each field; docs/importing/shopify.md tells it at length. */
const meanings: Readonly<Record<keyof typeof shopifyNames, string>> = {
  handle: 'product of the row, SKU of a style, slug',
  title: 'name',
  body: 'description',
  vendor: 'brand',
  category: 'category',
  type: 'product type; category where there is no product category',
  collection: 'category',
  tags: 'new, sale, set, gender; kept as a text',
  published: 'status',
  status: 'status',
  sku: 'SKU',
  barcode: 'attribute barcode',
  option1Name: option,
  option1Value: option,
  option1Link: option,
  option2Name: option,
  option2Value: option,
  option2Link: option,
  option3Name: option,
  option3Value: option,
  option3Link: option,
  price: 'price, or special price',
  compareAt: 'price, where it is the higher one',
  taxable: 'tax class',
  tracker: 'stock',
  qty: 'stock',
  policy: 'stock',
  grams: 'attribute weight',
  shipping: 'virtual where nothing is sent',
  image: 'picture',
  imagePosition: 'order of the pictures',
  imageAlt: 'text of the picture',
  variantImage: 'picture of the variant',
  giftCard: 'virtual; attribute gift_card',
  seoTitle: 'attribute meta_title',
  seoDescription: 'attribute meta_description',
}

const tellers: Tellers<keyof typeof shopifyNames> = {
  type_id: ['shipping', 'giftCard'],
  status: ['status', 'published'],
  tax_class: ['taxable'],
  media: ['image', 'variantImage'],
  is_new: ['tags'],
  is_sale: ['tags'],
  set: ['tags'],
  categories: ['category', 'type', 'collection'],
}

/** Every export of Shopify has these, in both dialects. */
const whole = ['vendor', 'type', 'tags', 'published', 'taxable', 'image', 'option1Value'] as const

export const findShopifyUnsaid = (columns: ReadonlySet<string>): Unsaid[] =>
  findUnsaid((field) => shopifyNames[field].some((name) => columns.has(name)), tellers, whole)

export const shopifyMapping = ({ columns }: Head): Mapping[] => {
  const fields = [...matchColumns(shopifyNames, columns)].filter(([, column]) => columns.has(column))
  const markets = readMarketColumns(columns)
  const used = new Set([...Object.values(shopifyNames).flat(), ...markets.map(({ column }) => column)])
  return [
    ...fields.map(([field, column]) => ({ from: column, to: meanings[field as keyof typeof meanings] })),
    ...markets.map(({ column, kind, view }) => ({
      from: column,
      to: kind === 'included' || !view ? 'kept as a text' : `price in ${view.i18n.currencyCode}`,
    })),
    ...readExtraColumns(columns, used).map(({ column, name }) => ({
      from: column,
      to: `attribute ${toCode(name)}`,
      isExtra: true,
    })),
  ]
}

/** By the name that the dialect since 2025 has for it: the older one counts only where that is missing. */
export const shopifyFields = ({ columns }: Head): Mapping[] =>
  Object.entries(shopifyNames).flatMap(([field, names]) =>
    names.some((name) => columns.has(name)) ? [] : [{ from: names[0], to: meanings[field as keyof typeof meanings] }],
  )
