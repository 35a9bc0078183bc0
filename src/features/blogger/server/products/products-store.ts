import { sql } from 'kysely'
import { localize } from '#core/language.ts'
import type { Language, Localized } from '#core/language.ts'
import { productPath } from '#features/catalog/rules/addresses/addresses.ts'
import type { Db } from '#platform/server/context.ts'
import { uploadPath } from '#platform/server/uploads/upload-files.ts'
import type { WirePhoto, WirePromoProduct } from '../../contract.ts'
import { listSize } from '../../rules/limits.ts'
import { daysToDelivery } from '../../rules/lists.ts'

type Row = {
  readonly id: number
  readonly customer_id: number
  readonly product_id: number | null
  readonly set_key: string | null
  readonly set_type: WirePromoProduct['type_type']
  readonly title: Localized
  readonly image: string
  readonly sku: string | null
  readonly status: number | null
  readonly parent_sku: string | null
  readonly slug: string | null
  readonly order_id: string | null
  readonly order_number: string | null
  readonly due_at: Date | null
  readonly delivered_at: Date | null
  readonly archived_at: Date | null
  readonly archived_reason: WirePromoProduct['archived_reason']
  readonly archived_notes: string | null
  readonly archived_by: WirePromoProduct['archived_by']
  readonly parts: number[] | null
  readonly promoted: string[] | null
  readonly photos: { readonly id: number; readonly name: string; readonly created_at: string }[] | null
}

/** Whose products, and which of them; the latest first, at most 1000. */
export type ProductsAsked = { readonly customerId?: number | undefined; readonly ids?: readonly number[] }
export type OwnedProduct = WirePromoProduct & { readonly blogger_id: number }

type Showing = { readonly language: Language; readonly now: Date }

/** What was sent to bloggers, and their sets. */
export const listPromoProducts = async (db: Db, asked: ProductsAsked, showing: Showing): Promise<OwnedProduct[]> => {
  const rows = await readRows(db, asked)
  const known = new Map(rows.map((row) => [row.id, row]))
  const missing = rows.flatMap(({ parts }) => parts ?? []).filter((id) => !known.has(id))
  const others = missing.length > 0 ? await readRows(db, { ids: missing }) : []
  const all = new Map([...rows, ...others].map((row) => [row.id, row]))
  return rows.map((row) => toWire(row, all, showing))
}

/** One of these by its id; undefined where it is another blogger's, or nobody's. */
export const findPromoProduct = async (
  db: Db,
  id: number,
  customerId: number,
  showing: Showing,
): Promise<OwnedProduct | undefined> => (await listPromoProducts(db, { customerId, ids: [id] }, showing))[0]

const readRows = async (db: Db, { customerId, ids }: ProductsAsked): Promise<Row[]> => {
  const wanted = ids ? sql`${[...ids]}::integer[]` : sql`null::integer[]`
  const { rows } = await sql<Row>`
    select i.id, i.customer_id, i.product_id, i.set_key, i.set_type, coalesce(p.name, i.title) as title,
      coalesce(jsonb_path_query_first(coalesce(nullif(p.media, '[]'), parent.media), '$[*] ? (@.kind == "image").path') #>> '{}',
        i.image) as image,
      p.sku, coalesce(parent.status, p.status) as status, parent.sku as parent_sku, coalesce(parent.slug, p.slug) as slug,
      i.order_id, o.number as order_number, i.due_at, i.delivered_at, i.archived_at, i.archived_reason, i.archived_notes,
      i.archived_by,
      (select array_agg(s.item_id order by s.position) from promo_set_part s where s.set_id = i.id) as parts,
      (select jsonb_agg(b.promoted_at order by b.promoted_at) from blogger_post b
        where b.item_id = i.id or b.item_id in (select s.set_id from promo_set_part s where s.item_id = i.id)) as promoted,
      (select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'created_at', f.created_at) order by f.id)
        from promo_photo f where f.item_id = i.id) as photos
    from promo_product i
    left join product p on p.id = i.product_id
    left join product parent on parent.id = p.parent_id
    left join shop_order o on o.id = i.order_id
    where (${customerId ?? null}::integer is null or i.customer_id = ${customerId ?? null}::integer)
      and (${wanted} is null or i.id = any(${wanted}))
    order by i.id desc limit ${listSize}`.execute(db)
  return rows
}

const urlOf = ({ sku, status, parent_sku: parentSku, slug }: Row): string | null => {
  if (sku === null || slug === null || status === null || status > 1) return null
  return parentSku === null ? productPath(sku, slug) : productPath(parentSku, slug, sku)
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** A kept photo of an item as the cabinet shows it, by its path and a moment in ISO. */
export const toPhoto = (
  itemId: number,
  photo: { readonly id: number; readonly name: string; readonly created_at: string | Date },
): WirePhoto => ({
  id: photo.id,
  item_id: itemId,
  path: uploadPath(photo.name),
  created_at: new Date(photo.created_at).toISOString(),
})

const toWire = (row: Row, all: ReadonlyMap<number, Row>, { language, now }: Showing): OwnedProduct => {
  const isSet = row.set_key !== null
  const pieces = (row.parts ?? []).flatMap((id) => all.get(id) ?? [])
  const parts = pieces.map((piece) => ({
    id: piece.id,
    title: localize(piece.title, language),
    image: piece.image,
    url: urlOf(piece),
  }))
  const deliveredAt = isSet ? lastDelivery(pieces) : row.delivered_at
  // a set without one of its pieces is none
  const gone = [row, ...pieces].filter((one) => one.archived_at !== null)
  // what the shop put aside does not come, whatever else was put aside with it
  const aside = gone.find((one) => one.archived_by === 'manager') ?? gone[0] ?? row
  const promoted = (row.promoted ?? []).map((at) => new Date(at).toISOString())
  return {
    id: row.id,
    blogger_id: row.customer_id,
    is_set: isSet,
    parts,
    type_type: row.set_type,
    title: isSet ? parts.map(({ title }) => title).join(' + ') : localize(row.title, language),
    sku: row.sku,
    product_id: row.product_id,
    image: isSet ? (parts[0]?.image ?? '') : row.image,
    url: urlOf(row),
    order: row.order_number,
    order_id: row.order_id,
    delivered: deliveredAt !== null,
    delivered_at: iso(deliveredAt),
    days_to_delivery: daysToDelivery(row.due_at, deliveredAt !== null, now),
    promoted_count: promoted.length,
    promoted_dates: promoted,
    archive: aside.archived_at !== null,
    archived_at: iso(aside.archived_at),
    archived_reason: aside.archived_reason,
    archived_notes: aside.archived_notes,
    archived_by: aside.archived_by,
    blogger_images: (row.photos ?? []).map((photo) => toPhoto(row.id, photo)),
  }
}

/** A set is there once all of its pieces are. */
const lastDelivery = (pieces: readonly Row[]): Date | null => {
  const times = pieces.map(({ delivered_at: at }) => at)
  if (times.length === 0 || times.includes(null)) return null
  return new Date(Math.max(...times.map((at) => at?.getTime() ?? 0)))
}
