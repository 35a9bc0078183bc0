import { fromMajor } from '#core/money.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { couponRefusal, toCouponCode } from '#features/promotions/rules.ts'
import type { CouponCode } from '#features/promotions/rules.ts'
import { findCoupon } from '#features/promotions/server/index.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import type { Mount } from '#platform/server/http.ts'
import { cartContract } from '../contract.ts'
import type { WireCoupon, WireTotals } from '../contract.ts'
import { convertCoupon } from '../rules/methods.ts'
import { checkCart } from './access.ts'
import type { CartCode } from './access.ts'
import { settingsFor, translatorFor } from './deps.ts'
import type { CartDeps, Context } from './deps.ts'
import { deleteLine, updateLine, wireItems } from './lines.ts'
import { checkTotals, quoteCart, termsOf } from './quote.ts'
import type { Quote } from './quote.ts'
import { changeCart, createCart, findCartByCode, findCartIdOfCustomer } from './store.ts'
import type { CartChange, StoredCart } from './store.ts'
import { promoCodeCoupon, toWireCoupon, toWireItem, toWireTotals } from './wire.ts'

export const cartRoutes = (mount: Mount<StoreView>, deps: CartDeps): void =>
  mount.mount(cartContract, {
    'POST /api/cart/create': async (_input, context) => ok(await openCart(context)),

    'GET /api/cart/pull': async ({ query }, context) => {
      const cart = await checkCart(context, query.cartId)
      if (!cart.ok) return cart
      const quote = await quoteCart(deps, context, cart.value)
      const view = {
        cartId: cart.value.id,
        products: quote.products,
        store: context.store,
        translate: translatorFor(deps, context),
      }
      return ok(
        quote.lines.map((line) => toWireItem(line, view)),
        cartMeta(cart.value, quote, context),
      )
    },

    'GET /api/cart/totals': async ({ query }, context) => {
      const cart = await checkCart(context, query.cartId)
      return cart.ok ? answerTotals(deps, context, cart.value) : cart
    },

    'GET /api/cart/get': async ({ query }, context) => {
      const cart = await findCartByCode(context.db, query.code)
      // whoever has the link sees the lines and cannot change them: the cart's id stays unknown
      return cart ? ok(await wireItems(deps, context, { id: '' }, cart.lines)) : refuse('CART_NOT_FOUND')
    },

    'POST /api/cart/update': (input, context) => updateLine(deps, input, context),
    'POST /api/cart/delete': (input, context) => deleteLine(deps, input, context),

    'POST /api/cart/apply-coupon': async ({ query, body }, context) => {
      const typed = query.coupon ?? body.coupon
      if (!typed?.trim()) return refuse('INVALID_INPUT', { fields: { coupon: 'REQUIRED' } })
      const cart = await checkCart(context, query.cartId)
      return cart.ok ? applyCoupon(deps, context, cart.value, typed) : cart
    },

    'POST /api/cart/delete-coupon': ({ query }, context) =>
      changed(context, query.cartId, { coupon_code: null, promo_code: null }),

    'GET /api/cart/coupon': async ({ query }, context) => {
      const cart = await checkCart(context, query.cartId)
      if (!cart.ok) return cart
      return ok(wireCouponOf(cart.value, await settingsFor(deps, context), context))
    },

    'POST /api/cart/bonuses-spend': ({ query, body }, context) =>
      answerChanged(deps, context, query.cartId, {
        spends_bonuses: true,
        bonus_amount: body.amount === undefined ? null : fromMajor(body.amount),
      }),

    'POST /api/cart/bonuses-skip': ({ query }, context) =>
      answerChanged(deps, context, query.cartId, { spends_bonuses: false, bonus_amount: null }),

    'POST /api/cart/close': ({ query }, context) => changed(context, query.cartId, { closed_at: context.now }),
  })

/** A customer has one open cart in a store view; two devices that ask at once get the same. */
const openCart = async ({ db, store, session, now, newId }: Context): Promise<string> => {
  const customerId = session?.customerId
  const existing = customerId === undefined ? undefined : await findCartIdOfCustomer(db, customerId, store.storeCode)
  if (existing) return existing
  const created = await createCart(db, { id: newId(), storeCode: store.storeCode, customerId, now })
  const id =
    created ?? (customerId === undefined ? undefined : await findCartIdOfCustomer(db, customerId, store.storeCode))
  if (!id) throw new Error('no cart was made')
  return id
}

const wireCouponOf = (cart: StoredCart, { rates }: Settings, { store, now }: Context): WireCoupon | null => {
  if (!cart.coupon) return cart.promoCode === undefined ? null : promoCodeCoupon(cart.promoCode)
  const converted = convertCoupon(cart.coupon, store.i18n.currencyCode, rates)
  return toWireCoupon(converted, now.toISOString(), cart.promoCode !== undefined)
}

const cartMeta = (cart: StoredCart, quote: Quote, context: Context) => ({
  version: cart.version,
  code: cart.code,
  virtual: quote.isVirtual,
  coupon: wireCouponOf(cart, quote.settings, context),
  promo_code: cart.promoCode ?? null,
  shipping_method: cart.shippingMethod ?? null,
  payment_method: cart.paymentMethod ?? null,
  spends_bonuses: cart.spendsBonuses,
})

/** The totals of a cart as it is; also what the checkout answers with. */
export const answerTotals = async (
  deps: CartDeps,
  context: Context,
  cart: StoredCart,
  quoted?: Quote,
): Promise<Result<WireTotals, 'TAX_COUNTRY_MISSING'>> => {
  const quote = quoted ?? (await quoteCart(deps, context, cart))
  const computed = await checkTotals(deps, context, quote, termsOf(cart, context))
  if (!computed.ok) return computed
  const lines = quote.lines.map((line) => ({ ...line, itemId: line.line.id, sku: line.line.sku }))
  const wire = toWireTotals(computed.value, lines, {
    store: context.store,
    translate: translatorFor(deps, context),
    couponCode: cart.coupon?.code,
  })
  return ok(wire, { version: cart.version })
}

/** Changes what stands beside the lines, of a cart that the caller may touch. */
export const checkChange = async (
  context: Context,
  id: string,
  change: CartChange,
): Promise<Result<{ cart: StoredCart; version: number }, CartCode>> => {
  const cart = await checkCart(context, id)
  if (!cart.ok) return cart
  const version = await changeCart(context.db, cart.value.id, change, context.now)
  return version === undefined ? refuse('CART_NOT_FOUND') : ok({ cart: cart.value, version })
}

const changed = async (context: Context, id: string, change: CartChange): Promise<Result<boolean, CartCode>> => {
  const result = await checkChange(context, id, change)
  return result.ok ? ok(true, { version: result.value.version }) : result
}

const answerChanged = async (deps: CartDeps, context: Context, id: string, change: CartChange) => {
  const result = await checkChange(context, id, change)
  if (!result.ok) return result
  const cart = await checkCart(context, id)
  return cart.ok ? answerTotals(deps, context, cart.value) : cart
}

/** A blogger's code is kept as the promo claim, and takes something off only as a coupon of the same name. */
const applyCoupon = async (
  deps: CartDeps,
  context: Context,
  cart: StoredCart,
  typed: string,
): Promise<Result<WireCoupon, CouponCode | CartCode>> => {
  const { db, now, store } = context
  const time = now.toISOString()
  const coupon = await findCoupon(db, typed)
  const code = toCouponCode(typed)
  const isPromoCode = (await deps.isPromoCode?.(db, code)) ?? false
  const refusal = couponRefusal(coupon, time)
  if (!coupon || refusal) {
    if (!isPromoCode) return refuse(refusal ?? 'COUPON_NOT_FOUND')
    const version = await changeCart(db, cart.id, { promo_code: code }, now)
    return version === undefined ? refuse('CART_NOT_FOUND') : ok(promoCodeCoupon(code), { version })
  }
  const version = await changeCart(
    db,
    cart.id,
    { coupon_code: coupon.code, ...(isPromoCode ? { promo_code: code } : {}) },
    now,
  )
  if (version === undefined) return refuse('CART_NOT_FOUND')
  const { rates } = await settingsFor(deps, context)
  return ok(toWireCoupon(convertCoupon(coupon, store.i18n.currencyCode, rates), time, isPromoCode), { version })
}
