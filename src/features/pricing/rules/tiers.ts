import { zero } from '#core/money.ts'
import type { Money } from '#core/money.ts'
import type { Price } from './special.ts'

/** What a price group pays for a piece from `qty` pieces on. Minor units of one currency. */
export type TierPrice = { readonly groupId: number; readonly qty: number; readonly price: Money }

/**
 * The price of a group for `qty` pieces: its lowest tier that is reached, where that is less than everybody pays. It is the
 * group's listed price, so nothing is struck beside it. Source: shopping.md 6.
 */
export const tierPrice = (price: Price, tiers: readonly TierPrice[], groupId: number, qty: number): Price => {
  let lowest = price.final
  for (const tier of tiers) if (tier.groupId === groupId && tier.qty <= qty && tier.price < lowest) lowest = tier.price
  return lowest < price.final ? { final: lowest, original: lowest, special: zero } : price
}
