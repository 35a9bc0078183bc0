import { parseAddress, productPath } from '../addresses/addresses.ts'
import type { ProductKey } from '../variants/look-up.ts'
import type { WireChild, WireListItem, WireProduct } from './product.ts'

/** What a kept product is found by. */
export type KeptName = {
  readonly id: number
  readonly sku: string
  readonly slug: string
  readonly variants: readonly string[]
}

type Key = ProductKey & { readonly size?: string | undefined }

/** The kept product that a key names, as `GET /api/product` would find it; undefined where it is not kept. */
export const findKept = (names: readonly KeptName[], key: Key): string | undefined => {
  const { sku, id, slug, parentSku } = key
  const ofSku = (wanted: string) =>
    names.find((name) => name.sku === wanted) ?? names.find(({ variants }) => variants.includes(wanted))
  if (sku !== undefined) return ofSku(sku)?.sku
  if (id !== undefined) return names.find((name) => name.id === id)?.sku
  if (slug !== undefined) return names.find((name) => name.slug === slug)?.sku
  return parentSku === undefined ? undefined : ofSku(parentSku)?.sku
}

/** A kept product with the variant that a key names chosen; undefined where the key names a piece of something else. */
export const chooseKept = (product: WireProduct, key: Key): WireProduct | undefined => {
  const { selected_child: _, ...plain } = product
  const childOf = (sku: string | undefined) => product.configurable_children.find((child) => child.sku === sku)
  if (key.childSku !== undefined && !childOf(key.childSku)) return undefined
  const named = childOf(key.childSku) ?? childOf(key.sku ?? key.parentSku)
  const chosen = key.size === undefined ? named : (ofSize(product, named, key.size) ?? named)
  return chosen ? { ...plain, selected_child: chosen.sku } : plain
}

/** The variant of a size that is otherwise like one, in stock before sold out. */
const ofSize = (product: WireProduct, like: WireChild | undefined, size: string): WireChild | undefined => {
  const wanted = product.configurable_options
    .find(({ attribute_code }) => attribute_code === 'size')
    ?.values.find(({ label }) => label.toUpperCase() === size.trim().toUpperCase())?.value_index
  const valueOf = (child: WireChild, code: string) =>
    child.custom_attributes.find(({ attribute_code }) => attribute_code === code)?.value
  const sized = product.configurable_children.filter(
    (child) => wanted !== undefined && valueOf(child, 'size') === wanted,
  )
  const others = like?.custom_attributes.filter(({ attribute_code }) => attribute_code !== 'size') ?? []
  const alike = sized.filter((child) =>
    others.every(({ attribute_code, value }) => valueOf(child, attribute_code) === value),
  )
  const inStock = (child: WireChild) => child.stock.is_in_stock
  return alike.find(inStock) ?? sized.find(inStock) ?? alike[0] ?? sized[0]
}

const cardFields: readonly (keyof WireListItem)[] = [
  'old_price',
  'id',
  'sku',
  'parentSku',
  'name',
  'type_id',
  'slug',
  'url_path',
  'thumbnail',
  'image',
  'hover_image',
  'stock',
  'brand_name',
  'collection_name',
  'gender',
  'set',
  'ptype',
  'sale',
  'new',
  'is_promo',
  'only_promo',
  'promoted',
  'approved',
  'configurable_options',
]
const priceFields = [
  'price',
  'price_incl_tax',
  'final_price',
  'final_price_incl_tax',
  'original_price',
  'original_price_incl_tax',
  'special_price',
  'special_price_incl_tax',
  'lowest_price_30_days',
  'special_from_date',
  'special_to_date',
] as const

const pick = (from: object, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(from).filter(([name]) => fields.includes(name)))

/** The variant that stands for its product on a card. */
export type KeptMatch = { readonly sku: string; readonly hover: string | undefined }

/**
 * A list's item made of a whole product: its card, with the picture, price and address of the variant that matched, the
 * fields that were asked for besides, and without those that were not wanted.
 */
export const toKeptItem = (
  product: WireProduct,
  match: KeptMatch | undefined,
  { include, exclude }: { readonly include: readonly string[]; readonly exclude: readonly string[] },
): Record<string, unknown> => {
  const child = product.configurable_children.find(({ sku }) => sku === match?.sku)
  const { hover_image: _, ...plain } = pick(product, cardFields)
  const shown = child
    ? {
        ...plain,
        url_path: productPath(product.parentSku, product.slug, child.sku).slice(1),
        image: child.image,
        thumbnail: child.image,
        ...(match?.hover === undefined ? {} : { hover_image: match.hover }),
        ...pick(child, priceFields),
        old_price: child.original_price,
        matched_sku: child.sku,
      }
    : pick(product, [...cardFields, ...priceFields])
  const added = pick(
    product,
    include.filter((name) => !Object.hasOwn(shown, name) && name !== 'selected_child'),
  )
  return Object.fromEntries(Object.entries({ ...shown, ...added }).filter(([name]) => !exclude.includes(name)))
}

type KeptCategory = { readonly slug: string; readonly url_path: string }

export type KeptTarget<Category extends KeptCategory> =
  | { readonly kind: 'category'; readonly category: Category }
  | {
      readonly kind: 'product'
      readonly sku: string
      readonly variant: string | undefined
      /** The address that takes the place of this one. */
      readonly redirectTo: string | undefined
    }

/** What an address shows, as far as a browser knows: a category by slug or path, a product by its address or slug. */
export const mapKept = <Category extends KeptCategory>(
  address: string,
  { categories, names }: { readonly categories: readonly Category[]; readonly names: readonly KeptName[] },
  isStoreCode: (part: string) => boolean,
): KeptTarget<Category> | undefined => {
  const parsed = parseAddress(address, isStoreCode)
  if (parsed.kind === 'cms_page') return undefined
  if (parsed.kind === 'product') {
    const { parentSku, slug, childSku } = parsed
    const sku = findKept(names, { parentSku }) ?? findKept(names, { slug })
    const name = names.find((each) => each.sku === sku)
    if (!name) return undefined
    const variant = [childSku, parentSku].find(
      (each) => each !== undefined && each !== name.sku && name.variants.includes(each),
    )
    const straight = productPath(name.sku, name.slug, variant)
    const isStraight = straight === productPath(parentSku, slug, childSku)
    return { kind: 'product', sku: name.sku, variant, redirectTo: isStraight ? undefined : straight }
  }
  const category = categories.find((each) =>
    parsed.kind === 'category' ? each.slug === parsed.slug : each.url_path === parsed.path,
  )
  if (category) return { kind: 'category', category }
  const sku = parsed.kind === 'path' ? findKept(names, { slug: parsed.path }) : undefined
  const name = names.find((each) => each.sku === sku)
  return name && { kind: 'product', sku: name.sku, variant: undefined, redirectTo: productPath(name.sku, name.slug) }
}
