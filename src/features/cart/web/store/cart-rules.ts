import { ok } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { StockAnswer, StockRules } from '../../rules/engine/engine-stock.ts'
import { stockChunk } from '../../rules/engine/engine-stock.ts'
import { defaultFlags } from '../../rules/engine/engine-sync.ts'
import type { SyncFlags } from '../../rules/engine/engine-sync.ts'
import type { EstimateTerms } from '../totals/estimate.ts'

/** What the shop's settings say of carts and their server. Source: shopping.md 4, 9. */
export type CartRules = {
  /** Whether the cart is kept on the server at all. */
  readonly isSyncOn: boolean
  readonly areTotalsSynced: boolean
  /** Whether the first look at a cart takes its lines over; else it only reports. */
  readonly mergesWithServer: boolean
  readonly flags: Pick<SyncFlags, 'canRemoveLines' | 'canChangeLines'>
  /** How often a refused session is replaced by a guest's. */
  readonly maxBypassAttempts: number
  readonly allowsOutOfStock: boolean
  readonly stockTexts: StockRules['texts']
  /** What the shop offers and counts by; without it estimates keep what the server last counted. */
  readonly terms?: EstimateTerms
  /** The stock of these SKUs, asked for where no server judges the cart. */
  readonly stockOf: (skus: readonly string[]) => Promise<Result<readonly StockAnswer[]>>
}

/** As the specification has them. */
export const usualRules: CartRules = {
  isSyncOn: true,
  areTotalsSynced: true,
  mergesWithServer: true,
  flags: defaultFlags,
  maxBypassAttempts: 1,
  allowsOutOfStock: true,
  stockTexts: { inStock: '', outOfStock: '' },
  stockOf: async () => ok([]),
}

/** Asks for the stock of lines in the specified portions; what is not answered is left out. */
export const askStock = async (
  skus: readonly string[],
  stockOf: CartRules['stockOf'],
): Promise<readonly StockAnswer[]> => {
  const answers: StockAnswer[] = []
  for (let at = 0; at < skus.length; at += stockChunk) {
    const answer = await stockOf(skus.slice(at, at + stockChunk))
    if (answer.ok) answers.push(...answer.value)
  }
  return answers
}
