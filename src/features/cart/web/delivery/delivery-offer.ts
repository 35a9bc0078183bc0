import { localize } from '#core/language.ts'
import { fromMajor, toMajor } from '#core/money.ts'
import { cheapestDelivery, freeDeliveryFrom } from '#features/pricing/rules/delivery-terms.ts'
import { useShell, useStoreView } from '#features/stores/web/index.ts'

export type DeliveryOffer = {
  readonly title: string
  readonly price: number
  /** The lowest subtotal that makes a delivery free; undefined where none does. */
  readonly freeFrom: number | undefined
  readonly days: readonly [number, number]
}

/** The cheapest delivery of goods of `subtotal`, as the checkout charges it, `isFree` by a coupon; undefined where nothing is delivered. Major units. */
export const useDeliveryOffer = (subtotal: number, isFree = false): DeliveryOffer | undefined => {
  const { settings } = useShell()
  const { i18n } = useStoreView()
  const view = { currency: i18n.currencyCode, rates: settings.rates }
  const offer = cheapestDelivery(settings.shipping_methods, view, fromMajor(subtotal), isFree)
  if (!offer) return undefined
  const freeFrom = freeDeliveryFrom(settings.shipping_methods, view)
  return {
    title: localize(offer.method.method_title, i18n.language),
    price: toMajor(offer.price),
    freeFrom: freeFrom === undefined ? undefined : toMajor(freeFrom),
    days: offer.method.days,
  }
}
