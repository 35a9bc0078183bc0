import { sql } from 'kysely'
import { day } from '#core/durations.ts'
import type { Language } from '#core/language.ts'
import { money, toMajor } from '#core/money.ts'
import { listMisses } from '#features/search/server/index.ts'
import type { Db } from '#platform/server/context.ts'
import type { Dashboard } from '../contract.ts'

/** Rows of each list. */
const most = { best: 10, low: 20, misses: 20 }

const isoDay = (at: Date): string => at.toISOString().slice(0, 10)

/** The figures of the last so many days, today among them; days are of UTC. */
export const readDashboard = async (
  db: Db,
  {
    days,
    now,
    language,
    lowStock,
  }: { readonly days: number; readonly now: Date; readonly language: Language; readonly lowStock: number },
): Promise<Dashboard> => {
  const since = new Date(`${isoDay(new Date(now.getTime() - (days - 1) * day))}T00:00:00Z`)
  return {
    since: isoDay(since),
    until: isoDay(now),
    sales: await findSales(db, since),
    best: await findBest(db, since, language),
    low: await findLow(db, language, lowStock),
    misses: await listMisses(db, most.misses),
    waiting: await countWaiting(db),
  }
}

const isSold = sql<boolean>`not shop_order.is_canceled and (shop_order.stage > 0 or shop_order.is_paid)`

const findSales = async (db: Db, since: Date): Promise<Dashboard['sales']> => {
  const rows = await db
    .selectFrom('shop_order')
    .select((select) => [
      sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')`.as('day'),
      'currency',
      select.cast<number>(select.fn.countAll(), 'integer').as('orders'),
      sql<string>`sum(grand_total - refunded - taken_off)::text`.as('sum'),
    ])
    .where('created_at', '>=', since)
    .where(isSold)
    .groupBy(['day', 'currency'])
    .orderBy('day')
    .orderBy('currency')
    .limit(2000)
    .execute()
  return rows.map(({ sum, ...row }) => ({ ...row, sum: toMajor(money(Number(sum))) }))
}

const nameIn = (language: Language) =>
  sql<string>`coalesce(product.name ->> ${language}, product.name ->> 'en', product.sku)`

const findBest = async (db: Db, since: Date, language: Language): Promise<Dashboard['best']> => {
  const qty = sql<number>`sum(order_line.qty - order_line.returned_qty)::integer`
  return (
    db
      .selectFrom('order_line')
      .innerJoin('shop_order', 'shop_order.id', 'order_line.order_id')
      .innerJoin('product as sold', 'sold.id', 'order_line.product_id')
      // a style sells, whatever its colours and sizes
      .innerJoin('product', (join) => join.on(sql<boolean>`product.id = coalesce(sold.parent_id, sold.id)`))
      .select(['product.sku', nameIn(language).as('name'), qty.as('qty')])
      .where('shop_order.created_at', '>=', since)
      .where(isSold)
      .groupBy('product.id')
      .having(qty, '>', 0)
      .orderBy('qty', 'desc')
      .orderBy('product.sku')
      .limit(most.best)
      .execute()
  )
}

/** `lowStock`: pieces at which a product is nearly gone. */
const findLow = async (db: Db, language: Language, lowStock: number): Promise<Dashboard['low']> =>
  db
    .selectFrom('stock')
    .innerJoin('product', 'product.id', 'stock.product_id')
    .leftJoin('product as style', 'style.id', 'product.parent_id')
    .select(['product.sku', nameIn(language).as('name'), 'stock.qty'])
    .where('stock.is_managed', '=', true)
    .where('stock.qty', '<=', lowStock)
    .where(sql<boolean>`greatest(product.status, style.status) < 2`)
    .where('product.type_id', '=', 'simple')
    .orderBy('stock.qty')
    .orderBy('product.sku')
    .limit(most.low)
    .execute()

const countWaiting = async (db: Db): Promise<Dashboard['waiting']> => {
  const { rows } = await sql<Dashboard['waiting']>`
    select
      (count(*) filter (where stage = 1 and not is_canceled))::integer as placed,
      (count(*) filter (where stage in (2, 3) and not is_canceled))::integer as packing,
      (count(*) filter (where has_shortfall))::integer as shortfall,
      (select count(*)::integer from return_request where state = 'open') as returns,
      (select count(*)::integer from review where status = 2) as reviews
    from shop_order where (stage between 1 and 3 and not is_canceled) or has_shortfall`.execute(db)
  return rows[0] ?? { placed: 0, packing: 0, shortfall: 0, returns: 0, reviews: 0 }
}
