import type { FeedItem } from '../../rules/feeds/feed-items.ts'
import { largestPicture } from '../../rules/media/picture-sizes.ts'

/** What addresses and amounts of a feed are written with. */
export type FeedContext = {
  readonly currency: string
  /** The store view's front page, absolute, without a slash at its end. */
  readonly home: string
  readonly publicUrl: string
}

/** One item as names and texts in the order of Google's specification; a list has the pictures beyond the first. */
export type FeedFields = readonly (readonly [name: string, value: string | readonly string[]])[]

/** What Google wants to know of an item. Source: reference/import-formats.md 2 and support.google.com/merchants/answer/7052112. */
export const googleFields = (item: FeedItem, { currency, home, publicUrl }: FeedContext): FeedFields => {
  const amount = (price: number) => `${price.toFixed(2)} ${currency}`
  const picture = (path: string) => publicUrl + largestPicture(path)
  const { sale } = item
  const fields: (readonly [string, string | readonly string[] | undefined])[] = [
    ['id', item.id],
    ['title', item.title],
    ['description', item.description],
    ['link', home + item.path],
    ['image_link', item.image === undefined ? undefined : picture(item.image)],
    ['additional_image_link', item.additional_images.map(picture)],
    ['availability', item.isInStock ? 'in_stock' : 'out_of_stock'],
    ['price', amount(item.price)],
    ['sale_price', sale && amount(sale.price)],
    ['sale_price_effective_date', sale?.to && `${toMinute(sale.from)}/${toMinute(sale.to)}`],
    ['brand', item.brand],
    ['gtin', item.gtin],
    ['mpn', item.mpn],
    ['identifier_exists', item.gtin === undefined && item.mpn === undefined ? 'no' : 'yes'],
    ['condition', 'new'],
    ['item_group_id', item.item_group_id],
    ['color', item.color],
    ['size', item.size],
    ['material', item.material],
    ['pattern', item.pattern],
    ['gender', item.gender],
    ['age_group', item.isWorn ? 'adult' : undefined],
    ['google_product_category', item.google_product_category],
    ['product_type', item.product_type],
    ['is_bundle', item.isBundle ? 'yes' : undefined],
  ]
  return fields.flatMap(([name, value]) => (value === undefined || value.length === 0 ? [] : [[name, value] as const]))
}

/** The columns of a table, in the order of the fields above. */
export const googleColumns: readonly string[] = [
  'id title description link image_link additional_image_link availability price sale_price sale_price_effective_date',
  'brand gtin mpn identifier_exists condition item_group_id color size material pattern gender age_group',
  'google_product_category product_type is_bundle',
].flatMap((names) => names.split(' '))

/** `2026-11-20T12:00Z`, as feeds write moments. */
const toMinute = (iso: string): string => `${new Date(iso).toISOString().slice(0, 16)}Z`
