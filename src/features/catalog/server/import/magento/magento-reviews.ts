import { toPlainText } from '../../../rules/html/limit-html.ts'
import { shorten } from '../formats/cells.ts'
import { readRows } from '../formats/csv.ts'
import type { Format } from '../formats/format.ts'
import { openRow, readDate } from './magento-row.ts'

/** `reviews.csv`: a review a row. The reviewer's e-mail address is not kept: nobody needs it. */
export const magentoReviews: Format = {
  name: 'Magento 2 reviews',
  anchors: 'sku, rating_value, review',
  recognises: ({ columns }) => columns.has('sku') && columns.has('rating_value') && columns.has('review'),
  mapping: () => [
    { from: 'sku', to: 'product' },
    { from: 'rating_value', to: 'stars from 1 to 5' },
    { from: 'title, review, reviewer, created_at', to: 'approved review' },
  ],
  read: async (context) => {
    for await (const csvRow of readRows(context.file, context.head.delimiter)) {
      const row = openRow(context, csvRow, 'reviews')
      if (row.isRefused() || row.sku === undefined) continue
      const text = row.cell('rating_value') ?? ''
      const rating = Number(text)
      if (!text || !Number.isInteger(rating) || rating < 1 || rating > 5)
        row.refuse('rating_value', `"${shorten(text)}" is not a rating from 1 to 5`)
      const title = toPlainText(row.cell('title') ?? '')
      const detail = toPlainText(row.cell('review') ?? '')
      if (!title && !detail) row.refuse('review', 'a review needs words')
      const createdAt = readDate(row, 'created_at')
      if (row.isRefused()) continue
      await context.sink.review({
        sku: row.sku,
        rating,
        title,
        detail,
        nickname: toPlainText(row.cell('reviewer') ?? row.cell('nickname') ?? '') || 'Guest',
        ...(createdAt ? { createdAt } : {}),
        place: row.place('sku'),
      })
    }
  },
}
