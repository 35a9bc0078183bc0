import type { CartDeps } from '#features/cart/server/index.ts'
import type { Kept, OrderBonuses } from '#features/promotions/server/index.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { MailSender } from '#platform/server/adapters/mail-outbox.ts'
import type { PaymentProvider } from '#platform/server/adapters/payment.ts'
import type { Db, Session } from '#platform/server/context.ts'
import type { SafeFetch } from '#platform/server/outbound/fetch-safe.ts'
import type { Jobs } from '#platform/server/jobs.ts'
import type { WireOrder } from '../contract.ts'
import type { StoredOrder } from './store.ts'

/**
 * The accounts' ledger, written in the order's transaction. `spend` is false when the balance does not hold it any more;
 * `giveBack` and `takeBack` leave the share `kept` of what there is, or nothing.
 */
export type BonusLedger = {
  readonly spend: (db: Db, entry: OrderBonuses) => Promise<boolean>
  readonly giveBack: (db: Db, entry: OrderBonuses & { readonly kept?: Kept }) => Promise<void>
  /** Credits cashback, once an order. */
  readonly earn: (db: Db, entry: OrderBonuses) => Promise<void>
  readonly takeBack: (db: Db, entry: OrderBonuses & { readonly kept?: Kept }) => Promise<void>
}

export type OrderEventType =
  | 'order.placed'
  | 'order.paid'
  | 'order.moved'
  | 'order.canceled'
  | 'order.returned'
  | 'order.refunded'
  | 'order.free'

/** What others need to know of an order that something happened to. */
export type ToldOrder = Pick<
  StoredOrder,
  | 'id'
  | 'client_order_id'
  | 'number'
  | 'status'
  | 'stage'
  | 'is_paid'
  | 'is_canceled'
  | 'customer_id'
  | 'store_code'
  | 'coupon_code'
  | 'promo_code'
  | 'currency'
  | 'grand_total'
>

export type OrderDeps = CartDeps & {
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly newId: () => string
  readonly storeViews: Readonly<Record<string, StoreView>>
  /** The first takes the payments; the built-in one is among them only where no real provider is configured. */
  readonly payments: readonly PaymentProvider[]
  /** Without the slash at its end. */
  readonly publicUrl: string
  readonly bonusLedger?: BonusLedger
  /** Codes an hour that one address may ask for: twice as many orders may be looked for. 0 or none for no limit. */
  readonly codesPerAddress?: number
  /** What the caller earned of an order as the blogger whose code it came with; without bloggers nobody does. */
  readonly royaltyOf?: (
    db: Db,
    order: Pick<StoredOrder, 'id' | 'promo_code' | 'customer_id'>,
    session: Session,
  ) => Promise<WireOrder['royalty']>
  /** Hears of every order in the transaction in which something happens to it. */
  readonly onOrder?: (db: Db, type: OrderEventType | 'order.adopted', order: ToldOrder, now: Date) => Promise<void>
  /** Where webhooks may go. */
  readonly fetch?: SafeFetch
}

export type OrderJobDeps = OrderDeps & {
  readonly db: Db
  readonly mail: MailSender
  readonly now: () => Date
}
