import { fromMajor, toMajor } from '#core/money.ts'
import type { WireCartItem, WireCoupon, WireTotals } from '../contract.ts'
import type { CartLine } from '../rules/engine.ts'
import { totals } from '../rules/totals.ts'

export type ShownTotal = { readonly code: WireTotals['totals'][number]['code']; readonly value: number | null }

/**
 * The totals while the server's are under way: the same rules over the lines in sight. Delivery and payment are as the
 * server last had them; a new free delivery is not guessed.
 */
export const estimateTotals = (
  lines: readonly CartLine<WireCartItem>[],
  coupon: WireCoupon | null,
  last: WireTotals | undefined,
): readonly ShownTotal[] => {
  const lastOf = (code: ShownTotal['code']) => last?.totals.find((line) => line.code === code)?.value ?? undefined
  const [shipping, payment] = [lastOf('shipping'), lastOf('payment')]
  const none = fromMajor(0)
  const never = fromMajor(1_000_000_000)
  const sums = totals({
    lines: lines.map(({ item, qty }) => ({ price: fromMajor(item.price), oldPrice: fromMajor(item.old_price), qty })),
    coupon:
      coupon?.active && !coupon.is_promo_code
        ? {
            type: coupon.type,
            value: coupon.type === 'percent' ? coupon.value : fromMajor(coupon.value),
            freeDelivery: coupon.free_delivery,
          }
        : undefined,
    payment:
      payment === undefined ? undefined : { cost: fromMajor(payment), discount: 0, rounding: none, minimum: none },
    shipping: lines.every(({ item }) => item.is_virtual)
      ? 'none'
      : shipping === undefined
        ? undefined
        : { amount: fromMajor(shipping), limit: never },
  })
  return sums.lines.map(({ code, amount }) => ({ code, value: amount === null ? null : toMajor(amount) }))
}
