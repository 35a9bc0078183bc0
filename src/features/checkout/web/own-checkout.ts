import type { LoaderFunctionArgs } from 'react-router'
import type { CartContract } from '#features/cart/contract.ts'
import { loadOwnCart, ownCartContext } from '#features/cart/web/index.ts'
import type { OwnCart } from '#features/cart/web/index.ts'
import { callFrom, sentFormContext } from '#platform/web/call/loader-context.ts'
import type { SentForm } from '#platform/web/call/loader-context.ts'
import type { CheckoutContract, WirePaymentMethod, WireShippingMethod } from '../contract.ts'
import type { Country } from './steps/address-fields.tsx'

/** All that a checkout without a script is made of. */
export type OwnCheckout = {
  readonly cart: OwnCart
  readonly shipping: readonly WireShippingMethod[]
  readonly payment: readonly WirePaymentMethod[]
  readonly chosen: { readonly shipping: string | undefined; readonly payment: string | undefined }
  /** What was typed, when something is wrong with it or the total is to be seen first. */
  readonly form: SentForm | null
}

/** What the page is loaded with. */
export type LoadedCheckout = { readonly countries: readonly Country[]; readonly own: OwnCheckout | null }

/** The checkout of the visitor that a page is rendered for; null where his cart is empty, or the script asks by itself. */
export const loadOwnCheckout = async ({
  context,
}: Pick<LoaderFunctionArgs, 'context'>): Promise<OwnCheckout | null> => {
  const cartId = context.get(ownCartContext)
  const cart = await loadOwnCart({ context })
  if (cartId === null || !cart) return null
  const call = callFrom<CartContract & CheckoutContract>(context)
  const query = { cartId }
  const pulled = await call('GET /api/cart/pull', { query })
  const shipping = await call('GET /api/cart/shipping-methods', { query })
  const payment = await call('GET /api/cart/payment-methods', { query })
  if (!pulled.ok || !shipping.ok || !payment.ok) return null
  const { shipping_method, payment_method } = pulled.meta as Record<string, string | null>
  return {
    cart,
    shipping: shipping.value,
    payment: payment.value,
    chosen: { shipping: shipping_method ?? undefined, payment: payment_method ?? undefined },
    form: context.get(sentFormContext),
  }
}
