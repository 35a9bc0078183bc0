import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { couponRefusal, toCouponCode } from '#features/promotions/rules.ts'
import type { CouponCode } from '#features/promotions/rules.ts'
import { findCoupon } from '#features/promotions/server/index.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import type { WireCoupon } from '../contract.ts'
import { convertCoupon } from '../rules/totals/methods.ts'
import type { CartCode } from './access.ts'
import { changeWhatDiffers } from './change-cart.ts'
import { settingsFor } from './deps.ts'
import type { CartDeps, Context } from './deps.ts'
import type { StoredCart } from './read-cart.ts'
import { promoCodeCoupon, toWireCoupon } from './wire.ts'

/** The coupon of a cart in the view's currency, or the blogger's code in its place. */
export const wireCouponOf = (cart: StoredCart, { rates }: Settings, { store, now }: Context): WireCoupon | null => {
  if (!cart.coupon) return cart.promoCode === undefined ? null : promoCodeCoupon(cart.promoCode)
  const converted = convertCoupon(cart.coupon, store.i18n.currencyCode, rates)
  return toWireCoupon(converted, now.toISOString(), cart.promoCode === cart.coupon.code)
}

/**
 * A blogger's code is kept as the promo claim, and takes something off only as a coupon of the same name. Nothing is applied
 * where there can be no totals.
 */
export const applyCoupon = async (
  deps: CartDeps,
  context: Context,
  cart: StoredCart,
  typed: string,
): Promise<Result<WireCoupon, CouponCode | CartCode | 'TAX_COUNTRY_MISSING'>> => {
  const { db, now, store } = context
  if (store.tax.defaultCountry === undefined) return refuse('TAX_COUNTRY_MISSING')
  const time = now.toISOString()
  const coupon = await findCoupon(db, typed)
  const code = toCouponCode(typed)
  const isPromoCode = (await deps.isPromoCode?.(db, code)) ?? false
  const refusal = couponRefusal(coupon, time)
  if (!coupon || refusal) {
    if (!isPromoCode) return refuse(refusal ?? 'COUPON_NOT_FOUND')
    const version = await changeWhatDiffers(db, cart, { promo_code: code }, now)
    return version === undefined ? refuse('CART_NOT_FOUND') : ok(promoCodeCoupon(code), { version })
  }
  const version = await changeWhatDiffers(
    db,
    cart,
    { coupon_code: coupon.code, ...(isPromoCode ? { promo_code: code } : {}) },
    now,
  )
  if (version === undefined) return refuse('CART_NOT_FOUND')
  const { rates } = await settingsFor(deps, context)
  return ok(toWireCoupon(convertCoupon(coupon, store.i18n.currencyCode, rates), time, isPromoCode), { version })
}
