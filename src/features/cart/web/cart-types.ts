import type { WireCartItem, WireCoupon, WireTotals } from '../contract.ts'
import type { CartLine } from '../rules/engine.ts'
import type { KeyValues } from './cart-persistence.ts'
import type { CartCall } from './cart-wire.ts'

export type CartEvent =
  | { readonly kind: 'refused'; readonly code: string; readonly item: WireCartItem }
  | { readonly kind: 'short' | 'out'; readonly item: WireCartItem }

/** A line that was taken away and can be put back. */
export type RemovedLine = { readonly key: string; readonly item: WireCartItem; readonly qty: number }

export type CartView = {
  /** `loading`: a cart exists and the server has not told its lines in this visit. */
  readonly status: 'loading' | 'ready'
  readonly cartId: string | undefined
  readonly lines: readonly CartLine<WireCartItem>[]
  readonly count: number
  readonly isSaving: boolean
  readonly isUnreachable: boolean
  readonly totals: WireTotals | undefined
  /** The totals belong to the lines in sight. */
  readonly areTotalsFresh: boolean
  readonly coupon: WireCoupon | null
  readonly removed: readonly RemovedLine[]
  /** What was put in last, until the shopper has seen it. */
  readonly added: readonly WireCartItem[]
  /** Prices of lines as they were at the last visit, where they are others now. */
  readonly pricesBefore: Readonly<Record<string, number>>
}

export type CartDeps = {
  readonly call: CartCall
  readonly storeCode: string
  readonly storage: KeyValues | undefined
  readonly now: () => number
  readonly newId: () => string
  /** Runs the work in one tab at a time. */
  readonly inTurn: (work: () => Promise<void>) => Promise<void>
  /** Calls back after so many milliseconds; the answer cancels. */
  readonly after: (ms: number, work: () => void) => () => void
}
