import { add, atLeast, fromMajor, subtract, times, toMajor, zero } from '#core/money.ts'
import type { Money } from '#core/money.ts'
import type { OrderBody } from '../contract.ts'
import { bodyIdentity } from '../rules.ts'
import type { OrderEvent, SavedOrder } from './offline-order.ts'

/** The shopper's answer to what stands in the way of a saved order. */
export type Mend =
  | { readonly kind: 'acceptTotal' }
  | { readonly kind: 'withoutGone' }
  | { readonly kind: 'withoutCoupon' }
  | { readonly kind: 'asAnother'; readonly newId: string }
  /** Without the account it was placed with, and what only that can pay. */
  | { readonly kind: 'asGuest' }
  | { readonly kind: 'again' }

type Amendment = Extract<OrderEvent, { kind: 'amend' }>

/** What an answer makes of the order; undefined where nothing of it is left. A total that was not agreed to is asked about once more. */
export const mendOrder = (order: SavedOrder, mend: Mend): Amendment | undefined => {
  const body = JSON.parse(order.body) as OrderBody
  const { trouble, products, user_id } = order
  const amend = (next: OrderBody, rest = products, ofCustomer = user_id): Amendment => ({
    kind: 'amend',
    body: next,
    hash: bodyIdentity(next),
    products: rest,
    user_id: ofCustomer,
  })
  if (mend.kind === 'acceptTotal')
    return amend({ ...body, ...(trouble?.total === undefined ? {} : { expected_total: trouble.total }) })
  if (mend.kind === 'withoutGone') {
    const isGone = ({ sku }: { sku: string }) => trouble?.skus?.includes(sku) ?? false
    const rest = body.products.filter((one) => !isGone(one))
    const gone = products.filter(({ item }) => isGone(item))
    if (rest.length === 0) return undefined
    const value = add(...gone.map(({ item, qty }) => times(fromMajor(item.price), qty)))
    return amend(
      { ...body, products: rest, ...lowered(body, value) },
      products.filter(({ item }) => !isGone(item)),
    )
  }
  if (mend.kind === 'withoutCoupon') {
    const { coupon: _coupon, ...rest } = body
    return amend(rest)
  }
  if (mend.kind === 'asAnother') {
    const { replaces: _replaced, cart_id: _closed, ...rest } = body
    return amend({ ...rest, order_id: mend.newId, cart_id: null })
  }
  if (mend.kind === 'asGuest') {
    const { bonuses: _bonuses, ...rest } = body
    return amend(rest, products, null)
  }
  return amend(body)
}

/** What is left of the total without goods of that value. */
const lowered = ({ expected_total: before }: OrderBody, value: Money): Pick<OrderBody, 'expected_total'> =>
  typeof before === 'number' ? { expected_total: toMajor(atLeast(subtract(fromMajor(before), value), zero)) } : {}
