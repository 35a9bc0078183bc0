import { localize } from '#core/language.ts'
import type { Language } from '#core/language.ts'
import { convertToWhole, fromMajor } from '#core/money.ts'
import type { Money } from '#core/money.ts'
import { deliveryIn } from '#features/pricing/rules/delivery-terms.ts'
import type { CurrencyCode } from '#features/stores/rules/store-view.ts'
import type { PaymentMethodSetting, Settings, ShippingMethodSetting } from '#features/stores/rules/settings.ts'
import type { Coupon } from '#features/promotions/rules.ts'
import type { PaymentTerms, ShippingTerms } from './totals.ts'

/** A shipping method as a store view offers it: amounts in minor units of its currency. */
export type ShippingOffer = ShippingTerms & {
  readonly code: string
  readonly title: string
  readonly isDefault: boolean
  readonly isOffline: boolean
  readonly days: readonly [number, number]
}

export type PaymentOffer = PaymentTerms & {
  readonly code: string
  readonly title: string
  readonly kind: PaymentMethodSetting['kind']
  readonly isDefault: boolean
  /** What the shopper is told with the order until it is paid, or nothing. */
  readonly howToPay: string
}

type Rates = Settings['rates']

type Offering = {
  readonly currency: CurrencyCode
  readonly language: Language
  readonly rates: Rates
  /** Nothing of the cart is delivered. */
  readonly isVirtual: boolean
}

/** An amount of the settings (minor units of USD) in another currency: whole units, dollars as they stand. */
export const convertSetting = (amount: Money, currency: CurrencyCode, rates: Rates): Money =>
  currency === 'USD' ? amount : convertToWhole(amount, rates[currency])

/** A coupon with its fixed value, which is of the settings, in the view's currency; a percent stays. */
export const convertCoupon = (coupon: Coupon, currency: CurrencyCode, rates: Rates): Coupon =>
  coupon.type === 'fixed' ? { ...coupon, value: convertSetting(coupon.value as Money, currency, rates) } : coupon

/** The methods a shopper may choose; unavailable ones are dropped, a virtual cart needs none. */
export const shippingOffers = (
  methods: readonly ShippingMethodSetting[],
  { currency, language, rates, isVirtual }: Offering,
): ShippingOffer[] =>
  isVirtual
    ? []
    : methods
        .filter((method) => method.available)
        .map((method) => ({
          code: method.method_code,
          title: localize(method.method_title, language),
          ...deliveryIn(method, { currency, rates }),
          isDefault: method.default,
          isOffline: method.offline,
          days: method.days,
        }))

const cashOnDelivery = 'cashondelivery'

/** The ways to pay; nothing is delivered with a virtual cart, so nobody can collect cash. `rounding` is a step of the view's own currency. */
export const paymentOffers = (
  methods: readonly PaymentMethodSetting[],
  { currency, language, rates, isVirtual }: Offering,
): PaymentOffer[] =>
  methods
    .filter((method) => !(isVirtual && method.code === cashOnDelivery))
    .map((method) => ({
      code: method.code,
      title: localize(method.title, language),
      kind: method.kind,
      isDefault: method.default,
      howToPay: localize(method.how_to_pay, language),
      cost: convertSetting(fromMajor(method.cost_incl_tax), currency, rates),
      discount: method.discount,
      rounding: fromMajor(method.rounding),
      minimum: convertSetting(fromMajor(method.minimum), currency, rates),
    }))
