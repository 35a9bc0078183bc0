import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Language } from '#core/language.ts'
import type { findListed } from '#features/search/server/index.ts'
import { payoutNumbersFrom } from './payouts/payouts-store.ts'

/** Whose rows, everybody's without an owner, and the language of their titles. */
export type Shown = { readonly ownerId: number | undefined; readonly language: Language }
export type Listed = Omit<Parameters<typeof findListed>[1], 'defaultSort'>

const ofOwner = (column: string, ownerId: number | undefined) =>
  ownerId === undefined ? sql`true` : sql`${sql.ref(column)} = ${ownerId}`

/** As `localize` has it. */
const localized = (
  text: RawBuilder<unknown>,
  language: Language,
) => sql`coalesce(nullif(${text} ->> ${language}::text, ''),
  nullif(${text} ->> 'en', ''), (select word.value from jsonb_each_text(${text}) word limit 1), '')`

/**
 * Promo products by what they are filtered by: a set is there once all its pieces are and put aside with the first of them, and what
 * the shop put aside goes before, as the cabinet shows it.
 */
export const listedProducts = ({ ownerId, language }: Shown): Listed => ({
  fields: {
    id: 'number',
    blogger_id: 'number',
    product_id: 'number',
    sku: 'text',
    title: 'text',
    is_set: 'flag',
    type_type: 'text',
    order: 'text',
    order_id: 'text',
    delivered: 'flag',
    delivered_at: 'time',
    promoted_count: 'number',
    archive: 'flag',
    archived_at: 'time',
    archived_reason: 'text',
  },
  rows: sql`
    select i.id, i.customer_id as blogger_id, i.product_id, p.sku, i.set_key is not null as is_set, i.set_type as type_type,
      case when i.set_key is null then ${localized(sql`coalesce(p.name, i.title)`, language)} else pieces.title end as title,
      o.number as "order", i.order_id, pieces.delivered_at is not null as delivered, pieces.delivered_at,
      (select count(*)::integer from blogger_post b where b.item_id = i.id
        or b.item_id in (select s.set_id from promo_set_part s where s.item_id = i.id)) as promoted_count,
      aside.archived_at is not null as archive, aside.archived_at, aside.archived_reason
    from promo_product i
    left join product p on p.id = i.product_id
    left join shop_order o on o.id = i.order_id
    cross join lateral (
      select array(select s.item_id from promo_set_part s where s.set_id = i.id order by s.position) as ids) part
    cross join lateral (
      select string_agg(${localized(sql`coalesce(q.name, piece.title)`, language)}, ' + ' order by array_position(part.ids, piece.id)) as title,
        case when bool_and(piece.delivered_at is not null) then max(piece.delivered_at) end as delivered_at
      from promo_product piece left join product q on q.id = piece.product_id
      where piece.id = any(case when i.set_key is null then array[i.id] else part.ids end)) pieces
    left join lateral (
      select one.archived_at, one.archived_reason from promo_product one
      where one.id = any(i.id || part.ids) and one.archived_at is not null
      order by one.archived_by is not distinct from 'manager' desc, array_position(i.id || part.ids, one.id) limit 1) aside on true
    where ${ofOwner('i.customer_id', ownerId)}`,
})

export const listedPosts = ({ ownerId }: Shown): Listed => ({
  fields: { id: 'number', blogger_id: 'number', item_id: 'number', type: 'text', promoted_at: 'time' },
  rows: sql`
    select b.id, b.customer_id as blogger_id, b.item_id, b.type, b.promoted_at from blogger_post b
    where ${ofOwner('b.customer_id', ownerId)}`,
})

/** Amounts in major units. */
export const listedPayouts = ({ ownerId }: Shown): Listed => ({
  fields: {
    id: 'number',
    blogger_id: 'number',
    number: 'text',
    currency: 'text',
    amount: 'number',
    status: 'text',
    orders: 'number',
    created_at: 'time',
    approved_at: 'time',
  },
  rows: sql`
    select p.id, p.customer_id as blogger_id, 'P' || (${payoutNumbersFrom}::integer + p.id) as number, p.currency,
      (p.profit + p.bonus)::float8 / 100 as amount, p.status,
      (select count(*)::integer from blogger_payout_order l where l.payout_id = p.id) as orders, p.created_at,
      case when p.status = 'approved' then p.decided_at end as approved_at
    from blogger_payout p where ${ofOwner('p.customer_id', ownerId)}`,
})
