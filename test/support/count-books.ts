import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'

const halfUp = (top: bigint, bottom: bigint): bigint => (2n * top + bottom) / (2n * bottom)

/** The balance out of orders, returned pieces and approved payouts alone, in minor units: in SQL's rows and whole numbers. */
export const countBooks = async (db: Db, blogger: number, code: string) => {
  const { rows } = await sql<{ id: string; currency: string; stage: number; is_canceled: boolean; goods: number }>`
    select id, currency, stage, is_canceled, (totals ->> 'goods')::bigint as goods from shop_order where promo_code = ${code}`.execute(
    db,
  )
  const balance = new Map<string, { active: bigint; pending: bigint; paid: bigint }>()
  const of = (currency: string) => {
    const found = balance.get(currency) ?? { active: 0n, pending: 0n, paid: 0n }
    balance.set(currency, found)
    return found
  }
  for (const { id, currency, stage, is_canceled: isCanceled, goods } of rows) {
    const lines = await db
      .selectFrom('order_line')
      .select(['qty', 'price', 'returned_qty'])
      .where('order_id', '=', id)
      .execute()
    const whole = BigInt(lines.reduce((sum, { qty, price }) => sum + qty * price, 0))
    if (isCanceled || whole === 0n) continue
    for (const { qty, price, returned_qty: returned } of lines) {
      for (const percent of [10n, 2n]) {
        const earned = halfUp(BigInt(qty * price) * BigInt(goods) * percent, whole * 100n)
        const left = earned - halfUp(earned * BigInt(returned), BigInt(qty))
        of(currency)[stage === 5 ? 'active' : 'pending'] += left
      }
    }
  }
  const payouts = await db
    .selectFrom('blogger_payout')
    .select(['currency', 'profit', 'bonus'])
    .where('customer_id', '=', blogger)
    .where('status', '=', 'approved')
    .execute()
  for (const { currency, profit, bonus } of payouts) {
    of(currency).paid += BigInt(profit + bonus)
    of(currency).active -= BigInt(profit + bonus)
  }
  return balance
}
