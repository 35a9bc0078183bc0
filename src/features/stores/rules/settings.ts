import type { Language, Localized } from '#core/language.ts'
import type { CurrencyCode, StoreCode, StoreView } from './store-view.ts'

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
  readonly kind: 'offline' | 'payment-link' | 'payment-form'
  readonly default: boolean
  readonly cost_incl_tax: number
  /** Percent of what is left after the coupon. */
  readonly discount: number
  /** Step in major units the discount is rounded up to. */
  readonly rounding: number
  readonly minimum: number
  /** What the shopper is told with the order until it is paid: the account a transfer goes to. */
  readonly how_to_pay?: Localized
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

/** A row of products on the home page: those of a category (its url_path), under a title or the category's name. */
export type HomeSliderSetting = { readonly title: Localized; readonly category: string }

/** A kind of products for somebody: `type` is an option of the attribute ptype, gender 0 female, 1 male, 2 unisex. */
export type HomeStyleSetting = { readonly type: string; readonly gender: 0 | 1 | 2 }

/** An icon of the shop, as the browser shows it beside the title. */
export type FaviconSetting = {
  readonly src: string
  readonly type?: string
  /** `any`, or side by side: without one it is put together from width and height. */
  readonly size?: string
  readonly width?: number
  readonly height?: number
}

/** What a shop owner may change without a build: defaults in config/settings.ts, rows of `setting` on top. */
export type Settings = {
  readonly rates: Readonly<Record<CurrencyCode, number>>
  readonly shipping_methods: readonly ShippingMethodSetting[]
  readonly payment_methods: readonly PaymentMethodSetting[]
  readonly allow_out_of_stock_in_cart: boolean
  readonly list_out_of_stock_products: boolean
  /** Whether carts are kept on the server; else each stays in its browser. */
  readonly cart_synchronize: boolean
  /** Whether the server is asked for totals and coupons of a cart. */
  readonly cart_synchronize_totals: boolean
  /** Whether the first look at the server's cart takes its lines over; else it only reports. */
  readonly cart_merges_with_server: boolean
  /** Whether a line that is gone on the server goes in the browser too; else it is sent again. */
  readonly cart_server_removes_lines: boolean
  /** Whether the server's quantity counts where nobody in the browser asked for another; else the browser's is sent. */
  readonly cart_server_changes_lines: boolean
  /** How often a cart that was refused to a session is asked for as a guest. */
  readonly max_cart_bypass_attempts: number
  /** Tries of a queued call after which the shopper is told, and renewals of a token after which the session is given up. */
  readonly max_task_attempts: number
  /** Whether a token that ran out is renewed; else its session ends. */
  readonly auto_refresh_tokens: boolean
  /** Whether a question comes before a piece leaves the cart. */
  readonly cart_asks_before_removing: boolean
  readonly cart_shows_item_discounts: boolean
  /** The number beside the cart counts pieces; else lines. */
  readonly cart_counts_quantities: boolean
  /** How many variants of a configurable product a page asks the stock of ahead of a choice. */
  readonly configurable_children_stock_prefetch: number
  /** Pieces at which a product is nearly gone, in the office. */
  readonly low_stock_qty: number
  readonly zero_price_allowed: boolean
  readonly product_choose: boolean
  /** The price group whose tax class guests have; null: nobody's group changes the tax. */
  readonly user_group_tax: number | null
  /** Whether price groups have prices of their own (product_tier_price). */
  readonly group_price_tiers: boolean
  /** The lowest price of 30 days beside a reduction: `by-law` where a country of the European Economic Area is sold to. */
  readonly show_lowest_price: 'by-law' | boolean
  /** The product tax class of deliveries, whose amounts include their tax; '' for none. */
  readonly shipping_tax_class: string
  readonly pay_within_minutes: number
  /** Where each order placed, paid or moved is told of, https alone; '' for nowhere. */
  readonly order_webhook_url: string
  /** Days after delivery in which pieces may be sent back, and in which a contract may be withdrawn from where the law of the European Union says so. */
  readonly return_days: number
  readonly withdrawal_days: number
  /** Where staff work on an order, with `{id}` or `{number}` in it; '' for nowhere. */
  readonly order_admin_url: string
  readonly checkout_window_minutes: number
  /** Days that a guest's cart is kept after it was last touched. */
  readonly guest_cart_days: number
  /** Whether orders saved offline are sent without a question once the shop can be reached. */
  readonly automatic_order_transmission: boolean
  readonly bonus_share: number
  readonly bonus_unlimited_from: number
  /** Bonuses of a customer that whoever acts in their name may spend in an order, in major units of the base currency. */
  readonly acting_bonus_limit: number
  readonly cashback_share: number
  /** What bonus balances are kept in. */
  readonly account_currency: CurrencyCode
  /** Whether guests see what an account brings, above the header; hidden for bloggers. */
  readonly show_bonuses_banner: boolean
  /** Whether the sign-in dialog opens once by itself, and milliseconds after the page is there. */
  readonly show_bonuses_modal: boolean
  readonly sign_up_modal_delay_ms: number
  /** Whether guests are asked above the header to sign up. */
  readonly show_sign_up_banner: boolean
  /** The promo code that the bonuses of a new account come with; '' for none. */
  readonly bonuses_banner_code: string
  readonly award_bonuses_amount: number
  readonly royalty_share: number
  readonly royalty_bonus_share: number
  /** The day of a month on which bloggers are paid; its last day where it is shorter. */
  readonly payout_day: number
  /** Days that a confirmed royalty waits before a payout takes it, while its order may still come back. */
  readonly payout_hold_days: number
  /** Posts that a blogger's week should bring. */
  readonly mentions_goal: number
  /** Days that the promo code of a link is remembered. */
  readonly promo_claim_days: number
  /** Whether managers and admins enter the number of an authenticator before they have their roles. */
  readonly staff_second_factor: boolean
  /** The contact of the blogger in whose name admins may act; '' for none. */
  readonly blogger_contact: string
  /** Whether that blogger is reached by phone: admins are offered to act in their name. */
  readonly blogger_has_phone: boolean
  /** How many instructions bloggers have; with none the way to them is not shown. */
  readonly instructions_count: number
  /** Addresses of the product feeds for Instagram and Facebook, by language; bloggers and partners copy them. */
  readonly feeds_facebook: Readonly<Partial<Record<Language, string>>>
  /** Addresses of feeds that the catalogue is brought up to date from, https alone. */
  readonly import_feeds: readonly string[]
  /** What one text message costs, and what all of a day may: above it codes go by e-mail alone. */
  readonly sms_cost: number
  readonly sms_daily_budget: number
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
  /** What the shop sells, in the title of the front page; without words there is the name alone. */
  readonly site_title: Localized
  /** The shop in a sentence, for search engines, shared links and those who install it. */
  readonly site_description: Localized
  /** The address of the picture that stands in the place of mark and name; '' where they stand themselves. */
  readonly logo: string
  /** The shop's own icons, in the place of the mark. */
  readonly favicons: readonly FaviconSetting[]
  /** The store views in the language selector, in its order, in the sitemap and in hreflang; the others answer, marked noindex. */
  readonly active_views: readonly StoreCode[]
  /** What a view is called, and the flag beside it; '' for its own. */
  readonly view_name: string
  readonly view_flag: '' | StoreView['flag']
  /** Origins of store views that have a domain of their own, by code: `{ "de": "https://shop.example.de" }`. */
  readonly domains: Readonly<Partial<Record<StoreCode, string>>>
  /** Locales that the language selector may change to. */
  readonly interface_locales: readonly string[]
  /** How deep the menu of the side panel goes; the main categories are level 1. */
  readonly menu_level: number
  readonly has_shipping_info: boolean
  readonly has_terms_and_conditions: boolean
  readonly has_privacy_policy: boolean
  readonly has_return_policy: boolean
  readonly has_blogger_user_agreement: boolean
  readonly has_blogger_privacy_policy: boolean
  readonly countries: readonly string[]
  readonly home_slides: readonly HomeSlideSetting[]
  /** Rows of products above the new pieces and below the bestsellers of the home page; null for none. */
  readonly home_top_slider: HomeSliderSetting | null
  readonly home_bottom_slider: HomeSliderSetting | null
  /** Kinds of products that the home page leads to, twelve at most. */
  readonly home_top_styles: readonly HomeStyleSetting[]
}
