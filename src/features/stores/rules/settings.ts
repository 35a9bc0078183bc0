import type { Localized } from '#core/language.ts'
import type { CurrencyCode } from './store-view.ts'

/** Amounts are major units of USD, the currency settings are written in; rates turn them into the others. */
export type ShippingMethodSetting = {
  readonly carrier_code: string
  readonly method_code: string
  readonly method_title: Localized
  readonly amount: number
  /** Free from this subtotal on. */
  readonly limit: number
  readonly offline: boolean
  readonly default: boolean
  readonly available: boolean
  /** Working days from and to. */
  readonly days: readonly [number, number]
}

export type PaymentMethodSetting = {
  readonly code: string
  readonly title: Localized
  readonly kind: 'offline' | 'payment-link'
  readonly default: boolean
  readonly cost_incl_tax: number
  /** Percent of what is left after the coupon. */
  readonly discount: number
  /** Step in major units the discount is rounded up to. */
  readonly rounding: number
  readonly minimum: number
}

/** A window of the home page: pictures below the media folder, words, and the category it leads to. */
export type HomeSlideSetting = {
  readonly image: string
  /** The tall one, for phones. */
  readonly image_narrow: string
  /** A line break is a new line. */
  readonly title: Localized
  readonly text: Localized
  /** The category's url_path. */
  readonly url_path: string
  readonly swatch: string
}

/** What a shop owner may change without a build: defaults in config/settings.ts, rows of `setting` on top. */
export type Settings = {
  readonly rates: Readonly<Record<CurrencyCode, number>>
  readonly shipping_methods: readonly ShippingMethodSetting[]
  readonly payment_methods: readonly PaymentMethodSetting[]
  readonly allow_out_of_stock_in_cart: boolean
  readonly list_out_of_stock_products: boolean
  readonly zero_price_allowed: boolean
  readonly product_choose: boolean
  readonly pay_within_minutes: number
  readonly checkout_window_minutes: number
  readonly bonus_share: number
  readonly bonus_unlimited_from: number
  readonly cashback_share: number
  readonly royalty_share: number
  readonly royalty_bonus_share: number
  readonly email_support: string
  readonly company: string
  readonly company_info: string
  readonly phone_display: string
  readonly phone_800_link: string
  readonly telegram_link: string
  readonly whatsapp_link: string
  readonly viber_link: string
  readonly instagram_link: string
  readonly facebook_link: string
  readonly site_name: string
  readonly has_shipping_info: boolean
  readonly has_terms_and_conditions: boolean
  readonly has_privacy_policy: boolean
  readonly has_return_policy: boolean
  readonly has_blogger_user_agreement: boolean
  readonly has_blogger_privacy_policy: boolean
  readonly countries: readonly string[]
  readonly home_slides: readonly HomeSlideSetting[]
}
