import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { containing, hasCode, searchedText } from '#platform/server/database/searched-text.ts'
import type { Language } from '#core/language.ts'
import type { ManagedReview } from '../contract.ts'
import { reviewStatus } from '../rules.ts'
import type { Fit, ReviewStatus } from '../rules.ts'

/** What its writer says. */
export type Said = {
  readonly rating: number
  readonly title: string
  readonly detail: string
  readonly nickname: string
  readonly fit: Fit | undefined
}

export type NewReview = Said & {
  readonly productId: number
  readonly clientId: string | undefined
  readonly customerId: number | undefined
  readonly isVerified: boolean
  readonly storeCode: string
  readonly now: Date
}

/** The style that a product on sale, or a variant of one, belongs to; undefined for any other id. */
export const findStyle = async (db: Db, productId: number): Promise<number | undefined> => {
  const row = await db
    .selectFrom('product')
    .select(sql<number>`coalesce(parent_id, id)`.as('id'))
    .where('id', '=', productId)
    .where('status', '<', 2)
    .executeTakeFirst()
  return row?.id
}

/** The review that was sent under this id, in whatever state, held; undefined where none was. */
export const findByClientId = (db: Db, clientId: string): Promise<{ id: number; status: number } | undefined> =>
  db.selectFrom('review').select(['id', 'status']).where('client_id', '=', clientId).forUpdate().executeTakeFirst()

/** Other words of the same writer in place of those that wait. */
export const changeWords = async (db: Db, id: number, { fit, ...words }: Said): Promise<void> => {
  await db
    .updateTable('review')
    .set({ ...words, fit: fit ?? null })
    .where('id', '=', id)
    .execute()
}

/** Whether a customer has had the product, or a variant of it: an order that was paid or arrived, and was not cancelled. */
export const hasBought = async (db: Db, customerId: number, productId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('order_line')
    .innerJoin('shop_order', 'shop_order.id', 'order_line.order_id')
    .innerJoin('product', 'product.id', 'order_line.product_id')
    .select('order_line.id')
    .where('shop_order.customer_id', '=', customerId)
    .where('shop_order.is_canceled', '=', false)
    .where((eb) => eb.or([eb('shop_order.is_paid', '=', true), eb('shop_order.stage', '=', 5)]))
    .where(sql<boolean>`coalesce(product.parent_id, product.id) = ${productId}`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Takes a customer's earlier review of the product away; answers the names of its photos, and whether it was shown. */
export const removeEarlier = async (
  db: Db,
  customerId: number,
  productId: number,
): Promise<{ photos: readonly string[]; wasShown: boolean }> => {
  // another of theirs waits here until this one is written
  await db.selectFrom('customer').select('id').where('id', '=', customerId).forNoKeyUpdate().execute()
  const old = await db
    .selectFrom('review')
    .select(['id', 'status'])
    .where('customer_id', '=', customerId)
    .where('product_id', '=', productId)
    .forUpdate()
    .executeTakeFirst()
  if (!old) return { photos: [], wasShown: false }
  const photos = await removePhotos(db, old.id)
  await db.deleteFrom('review').where('id', '=', old.id).execute()
  return { photos, wasShown: old.status === reviewStatus.approved }
}

/** Writes it; undefined where somebody else just wrote one with the same client id. */
export const insertReview = async (db: Db, review: NewReview): Promise<number | undefined> => {
  const row = await db
    .insertInto('review')
    .values({
      product_id: review.productId,
      client_id: review.clientId ?? null,
      customer_id: review.customerId ?? null,
      rating: review.rating,
      title: review.title,
      detail: review.detail,
      nickname: review.nickname,
      fit: review.fit ?? null,
      is_verified: review.isVerified,
      store_code: review.storeCode,
      created_at: review.now,
    })
    .onConflict((on) => on.column('client_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** A kept file and its size in bytes. */
export type Photo = { readonly name: string; readonly bytes: number }

/** Keeps the photos of a review in the order they were sent in, and as files of whoever sent them. */
export const insertPhotos = async (
  db: Db,
  reviewId: number,
  { photos, customerId, now }: { photos: readonly Photo[]; customerId: number | undefined; now: Date },
): Promise<void> => {
  if (photos.length === 0) return
  await db
    .insertInto('upload')
    .values(photos.map((photo) => ({ ...photo, customer_id: customerId ?? null, created_at: now })))
    .execute()
  await db
    .insertInto('review_photo')
    .values(photos.map(({ name }, position) => ({ review_id: reviewId, position, name })))
    .execute()
}

/** Takes the photos of a review from it; answers the names of their files, which are still there. */
export const removePhotos = async (db: Db, reviewId: number): Promise<string[]> => {
  const rows = await db
    .deleteFrom('upload')
    .where('name', 'in', (photos) => photos.selectFrom('review_photo').select('name').where('review_id', '=', reviewId))
    .returning('name')
    .execute()
  return rows.map(({ name }) => name)
}

type Change = {
  readonly status: ReviewStatus | undefined
  readonly reply: string | null | undefined
  readonly moderatorId: number
  readonly now: Date
}

/** Changes what is named. Answers the product and the status before; undefined for an unknown review. */
export const changeReview = async (
  db: Db,
  id: number,
  { status, reply, moderatorId, now }: Change,
): Promise<{ productId: number; before: number } | undefined> => {
  const row = await db
    .selectFrom('review')
    .select(['product_id', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  await db
    .updateTable('review')
    .set({
      moderated_by: moderatorId,
      moderated_at: now,
      ...(status === undefined ? {} : { status }),
      ...(reply === undefined ? {} : { reply: reply?.trim() || null, replied_at: now }),
    })
    .where('id', '=', id)
    .execute()
  return { productId: row.product_id, before: row.status }
}

export type ReviewsAsked = {
  readonly id?: number
  readonly q?: string | undefined
  readonly status?: number | undefined
  readonly sort?: string | undefined
  readonly from: number
  readonly size: number
  readonly language: Language
}

/** One page for managers, and how many there are; the oldest first unless asked otherwise. Names of photos, not their paths. */
export const listManaged = async (
  db: Db,
  { id, q, status, sort = 'created_at:asc', from, size, language }: ReviewsAsked,
): Promise<{ items: ManagedReview[]; total: number }> => {
  let found = db.selectFrom('review').innerJoin('product', 'product.id', 'review.product_id')
  if (id !== undefined) found = found.where('review.id', '=', id)
  if (status !== undefined) found = found.where('review.status', '=', status)
  const text = searchedText(q)
  if (text) {
    const part = containing(text)
    const columns = ['review.title', 'review.detail', 'review.nickname'] as const
    found = found.where((row) =>
      row.or([hasCode('product.sku', text), ...columns.map((column) => row(column, 'ilike', part))]),
    )
  }
  const { total } = await found.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow()
  const [column, direction] = sort.split(':') as ['created_at' | 'rating', 'asc' | 'desc']
  const rows = await found
    .select([
      ...([
        'review.id',
        'review.product_id',
        'review.rating',
        'review.title',
        'review.detail',
        'review.nickname',
      ] as const),
      ...(['review.fit', 'review.is_verified', 'review.status', 'review.reply', 'review.created_at'] as const),
      'product.sku',
      sql<string>`coalesce(product.name ->> ${language}, product.name ->> 'en', product.sku)`.as('name'),
      sql<string[]>`array(select p.name from review_photo as p where p.review_id = review.id order by p.position)`.as(
        'photos',
      ),
    ])
    .orderBy(`review.${column}`, direction)
    .orderBy('review.id')
    .offset(from)
    .limit(size)
    .execute()
  const items = rows.map(({ sku, name, is_verified, created_at, ...row }) => ({
    ...row,
    product_sku: sku,
    product_name: name,
    verified: is_verified,
    created_at: created_at.toISOString(),
  }))
  return { items, total }
}

/** Those of the photos that stand with an approved review. */
export const listApprovedPhotos = async (db: Db, names: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('review_photo')
    .innerJoin('review', 'review.id', 'review_photo.review_id')
    .select('review_photo.name')
    .where('review_photo.name', 'in', names)
    .where('review.status', '=', reviewStatus.approved)
    .execute()
  return rows.map(({ name }) => name)
}
