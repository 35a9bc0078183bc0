import { productPath } from '../addresses/addresses.ts'
import { findBySku, languageOf, optionIds } from '../catalogue.ts'
import type { Product, Viewing } from '../catalogue.ts'
import { decodeEntities } from '../html/decode-entities.ts'
import { googleCategoryOf } from './google-category.ts'
import { valueLabels } from '../attributes/labels.ts'
import { isAdvertised } from '../variants/look-up.ts'
import { toProduct } from '../product/product-detail.ts'
import type { WireChild, WirePrices, WireProduct } from '../product/product.ts'

/**
 * One variant, or a product without any, as feeds tell of it: names as Google spells them. Paths are below the store prefix,
 * pictures below the media folder; amounts major units, tax included.
 */
export type FeedItem = {
  readonly id: string
  readonly item_group_id?: string
  readonly title: string
  readonly description: string
  readonly path: string
  readonly image?: string
  readonly additional_images: readonly string[]
  readonly isInStock: boolean
  readonly price: number
  readonly sale?: { readonly price: number; readonly from: string; readonly to?: string }
  readonly brand?: string
  readonly gtin?: string
  readonly mpn?: string
  readonly color?: string
  readonly size?: string
  readonly material?: string
  readonly pattern?: string
  readonly gender?: 'female' | 'male' | 'unisex'
  /** Clothing and shoes are for adults; what is no garment has no age. */
  readonly isWorn: boolean
  readonly product_type?: string
  readonly google_product_category?: string
  readonly isBundle: boolean
}

/** What Google takes of pictures beside the first, and of texts. */
const mostPictures = 10
const longestTitle = 150
const longestDescription = 5000

/**
 * The items of a style: its variants, or itself. None of a style that is not advertised; a group has none, for its pieces are
 * sold one by one and stand for themselves.
 */
export const feedItemsOf = (viewing: Viewing, product: Product): FeedItem[] => {
  if (product.type === 'grouped' || !isAdvertised(viewing, product)) return []
  const wire = toProduct(viewing, product)
  const items =
    product.type === 'configurable'
      ? wire.configurable_children.map((child) => variantItem(viewing, product, wire, child))
      : [singleItem(viewing, product, wire)]
  // Google takes nothing that is free
  return items.filter(({ price, sale }) => (sale?.price ?? price) > 0)
}

const variantItem = (viewing: Viewing, product: Product, wire: WireProduct, child: WireChild): FeedItem => {
  const labels = new Map(
    wire.configurable_options.flatMap(({ attribute_code, values }) => {
      const chosen = child.custom_attributes.find((each) => each.attribute_code === attribute_code)?.value
      const label = values.find(({ value_index }) => value_index === chosen)?.label
      return label === undefined ? [] : [[attribute_code, label] as const]
    }),
  )
  const variant = findBySku(viewing.catalogue, child.sku)
  const colour = child.custom_attributes.find(({ attribute_code }) => attribute_code === 'color')?.value
  const others = wire.media_gallery.filter(({ color }) => color === undefined || color === colour)
  return {
    ...common(viewing, product, wire),
    ...codesOf(variant),
    ...choices((code) => labels.get(code) ?? labelOf(viewing, product, code)),
    ...pictures(child.image, others),
    ...amounts(child, variant ?? product),
    id: child.sku,
    item_group_id: wire.sku,
    title: cut(child.name || wire.name, longestTitle),
    path: productPath(wire.parentSku, wire.slug, child.sku),
    isInStock: child.stock.is_in_stock,
  }
}

const singleItem = (viewing: Viewing, product: Product, wire: WireProduct): FeedItem => ({
  ...common(viewing, product, wire),
  ...codesOf(product),
  ...choices((code) => labelOf(viewing, product, code)),
  ...pictures(wire.image, wire.media_gallery),
  ...amounts(wire, product),
  id: wire.sku,
  title: cut(wire.name, longestTitle),
  path: productPath(wire.parentSku, wire.slug),
  isInStock: wire.stock.is_in_stock,
})

const choices = (labelOfCode: (code: string) => string | undefined) => ({
  ...given('color', labelOfCode('color')),
  ...given('size', labelOfCode('size')),
  ...given('material', labelOfCode('material')),
  ...given('pattern', labelOfCode('pattern')),
})

/** What a style tells of all its variants. */
const common = (viewing: Viewing, product: Product, wire: WireProduct) => {
  const category = googleCategoryOf(viewing.catalogue, product)
  const gender = genderOf(viewing, product)
  return {
    description: cut(plainText(wire.description || wire.short_description) || wire.name, longestDescription),
    isBundle: product.type === 'bundle',
    isWorn: gender !== undefined && product.type !== 'virtual' && product.type !== 'downloadable',
    ...given('brand', wire.brand_name ?? undefined),
    ...given('gender', gender),
    ...given('product_type', wire.breadcrumbs.map(({ name }) => name).join(' > ') || undefined),
    ...given('google_product_category', category),
  }
}

const amounts = (prices: WirePrices, product: Product): Pick<FeedItem, 'price' | 'sale'> => {
  const { original_price_incl_tax: price, final_price_incl_tax: final } = prices
  if (final >= price) return { price: final }
  const { special_from_date: from = product.createdAt, special_to_date: to } = prices
  return { price, sale: { price: final, from, ...given('to', to) } }
}

const pictures = (first: string, gallery: WireProduct['media_gallery']) => {
  const others = gallery.flatMap(({ image }) => (image && image !== first ? [image] : []))
  const [image, ...rest] = first ? [first, ...others] : others
  return { ...given('image', image), additional_images: rest.slice(0, mostPictures) }
}

/** Codes that some files bring along as texts. */
const codesOf = (product: Product | undefined) => ({
  ...given('gtin', ['gtin', 'ean', 'upc', 'barcode'].map((code) => textOf(product, code)).find(isGtin)),
  ...given('mpn', textOf(product, 'mpn')),
})

const isGtin = (text: string | undefined): boolean => text !== undefined && /^(\d{8}|\d{12,14})$/.test(text)

const textOf = (product: Product | undefined, code: string): string | undefined => {
  const value = product && Object.hasOwn(product.attributes, code) ? product.attributes[code] : undefined
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

/** The labels of a select's values as Google joins them. */
const labelOf = (viewing: Viewing, product: Product, code: string): string | undefined => {
  const attribute = viewing.catalogue.attributes.get(code)
  if (!attribute || optionIds(product, code).length === 0) return undefined
  return valueLabels(viewing.catalogue, attribute, product, languageOf(viewing)).join('/') || undefined
}

const genders: Readonly<Record<string, FeedItem['gender']>> = { 0: 'female', 1: 'male', 2: 'unisex' }

const genderOf = ({ catalogue }: Viewing, product: Product): FeedItem['gender'] =>
  genders[catalogue.options.get(optionIds(product, 'gender')[0] ?? -1)?.key ?? '']

const given = <Name extends string, Value>(name: Name, value: Value | undefined): { [Key in Name]?: Value } =>
  value === undefined ? {} : ({ [name]: value } as { [Key in Name]: Value })

const plainText = (html: string): string =>
  decodeEntities(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()

/** Cut between characters, never within one. */
const cut = (text: string, length: number): string =>
  text.length <= length ? text : [...text].slice(0, length).join('')
