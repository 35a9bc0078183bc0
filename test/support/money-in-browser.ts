import { money, toMajor } from '#core/money.ts'
import type { Language } from '#core/language.ts'
import type { WireCartItem, WireCoupon } from '#features/cart/contract.ts'
import type { ShownTotal } from '#features/cart/rules/totals/wire-totals.ts'
import { estimateTotals } from '#features/cart/web/totals/estimate.ts'
import type { CurrencyCode } from '#features/stores/rules/store-view.ts'
import type { Settings } from '#features/stores/rules/settings.ts'

/** What a browser knows of a cart: its lines and coupon from the wire, the public settings, and what was chosen. */
export type BrowserCart = {
  readonly items: readonly WireCartItem[]
  readonly coupon: WireCoupon | null
  readonly settings: Pick<
    Settings,
    'shipping_methods' | 'payment_methods' | 'rates' | 'bonus_share' | 'bonus_unlimited_from'
  >
  readonly currency: CurrencyCode
  readonly language: Language
  readonly shippingMethod: string | null
  readonly paymentMethod: string | null
  /** Minor units; without `wanted` as many as the rule allows. */
  readonly bonuses?: { readonly balance: number; readonly isVip: boolean; readonly wanted?: number } | undefined
}

/** What the cart's screens show while nobody but the browser counts. */
const totalsOf = ({ items, coupon, bonuses, ...cart }: BrowserCart): readonly ShownTotal[] =>
  estimateTotals({
    lines: items.map((item) => ({ item, qty: item.qty })),
    coupon,
    terms: { settings: cart.settings, currency: cart.currency, language: cart.language },
    methods: { shipping: cart.shippingMethod, payment: cart.paymentMethod },
    bonuses: bonuses && {
      balance: toMajor(money(bonuses.balance)),
      wanted: bonuses.wanted === undefined ? null : toMajor(money(bonuses.wanted)),
      isVip: bonuses.isVip,
    },
  })

// the one thing of this file that pages know after it was built for them
Object.assign(globalThis, { moneyInBrowser: (carts: readonly BrowserCart[]) => carts.map(totalsOf) })
