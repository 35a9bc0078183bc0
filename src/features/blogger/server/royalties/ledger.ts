import { sql } from 'kysely'
import { money, toMajor } from '#core/money.ts'
import type { Db } from '#platform/server/context.ts'
import { keptShare, paidForGoods, unrefundedShare } from '#features/orders/rules/returns.ts'
import type { ReturnableLine } from '#features/orders/rules/returns.ts'
import { maxStage } from '#features/orders/rules/status.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import type { WireBalance } from '../../contract.ts'
import { codesOf, isOwnPurchase, keptRoyalty, nextPayday, nothing, royaltyLines } from '../../rules/royalty.ts'
import type { Earned, RoyaltyLine } from '../../rules/royalty.ts'
import { findCodeOwner } from './promo-codes.ts'

export type Pot = 'pending' | 'active' | 'paid'

type OrderFacts = {
  readonly coupon_code: string | null
  readonly promo_code: string | null
  readonly customer_id: number | null
  readonly email: string | null
  readonly phone: string | null
  readonly currency: string
  readonly goods: number | null
  readonly created_at: Date
}

/** Writes down whose an order is that was just placed with a blogger's code; nobody's where they bought it themselves. */
export const openRoyalty = async (
  db: Db,
  orderId: string,
  settings: Pick<Settings, 'royalty_share' | 'royalty_bonus_share'>,
): Promise<void> => {
  const { rows } = await sql<OrderFacts>`
    select coupon_code, promo_code, customer_id, email, currency, created_at, (totals ->> 'goods')::bigint as goods,
      coalesce(customer #>> '{shipping,telephone}', customer #>> '{billing,telephone}') as phone
    from shop_order where id = ${orderId}`.execute(db)
  const [order] = rows
  if (!order) return
  const owner = await findCodeOwner(db, codesOf({ typed: order.coupon_code, promised: order.promo_code }))
  if (!owner || isOwnPurchase(owner, { customerId: order.customer_id, email: order.email, phone: order.phone })) return
  const lines = await db
    .selectFrom('order_line')
    .select(['id', 'qty', 'price'])
    .where('order_id', '=', orderId)
    .execute()
  const earned = royaltyLines(lines, money(order.goods ?? 0), {
    share: settings.royalty_share,
    bonusShare: settings.royalty_bonus_share,
  })
  await db
    .insertInto('royalty')
    .values({
      order_id: orderId,
      customer_id: owner.id,
      code: owner.code,
      currency: order.currency,
      lines: JSON.stringify(earned),
      created_at: order.created_at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

type State = {
  readonly customer_id: number
  readonly currency: string
  readonly lines: RoyaltyLine[]
  readonly stage: number
  /** Or made free, or gone into its own blogger's account: none of them earns anything. */
  readonly is_canceled: boolean
  readonly pieces: ReturnableLine[]
  readonly goods: number | null
  readonly bonuses: number
  /** Given back besides returns. */
  readonly given: number
  readonly booked: Partial<Record<Pot, Earned>>
}

/**
 * Brings the books of an order to what its state asks for, by entries that make up the difference: nothing is written where there is
 * none, so that a repeat is none. The order's row is its caller's.
 */
export const settleRoyalty = async (db: Db, orderId: string, reason: string, now: Date): Promise<void> => {
  const { rows } = await sql<State>`
    select r.customer_id, r.currency, r.lines, o.stage,
      o.is_canceled or o.totals -> 'gift' is not null or o.customer_id is not distinct from r.customer_id as is_canceled,
      (select jsonb_agg(jsonb_build_object('id', l.id, 'qty', l.qty, 'returnedQty', l.returned_qty, 'price', l.price))
        from order_line l where l.order_id = o.id) as pieces,
      (o.totals ->> 'goods')::bigint as goods, o.bonuses,
      (select coalesce(sum(amount), 0)::bigint from order_refund f where f.order_id = o.id) as given,
      (select coalesce(jsonb_object_agg(pot, jsonb_build_object('profit', profit, 'bonus', bonus)), '{}') from (
        select pot, sum(profit)::bigint as profit, sum(bonus)::bigint as bonus from royalty_entry e
        where e.order_id = o.id group by pot) booked) as booked
    from royalty r join shop_order o on o.id = r.order_id where r.order_id = ${orderId}`.execute(db)
  const [state] = rows
  if (!state) return
  const pieces = state.pieces ?? []
  const paid = paidForGoods(money(state.goods ?? 0), money(state.bonuses))
  const kept = keptRoyalty(state.lines, {
    isCanceled: state.is_canceled,
    lines: pieces,
    unrefunded: unrefundedShare(paid, keptShare(pieces), money(state.given)),
  })
  const isConfirmed = state.stage === maxStage
  const wanted = { pending: isConfirmed ? nothing : kept, active: isConfirmed ? kept : nothing }
  const entries = (['pending', 'active'] as const).flatMap((pot) => {
    const { profit, bonus } = state.booked[pot] ?? nothing
    const moved = { profit: wanted[pot].profit - profit, bonus: wanted[pot].bonus - bonus }
    return moved.profit === 0 && moved.bonus === 0 ? [] : [{ pot, ...moved }]
  })
  if (entries.length === 0) return
  const { customer_id, currency } = state
  await db
    .insertInto('royalty_entry')
    .values(entries.map((entry) => ({ ...entry, customer_id, currency, reason, order_id: orderId, created_at: now })))
    .execute()
}

export type PotSum = { readonly id: number; readonly currency: string; readonly pot: Pot } & Earned

/** What lies in the pots of bloggers. */
export const sumPots = async (db: Db, ids: readonly number[]): Promise<PotSum[]> => {
  const { rows } = await sql<PotSum>`
    select customer_id as id, currency, pot, sum(profit)::bigint as profit, sum(bonus)::bigint as bonus from royalty_entry
    where customer_id = any(${[...ids]}::integer[]) group by 1, 2, 3 order by 2`.execute(db)
  return rows
}

/** A blogger's balance, one entry a currency. */
export const toBalance = (
  sums: readonly PotSum[],
  settings: Pick<Settings, 'payout_day'>,
  now: Date,
): WireBalance[] => {
  const inPot = (currency: string, pot: Pot) =>
    money(
      sums
        .filter((sum) => sum.currency === currency && sum.pot === pot)
        .reduce((whole, { profit, bonus }) => whole + profit + bonus, 0),
    )
  return [...new Set(sums.map(({ currency }) => currency))].map((currency) => {
    const [active, pending, paid] = [inPot(currency, 'active'), inPot(currency, 'pending'), inPot(currency, 'paid')]
    return {
      id: currency,
      currency,
      active: toMajor(active),
      pending: toMajor(pending),
      paid: toMajor(paid),
      total: toMajor(money(active + pending + paid)),
      next_payment: nextPayday(now, settings.payout_day),
    }
  })
}
