import { add } from '#core/money.ts'
import { convertCoupon } from '#features/cart/rules/totals/methods.ts'
import type { PaymentOffer } from '#features/cart/rules/totals/methods.ts'
import { rowTotal } from '#features/cart/rules/totals/totals.ts'
import { findCartIdOfCustomer, offersFor, offersOf, quoteCart, settingsFor } from '#features/cart/server/index.ts'
import type { CartDeps, Context, StoredCart } from '#features/cart/server/index.ts'
import { couponRefusal } from '#features/promotions/rules.ts'
import type { WireShippingMethod } from '../contract.ts'
import { toAddress, toWireShippingMethod } from '../rules.ts'
import type { WireAddress } from '../contract.ts'

/** The cart a call means: the one it names, or the signed-in customer's of the store view. */
export const cartIdOf = async (
  { db, session, store }: Context,
  named: string | undefined,
): Promise<string | undefined> =>
  named ?? (session && (await findCartIdOfCustomer(db, session.customerId, store.storeCode)))

/** What a cart would pay for each delivery to an address; to the one that the cart holds without any. */
export const shippingMethods = async (
  deps: CartDeps,
  context: Context,
  cart: StoredCart,
  address: WireAddress = {},
): Promise<WireShippingMethod[]> => {
  const quote = await quoteCart(deps, context, cart)
  const subtotal = add(...quote.lines.map(rowTotal))
  const isUsable = cart.coupon && couponRefusal(cart.coupon, context.now.toISOString()) === undefined
  const coupon =
    isUsable && cart.coupon
      ? convertCoupon(cart.coupon, context.store.i18n.currencyCode, quote.settings.rates)
      : undefined
  const country = toAddress(address).country_id || quote.place?.country
  return offersFor(quote.settings, context, quote.isVirtual, country).shipping.map((offer) =>
    toWireShippingMethod(offer, subtotal, coupon),
  )
}

/** The ways to pay for a cart; for goods of any kind without one. */
export const paymentMethods = async (
  deps: CartDeps,
  context: Context,
  cart: StoredCart | undefined,
): Promise<PaymentOffer[]> =>
  cart
    ? offersOf(await quoteCart(deps, context, cart), context).payment
    : offersFor(await settingsFor(deps, context), context, false).payment
