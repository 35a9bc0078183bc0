import type { Language } from '#core/language.ts'
import { fromMajor } from '#core/money.ts'
import type { CurrencyCode } from '#features/stores/rules/store-view.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import type { WireCartItem, WireCoupon, WireTotals } from '../../contract.ts'
import { convertSetting, paymentOffers, shippingOffers } from '../../rules/totals/methods.ts'
import type { TotalsInput } from '../../rules/totals/totals.ts'
import { totalsOfWire } from '../../rules/totals/wire-totals.ts'
import type { ShownTotal } from '../../rules/totals/wire-totals.ts'

/** What the shop offers and counts by, as every page knows it. */
export type EstimateTerms = {
  readonly settings: Pick<
    Settings,
    'shipping_methods' | 'payment_methods' | 'rates' | 'bonus_share' | 'bonus_unlimited_from'
  >
  readonly currency: CurrencyCode
  readonly language: Language
}

/** Codes of the methods of a cart; null is none. */
export type CartMethods = { readonly shipping: string | null; readonly payment: string | null }

export type Known = {
  readonly lines: readonly { readonly item: WireCartItem; readonly qty: number }[]
  readonly coupon: WireCoupon | null
  /** The totals that the server last told. */
  readonly last?: WireTotals | undefined
  readonly terms?: EstimateTerms | undefined
  /** Undefined where nobody has told. */
  readonly methods?: CartMethods | undefined
  /** Major units; `wanted` null for as many as the rule allows. */
  readonly bonuses?: { readonly balance: number; readonly wanted: number | null; readonly isVip: boolean } | undefined
}

/**
 * The totals while the server's are not there: the same rules over the lines in sight and all that was chosen. Where methods or
 * bonuses are not known they cost what the server last had. Major units; the same to the cent as the server's answer to it.
 */
export const estimateTotals = ({ lines, coupon, last, terms, methods, bonuses }: Known): readonly ShownTotal[] => {
  const isVirtual = lines.length > 0 && lines.every(({ item }) => item.is_virtual)
  return totalsOfWire(lines, coupon, {
    ...(terms && methods ? methodTerms(terms, methods, isVirtual) : lastMethods(last)),
    bonuses: terms && bonuses ? bonusTerms(terms, bonuses) : lastBonuses(last),
  })
}

type Chosen = Pick<TotalsInput, 'shipping' | 'payment'>

const methodTerms = ({ settings, ...view }: EstimateTerms, methods: CartMethods, isVirtual: boolean): Chosen => {
  const offers = { ...view, rates: settings.rates, isVirtual }
  return {
    shipping: shippingOffers(settings.shipping_methods, offers).find(({ code }) => code === methods.shipping),
    payment: paymentOffers(settings.payment_methods, offers).find(({ code }) => code === methods.payment),
  }
}

const bonusTerms = (
  { settings, currency }: EstimateTerms,
  { balance, wanted, isVip }: NonNullable<Known['bonuses']>,
): TotalsInput['bonuses'] => ({
  balance: fromMajor(balance),
  wanted: wanted === null ? undefined : fromMajor(wanted),
  share: settings.bonus_share,
  unlimitedFrom: convertSetting(fromMajor(settings.bonus_unlimited_from), currency, settings.rates),
  isVip,
})

const lastOf = (last: WireTotals | undefined, code: ShownTotal['code']): number | undefined =>
  last?.totals.find((line) => line.code === code)?.value ?? undefined

/** A new free delivery is not guessed. */
const lastMethods = (last: WireTotals | undefined): Chosen => {
  const [shipping, payment] = [lastOf(last, 'shipping'), lastOf(last, 'payment')]
  const none = fromMajor(0)
  return {
    payment:
      payment === undefined ? undefined : { cost: fromMajor(payment), discount: 0, rounding: none, minimum: none },
    shipping: shipping === undefined ? undefined : { amount: fromMajor(shipping), limit: fromMajor(1_000_000_000) },
  }
}

/** At most as many. */
const lastBonuses = (last: WireTotals | undefined): TotalsInput['bonuses'] => {
  const spent = fromMajor(-(lastOf(last, 'user_account') ?? 0))
  return { balance: spent, wanted: spent, share: 100, unlimitedFrom: fromMajor(0), isVip: true }
}
