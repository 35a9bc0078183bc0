import { money } from '#core/money.ts'
import type { Db } from '#platform/server/context.ts'
import type { Share } from '../../rules/returns.ts'
import type { OrderDeps } from '../deps.ts'
import { orderBonusesOf } from '../give-up.ts'
import type { StoredOrder } from '../store.ts'

/** Gives bonuses back and takes cashback back, so that the share `kept` of each stays. */
export const moveBonuses = async (
  deps: OrderDeps,
  db: Db,
  order: StoredOrder,
  kept: Share,
  now: Date,
): Promise<void> => {
  const spent = order.bonuses > 0 ? orderBonusesOf(order, money(order.bonuses), now) : undefined
  if (spent) await deps.bonusLedger?.giveBack(db, { ...spent, kept })
  const earned = order.cashback > 0 ? orderBonusesOf(order, money(order.cashback), now) : undefined
  if (earned) await deps.bonusLedger?.takeBack(db, { ...earned, kept })
}
