import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { ProductOption } from '#features/cart/contract.ts'
import { checkChoice } from '#features/cart/rules/products/choose.ts'
import { storedOption, toQty } from '#features/cart/rules/lines.ts'
import type { PaymentOffer, ShippingOffer } from '#features/cart/rules/totals/methods.ts'
import { isVirtualCart, quoteLines } from '#features/cart/rules/totals/quote.ts'
import type { QuoteItem, QuotedLine } from '#features/cart/rules/totals/quote.ts'
import type { SoldProducts } from '#features/cart/rules/products/sold-product.ts'
import {
  loadSoldProducts,
  offersFor,
  priceContext,
  settingsFor,
  toTaxPlace,
  translatorFor,
} from '#features/cart/server/index.ts'
import type { Context } from '#features/cart/server/index.ts'
import { checkAddresses } from '#features/checkout/rules.ts'
import type { CheckedAddresses } from '#features/checkout/rules.ts'
import type { TaxPlace } from '#features/pricing/rules/tax.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import type { OrderBody } from '../../contract.ts'
import type { OrderDeps } from '../deps.ts'

/** A line as ordered: `sku` is the one the call names, `product` what it stands for. */
type OrderedItem = QuoteItem & { readonly sku: string; readonly option: ProductOption }
export type OrderedLine = QuotedLine<OrderedItem>

/** An order that is complete and priced. */
export type CheckedOrder = {
  readonly settings: Settings
  readonly products: SoldProducts
  readonly lines: readonly OrderedLine[]
  readonly isVirtual: boolean
  readonly shipping: ShippingOffer | undefined
  readonly payment: PaymentOffer
  readonly addresses: CheckedAddresses
  /** Where it is taxed. */
  readonly place: TaxPlace | undefined
  readonly email: string
}

type CheckCode = 'INVALID_INPUT' | 'METHOD_NOT_AVAILABLE' | 'OUT_OF_STOCK'

/**
 * Reads what is ordered from the database, prices it, and checks addresses and methods. What left the catalogue or has no
 * price any more is out of stock: the shopper is offered the rest.
 */
export const checkOrder = async (
  deps: OrderDeps,
  body: OrderBody,
  context: Context,
): Promise<Result<CheckedOrder, CheckCode>> => {
  const settings = await settingsFor(deps, context)
  const invalid = (fields: Record<string, string>) =>
    refuse('INVALID_INPUT', {
      message: translatorFor(deps, context)('order.refusedFields', { email: settings.email_support }),
      fields,
    })
  const skus = [...new Set(body.products.map(({ sku }) => sku))]
  const products = await loadSoldProducts(context.db, skus, context.store.i18n.currencyCode)
  const items: OrderedItem[] = []
  const gone: string[] = []
  for (const [index, { sku, qty, product_option }] of body.products.entries()) {
    const chosen = checkChoice(sku, product_option, products)
    if (chosen.ok) items.push({ ...chosen.value, sku, qty: toQty(qty), option: storedOption(product_option) })
    else if (chosen.code === 'PRODUCT_NOT_FOUND') gone.push(sku)
    else return invalid({ [`products.${index}.product_option`]: 'INVALID' })
  }
  const information = body.addressInformation
  const isVirtual = isVirtualCart(items, products)
  const { addresses, problems } = checkAddresses(information, { isVirtual, countries: settings.countries })
  const place = toTaxPlace(addresses.shipping ?? addresses.billing)
  const lines = quoteLines(items, products, await priceContext(deps, settings, context, { products, place }))
  gone.push(...lines.filter((line) => line.isGone).map((line) => line.sku))
  if (gone.length > 0) {
    const short = lines.filter((line) => line.isShort).map((line) => line.sku)
    return refuse('OUT_OF_STOCK', { skus: [...new Set([...gone, ...short])] })
  }

  const offers = offersFor(settings, context, isVirtual)
  const shipping = isVirtual ? undefined : offers.shipping.find(({ code }) => code === information.shippingMethodCode)
  const payment = offers.payment.find(({ code }) => code === information.payment_method_code)
  const missing = {
    ...(isVirtual || information.shippingMethodCode ? {} : { 'addressInformation.shippingMethodCode': 'REQUIRED' }),
    ...(information.payment_method_code ? {} : { 'addressInformation.payment_method_code': 'REQUIRED' }),
  }
  const fields = { ...problems, ...missing }
  if (Object.keys(fields).length > 0) return invalid(fields)
  if (!isVirtual && !shipping) return refuse('METHOD_NOT_AVAILABLE', { method: information.shippingMethodCode })
  if (!payment) return refuse('METHOD_NOT_AVAILABLE', { method: information.payment_method_code })
  const carrier = information.shippingCarrierCode
  if (shipping && carrier && carrier !== shipping.code)
    return invalid({ 'addressInformation.shippingCarrierCode': 'INVALID' })
  const email = (addresses.shipping ?? addresses.billing).email
  return ok({ settings, products, lines, isVirtual, shipping, payment, addresses, place, email })
}
