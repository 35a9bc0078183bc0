import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Trx } from '#platform/server/context.ts'
import type { ReviewInput } from '../../../rules/catalogue-input.ts'
import { eachBatch } from '../records.ts'
import type { Batches, Counts, Issue, Placed } from '../records.ts'

export type ReviewsOutcome = { readonly counts: Counts; readonly changedIds: Set<number>; readonly issues: Issue[] }

/** Files have no ids of reviews: who wrote which words about what is the key, and only the rating may change. */
const toKey = ({ sku, nickname, title, detail }: ReviewInput): string =>
  createHash('sha256')
    .update(JSON.stringify([sku, nickname, title, detail]))
    .digest('base64url')
    .slice(0, 27)

type Record = {
  source_key: string
  product_id: number
  rating: number
  title: string
  detail: string
  nickname: string
  fit: string | null
  created_at: string | null
}

/** Reviews of a file are approved already: they stood in a shop. */
export const writeReviews = async (
  trx: Trx,
  reviews: Batches<Placed<ReviewInput>>,
  ids: ReadonlyMap<string, number>,
  now: Date,
): Promise<ReviewsOutcome> => {
  const counts: Counts = { new: 0, changed: 0, unchanged: 0, refused: 0 }
  const issues: Issue[] = []
  const changedIds = new Set<number>()
  const met = new Set<string>()
  const refuse = ({ sku, place }: Placed<ReviewInput>, message: string) => {
    counts.refused++
    issues.push({ ...(place ?? { file: '', line: 0, column: 'sku' }), kind: 'reviews', sku, message, isRefused: true })
  }
  for await (const batch of eachBatch(reviews)) {
    const records: Record[] = []
    for (const review of batch) {
      const product_id = ids.get(review.sku)
      const source_key = toKey(review)
      if (product_id === undefined) {
        refuse(review, `${review.sku} is not in the catalogue`)
        continue
      }
      if (met.has(source_key)) {
        refuse(review, 'stands twice: the first one counts')
        continue
      }
      met.add(source_key)
      const { rating, title, detail, nickname, fit = null, createdAt = null } = review
      records.push({ source_key, product_id, rating, title, detail, nickname, fit, created_at: createdAt })
    }
    if (!records.length) continue
    const written = await write(trx, records, now)
    for (const { product_id, is_new } of written) {
      if (is_new) counts.new++
      else counts.changed++
      changedIds.add(product_id)
    }
    counts.unchanged += records.length - written.length
  }
  return { counts, changedIds, issues }
}

const write = async (
  trx: Trx,
  records: readonly Record[],
  now: Date,
): Promise<{ product_id: number; is_new: boolean }[]> => {
  const given = sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
    as r(source_key text, product_id integer, rating smallint, title text, detail text, nickname text, fit text, created_at timestamptz)`
  const { rows: changed } = await sql<{ product_id: number }>`
    update review as stored set rating = r.rating from ${given}
    where stored.source_key = r.source_key and stored.rating <> r.rating
    returning stored.product_id`.execute(trx)
  const { rows: added } = await sql<{ product_id: number }>`
    insert into review (product_id, source_key, rating, title, detail, nickname, fit, status, created_at)
    select product_id, source_key, rating, title, detail, nickname, fit, 1, coalesce(created_at, ${now}) from ${given}
    where not exists (select from review as stored where stored.source_key = r.source_key)
    returning product_id`.execute(trx)
  return [...changed.map((row) => ({ ...row, is_new: false })), ...added.map((row) => ({ ...row, is_new: true }))]
}
