import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { changeWhatDiffers, checkCart, keptMethods, offersOf, quoteCart } from '#features/cart/server/index.ts'
import type { CartCode, CartDeps, Context, Offers, Quote, StoredCart } from '#features/cart/server/index.ts'
import type { AddressInformation } from '../contract.ts'
import { toAddress } from '../rules.ts'
import type { Address } from '../rules.ts'

/** As a cart keeps them; null is none. */
type KeptAddresses = { readonly shippingAddress: Address | null; readonly billingAddress: Address | null }

/** The addresses that a call names, as they are kept. */
export const addressesOf = ({ shippingAddress, billingAddress }: AddressInformation): Partial<KeptAddresses> => ({
  ...(shippingAddress === undefined ? {} : { shippingAddress: shippingAddress && toAddress(shippingAddress) }),
  ...(billingAddress === undefined ? {} : { billingAddress: billingAddress && toAddress(billingAddress) }),
})

/** Null takes a choice back, undefined leaves it. */
type Choice = {
  readonly carrier: string | null | undefined
  readonly shipping: string | null | undefined
  readonly payment: string | null | undefined
  readonly addresses: Partial<KeptAddresses>
}

type Kept = { readonly cart: StoredCart; readonly quote: Quote; readonly offers: Offers }

/**
 * Keeps what was chosen, and only that: two calls at once that choose different things both count. What the cart chose
 * before and is not offered any more goes. A virtual cart is delivered by nobody, whatever the call says.
 */
export const keepChoice = async (
  deps: CartDeps,
  context: Context,
  id: string,
  choice: Choice,
): Promise<Result<Kept, CartCode | 'METHOD_NOT_AVAILABLE'>> => {
  const found = await checkCart(context, id, { isForSums: true })
  if (!found.ok) return found
  const isAddressed = Object.keys(choice.addresses).length > 0
  const address = isAddressed
    ? { shippingAddress: null, billingAddress: null, ...found.value.address, ...choice.addresses }
    : found.value.address
  const cart = { ...found.value, address }
  const quote = await quoteCart(deps, context, cart)
  const offers = offersOf(quote, context)
  const kept = keptMethods(cart, offers)
  const shipping = quote.isVirtual ? null : chosen(choice.shipping, kept.shipping)
  const payment = chosen(choice.payment, kept.payment)
  if (!isOffered(shipping, offers.shipping)) return refuse('METHOD_NOT_AVAILABLE', { method: shipping })
  // codes of both are equal: no other carrier has such a method
  if (shipping && choice.shipping && choice.carrier && choice.carrier !== shipping)
    return refuse('METHOD_NOT_AVAILABLE', { method: shipping, carrier: choice.carrier })
  if (!isOffered(payment, offers.payment)) return refuse('METHOD_NOT_AVAILABLE', { method: payment })
  const change = {
    shipping_method: shipping,
    payment_method: payment,
    ...(address === undefined ? {} : { address }),
  }
  const version = await changeWhatDiffers(context.db, found.value, change, context.now)
  if (version === undefined) return refuse('CART_NOT_FOUND')
  const changed = { ...cart, version, shippingMethod: shipping ?? undefined, paymentMethod: payment ?? undefined }
  return ok({ cart: changed, quote, offers })
}

/** The method a call chooses: null and '' take the kept one back, undefined leaves it. */
const chosen = (asked: string | null | undefined, kept: string | null): string | null =>
  asked === undefined ? kept : asked || null

const isOffered = (code: string | null, offered: readonly { code: string }[]): boolean =>
  code === null || offered.some((offer) => offer.code === code)
