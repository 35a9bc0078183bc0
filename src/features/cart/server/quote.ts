import { atMost, fromMajor, money } from '#core/money.ts'
import type { Money } from '#core/money.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { taxClassOf } from '#features/pricing/rules/frame.ts'
import { taxPercent } from '#features/pricing/rules/tax.ts'
import type { TaxPlace } from '#features/pricing/rules/tax.ts'
import { readTiers } from '#features/pricing/server/index.ts'
import { couponRefusal } from '#features/promotions/rules.ts'
import type { Coupon } from '#features/promotions/rules.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import { toChoice } from '../rules/lines.ts'
import { convertCoupon, convertSetting, paymentOffers, shippingOffers } from '../rules/totals/methods.ts'
import type { PaymentOffer, ShippingOffer } from '../rules/totals/methods.ts'
import { isVirtualCart, quoteLines } from '../rules/totals/quote.ts'
import type { QuoteItem, QuotedLine } from '../rules/totals/quote.ts'
import type { PriceContext } from '../rules/totals/price-piece.ts'
import type { SoldProducts } from '../rules/products/sold-product.ts'
import { totals } from '../rules/totals/totals.ts'
import type { BonusTerms, Totals } from '../rules/totals/totals.ts'
import { bonusesFor, settingsFor } from './deps.ts'
import type { BonusAccount, CartDeps, Context } from './deps.ts'
import type { StoredCart, StoredLine } from './read-cart.ts'

export type QuotedItem = QuotedLine<QuoteItem & { readonly line: StoredLine }>

/** A cart with the products, settings and prices of this moment. */
export type Quote = {
  readonly settings: Settings
  readonly products: SoldProducts
  readonly lines: readonly QuotedItem[]
  readonly isVirtual: boolean
  /** Where it goes, as far as that is known. */
  readonly place: TaxPlace | undefined
}

/** What prices depend on for this buyer, of these products, sent to this place (unknown: the view's own country). */
export const priceContext = async (
  deps: CartDeps,
  settings: Settings,
  { db, store, session, now }: Context,
  { products, place }: { readonly products: SoldProducts; readonly place: TaxPlace | undefined },
): Promise<PriceContext> => {
  const { currencyCode: currency } = store.i18n
  const hasGroups = settings.user_group_tax !== null || settings.group_price_tiers
  const groupId = hasGroups && session ? await deps.groupOf?.(db, session.customerId) : undefined
  const ids = [...products.byId.keys()]
  return {
    now: now.toISOString(),
    currency,
    rates: settings.rates,
    isZeroAllowed: settings.zero_price_allowed,
    tax: {
      rules: deps.taxRules?.() ?? [],
      country: store.tax.defaultCountry,
      isIncluded: store.tax.sourcePriceIncludesTax,
      place,
      customerTaxClass: taxClassOf(settings.user_group_tax, groupId, deps.customerGroups?.() ?? new Map()),
    },
    ...(settings.group_price_tiers && groupId !== undefined
      ? { tiers: { groupId, byProduct: await readTiers(db, { ids, groupId, currency }) } }
      : {}),
  }
}

/** Where a cart's goods go, as far as it was told; what goes nowhere is taxed where its buyer is. */
const placeOf = (address: StoredCart['address'], isVirtual: boolean): TaxPlace | undefined => {
  const [shipping, billing] = [address?.['shippingAddress'], address?.['billingAddress']]
  return toTaxPlace(isVirtual ? (billing ?? shipping) : (shipping ?? billing))
}

/** The place that taxes an address; undefined while it names no country. */
export const toTaxPlace = (address: unknown): TaxPlace | undefined => {
  const { country_id, region, region_code, region_id, postcode } = (address ?? {}) as Partial<Record<string, unknown>>
  if (typeof country_id !== 'string' || country_id === '') return undefined
  const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
  return {
    country: country_id,
    region: text(region),
    regionCode: text(region_code),
    regionId: typeof region_id === 'number' ? region_id : undefined,
    zip: text(postcode),
  }
}

/** Lines whose product left the catalogue went with it, so each has one. */
export const quoteStored = async (
  deps: CartDeps,
  { lines, products, address }: Pick<StoredCart, 'lines' | 'products'> & Partial<Pick<StoredCart, 'address'>>,
  settings: Settings,
  context: Context,
): Promise<Pick<Quote, 'lines' | 'isVirtual' | 'place'>> => {
  const items = lines.flatMap((line) => {
    const product = products.byId.get(line.productId)
    return product ? [{ line, product, choice: toChoice(line.option), qty: line.qty }] : []
  })
  const isVirtual = isVirtualCart(items, products)
  const place = placeOf(address, isVirtual)
  const quoted = quoteLines(items, products, await priceContext(deps, settings, context, { products, place }))
  return { lines: quoted, isVirtual, place }
}

export const quoteCart = async (deps: CartDeps, context: Context, cart: StoredCart): Promise<Quote> => {
  const settings = await settingsFor(deps, context)
  return { settings, products: cart.products, ...(await quoteStored(deps, cart, settings, context)) }
}

export type Offers = { readonly shipping: ShippingOffer[]; readonly payment: PaymentOffer[] }

/** The methods a store view offers for goods like these. To a country that goods do not go to there is no delivery. */
export const offersFor = (settings: Settings, { store }: Context, isVirtual: boolean, country?: string): Offers => {
  const { currencyCode: currency, language } = store.i18n
  const view = { currency, language, rates: settings.rates, isVirtual }
  return {
    shipping:
      country === undefined || settings.countries.includes(country)
        ? shippingOffers(settings.shipping_methods, view)
        : [],
    payment: paymentOffers(settings.payment_methods, view),
  }
}

/** The methods offered for a cart as it is quoted. */
export const offersOf = (
  { settings, isVirtual, place }: Pick<Quote, 'settings' | 'isVirtual' | 'place'>,
  context: Context,
): Offers => offersFor(settings, context, isVirtual, place?.country)

/** The methods a cart keeps, as far as they are offered: one that is unavailable now is none. */
export const keptMethods = (cart: StoredCart, { shipping, payment }: Offers) => ({
  shipping: shipping.find(({ code }) => code === cart.shippingMethod)?.code ?? null,
  payment: payment.find(({ code }) => code === cart.paymentMethod)?.code ?? null,
})

/** What is chosen besides the goods; bonuses only where an account pays. */
export type Terms = {
  readonly coupon: Coupon | undefined
  readonly shippingMethod: string | undefined
  readonly paymentMethod: string | undefined
  /** Minor units at most, `true` for as many as the rule allows. */
  readonly bonuses: number | boolean
  /** Where it was read already. */
  readonly account?: BonusAccount | undefined
}

/**
 * The totals of goods under terms. A coupon that may not be used (any more) takes nothing off, an unknown method is none.
 * Refused where the store view has no default tax country: its prices say nothing then.
 */
export const checkTotals = async (
  deps: CartDeps,
  context: Context,
  quote: Pick<Quote, 'settings' | 'isVirtual' | 'place'> & { readonly lines: readonly QuotedLine[] },
  terms: Terms,
): Promise<Result<Totals, 'TAX_COUNTRY_MISSING'>> => {
  const { store, now } = context
  if (store.tax.defaultCountry === undefined) return refuse('TAX_COUNTRY_MISSING')
  const { settings } = quote
  const { currencyCode: currency } = store.i18n
  const offers = offersOf(quote, context)
  const usable = terms.coupon && couponRefusal(terms.coupon, now.toISOString()) === undefined ? terms.coupon : undefined
  return ok(
    totals({
      lines: quote.lines,
      coupon: usable && convertCoupon(usable, currency, settings.rates),
      payment: offers.payment.find(({ code }) => code === terms.paymentMethod),
      shipping: quote.isVirtual ? 'none' : offers.shipping.find(({ code }) => code === terms.shippingMethod),
      shippingTax: taxPercent(
        deps.taxRules?.() ?? [],
        { productTaxClass: settings.shipping_tax_class },
        quote.place ?? { country: store.tax.defaultCountry },
      ),
      bonuses:
        terms.bonuses === false
          ? undefined
          : bonusTerms(terms.account ?? (await bonusesFor(deps, context)), context, settings, terms.bonuses),
    }),
  )
}

/** The rule for bonuses with an account's balance; `wanted` in minor units, true for as many as it allows. */
export const bonusTerms = (
  account: BonusAccount,
  context: Context,
  settings: Settings,
  wanted: number | true,
): BonusTerms => ({
  ...account,
  balance:
    context.session?.actorId === undefined ? account.balance : atMost(account.balance, actingLimit(context, settings)),
  wanted: wanted === true ? undefined : money(wanted),
  share: settings.bonus_share,
  unlimitedFrom: convertSetting(
    fromMajor(settings.bonus_unlimited_from),
    context.store.i18n.currencyCode,
    settings.rates,
  ),
})

/** What somebody of the shop may spend of a customer's bonuses in an order. */
const actingLimit = ({ store }: Context, { acting_bonus_limit: limit, rates }: Settings): Money =>
  convertSetting(fromMajor(limit), store.i18n.currencyCode, rates)

export const termsOf = (cart: StoredCart, { session }: Context): Terms => ({
  coupon: cart.coupon,
  shippingMethod: cart.shippingMethod,
  paymentMethod: cart.paymentMethod,
  bonuses: session !== undefined && cart.spendsBonuses && (cart.bonusAmount ?? true),
})
