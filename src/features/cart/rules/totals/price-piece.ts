import { add, money, times, zero } from '#core/money.ts'
import type { Money } from '#core/money.ts'
import { convertListed } from '#features/pricing/rules/convert.ts'
import { customDelta } from '#features/pricing/rules/price.ts'
import { priceAt } from '#features/pricing/rules/special.ts'
import { taxed, taxPercent } from '#features/pricing/rules/tax.ts'
import type { TaxedPart, TaxPlace, TaxRule } from '#features/pricing/rules/tax.ts'
import { tierPrice } from '#features/pricing/rules/tiers.ts'
import type { TierPrice } from '#features/pricing/rules/tiers.ts'
import type { CurrencyCode } from '#features/stores/rules/store-view.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import type { Choice } from '../lines.ts'
import { convertSetting } from './methods.ts'
import { customOptionsOf, piecesOf } from '../products/sold-product.ts'
import type { SoldProduct, SoldProducts } from '../products/sold-product.ts'

/** What the prices of a line depend on besides the products; `now` is ISO. */
export type PriceContext = {
  readonly now: string
  readonly currency: CurrencyCode
  readonly rates: Settings['rates']
  /** Whether a piece may be had for nothing; it may unless this is false. */
  readonly isZeroAllowed?: boolean
  readonly tax: {
    readonly rules: readonly TaxRule[]
    /** The view's own, whose tax prices include where they include one. */
    readonly country: string | undefined
    readonly isIncluded: boolean
    /** Where it goes, once that is known; else the view's own country counts. */
    readonly place?: TaxPlace | undefined
    readonly customerTaxClass?: number | undefined
  }
  /** The tiers of the buyer's price group by product, where groups have prices of their own. */
  readonly tiers?: { readonly groupId: number; readonly byProduct: ReadonlyMap<number, readonly TierPrice[]> }
}

/** What one piece of a line costs. Minor units, tax included. */
export type PiecePrice = {
  readonly price: Money
  /** Before special prices. */
  readonly oldPrice: Money
  /** What the price is made of, with the percent of tax in each part. */
  readonly parts: readonly TaxedPart[]
}

/** The price of one piece of a line of `lineQty`, undefined where a part has none, or the whole is no price to sell at. */
export const pricePiece = (
  product: SoldProduct,
  choice: Choice,
  products: SoldProducts,
  context: PriceContext,
  lineQty = 1,
): PiecePrice | undefined => {
  const parts: TaxedPart[] = []
  let base = zero
  for (const { product: part, qty } of piecesOf(product, choice, products)) {
    if (!part.listed) return undefined
    const { final, original } = chargedFor(part, part.listed, context, qty * lineQty)
    const tax = taxOf(part, context)
    parts.push({ gross: times(tax.on(final), qty), percent: tax.percent })
    base = add(base, times(tax.on(original), qty))
  }
  const extra = customExtra(product, choice, products, base, context)
  if (extra !== 0) parts.push({ gross: extra, percent: taxOf(product, context).percent })
  const price = add(...parts.map(({ gross }) => gross))
  if (price < 0 || (price === 0 && context.isZeroAllowed === false)) return undefined
  return { price, oldPrice: add(base, extra), parts }
}

/** What is charged for each of `qty` pieces and what was before, as listed, in the currency that is asked for. */
const chargedFor = (
  product: SoldProduct,
  listed: NonNullable<SoldProduct['listed']>,
  { currency, rates, now, tiers }: PriceContext,
  qty: number,
) => {
  const price = priceAt(convertListed(listed, listed.currency, currency, rates), now)
  return tiers ? tierPrice(price, tiers.byProduct.get(product.id) ?? [], tiers.groupId, qty) : price
}

/** The percent that a product is taxed with where it goes, and an amount of it with that tax. */
const taxOf = ({ taxClass }: SoldProduct, { tax }: PriceContext) => {
  const classes = { productTaxClass: taxClass, customerTaxClass: tax.customerTaxClass }
  const home = taxPercent(tax.rules, classes, { country: tax.country })
  const percent = tax.place ? taxPercent(tax.rules, classes, tax.place) : home
  return { percent, on: (amount: Money): Money => taxed(amount, percent, tax.isIncluded, home).gross }
}

/** What the chosen custom options add, with tax: fixed amounts are dollars, percents are of the price before special ones. */
const customExtra = (
  product: SoldProduct,
  choice: Choice,
  products: SoldProducts,
  base: Money,
  context: PriceContext,
): Money => {
  const values = customOptionsOf(product, products).flatMap((option) =>
    option.values.filter((value) =>
      choice.custom.some(({ optionId, valueId }) => optionId === option.id && valueId === value.id),
    ),
  )
  const fixed = (amount: number): Money =>
    taxOf(product, context).on(convertSetting(money(amount), context.currency, context.rates))
  return customDelta(
    base,
    values.map(({ price, price_type: priceType }) => ({
      price: priceType === 'fixed' ? fixed(price) : price,
      priceType,
    })),
  )
}
