import type { WireCartItem, WireCoupon, WireTotals } from '../../contract.ts'
import type { CartLine } from '../../rules/engine/engine.ts'
import type { KeyValues } from '../storage/cart-persistence.ts'
import type { CartRules } from './cart-rules.ts'
import type { CartCall } from '../sync/cart-wire.ts'
import type { ShownTotal } from '../../rules/totals/wire-totals.ts'

export type CartEvent =
  | { readonly kind: 'refused'; readonly code: string; readonly item: WireCartItem }
  | { readonly kind: 'short' | 'out'; readonly item: WireCartItem }
  /** A coupon that was typed while the shop could not be reached. */
  | { readonly kind: 'couponRefused'; readonly code: string; readonly coupon: string }
  /** The server gives no cart: it stays in this browser. */
  | { readonly kind: 'syncDisabled' }
  /** What was put in before the sign-in is in the customer's cart now. */
  | { readonly kind: 'merged'; readonly merged: MergedCart }

/** `meta.merged` of a sign-in, and of a merge. */
export type MergedCart = {
  /** Undoes it; null where nothing grew. */
  readonly id: string | null
  readonly cart_id: string
  readonly lines: readonly { readonly name: string; readonly added: number }[]
}

/** A line that was taken away and can be put back. */
export type RemovedLine = { readonly key: string; readonly item: WireCartItem; readonly qty: number }

/** What a customer's bonuses can do for this cart, as `meta.bonuses` of the totals says it. Major units. */
export type CartBonuses = {
  readonly balance: number
  /** The most that may be spent here. */
  readonly most: number
  readonly spent: number
  /** What the order earns once it has arrived. */
  readonly earns?: number
  /** How many were asked for, null for as many as the rule allows. */
  readonly wanted?: number | null
  readonly is_vip?: boolean
}

export type CartView = {
  /** `loading`: a cart exists, nothing of it is known, and nothing was asked for here. */
  readonly status: 'loading' | 'ready'
  readonly cartId: string | undefined
  readonly lines: readonly CartLine<WireCartItem>[]
  readonly count: number
  readonly isSaving: boolean
  readonly isUnreachable: boolean
  readonly totals: WireTotals | undefined
  /** The totals belong to the lines in sight and to all that was chosen. */
  readonly areTotalsFresh: boolean
  /** The lines of totals to show: the server's where they are fresh, else what the same rules make of all that is known. */
  readonly shown: readonly ShownTotal[]
  readonly coupon: WireCoupon | null
  /** A code that waits to be told to the shop. */
  readonly waitingCoupon: string | undefined
  /** Only of a customer who is signed in. */
  readonly bonuses: CartBonuses | undefined
  readonly removed: readonly RemovedLine[]
  /** What was put in last with how many of it, until the shopper has seen it. */
  readonly added: readonly WireCartItem[]
  /** Prices of lines as they were at the last visit, where they are others now. */
  readonly pricesBefore: Readonly<Record<string, number>>
  /** Lines that were to be had at the last visit and are short now, or the other way round. */
  readonly stockChanges: Readonly<Record<string, 'short' | 'back'>>
}

/** Before anything is known: on the server, while the page wakes up, and until the engine is there. */
export const emptyView: CartView = {
  status: 'loading',
  cartId: undefined,
  lines: [],
  count: 0,
  isSaving: false,
  isUnreachable: false,
  totals: undefined,
  areTotalsFresh: false,
  shown: [],
  coupon: null,
  waitingCoupon: undefined,
  bonuses: undefined,
  removed: [],
  added: [],
  pricesBefore: {},
  stockChanges: {},
}

export type CartDeps = {
  readonly call: CartCall
  readonly storeCode: string
  readonly storage: KeyValues | undefined
  readonly now: () => number
  /** The specified ones without it. */
  readonly rules?: CartRules
  /** Without it the calls find out. */
  readonly isOnline?: () => boolean
  readonly newId: () => string
  /** Runs the work in one tab at a time. */
  readonly inTurn: (work: () => Promise<void>) => Promise<void>
  /** Calls back after so many milliseconds; the answer cancels. */
  readonly after: (ms: number, work: () => void) => () => void
}
