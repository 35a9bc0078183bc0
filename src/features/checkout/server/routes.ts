import type { Result } from '#core/result.ts'
import { ok, refuse } from '#core/result.ts'
import { rowTotal } from '#features/cart/rules/totals.ts'
import { convertCoupon } from '#features/cart/rules/methods.ts'
import type { PaymentOffer } from '#features/cart/rules/methods.ts'
import {
  answerTotals,
  checkCart,
  changeCart,
  findCartIdOfCustomer,
  offersFor,
  quoteCart,
  settingsFor,
} from '#features/cart/server/index.ts'
import type { CartCode, CartDeps, Context, Quote, StoredCart } from '#features/cart/server/index.ts'
import { couponRefusal } from '#features/promotions/rules.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Mount } from '#platform/server/http.ts'
import { add } from '#core/money.ts'
import { checkoutContract } from '../contract.ts'
import type { AddressInformation, WireShippingMethod } from '../contract.ts'
import { toAddress, toWirePaymentMethod, toWireShippingMethod } from '../rules.ts'
import { statesOf } from '../rules/states.ts'

export type CheckoutDeps = CartDeps & { readonly storeViews: Readonly<Record<string, StoreView>> }

export const checkoutRoutes = (mount: Mount<StoreView>, deps: CheckoutDeps): void =>
  mount.mount(checkoutContract, {
    'GET /api/cart/payment-methods': async ({ query }, context) => {
      if (query.cartId === undefined)
        return ok(offersFor(await settingsFor(deps, context), context, false).payment.map(toWirePaymentMethod))
      const cart = await checkCart(context, query.cartId)
      if (!cart.ok) return cart
      const quote = await quoteCart(deps, context, cart.value)
      return ok(offersFor(quote.settings, context, quote.isVirtual).payment.map(toWirePaymentMethod))
    },

    'POST /api/cart/shipping-methods': async ({ query }, context) => {
      const cart = await checkCart(context, query.cartId)
      return cart.ok ? ok(await shippingMethods(deps, context, cart.value)) : cart
    },

    'GET /api/cart/shipping-methods': async ({ query }, context) => {
      const { db, session, store } = context
      if (query.cartId === undefined && !session) return refuse('UNAUTHORIZED')
      const id = query.cartId ?? (session && (await findCartIdOfCustomer(db, session.customerId, store.storeCode)))
      if (id === undefined) return refuse('CART_NOT_FOUND')
      const cart = await checkCart(context, id)
      return cart.ok ? ok(await shippingMethods(deps, context, cart.value)) : cart
    },

    'POST /api/cart/shipping-information': async ({ query, body }, context) => {
      const { addressInformation: information } = body
      const kept = await keepChoice(deps, context, query.cartId, {
        shipping: information.shippingMethodCode,
        payment: information.payment_method_code,
        address: addressOf(information),
      })
      if (!kept.ok) return kept
      const { cart, quote, payment } = kept.value
      const totals = await answerTotals(deps, context, cart, quote)
      return totals.ok
        ? ok({ totals: totals.value, payment_methods: payment.map(toWirePaymentMethod) }, totals.meta)
        : totals
    },

    'POST /api/cart/collect-totals': async ({ query, body }, context) => {
      const kept = await keepChoice(deps, context, query.cartId, {
        shipping: body.methods?.shippingMethodCode,
        payment: body.methods?.paymentMethod?.method,
        address: undefined,
      })
      return kept.ok ? answerTotals(deps, context, kept.value.cart, kept.value.quote) : kept
    },

    'GET /api/cart/tax-by-zip': async ({ query }, context) => {
      const country = query.country.toUpperCase()
      const { countries } = await settingsFor(deps, context)
      if (!countries.includes(country)) return refuse('INVALID_INPUT', { fields: { country: 'INVALID' } })
      // without tax rules tax is 0
      return ok({ country, zip: query.zip.trim(), rate: 0, taxableShipping: false })
    },

    'GET /api/cart/geo-country': async (_input, { store }) => ok({ country_code: store.tax.defaultCountry ?? 'US' }),

    'GET /api/cart/countries': async (_input, context) => {
      const { countries } = await settingsFor(deps, context)
      const { language } = context.store.i18n
      const names = new Intl.DisplayNames([language], { type: 'region' })
      const byName = new Intl.Collator(language).compare
      return ok(
        countries
          .map((id) => ({ id, name: names.of(id) ?? id, has_states: statesOf(id).length > 0 }))
          .toSorted((one, other) => byName(one.name, other.name)),
      )
    },

    'GET /api/cart/states': async ({ query }) => ok([...statesOf(query.country)]),

    'GET /api/cart/stores': async () =>
      ok(
        Object.values(deps.storeViews)
          .filter((view) => view.isActive)
          .map(({ storeCode, storeId, name, url, appendStoreCode, i18n, tax }) => ({
            storeCode,
            storeId,
            name,
            url,
            appendStoreCode,
            i18n: {
              locale: i18n.locale,
              defaultLanguage: i18n.language,
              fullCountryName: i18n.fullCountryName,
              fullLanguageName: i18n.fullLanguageName,
              currencyCode: i18n.currencyCode,
              currencySign: i18n.currencySign,
            },
            tax: { defaultCountry: tax.defaultCountry ?? null },
          })),
      ),
  })

const shippingMethods = async (deps: CartDeps, context: Context, cart: StoredCart): Promise<WireShippingMethod[]> => {
  const quote = await quoteCart(deps, context, cart)
  const subtotal = add(...quote.lines.map(rowTotal))
  const isUsable = cart.coupon && couponRefusal(cart.coupon, context.now.toISOString()) === undefined
  const coupon =
    isUsable && cart.coupon
      ? convertCoupon(cart.coupon, context.store.i18n.currencyCode, quote.settings.rates)
      : undefined
  return offersFor(quote.settings, context, quote.isVirtual).shipping.map((offer) =>
    toWireShippingMethod(offer, subtotal, coupon),
  )
}

const addressOf = ({ shippingAddress, billingAddress }: AddressInformation): string | undefined =>
  shippingAddress === undefined && billingAddress === undefined
    ? undefined
    : JSON.stringify({
        shippingAddress: shippingAddress ? toAddress(shippingAddress) : null,
        billingAddress: billingAddress ? toAddress(billingAddress) : null,
      })

/** Null takes a choice back, undefined leaves it. */
type Choice = {
  readonly shipping: string | null | undefined
  readonly payment: string | null | undefined
  readonly address: string | undefined
}

/** Keeps what was chosen. A virtual cart is delivered by nobody, whatever the call says. */
const keepChoice = async (
  deps: CartDeps,
  context: Context,
  id: string,
  choice: Choice,
): Promise<Result<{ cart: StoredCart; quote: Quote; payment: PaymentOffer[] }, CartCode | 'METHOD_NOT_AVAILABLE'>> => {
  const found = await checkCart(context, id)
  if (!found.ok) return found
  const cart = found.value
  const quote = await quoteCart(deps, context, cart)
  const offers = offersFor(quote.settings, context, quote.isVirtual)
  const wanted = {
    shipping: quote.isVirtual
      ? null
      : choice.shipping === undefined
        ? (cart.shippingMethod ?? null)
        : choice.shipping || null,
    payment: choice.payment === undefined ? (cart.paymentMethod ?? null) : choice.payment || null,
  }
  const isKnown = (chosen: string | null, asked: unknown, known: readonly { code: string }[]) =>
    chosen === null || !asked || known.some(({ code }) => code === chosen)
  if (!isKnown(wanted.shipping, choice.shipping, offers.shipping))
    return refuse('METHOD_NOT_AVAILABLE', { method: wanted.shipping })
  if (!isKnown(wanted.payment, choice.payment, offers.payment))
    return refuse('METHOD_NOT_AVAILABLE', { method: wanted.payment })
  const version = await changeCart(
    context.db,
    cart.id,
    {
      shipping_method: wanted.shipping,
      payment_method: wanted.payment,
      ...(choice.address === undefined ? {} : { address: choice.address }),
    },
    context.now,
  )
  if (version === undefined) return refuse('CART_NOT_FOUND')
  const changed: StoredCart = {
    ...cart,
    version,
    shippingMethod: wanted.shipping ?? undefined,
    paymentMethod: wanted.payment ?? undefined,
  }
  return ok({ cart: changed, quote, payment: offers.payment })
}
