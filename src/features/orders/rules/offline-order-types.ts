import type { WireCartItem } from '#features/cart/contract.ts'
import type { ShownTotal } from '#features/cart/rules/totals/wire-totals.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { OrderBody, PlacedOrder } from '../contract.ts'

export type SavedState = 'draft' | 'saved' | 'waiting' | 'sending' | 'accepted' | 'attention' | 'cancelled'

/** Why an order needs attention or was cancelled: the shop's refusal with what it names, or `CANCELED` by the shopper. */
export type Trouble = {
  readonly code: string
  /** The total it would be now, in major units. */
  readonly total?: number
  readonly skus?: readonly string[]
  /** The order that stands under this id, or the one that was paid meanwhile. */
  readonly orderId?: string
}

/** The code of a coupon, and how much bonuses pay (major units). */
export type Held = { readonly coupon?: string; readonly bonuses?: number }

/** An order as this browser keeps it until the shop has it. Times are milliseconds, amounts major units. */
export type SavedOrder = {
  /** The client's id: made when checkout starts, the idempotency key for ever. */
  readonly order_id: string
  readonly store: string
  readonly created_at: string
  readonly updated_at: string
  /** Whether the shop has accepted it. */
  readonly transmited: boolean
  readonly products: readonly { readonly item: WireCartItem; readonly qty: number }[]
  /** An estimate, by the server's rules over the prices that were known. */
  readonly totals: { readonly lines: readonly ShownTotal[]; readonly grand_total: number }
  readonly formats: StoreView['i18n']
  /** The body as text: what is sent is these bytes. Empty once it is of no more use. */
  readonly body: string
  /** sha3-224 of what makes the body the order it is. */
  readonly hash: string
  readonly state: SavedState
  /** How often it was sent; above 0 the shop may have it. */
  readonly tries: number
  readonly triedAt: number
  /** Not before; 0 is at once. */
  readonly dueAt: number
  /** The shopper is looking at its form: a refusal is his to mend there. */
  readonly isAtForm: boolean
  /** Its pieces are still in the cart. */
  readonly isInCart: boolean
  /** The customer who was signed in when it was placed; null for a guest, 0 where the page did not know yet who it was. */
  readonly user_id: number | null
  /** The sign-in it was placed in, where the page did not know yet whose that was. */
  readonly sign_in?: string
  /** To be sent without a question once the shop is back; as the settings were. */
  readonly isAutomatic: boolean
  readonly wantsCancel: boolean
  /** Of one that was cancelled: it comes back with the pieces. */
  readonly held?: Held
  /** Whether the shopper has seen what became of it. */
  readonly isTold?: boolean
  readonly trouble?: Trouble
  readonly order?: Pick<PlacedOrder, 'id' | 'number' | 'grand_total' | 'paylink'>
}

export type NewOrder = Pick<
  SavedOrder,
  'store' | 'products' | 'totals' | 'formats' | 'user_id' | 'sign_in' | 'isAutomatic'
> & {
  readonly body: OrderBody
  readonly hash: string
}

/** What came of a try. */
export type Answer =
  | { readonly ok: true; readonly order: PlacedOrder }
  | { readonly ok: false; readonly code: string; readonly meta: Record<string, unknown> }

export type OrderEvent =
  /** The shop can be reached, and the shopper is asked. */
  | { readonly kind: 'ask' }
  | { readonly kind: 'confirm' }
  /** Written before the body goes out. */
  | { readonly kind: 'try' }
  | { readonly kind: 'answer'; readonly answer: Answer }
  /** The page that was placing it is gone, or leaves it to the queue. */
  | { readonly kind: 'leave' }
  | { readonly kind: 'cancel' }
  /** What the shop says of the id before it is cancelled; undefined for nothing. */
  | { readonly kind: 'looked'; readonly order: SavedOrder['order'] }
  /** The shopper's answer to the trouble. */
  | {
      readonly kind: 'amend'
      readonly body: OrderBody
      readonly hash: string
      readonly products: SavedOrder['products']
      readonly user_id: number | null
    }
  | { readonly kind: 'takenFromCart' }
  /** The shopper has seen what became of it. */
  | { readonly kind: 'told' }

/** The clock in milliseconds, and a number from 0 to 1. */
export type Chance = { readonly now: number; readonly random: number }
