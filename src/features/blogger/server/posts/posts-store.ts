import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { keepUpload } from '#platform/server/uploads/upload-files.ts'
import type { UploadedPicture } from '#platform/server/uploads/upload-picture.ts'
import type { WirePhoto, WirePost } from '../../contract.ts'
import type { Language } from '#core/language.ts'
import { listSize } from '../../rules/limits.ts'
import type { PostType } from '../../rules/limits.ts'
import { listPromoProducts, toPhoto } from '../products/products-store.ts'

export type PostsAsked = {
  readonly customerId?: number | undefined
  readonly ids?: readonly number[]
  readonly since?: Date | undefined
  readonly itemId?: number | undefined
}
export type OwnedPost = WirePost & { readonly blogger_id: number }

type Row = {
  readonly id: number
  readonly customer_id: number
  readonly item_id: number
  readonly type: PostType
  readonly link: string | null
  readonly promoted_at: Date
  readonly photos: { readonly id: number; readonly name: string; readonly created_at: string }[] | null
  readonly total: number
}

/** Posts, the latest first, at most 1000; of a product also those of its sets. */
export const listPosts = async (
  db: Db,
  { customerId, ids, since, itemId }: PostsAsked,
  showing: { readonly language: Language; readonly now: Date },
): Promise<{ items: OwnedPost[]; total: number }> => {
  const wanted = ids ? sql`${[...ids]}::integer[]` : sql`null::integer[]`
  const { rows } = await sql<Row>`
    select b.id, b.customer_id, b.item_id, b.type, b.link, b.promoted_at, count(*) over ()::integer as total,
      (select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'created_at', f.created_at) order by f.id)
        from promo_photo f where f.post_id = b.id) as photos
    from blogger_post b
    where (${customerId ?? null}::integer is null or b.customer_id = ${customerId ?? null}::integer)
      and (${wanted} is null or b.id = any(${wanted}))
      and (${since ?? null}::timestamptz is null or b.promoted_at >= ${since ?? null}::timestamptz)
      and (${itemId ?? null}::integer is null or b.item_id = ${itemId ?? null}::integer
        or b.item_id in (select s.set_id from promo_set_part s where s.item_id = ${itemId ?? null}::integer))
    order by b.promoted_at desc, b.id desc limit ${listSize}`.execute(db)
  const shown = [...new Set(rows.map((row) => row.item_id))]
  const products = shown.length > 0 ? await listPromoProducts(db, { ids: shown }, showing) : []
  const byId = new Map(products.map((product) => [product.id, product]))
  const items = rows.map((row): OwnedPost => {
    const product = byId.get(row.item_id)
    return {
      id: row.id,
      blogger_id: row.customer_id,
      type: row.type,
      promoted_at: row.promoted_at.toISOString(),
      item_id: row.item_id,
      products: product
        ? [
            { id: product.id, title: product.title, image: product.image, is_set: product.is_set, url: product.url },
            ...product.parts.map((part) => ({ ...part, is_set: false })),
          ]
        : [],
      link: row.link,
      photos: (row.photos ?? []).map((photo) => toPhoto(row.item_id, photo)),
    }
  })
  return { items, total: rows[0]?.total ?? 0 }
}

export type NewPost = {
  readonly customerId: number
  readonly itemId: number
  readonly type: PostType
  readonly link: string | undefined
  readonly clientId: string | undefined
  /** Bytes of each that comes with it, redrawn. */
  readonly photos: readonly number[]
  readonly now: Date
}

/**
 * Writes a post; `isNew` false where one with the same client id is there. Undefined where that one is of another product, of another kind,
 * or has another address or other photos, which their lengths tell: the same picture is always redrawn alike.
 */
export const insertPost = async (
  db: Db,
  post: NewPost,
): Promise<{ readonly id: number; readonly isNew: boolean } | undefined> => {
  const made = await db
    .insertInto('blogger_post')
    .values({
      customer_id: post.customerId,
      item_id: post.itemId,
      type: post.type,
      link: post.link || null,
      client_id: post.clientId ?? null,
      promoted_at: post.now,
    })
    .onConflict((conflict) => conflict.columns(['customer_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) return { id: made.id, isNew: true }
  const { id, ...known } = await db
    .selectFrom('blogger_post as b')
    .select(['id', 'item_id', 'type', 'link'])
    .select(
      sql<number[]>`array(select u.bytes from promo_photo f join upload u on u.name = f.name
        where f.post_id = b.id order by f.id)`.as('photos'),
    )
    .where('customer_id', '=', post.customerId)
    .where('client_id', '=', post.clientId ?? null)
    .executeTakeFirstOrThrow()
  const isSame =
    known.item_id === post.itemId &&
    known.type === post.type &&
    known.link === (post.link || null) &&
    isDeepStrictEqual(known.photos, post.photos)
  return isSame ? { id, isNew: false } : undefined
}

/** A blogger's photos, of one product or of all, the first first. */
export const listPhotos = async (db: Db, customerId: number, itemId?: number): Promise<WirePhoto[]> => {
  let found = db
    .selectFrom('promo_photo')
    .select(['id', 'item_id', 'name', 'created_at'])
    .where('customer_id', '=', customerId)
  if (itemId !== undefined) found = found.where('item_id', '=', itemId)
  return (await found.orderBy('id').limit(listSize).execute()).map((row) => toPhoto(row.item_id, row))
}

/** Photos that a product has; its row is held, so that nobody adds some meanwhile. */
export const countPhotos = async (db: Db, itemId: number): Promise<number> => {
  await sql`select id from promo_product where id = ${itemId} for update`.execute(db)
  const { count } = await db
    .selectFrom('promo_photo')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('item_id', '=', itemId)
    .executeTakeFirstOrThrow()
  return count
}

type Keeping = {
  readonly dataDir: string
  readonly customerId: number
  readonly itemId: number
  readonly postId?: number
  readonly now: Date
}

/** Keeps redrawn pictures as photos of a product, and of a post of it. */
export const keepPhotos = async (
  db: Db,
  pictures: readonly UploadedPicture[],
  { dataDir, customerId, itemId, postId, now }: Keeping,
): Promise<void> => {
  for (const picture of pictures) {
    const name = await keepUpload(dataDir, picture)
    await db
      .insertInto('upload')
      .values({ name, bytes: picture.bytes.length, customer_id: customerId, created_at: now })
      .execute()
    await db
      .insertInto('promo_photo')
      .values({ customer_id: customerId, item_id: itemId, post_id: postId ?? null, name, created_at: now })
      .execute()
  }
}

/** Takes a photo's rows away; answers the name of its file, true where a post keeps it, undefined where it is not this blogger's. */
export const removePhoto = async (db: Db, customerId: number, id: number): Promise<string | true | undefined> => {
  const photo = await db
    .selectFrom('promo_photo')
    .select(['name', 'post_id'])
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst()
  if (!photo) return undefined
  if (photo.post_id !== null) return true
  await db.deleteFrom('upload').where('name', '=', photo.name).execute()
  return photo.name
}
