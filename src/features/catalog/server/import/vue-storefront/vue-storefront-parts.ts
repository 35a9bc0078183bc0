import type { Localized } from '#core/language.ts'
import type { BundleOptionInput, CustomOptionInput, LinkInput, MediaInput } from '../../../rules/catalogue-input.ts'
import { toPlainText } from '../../../rules/html/limit-html.ts'
import type { Placed } from '../records.ts'
import { shorten, toAmount, toFlag } from '../formats/cells.ts'
import { toFields, toList, toText } from './vue-storefront-documents.ts'
import type { DocumentRow, Fields } from './vue-storefront-documents.ts'

/** The base picture first, then the others in their order, each once. */
export const readMedia = (fields: Fields): MediaInput[] => {
  const media = new Map<string, MediaInput & { column: string }>()
  const add = (column: string, path: string | undefined, label?: string) => {
    if (!path || path === 'no_selection' || media.has(path)) return
    const kind = /\.(mp4|webm|mov)$/i.test(path) ? 'video' : 'image'
    media.set(path, { path, kind, column, ...(label ? { label: toPlainText(label) } : {}) })
  }
  for (const column of ['image', 'small_image', 'thumbnail']) add(column, toText(fields[column]))
  add('media_gallery', toText(fields['media_gallery']))
  const gallery = toList(fields['media_gallery'])
  const positionOf = (one: Fields) => Number(toText(one['pos']) ?? toText(one['position']) ?? 0)
  for (const one of gallery.toSorted((a, b) => positionOf(a) - positionOf(b)))
    add('media_gallery', toText(one['image']) ?? toText(one['file']), toText(one['lab']) ?? toText(one['label']))
  return [...media.values()]
}

const linkKinds: Readonly<Record<string, LinkInput['kind']>> = {
  related: 'related',
  upsell: 'upsell',
  crosssell: 'crosssell',
  associated: 'associated',
}

export const readLinks = (row: DocumentRow, fields: Fields): Placed<LinkInput>[] =>
  toList(fields['product_links']).flatMap((link) => {
    const kind = linkKinds[toText(link['link_type']) ?? '']
    const sku = toText(link['linked_product_sku'])
    if (!kind || !sku) return []
    const qty = toFields(link['extension_attributes'])?.['qty'] ?? link['qty']
    return [{ kind, sku, ...(kind === 'associated' ? { qty: toCount(qty) } : {}), place: row.place('product_links') }]
  })

const toCount = (value: unknown): number => Math.min(1e6, Math.max(1, Math.floor(Number(toText(value) ?? 1)) || 1))

export const readBundle = (row: DocumentRow, fields: Fields, language: keyof Localized): BundleOptionInput[] => {
  const positionOf = (one: Fields) => Number(toText(one['position']) ?? 0)
  const options = toList(fields['bundle_options'])
    .toSorted((a, b) => positionOf(a) - positionOf(b))
    .map((option) => ({
      title: { [language]: toPlainText(toText(option['title']) ?? toText(option['default_title']) ?? '') },
      required: toFlag(toText(option['required'])) ?? true,
      links: toList(option['product_links']).flatMap((link) => {
        const sku = toText(link['sku'])
        const isDefault = toFlag(toText(link['is_default'])) ?? false
        return sku ? [{ sku, qty: toCount(link['qty']), isDefault }] : []
      }),
    }))
  if (!options.some(({ links }) => links.length)) row.note('bundle_options', 'a bundle without parts cannot be bought')
  return options
}

/** Options with choices of their own; free texts, files and dates to be typed in are not sold here. */
export const readCustomOptions = (row: DocumentRow, fields: Fields, language: keyof Localized): CustomOptionInput[] =>
  toList(fields['custom_options']).flatMap((option) => {
    const name = toPlainText(toText(option['title']) ?? '')
    const values = toList(option['values']).flatMap((value): CustomOptionInput['values'][number][] => {
      const title = toPlainText(toText(value['title']) ?? '')
      const price = toAmount(toText(value['price']) ?? '0')
      if (!title || price === undefined) return []
      const isPercent = toText(value['price_type']) === 'percent'
      return [
        {
          title: { [language]: title },
          price: isPercent ? price / 100 : price,
          priceType: isPercent ? ('percent' as const) : ('fixed' as const),
        },
      ]
    })
    if (values.length)
      return [{ title: { [language]: name }, required: toFlag(toText(option['is_require'])) ?? false, values }]
    row.note('custom_options', `"${shorten(name)}" has no choices with prices and was left out`)
    return []
  })
