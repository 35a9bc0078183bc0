import { sql } from 'kysely'
import { isUuid } from '#core/ids.ts'
import type { Db } from '#platform/server/context.ts'
import type { ArchiveReason } from '../../rules/limits.ts'
import { setTypeOf } from '../../rules/sets.ts'
import type { KnownSet, SetItem } from '../../rules/sets.ts'

/** Marks what was on its way as being there: one product, all of an order (number or id), or the one if it came with the other. */
export const receiveProducts = async (
  db: Db,
  customerId: number,
  { id, order, now }: { readonly id?: number | undefined; readonly order?: string | undefined; readonly now: Date },
): Promise<{ readonly known: number; readonly received: number }> => {
  const orderId = order !== undefined && isUuid(order) ? order : null
  const { rows } = await sql<{ known: number; received: number }>`
    with mine as (
      select i.id, i.delivered_at from promo_product i left join shop_order o on o.id = i.order_id
      where i.customer_id = ${customerId} and i.set_key is null
        and (${id ?? null}::integer is null or i.id = ${id ?? null}::integer)
        and (${order ?? null}::text is null or o.number = ${order ?? null}::text or o.id = ${orderId}::uuid
          or o.client_order_id = ${orderId}::uuid)
    ), received as (
      update promo_product set delivered_at = ${now} where delivered_at is null and id in (select id from mine) returning id
    )
    select (select count(*) from mine)::integer as known, (select count(*) from received)::integer as received`.execute(
    db,
  )
  return rows[0] ?? { known: 0, received: 0 }
}

export type Archiving = {
  readonly archive: boolean
  readonly reason: ArchiveReason | null
  readonly notes: string | null
  readonly by: 'blogger' | 'manager'
  readonly now: Date
}

/** Puts a product aside, or takes it back, a set with its pieces; what is there already keeps its first time and reason. */
export const archiveProduct = async (
  db: Db,
  id: number,
  { archive, reason, notes, by, now }: Archiving,
): Promise<void> => {
  const nothing = { archived_at: null, archived_reason: null, archived_notes: null, archived_by: null }
  const aside = { archived_at: now, archived_reason: reason, archived_notes: notes, archived_by: by }
  await db
    .updateTable('promo_product')
    .set(archive ? aside : nothing)
    .where((row) =>
      row.or([
        row('id', '=', id),
        ...(archive
          ? []
          : [row('id', 'in', row.selectFrom('promo_set_part').select('item_id').where('set_id', '=', id))]),
      ]),
    )
    .where('archived_at', archive ? 'is' : 'is not', null)
    .execute()
}

/**
 * Puts aside what was on its way with an order that is canceled: it does not come any more. What its blogger had put aside keeps its
 * time and is the shop's from then on.
 */
export const putAsideOrdered = async (db: Db, orderId: string, now: Date): Promise<void> => {
  await db
    .updateTable('promo_product')
    .set((row) => ({
      archived_at: row.fn.coalesce('archived_at', row.val(now)),
      archived_reason: 'not_received' as const,
      archived_notes: null,
      archived_by: 'manager' as const,
    }))
    .where('order_id', '=', orderId)
    .where('delivered_at', 'is', null)
    .execute()
}

/** Puts aside what came with an order and went back with all its pieces before it was shown: its blogger has it no more. */
export const putAsideReturned = async (db: Db, orderId: string, now: Date): Promise<void> => {
  await sql`
    update promo_product i set archived_at = coalesce(i.archived_at, ${now}::timestamptz), archived_by = 'manager'
    where i.order_id = ${orderId} and i.product_id in (
        select l.product_id from order_line l where l.order_id = ${orderId} group by 1 having sum(l.qty) = sum(l.returned_qty))
      and not exists (select from blogger_post b where b.item_id = i.id
        or b.item_id in (select s.set_id from promo_set_part s where s.item_id = i.id))`.execute(db)
}

/** An order by its number, our id or the client's. */
export const findOrderId = async (db: Db, text: string): Promise<string | undefined> => {
  const id = isUuid(text) ? text : null
  const { rows } = await sql<{ id: string }>`
    select id from shop_order where number = ${text.trim()} or id = ${id}::uuid or client_order_id = ${id}::uuid`.execute(
    db,
  )
  return rows[0]?.id
}

export type Sending = {
  readonly customerId: number
  readonly skus: readonly string[]
  readonly orderId: string | undefined
  readonly dueAt: Date | undefined
  readonly now: Date
}

type Sent = {
  readonly id: number
  readonly sku: string
  readonly title: object
  readonly image: string | null
  readonly kinds: string[] | null
}

/** Sends products to a blogger, in their order; answers their new ids, or the SKUs that nobody knows and sends none. */
export const sendProducts = async (
  db: Db,
  { customerId, skus, orderId, dueAt, now }: Sending,
): Promise<{ readonly ids: number[] } | { readonly unknown: string[] }> => {
  const { rows } = await sql<Sent>`
    select p.id, p.sku, coalesce(parent.name, p.name) as title,
      jsonb_path_query_first(coalesce(nullif(p.media, '[]'), parent.media), '$[*] ? (@.kind == "image").path') #>> '{}' as image,
      (select array_agg(text order by place) from (
        select a.label ->> 'en' as text, 1 as place from attribute_option a
          join attribute t on t.id = a.attribute_id and t.code = 'ptype'
          where coalesce(parent.attributes, p.attributes) -> 'ptype' @> to_jsonb(a.id)
        union all select c.path_key, 2 from product_category pc join category c on c.id = pc.category_id
          where pc.product_id = coalesce(parent.id, p.id)) kinds) as kinds
    from product p left join product parent on parent.id = p.parent_id where p.sku = any(${[...skus]}::text[])`.execute(
    db,
  )
  const known = new Map(rows.map((row) => [row.sku, row]))
  const unknown = skus.filter((sku) => !known.has(sku))
  if (unknown.length > 0) return { unknown }
  const made = await db
    .insertInto('promo_product')
    .values(
      skus.flatMap((sku) => {
        const product = known.get(sku)
        return product
          ? [
              {
                customer_id: customerId,
                product_id: product.id,
                title: JSON.stringify(product.title),
                image: product.image ?? '',
                set_type: setTypeOf(product.kinds ?? []),
                order_id: orderId ?? null,
                due_at: dueAt ?? null,
                created_at: now,
              },
            ]
          : []
      }),
    )
    .returning('id')
    .execute()
  return { ids: made.map(({ id }) => id) }
}

/** The pieces that a set is to be made of, and the sets a blogger has. */
export const readSetPieces = async (
  db: Db,
  customerId: number,
  ids: readonly number[],
): Promise<{
  readonly items: (SetItem & { readonly isArchived: boolean })[]
  readonly sets: (KnownSet & { readonly setId: number })[]
}> => {
  const rows = await db
    .selectFrom('promo_product')
    .select(['id', 'set_type', 'archived_at'])
    .where('customer_id', '=', customerId)
    .where('set_key', 'is', null)
    .where('id', 'in', ids)
    .execute()
  const { rows: sets } = await sql<{ id: number; parts: number[] }>`
    select s.set_id as id, array_agg(s.item_id) as parts from promo_set_part s join promo_product i on i.id = s.set_id
    where i.customer_id = ${customerId} group by s.set_id`.execute(db)
  return {
    items: rows.map((row) => ({ id: row.id, type_type: row.set_type, isArchived: row.archived_at !== null })),
    sets: sets.map(({ id, parts }) => Object.assign(parts, { setId: id })),
  }
}

/** Puts pieces together, in the order of a set; another call that did it first is answered with its set. */
export const insertSet = async (db: Db, customerId: number, items: readonly SetItem[], now: Date): Promise<number> => {
  const key = items
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)
    .join(',')
  const made = await db
    .insertInto('promo_product')
    .values({ customer_id: customerId, set_key: key, title: '{}', created_at: now })
    .onConflict((conflict) => conflict.columns(['customer_id', 'set_key']).where('set_key', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) {
    await db
      .insertInto('promo_set_part')
      .values(items.map(({ id }, position) => ({ set_id: made.id, item_id: id, position })))
      .execute()
    return made.id
  }
  const { id } = await db
    .selectFrom('promo_product')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('set_key', '=', key)
    .executeTakeFirstOrThrow()
  return id
}

/** Chooses products for the shop, or takes the choice back; answers those that are different now, undefined where one is unknown. */
export const chooseProducts = async (
  db: Db,
  ids: readonly number[],
  isApproved: boolean,
): Promise<ReadonlySet<number> | undefined> => {
  const wanted = [...new Set(ids)]
  const known = await db.selectFrom('product').select('id').where('id', 'in', wanted).where('status', '<', 2).execute()
  if (known.length < wanted.length) return undefined
  const changed = await db
    .updateTable('product')
    .set({ approved: isApproved })
    .where('id', 'in', wanted)
    .where('approved', '<>', isApproved)
    .returning('id')
    .execute()
  return new Set(changed.map(({ id }) => id))
}
