import { fromMajor, money } from '#core/money.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { couponRefusal } from '#features/promotions/rules.ts'
import type { Coupon } from '#features/promotions/rules.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import { toChoice } from '../rules/lines.ts'
import { convertCoupon, convertSetting, paymentOffers, shippingOffers } from '../rules/methods.ts'
import type { PaymentOffer, ShippingOffer } from '../rules/methods.ts'
import { isVirtualCart, quoteLines } from '../rules/quote.ts'
import type { QuoteItem, QuotedLine } from '../rules/quote.ts'
import type { PriceContext, SoldProducts } from '../rules/sold-product.ts'
import { totals } from '../rules/totals.ts'
import type { BonusTerms, Totals } from '../rules/totals.ts'
import { bonusesFor, settingsFor } from './deps.ts'
import type { CartDeps, Context } from './deps.ts'
import { loadSoldProducts } from './sold-products.ts'
import type { StoredCart, StoredLine } from './store.ts'

export type QuotedItem = QuotedLine<QuoteItem & { readonly line: StoredLine }>

/** A cart with the products, settings and prices of this moment. */
export type Quote = {
  readonly settings: Settings
  readonly products: SoldProducts
  readonly lines: readonly QuotedItem[]
  readonly isVirtual: boolean
}

export const priceContext = (deps: CartDeps, settings: Settings, { store, now }: Context): PriceContext => ({
  now: now.toISOString(),
  currency: store.i18n.currencyCode,
  rates: settings.rates,
  tax: {
    rules: deps.taxRules?.() ?? [],
    country: store.tax.defaultCountry,
    isIncluded: store.tax.sourcePriceIncludesTax,
  },
})

/** Lines whose product left the catalogue went with it, so each has one. */
export const quoteStored = (
  deps: CartDeps,
  lines: readonly StoredLine[],
  products: SoldProducts,
  settings: Settings,
  context: Context,
): Pick<Quote, 'lines' | 'isVirtual'> => {
  const items = lines.flatMap((line) => {
    const product = products.byId.get(line.productId)
    return product ? [{ line, product, choice: toChoice(line.option), qty: line.qty }] : []
  })
  const quoted = quoteLines(items, products, priceContext(deps, settings, context))
  return { lines: quoted, isVirtual: isVirtualCart(quoted) }
}

export const quoteCart = async (deps: CartDeps, context: Context, cart: StoredCart): Promise<Quote> => {
  const ids = cart.lines.map(({ productId }) => productId)
  const settings = await settingsFor(deps, context)
  const products = await loadSoldProducts(context.db, { ids, skus: [] }, context.store.i18n.currencyCode)
  return { settings, products, ...quoteStored(deps, cart.lines, products, settings, context) }
}

/** The methods a store view offers for goods like these. */
export const offersFor = (
  settings: Settings,
  { store }: Context,
  isVirtual: boolean,
): { shipping: ShippingOffer[]; payment: PaymentOffer[] } => {
  const { currencyCode: currency, language } = store.i18n
  const view = { currency, language, rates: settings.rates, isVirtual }
  return {
    shipping: shippingOffers(settings.shipping_methods, view),
    payment: paymentOffers(settings.payment_methods, view),
  }
}

/** What is chosen besides the goods; bonuses only where an account pays. */
export type Terms = {
  readonly coupon: Coupon | undefined
  readonly shippingMethod: string | undefined
  readonly paymentMethod: string | undefined
  /** Minor units at most, `true` for as many as the rule allows. */
  readonly bonuses: number | boolean
}

/**
 * The totals of goods under terms. A coupon that may not be used (any more) takes nothing off, an unknown method is none.
 * Refused where the store view has no default tax country: its prices say nothing then.
 */
export const checkTotals = async (
  deps: CartDeps,
  context: Context,
  quote: Pick<Quote, 'settings' | 'isVirtual'> & { readonly lines: readonly QuotedLine[] },
  terms: Terms,
): Promise<Result<Totals, 'TAX_COUNTRY_MISSING'>> => {
  const { store, now } = context
  if (store.tax.defaultCountry === undefined) return refuse('TAX_COUNTRY_MISSING')
  const { settings } = quote
  const { currencyCode: currency } = store.i18n
  const offers = offersFor(settings, context, quote.isVirtual)
  const usable = terms.coupon && couponRefusal(terms.coupon, now.toISOString()) === undefined ? terms.coupon : undefined
  return ok(
    totals({
      lines: quote.lines,
      coupon: usable && convertCoupon(usable, currency, settings.rates),
      payment: offers.payment.find(({ code }) => code === terms.paymentMethod),
      shipping: quote.isVirtual ? 'none' : offers.shipping.find(({ code }) => code === terms.shippingMethod),
      bonuses: terms.bonuses === false ? undefined : await bonusTerms(deps, context, settings, terms.bonuses),
    }),
  )
}

const bonusTerms = async (
  deps: CartDeps,
  context: Context,
  settings: Settings,
  wanted: number | true,
): Promise<BonusTerms> => ({
  ...(await bonusesFor(deps, context)),
  wanted: wanted === true ? undefined : money(wanted),
  share: settings.bonus_share,
  unlimitedFrom: convertSetting(
    fromMajor(settings.bonus_unlimited_from),
    context.store.i18n.currencyCode,
    settings.rates,
  ),
})

export const termsOf = (cart: StoredCart, { session }: Context): Terms => ({
  coupon: cart.coupon,
  shippingMethod: cart.shippingMethod,
  paymentMethod: cart.paymentMethod,
  bonuses: session !== undefined && cart.spendsBonuses && (cart.bonusAmount ?? true),
})
