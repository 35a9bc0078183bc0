import { fromMajor } from '#core/money.ts'
import { paymentOffers, shippingOffers } from '#features/cart/rules/totals/methods.ts'
import type { UsableCoupon } from '#features/cart/rules/totals/totals.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import { readKept, writeKept } from '#platform/web/storage/storages.ts'
import type { WirePaymentMethod, WireShippingMethod } from '../../contract.ts'
import { toWirePaymentMethod, toWireShippingMethod } from '../../rules.ts'

/** Codes of the methods that the shop offered last. */
type KeptMethods = {
  readonly shipping: Readonly<Record<string, readonly string[]>>
  readonly payment: readonly string[]
}
type Keeping = Pick<Storage, 'getItem' | 'setItem'>

const key = (storeCode: string): string => `vitrine.methods.${storeCode}`
const mostCountries = 5

export const loadMethods = (storage: Keeping | undefined, storeCode: string): KeptMethods => {
  const kept = readKept(storage, key(storeCode)) as Partial<KeptMethods> | undefined
  return { shipping: kept?.shipping ?? {}, payment: kept?.payment ?? [] }
}

/**
 * What was offered to a country, or to anybody, is offered again when the shop cannot be asked; where it could not be kept it is what
 * the settings have.
 */
export const keepMethods = (
  storage: Keeping | undefined,
  storeCode: string,
  told: { country: string; shipping: readonly string[] } | { payment: readonly string[] },
): void => {
  const kept = loadMethods(storage, storeCode)
  const next: KeptMethods =
    'payment' in told
      ? { ...kept, payment: told.payment }
      : {
          ...kept,
          shipping: Object.fromEntries([
            [told.country, told.shipping],
            ...Object.entries(kept.shipping)
              .filter(([country]) => country !== told.country)
              .slice(0, mostCountries - 1),
          ]),
        }
  writeKept(storage, key(storeCode), next)
}

type Situation = {
  readonly kept: KeptMethods
  readonly country: string
  readonly settings: Pick<Settings, 'shipping_methods' | 'payment_methods' | 'rates'>
  readonly view: Pick<StoreView, 'i18n'>
  readonly isVirtual: boolean
  /** Major units. */
  readonly subtotal: number
  readonly coupon: UsableCoupon | undefined
}

/**
 * The methods of a checkout without a network: those that were offered last, priced for the cart in sight; where none were, the
 * delivery for offline and the ways to pay that need no provider.
 */
export const offlineMethods = ({
  kept,
  country,
  settings,
  view: { i18n },
  isVirtual,
  subtotal,
  coupon,
}: Situation): { shipping: readonly WireShippingMethod[]; payment: readonly WirePaymentMethod[] } => {
  const terms = { currency: i18n.currencyCode, language: i18n.language, rates: settings.rates, isVirtual }
  const deliveries = shippingOffers(settings.shipping_methods, terms)
  const ways = paymentOffers(settings.payment_methods, terms)
  const offered = deliveries.filter(({ code }) => kept.shipping[country]?.includes(code))
  const payable = ways.filter(({ code }) => kept.payment.includes(code))
  const shipping = offered.length > 0 ? offered : deliveries.filter(({ isOffline }) => isOffline)
  const payment = payable.length > 0 ? payable : ways.filter(({ kind }) => kind === 'offline')
  return {
    shipping: shipping.map((offer) => toWireShippingMethod(offer, fromMajor(subtotal), coupon)),
    payment: payment.map(toWirePaymentMethod),
  }
}
