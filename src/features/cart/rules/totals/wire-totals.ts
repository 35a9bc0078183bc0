import { fromMajor, toMajor } from '#core/money.ts'
import type { TotalsCode, WireCartItem, WireCoupon } from '../cart-schema.ts'
import { totals } from './totals.ts'
import type { TotalsInput } from './totals.ts'

/** A line of totals as it is shown, in major units; null is not known yet. */
export type ShownTotal = { readonly code: TotalsCode | 'gift'; readonly value: number | null }

type Line = { readonly item: Pick<WireCartItem, 'price' | 'old_price' | 'is_virtual'>; readonly qty: number }

/** The totals of lines as they came over the wire: the same rules as the server's, to the same cent. */
export const totalsOfWire = (
  lines: readonly Line[],
  coupon: WireCoupon | null,
  { payment, shipping, bonuses }: Pick<TotalsInput, 'payment' | 'shipping' | 'bonuses'>,
): ShownTotal[] => {
  const isVirtual = lines.length > 0 && lines.every(({ item }) => item.is_virtual)
  const { lines: shown } = totals({
    lines: lines.map(({ item, qty }) => ({ price: fromMajor(item.price), oldPrice: fromMajor(item.old_price), qty })),
    coupon: usable(coupon),
    payment,
    shipping: isVirtual ? 'none' : shipping,
    bonuses,
  })
  return shown.map(({ code, amount }) => ({ code, value: amount === null ? null : toMajor(amount) }))
}

const usable = (coupon: WireCoupon | null): TotalsInput['coupon'] =>
  coupon?.active
    ? {
        type: coupon.type,
        value: coupon.type === 'percent' ? coupon.value : fromMajor(coupon.value),
        freeDelivery: coupon.free_delivery,
      }
    : undefined
