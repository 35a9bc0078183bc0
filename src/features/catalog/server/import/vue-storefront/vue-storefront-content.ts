import { toPlainText } from '../../../rules/html/limit-html.ts'
import { toBlocks } from '../../../rules/html/html-blocks.ts'
import { shorten, toDate, toFlag } from '../formats/cells.ts'
import type { ReadContext } from '../formats/format.ts'
import type { Book } from './vue-storefront-book.ts'
import { toList, toText } from './vue-storefront-documents.ts'
import type { DocumentRow } from './vue-storefront-documents.ts'

/** A page or a block: its words as headings, paragraphs and lists. */
export const readContent = ({ sink }: ReadContext, row: DocumentRow, kind: 'page' | 'block'): void => {
  const identifier = row.text('identifier')
  if (!identifier || !/^[\w./-]{1,200}$/.test(identifier))
    return row.refuse('identifier', 'a text needs an identifier of letters, digits, dots, dashes and slashes')
  const { language } = row.view.i18n
  const heading = toPlainText(row.text('title') ?? '')
  const content = toBlocks(row.text('content') ?? '')
  sink.content({
    kind,
    identifier,
    title: { [language]: heading || identifier },
    content: { [language]: content },
    isActive: toFlag(row.text('active') ?? row.text('is_active')) ?? true,
    place: row.place('identifier'),
  })
}

export const readReview = async ({ sink }: ReadContext, row: DocumentRow, book: Book): Promise<void> => {
  const id = row.text('product_id') ?? row.text('entity_pk_value')
  const sku = row.text('sku') ?? (id && book.skus.get(id))
  const rating = readRating(row)
  const title = toPlainText(row.text('title') ?? '')
  const detail = toPlainText(row.text('detail') ?? '')
  const status = (row.text('review_status') ?? row.text('status') ?? '1').toLowerCase()
  if (!sku) row.refuse('product_id', `"${shorten(id ?? '')}" is no product of the dump`)
  if (rating === undefined) row.refuse('ratings', 'a review needs a rating from 1 to 5')
  if (!title && !detail) row.refuse('detail', 'a review needs words')
  if (status !== '1' && status !== 'approved') row.refuse('review_status', 'only approved reviews are taken')
  const created = row.text('created_at')
  const createdAt = created && toDate(created)
  if (created && !createdAt) row.refuse('created_at', `"${shorten(created)}" is not a date such as 2026-07-31`)
  if (!sku || rating === undefined || row.isRefused()) return
  await sink.review({
    sku,
    rating,
    title,
    detail,
    nickname: toPlainText(row.text('nickname') ?? '') || 'Guest',
    ...(createdAt ? { createdAt } : {}),
    place: row.place('product_id'),
  })
}

/** One figure, or the mean of several: stars from 1 to 5, or percents. */
const readRating = (row: DocumentRow): number | undefined => {
  const own = row.text('rating')
  const all = toList(row.fields['ratings']).map((one) =>
    toText(one['value']) === undefined ? Number(toText(one['percent'])) / 20 : Number(toText(one['value'])),
  )
  const figures = own === undefined ? all : [Number(own)]
  const rating = Math.round(figures.reduce((sum, figure) => sum + figure, 0) / figures.length)
  return rating >= 1 && rating <= 5 ? rating : undefined
}

/** A tax rule with its rates; classes of products by the names that the dump gives them. */
export const readTaxRule = ({ sink }: ReadContext, row: DocumentRow, book: Book): void => {
  const code = toPlainText(row.text('code') ?? '')
  if (!code) return row.refuse('code', 'a tax rule needs a code')
  const names = book.attributes.get('tax_class_id')?.keys
  const idsOf = (field: string): string[] => {
    const ids = row.fields[field]
    return Array.isArray(ids) ? ids.flatMap((id) => toText(id) ?? []) : []
  }
  const rates = toList(row.fields['rates']).flatMap((rate) => {
    const country = toText(rate['tax_country_id']) ?? ''
    const percent = Number(toText(rate['rate']))
    const regionId = Number(toText(rate['tax_region_id']) ?? 0)
    const postcode = (toText(rate['tax_postcode']) ?? '').replace(/^\*$/, '')
    const isWhole =
      /^[A-Z]{2}$/.test(country) && percent >= 0 && percent <= 100 && Number.isInteger(regionId) && regionId >= 0
    if (!isWhole || postcode.length > 20) {
      row.refuse(
        'rates',
        `"${shorten(toText(rate['code']) ?? country)}" has no country, region or percentage that can be read`,
      )
      return []
    }
    return [{ country, regionId, postcode, percent }]
  })
  if (row.isRefused()) return
  sink.taxRule({
    code,
    priority: Math.trunc(Number(row.text('priority') ?? 0)) || 0,
    productClasses: idsOf('product_tax_class_ids').map((id) => names?.get(id) ?? id),
    customerClasses: idsOf('customer_tax_class_ids').map(Number).filter(Number.isInteger),
    rates,
    place: row.place('code'),
  })
}
