import { atLeast, fromMajor, money, percentOf, subtract, toMajor, zero } from '#core/money.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Mount } from '#platform/server/http.ts'
import { cartContract } from '../contract.ts'
import type { WireTotals } from '../contract.ts'
import { bonusesAllowed } from '../rules/totals/totals.ts'
import type { Totals } from '../rules/totals/totals.ts'
import { checkCart } from './access.ts'
import type { CartCode } from './access.ts'
import { changeWhatDiffers } from './change-cart.ts'
import type { CartChange } from './change-cart.ts'
import { applyCoupon, wireCouponOf } from './coupons.ts'
import { bonusesFor, settingsFor, translatorFor } from './deps.ts'
import type { BonusAccount, CartDeps, Context } from './deps.ts'
import { deleteLine, updateLine, wireItems } from './lines.ts'
import { bonusTerms, checkTotals, keptMethods, offersOf, quoteCart, termsOf } from './quote.ts'
import type { Quote } from './quote.ts'
import { mergeCart, unmergeCart } from './merge.ts'
import { openCart } from './open-cart.ts'
import { findCartByCode } from './read-cart.ts'
import type { StoredCart } from './read-cart.ts'
import { toWireItem, toWireTotals } from './wire.ts'

export const cartRoutes = (mount: Mount<StoreView>, deps: CartDeps): void =>
  mount.mount(cartContract, {
    'POST /api/cart/create': async ({ query }, context) =>
      ok(await openCart(context, context.session?.customerId, query.copyOf)),

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
      const cart = await checkCart(context, query.cartId, { isForSums: true })
      return cart.ok ? answerTotals(deps, context, cart.value) : cart
    },

    'GET /api/cart/get': async ({ query }, context) => {
      const cart = await findCartByCode(context.db, query.code, { currency: context.store.i18n.currencyCode })
      // whoever has the link sees the lines and cannot change them: the cart's id stays unknown
      return cart
        ? ok(await wireItems(deps, context, { id: '', lines: cart.lines, products: cart.products }))
        : refuse('CART_NOT_FOUND')
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

    'POST /api/cart/merge': async ({ query }, context) => {
      const cart = await checkCart(context, query.cartId, { isForSums: true })
      if (!cart.ok) return cart
      if (!context.session) return refuse('UNAUTHORIZED')
      const merged = await mergeCart(context, context.session.customerId, cart.value.id)
      return ok(merged.cart_id, { merged })
    },

    'POST /api/cart/unmerge': ({ query, body }, context) => unmergeCart(context, query.cartId, body.merge),

    'POST /api/cart/close': ({ query }, context) => changed(context, query.cartId, { closed_at: context.now }),
  })

const cartMeta = (cart: StoredCart, quote: Quote, context: Context) => {
  const methods = keptMethods(cart, offersOf(quote, context))
  return {
    version: cart.version,
    code: cart.code,
    virtual: quote.isVirtual,
    coupon: wireCouponOf(cart, quote.settings, context),
    promo_code: cart.promoCode ?? null,
    shipping_method: methods.shipping,
    payment_method: methods.payment,
    spends_bonuses: cart.spendsBonuses,
    ...(context.session && cart.customerId === undefined ? { is_guest: true } : {}),
  }
}

/** The totals of a cart as it is; also what the checkout answers with. */
export const answerTotals = async (
  deps: CartDeps,
  context: Context,
  cart: StoredCart,
  quoted?: Quote,
): Promise<Result<WireTotals, 'TAX_COUNTRY_MISSING'>> => {
  const quote = quoted ?? (await quoteCart(deps, context, cart))
  const account = context.session && (await bonusesFor(deps, context))
  const computed = await checkTotals(deps, context, quote, { ...termsOf(cart, context), account })
  if (!computed.ok) return computed
  const lines = quote.lines.map((line) => ({ ...line, itemId: line.line.id, sku: line.line.sku }))
  const wire = toWireTotals(computed.value, lines, {
    store: context.store,
    translate: translatorFor(deps, context),
    couponCode: cart.coupon?.code,
  })
  const bonuses = account && { bonuses: bonusMeta(computed.value, account, quote, cart, context) }
  return ok(wire, { version: cart.version, ...bonuses })
}

/** What the customer has, may spend on these goods and does spend, and what the money paid for them earns once they arrived. Major units. */
const bonusMeta = (
  computed: Totals,
  account: BonusAccount,
  { settings }: Quote,
  { spendsBonuses, bonusAmount }: StoredCart,
  context: Context,
) => ({
  balance: toMajor(account.balance),
  most: toMajor(bonusesAllowed(bonusTerms(account, context, settings, true), computed.goods)),
  spent: toMajor(computed.bonuses),
  earns: toMajor(percentOf(atLeast(subtract(computed.goods, computed.bonuses), zero), settings.cashback_share)),
  wanted: spendsBonuses ? (bonusAmount === undefined ? null : toMajor(money(bonusAmount))) : 0,
  is_vip: account.isVip,
})

/** Changes what stands beside the lines, of a cart that the caller may touch. */
const checkChange = async (
  context: Context,
  id: string,
  change: CartChange,
): Promise<Result<{ cart: StoredCart; version: number }, CartCode>> => {
  const cart = await checkCart(context, id)
  if (!cart.ok) return cart
  const version = await changeWhatDiffers(context.db, cart.value, change, context.now)
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
