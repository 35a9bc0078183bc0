import { sql } from 'kysely'
import { money, toMajor } from '#core/money.ts'
import type { Db } from '#platform/server/context.ts'
import { maxStage } from '#features/orders/rules/status.ts'
import type { WireBloggerOrder } from '../../contract.ts'
import { listSize } from '../../rules/limits.ts'
import type { PostedDay, SoldDay } from '../../rules/stats.ts'
import { payoutFiles } from '../payouts/payout-link.ts'

/** What each day brought a blogger; cancelled orders are none. */
export const listSoldDays = async (db: Db, customerId: number): Promise<SoldDay[]> => {
  const { rows } = await sql<SoldDay>`
    select to_char(o.created_at at time zone 'UTC', 'YYYY-MM-DD') as date, r.currency, count(*)::integer as count,
      sum(o.grand_total)::bigint as sum, sum(coalesce(e.profit, 0))::bigint as profit, sum(coalesce(e.bonus, 0))::bigint as bonus
    from royalty r join shop_order o on o.id = r.order_id
    left join (select order_id, sum(profit) as profit, sum(bonus) as bonus from royalty_entry
      where customer_id = ${customerId} and order_id is not null group by order_id) e on e.order_id = r.order_id
    where r.customer_id = ${customerId} and not o.is_canceled group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

/** How many posts a blogger made each day (UTC, `2026-11-22`), days without one left out. */
export const listPostedDays = async (db: Db, customerId: number): Promise<PostedDay[]> => {
  const { rows } = await sql<PostedDay>`
    select to_char(promoted_at at time zone 'UTC', 'YYYY-MM-DD') as date, count(*)::integer as count
    from blogger_post where customer_id = ${customerId} group by 1 order by 1`.execute(db)
  return rows
}

type OrderRow = {
  readonly id: string
  readonly number: string
  readonly created_at: Date
  readonly status: string
  readonly stage: number
  readonly is_paid: boolean
  readonly is_canceled: boolean
  readonly cancel_reason: string | null
  readonly grand_total: number
  readonly currency: string
  readonly lines: WireBloggerOrder['products']
  readonly profit: number
  readonly bonus: number
  readonly payout_id: number | null
  readonly payout_status: string | null
}

type OrdersAsked = {
  readonly customerId: number
  readonly since?: Date | undefined
  readonly payoutId?: number | undefined
  readonly orderId?: string
}

/**
 * Orders with a blogger's code, the latest first, and nothing of who bought; those of a
 * period are what its figures count, those of a payout have what it paid for them.
 */
export const listBloggerOrders = async (
  db: Db,
  { customerId, since, payoutId, orderId }: OrdersAsked,
): Promise<{ items: WireBloggerOrder[]; total: number }> => {
  const { rows } = await sql<OrderRow & { readonly total: number }>`
    select o.id, o.number, o.created_at, o.status, o.stage, o.is_paid, o.is_canceled, o.cancel_reason, o.grand_total, o.currency,
      (select jsonb_agg(jsonb_build_object('name', l.name, 'image', coalesce(l.details ->> 'image', ''), 'count', l.qty,
        'returned_count', l.returned_qty) order by l.id) from order_line l where l.order_id = o.id) as lines,
      coalesce(l.profit, e.profit, 0)::bigint as profit, coalesce(l.bonus, e.bonus, 0)::bigint as bonus, r.payout_id,
      p.status as payout_status,
      count(*) over ()::integer as total
    from royalty r join shop_order o on o.id = r.order_id
    left join blogger_payout p on p.id = r.payout_id
    left join blogger_payout_order l on l.order_id = r.order_id and l.payout_id = ${payoutId ?? null}::integer
    left join lateral (select sum(profit) as profit, sum(bonus) as bonus from royalty_entry e where e.order_id = r.order_id) e on true
    where r.customer_id = ${customerId}
      and (${since ?? null}::timestamptz is null or (o.created_at >= ${since ?? null}::timestamptz and not o.is_canceled))
      and (${payoutId ?? null}::integer is null or l.payout_id is not null)
      and (${orderId ?? null}::uuid is null or r.order_id = ${orderId ?? null}::uuid)
    order by o.created_at desc, o.number desc limit ${listSize}`.execute(db)
  const fileOf = await payoutFiles(db)
  return { items: rows.map((row) => toOrder(row, fileOf)), total: rows[0]?.total ?? 0 }
}

const toOrder = (row: OrderRow, fileOf: (payout: number) => string): WireBloggerOrder => ({
  id: row.id,
  number: row.number,
  date: row.created_at.toISOString(),
  order_status: row.status,
  stage: row.stage,
  paid: row.is_paid,
  canceled: row.is_canceled,
  cancel_reason: row.is_canceled ? row.cancel_reason : null,
  price: toMajor(money(row.grand_total)),
  currency: row.currency,
  products: row.lines ?? [],
  royalty: {
    sum: toMajor(money(row.profit)),
    bonus: toMajor(money(row.bonus)),
    currency: row.currency,
    sent: row.stage === maxStage && !row.is_canceled,
    payout_id: row.payout_id,
    file: row.payout_id !== null && row.payout_status === 'approved' ? fileOf(row.payout_id) : null,
  },
})
