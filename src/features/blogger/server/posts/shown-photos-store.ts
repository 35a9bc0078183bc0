import { sql } from 'kysely'
import type { Language } from '#core/language.ts'
import { reviewStatus } from '#features/reviews/rules.ts'
import type { ReviewStatus } from '#features/reviews/rules.ts'
import type { Db } from '#platform/server/context.ts'
import { askPage } from '#platform/server/database/ask-page.ts'
import { shownPath, uploadPath } from '#platform/server/uploads/upload-files.ts'
import type { ManagedPhoto, ShownPhoto } from '../../contract.ts'
import { bloggerLimits } from '../../rules/limits.ts'
import { publicName } from '../../rules/public-name.ts'
import { listPromoProducts } from '../products/products-store.ts'

/**
 * What the page of a style shows of bloggers' posts about it, its variants and sets with it: approved photos of people who are
 * bloggers, of nothing that was put aside; the latest post first, at most 12. One question, answered by indexes.
 */
export const listShownPhotos = async (db: Db, sku: string): Promise<ShownPhoto[]> => {
  const { rows } = await sql<{ name: string; instagram: string }>`
    with style as (select coalesce(parent_id, id) as id from product where sku = ${sku} and status < 2),
    piece as (
      select i.id from promo_product i
      where i.archived_at is null and i.product_id in (
        select p.id from product p where p.id = (select id from style) or p.parent_id = (select id from style))
    )
    select f.name, coalesce(o.settings ->> 'instagram', '') as instagram
    from promo_photo f
    join blogger_post b on b.id = f.post_id
    join promo_product i on i.id = f.item_id and i.archived_at is null
      and not exists (select from promo_set_part s join promo_product p on p.id = s.item_id
        where s.set_id = i.id and p.archived_at is not null)
    join customer c on c.id = f.customer_id and 'blogger' = any(c.roles) and c.disabled_at is null and c.deleted_at is null
    left join blogger_profile o on o.customer_id = c.id
    where f.status = 1 and f.item_id in (
      select id from piece union all select s.set_id from promo_set_part s join piece on piece.id = s.item_id)
    order by b.promoted_at desc, f.id desc limit ${bloggerLimits.photosShown}`.execute(db)
  return rows.map(({ name, instagram }) => ({ image: shownPath(name), by: publicName(instagram) }))
}

export type PhotosAsked = {
  readonly id?: number
  readonly status?: number | undefined
  readonly from: number
  readonly size: number
}

type Row = {
  readonly id: number
  readonly item_id: number
  readonly name: string
  readonly status: number
  readonly created_at: Date
  readonly link: string | null
  readonly blogger_id: number
  readonly blogger: string
  readonly total: number
}

/** Photos of posts for managers, the latest first, and how many there are. */
export const listManagedPhotos = async (
  db: Db,
  { id, status, from, size }: PhotosAsked,
  showing: { readonly language: Language; readonly now: Date },
): Promise<{ items: ManagedPhoto[]; total: number }> => {
  const { rows, total } = await askPage({ from, size }, (place) =>
    sql<Row>`
    select f.id, f.item_id, f.name, f.status, f.created_at, b.link, c.id as blogger_id, count(*) over ()::integer as total,
      coalesce(nullif(trim(concat_ws(' ', c.firstname, c.lastname)), ''), c.email, c.phone, '') as blogger
    from promo_photo f
    join blogger_post b on b.id = f.post_id
    join customer c on c.id = f.customer_id and c.deleted_at is null
    where (${id ?? null}::integer is null or f.id = ${id ?? null}::integer)
      and (${status ?? null}::integer is null or f.status = ${status ?? null}::integer)
    order by f.id desc offset ${place.from} limit ${place.size}`.execute(db),
  )
  const ids = [...new Set(rows.map((row) => row.item_id))]
  const products = ids.length > 0 ? await listPromoProducts(db, { ids }, showing) : []
  const titles = new Map(products.map((product) => [product.id, product.title]))
  const items = rows.map((row) => ({
    id: row.id,
    path: uploadPath(row.name),
    status: row.status,
    created_at: row.created_at.toISOString(),
    blogger: { id: row.blogger_id, name: row.blogger },
    title: titles.get(row.item_id) ?? '',
    link: row.link,
  }))
  return { items, total }
}

/** Approves or refuses a photo of a post; answers the name of its file, undefined of any other photo. */
export const moderatePhoto = async (db: Db, id: number, status: ReviewStatus): Promise<string | undefined> => {
  const row = await db
    .updateTable('promo_photo')
    .set({ status })
    .where('id', '=', id)
    .where('post_id', 'is not', null)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

/** Those of the photos that were approved. */
export const listApprovedPhotos = async (db: Db, names: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('promo_photo')
    .select('name')
    .where('name', 'in', names)
    .where('status', '=', reviewStatus.approved)
    .execute()
  return rows.map(({ name }) => name)
}
