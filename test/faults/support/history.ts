import type { Pool } from 'pg'
import { mustBe } from './fault.ts'

/** What was there before anything was sold. */
export type Start = { readonly stock: ReadonlyMap<number, number>; readonly movements: number }

/** Stock as it is now, to be held against later. */
export const readStart = async (pool: Pool): Promise<Start> => {
  const { rows } = await pool.query<{ product_id: number; qty: number }>(
    'select product_id, qty from stock where is_managed',
  )
  const { rows: last } = await pool.query<{ id: number }>('select coalesce(max(id), 0) as id from stock_movement')
  return { stock: new Map(rows.map(({ product_id, qty }) => [product_id, qty])), movements: last[0]?.id ?? 0 }
}

/** Things that may never be, each with the statement that finds them. */
const never: Readonly<Record<string, string>> = {
  'stock below zero': 'select product_id from stock where is_managed and qty < 0',
  'orders of one client id': 'select client_order_id from shop_order group by 1 having count(*) > 1',
  'orders of one number': 'select number from shop_order group by 1 having count(*) > 1',
  'orders without lines': 'select id from shop_order o where not exists (select from order_line where order_id = o.id)',
  'orders without their first event':
    "select id from shop_order o where 1 <> (select count(*) from order_event where order_id = o.id and note = 'placed')",
  'orders without the reply of their repeats': `
    select id from shop_order o left join order_request r using (client_order_id)
    where r.reply is null or r.reply::jsonb #>> '{order,id}' <> o.id::text or r.reply::jsonb #>> '{order,number}' <> o.number`,
  'replies without their order': `
    select client_order_id from order_request r where not exists (select from shop_order o where o.client_order_id = r.client_order_id)`,
  'orders and mail jobs that are not one for one': `
    select o.id, j.id as job from shop_order o full join (
      select data ->> 'order' as id, count(*) as jobs from job.job where name = 'mail.order' group by 1
    ) j on j.id = o.id::text
    where o.id is null or j.jobs is distinct from 1`,
  'orders that hold other units than were moved for them': `
    with taken as (
      select l.order_id, t.key::int as product_id, sum(t.value::int) as units
      from order_line l join shop_order o on o.id = l.order_id and o.holds_stock, jsonb_each_text(l.stock_taken) t group by 1, 2
    ), moved as (
      select order_id, product_id, -sum(delta) as units from stock_movement where order_id is not null group by 1, 2 having sum(delta) <> 0
    )
    select order_id, product_id, taken.units as taken, moved.units as moved from taken full join moved using (order_id, product_id)
    where taken.units is distinct from moved.units`,
  'coupons used more often than they may': 'select code from coupon where used > use_limit',
  'limited coupons whose uses are not their orders': `
    select c.code from coupon c where c.use_limit is not null
      and c.used <> (select count(*) from shop_order o where o.coupon_code = c.code and not o.is_canceled)`,
  'bonus balances below zero': 'select customer_id from bonus_account where balance < 0',
  'bonus balances that are not the sum of their entries': `
    select customer_id from bonus_account a
    where a.balance <> (select coalesce(sum(amount), 0) from bonus_entry e where e.customer_id = a.customer_id)`,
  'orders paid with other bonuses than the ledger took': `
    select o.id from shop_order o
    where (o.bonuses > 0 and not o.is_canceled) <> exists (
      select from bonus_entry e where e.order_id = o.id and e.reason in ('spent', 'given_back')
      group by e.order_id having sum(amount) < 0
    )`,
  'open carts whose order closed them not': `
    select c.id from cart c join shop_order o on o.cart_id = c.id where o.status <> 'P' and not o.is_canceled and c.closed_at is null`,
}

/**
 * Holds the database against what was there at the start: nothing that may never be, and of every product what was sold and
 * what is left are together what there was.
 */
export const checkHistory = async (pool: Pool, start: Start): Promise<void> => {
  for (const [what, text] of Object.entries(never)) {
    const { rows } = await pool.query<Record<string, unknown>>(`${text} limit 3`)
    mustBe(what, rows, [])
  }
  const { rows } = await pool.query<{ product_id: number; qty: number; moved: number }>(
    `select product_id, qty, coalesce((
       select sum(delta)::int from stock_movement m where m.product_id = s.product_id and m.id > $1
     ), 0) as moved from stock s where is_managed`,
    [start.movements],
  )
  const wrong = rows.filter(
    ({ product_id, qty, moved }) => qty - moved !== (start.stock.get(product_id) ?? qty - moved),
  )
  mustBe('products whose sold and left units are not what there was', wrong, [])
}

/** Orders, all of them. */
export const countOrders = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from shop_order')
  return rows[0]?.count ?? 0
}
