import { percentBelow } from '#features/pricing/rules/special.ts'
import type { WireListItem, WireProduct } from '../rules/product/product.ts'

type Gallery = WireProduct['media_gallery']

/** What a card needs of a product; a whole one fits too. Pages carry no more than this to the browser. */
export type CardProduct = Pick<
  WireListItem,
  | 'id'
  | 'sku'
  | 'parentSku'
  | 'name'
  | 'type_id'
  | 'url_path'
  | 'image'
  | 'hover_image'
  | 'brand_name'
  | 'sale'
  | 'new'
  | 'is_promo'
  | 'configurable_options'
  | 'final_price_incl_tax'
  | 'original_price_incl_tax'
  | 'lowest_price_30_days'
  | 'matched_sku'
> & { stock: Pick<WireListItem['stock'], 'is_in_stock'>; media_gallery?: Gallery }

/** What a list asks for, so that colours can show their pictures and nothing travels that no card shows. */
export const cardSource = {
  source_include: 'media_gallery',
  source_exclude:
    'price,price_incl_tax,final_price,original_price,old_price,special_price,special_price_incl_tax,special_from_date,special_to_date,thumbnail,slug,collection_name,gender,set,ptype,promoted,approved,only_promo',
} as const

type Listed = WireListItem & { media_gallery?: Gallery | undefined }

const cards = new WeakMap<Listed, CardProduct>()

/** Cuts a listed product down to its card: of the same product the same card. */
export const toCardProduct = (item: Listed): CardProduct => {
  const card = cards.get(item) ?? cutDown(item)
  cards.set(item, card)
  return card
}

const cutDown = (item: Listed): CardProduct => ({
  id: item.id,
  sku: item.sku,
  parentSku: item.parentSku,
  name: item.name,
  type_id: item.type_id,
  url_path: item.url_path,
  image: item.image,
  ...(item.hover_image ? { hover_image: item.hover_image } : {}),
  ...(item.brand_name ? { brand_name: item.brand_name } : {}),
  sale: item.sale,
  new: item.new,
  is_promo: item.is_promo,
  stock: { is_in_stock: item.stock.is_in_stock },
  configurable_options: item.configurable_options,
  final_price_incl_tax: item.final_price_incl_tax,
  original_price_incl_tax: item.original_price_incl_tax,
  ...(item.matched_sku === undefined ? {} : { matched_sku: item.matched_sku }),
  ...(item.lowest_price_30_days === undefined ? {} : { lowest_price_30_days: item.lowest_price_30_days }),
  ...(item.media_gallery ? { media_gallery: coloured(item.media_gallery) } : {}),
})

/** Of each colour the first picture. */
const coloured = (gallery: Gallery): Gallery => {
  const seen = new Set<number>()
  return gallery.filter(({ type, image, color }) => {
    if (type !== 'image' || !image || color === undefined || seen.has(color)) return false
    seen.add(color)
    return true
  })
}

export type CardColour = { id: number; name: string; hex: string | undefined; image: string | undefined }

/** The colours of a product with the picture each has. */
export const coloursOf = (product: CardProduct): CardColour[] => {
  const option = product.configurable_options.find(({ attribute_code }) => attribute_code === 'color')
  return (option?.values ?? []).map((value) => ({
    id: value.value_index,
    name: value.label,
    hex: value.swatch,
    image: product.media_gallery?.find(({ color }) => color === value.value_index)?.image,
  }))
}

/** The colour that the card's picture shows; the first one where nothing says. */
export const shownColour = (product: CardProduct, colours: readonly CardColour[]): CardColour | undefined =>
  colours.find(({ image }) => image === product.image) ?? colours[0]

/** How much is taken off, in whole percent; 0 where nothing is. */
export const percentOff = ({ final_price_incl_tax, original_price_incl_tax }: CardProduct): number =>
  percentBelow(final_price_incl_tax, original_price_incl_tax)
