import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { containing } from '#platform/server/database/searched-text.ts'
import { shownPath } from '#platform/server/uploads/upload-files.ts'
import type { WireReview } from '#features/search/contract.ts'
import { filterConditions } from '#features/search/server/index.ts'
import type { Sort } from '#features/search/rules/page.ts'
import type { Filter } from '#features/search/rules/parse-query.ts'
import { reviewStatus } from '../rules.ts'

/** What a review is filtered and sorted by. */
export const reviewFields = [
  'id',
  'entity_id',
  'entity_type',
  'product_sku',
  'rating',
  'status',
  'created_at',
  'nickname',
  'title',
] as const
type ReviewField = (typeof reviewFields)[number]

export type ReviewsAsked = {
  readonly filters: readonly Filter[]
  readonly text: string | undefined
  readonly sort: readonly Sort[]
  readonly from: number
  readonly size: number
  /** Approved ones alone, whatever the filters say. */
  readonly isApprovedOnly: boolean
}

const columns: Readonly<Record<ReviewField, RawBuilder<unknown>>> = {
  id: sql.ref('review.id'),
  entity_id: sql.ref('review.product_id'),
  entity_type: sql`'product'::text`,
  product_sku: sql.ref('product.sku'),
  rating: sql.ref('review.rating'),
  status: sql.ref('review.status'),
  created_at: sql.ref('review.created_at'),
  nickname: sql.ref('review.nickname'),
  title: sql.ref('review.title'),
}

type ReviewsFound = {
  readonly reviews: WireReview[]
  readonly total: number
  /** How many of all that were found have so many stars, the most stars first. */
  readonly ratings: readonly { readonly rating: number; readonly count: number }[]
}

/** One page of reviews, and how many there are; the newest first unless asked otherwise. A review of a variant is its style's. */
export const listReviews = async (db: Db, asked: ReviewsAsked): Promise<ReviewsFound> => {
  const found = db
    .selectFrom('review')
    .innerJoin('product', 'product.id', 'review.product_id')
    .where(sql<SqlBool>`${sql.join(conditionsOf(asked), sql` and `)}`)
  const ratings = await found
    .select(['review.rating', sql<number>`count(*)::integer`.as('count')])
    .groupBy('review.rating')
    .orderBy('review.rating', 'desc')
    .execute()
  const total = ratings.reduce((sum, { count }) => sum + count, 0)
  if (asked.size === 0 || total <= asked.from) return { reviews: [], total, ratings }
  let page = found.select([
    ...(['review.id', 'review.product_id', 'product.sku', 'review.rating', 'review.title', 'review.detail'] as const),
    ...(['review.nickname', 'review.status', 'review.created_at'] as const),
    ...(['review.is_verified', 'review.fit', 'review.reply'] as const),
    sql<string[]>`array(select p.name from review_photo as p where p.review_id = review.id order by p.position)`.as(
      'photos',
    ),
  ])
  const newest: Sort[] = [
    { by: 'created_at', isDescending: true },
    { by: 'id', isDescending: true },
  ]
  for (const { by, isDescending } of [...asked.sort, ...newest]) {
    page = page.orderBy(columns[by as ReviewField], isDescending ? 'desc' : 'asc')
  }
  const rows = await page.limit(asked.size).offset(asked.from).execute()
  const reviews = rows.map((row): WireReview => ({
    id: row.id,
    entity_type: 'product',
    entity_id: row.product_id,
    product_sku: row.sku,
    rating: row.rating,
    title: row.title,
    detail: row.detail,
    nickname: row.nickname,
    status: row.status,
    created_at: row.created_at.toISOString(),
    photos: row.photos.map(shownPath),
    verified: row.is_verified,
    fit: row.fit,
    reply: row.reply,
  }))
  return { reviews, total, ratings }
}

const conditionsOf = ({ filters, text, isApprovedOnly }: ReviewsAsked): RawBuilder<SqlBool>[] => {
  const conditions = [sql<SqlBool>`true`]
  for (const filter of filters) {
    const field = filter.attribute as ReviewField
    const number = numbers[field]
    conditions.push(...filterConditions(filter, { text: sql`${columns[field]}::text`, ...(number ? { number } : {}) }))
  }
  if (text !== undefined) {
    const pattern = containing(text)
    conditions.push(sql<SqlBool>`(review.title ilike ${pattern} or review.detail ilike ${pattern})`)
  }
  if (isApprovedOnly) conditions.push(sql<SqlBool>`review.status = ${reviewStatus.approved}`)
  return conditions
}

const numbers: Readonly<Partial<Record<ReviewField, RawBuilder<unknown>>>> = {
  id: columns.id,
  entity_id: columns.entity_id,
  rating: columns.rating,
  status: columns.status,
  created_at: sql`extract(epoch from review.created_at) * 1000`,
}
