import { money } from '#core/money.ts'
import type { Money } from '#core/money.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { PayableOrder, PaymentForm } from '#platform/server/adapters/payment.ts'
import { embeddedPayment } from '#platform/server/adapters/payment-embedded.ts'
import type { OrderDeps } from '../deps.ts'
import type { StoredOrder } from '../store.ts'

/** The shop's own page to pay an order on, below the store view's address. */
export const payPath = (id: string): string => `/pay/${id}`

/** Whether the shop's own page takes new payments. */
export const paysHere = (deps: Pick<OrderDeps, 'payments'>): boolean => deps.payments[0] === embeddedPayment

/** Whether money may still be taken for an order. */
export const isPayable = (order: StoredOrder, now: Date): boolean =>
  !order.is_paid && !order.is_canceled && order.pay_until !== null && order.pay_until > now

/** What the shopper is told of how to pay an order that no page takes the payment of; undefined once there is nothing to pay. */
export const howToPay = ({ is_paid, is_canceled, grand_total, taken_off, totals }: StoredOrder): string | undefined =>
  is_paid || is_canceled || grand_total <= taken_off ? undefined : totals.howToPay || undefined

type Payable = {
  readonly id: string
  readonly number: string
  readonly amount: Money
  readonly attempt: number
  readonly now: Date
}

/** An order as providers are told of it. */
const payableOrder = (deps: OrderDeps, view: StoreView, order: Payable): PayableOrder => ({
  id: order.id,
  number: order.number,
  amount: order.amount,
  currency: view.i18n.currencyCode,
  language: view.i18n.language,
  payPath: `${view.url}${payPath(order.id)}`,
  successUrl: `${deps.publicUrl}${view.url}/successful-payment?order=${order.id}`,
  cancelUrl: `${deps.publicUrl}${view.url}/checkout`,
  now: order.now,
  attempt: `${order.id}:${order.attempt}`,
})

/** The same of a stored one; `attempt` counts the pages opened for it before. */
export const payableOf = (deps: OrderDeps, order: StoredOrder, attempt: number, now: Date): PayableOrder => {
  const view = deps.storeViews[order.store_code]
  if (!view) throw new Error(`order ${order.id} is of an unknown store view`)
  const { id, number } = order
  return payableOrder(deps, view, { id, number, amount: money(order.grand_total), attempt, now })
}

/** The form that leads to the payment of an order just placed; undefined where the provider has none. */
export const paymentForm = (
  deps: OrderDeps,
  view: StoreView,
  order: Omit<Payable, 'attempt'>,
): PaymentForm | undefined => deps.payments[0]?.form?.(payableOrder(deps, view, { ...order, attempt: 0 }))
