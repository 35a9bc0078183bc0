import { emailLength } from '#core/email.ts'
import { languages } from '#core/language.ts'
import { currencyCodes } from '#core/money.ts'
import type { Settings } from './settings.ts'
import type { Shape } from './setting-shapes.ts'
import { flags, storeCodes } from './store-view.ts'

export const settingGroups = [
  'shop',
  'home',
  'pages',
  'selling',
  'delivery',
  'payment',
  'orders',
  'cart',
  'customers',
  'bloggers',
  'connections',
  'views',
] as const
export type SettingGroup = (typeof settingGroups)[number]

export type SettingSpec = {
  readonly group: SettingGroup
  readonly shape: Shape
  /** It is one for the whole shop: no store view has a value of its own. */
  readonly isShopWide?: true
  /** It may hold a password or name a person: the audit says that it changed, not from what to what. */
  readonly isPrivate?: true
  /** It holds addresses that the shop calls. */
  readonly isCalled?: true
}

/** Settings that are changed one by one; the windows of the home page have versions of their own. */
export type SettingKey = Exclude<keyof Settings, 'home_slides'>

const yesNo: Shape = { kind: 'yes-no' }
const text = (most: number, more: Partial<Extract<Shape, { kind: 'text' }>> = {}): Shape => ({
  kind: 'text',
  most,
  ...more,
})
const whole = (min: number, max: number): Shape => ({ kind: 'number', min, max, isWhole: true })
const amount = (max: number, min = 0): Shape => ({ kind: 'number', min, max })
const link = text(300, { form: 'link' })
const percent = amount(100)
const title: Shape = { kind: 'words', most: 120 }
const ownTitle: Shape = { ...title, least: 1 }
const slider: Shape = {
  kind: 'or-nothing',
  of: { kind: 'fields', fields: { category: text(300, { least: 1, names: 'category' }), title } },
}
const mostAmount = 1_000_000

const method: Shape = {
  kind: 'fields',
  fields: {
    method_title: ownTitle,
    carrier_code: text(40, { least: 1, form: 'code' }),
    method_code: text(40, { least: 1, form: 'code' }),
    amount: amount(mostAmount),
    limit: { kind: 'number', min: 0, max: mostAmount, first: mostAmount },
    days: { kind: 'list', item: whole(0, 365), most: 2, least: 2, isRising: true },
    offline: yesNo,
    default: yesNo,
    available: { kind: 'yes-no', first: true },
  },
}
const paymentMethod: Shape = {
  kind: 'fields',
  fields: {
    title: ownTitle,
    code: text(40, { least: 1, form: 'code' }),
    kind: { kind: 'choice', of: ['offline', 'payment-link', 'payment-form'] },
    cost_incl_tax: amount(mostAmount),
    discount: percent,
    rounding: amount(mostAmount),
    minimum: amount(mostAmount),
    default: yesNo,
    how_to_pay: { kind: 'words', most: 500, lines: 4 },
  },
  mayMiss: ['how_to_pay'],
}
const favicon: Shape = {
  kind: 'fields',
  fields: {
    src: text(200, { least: 1, form: 'own-file' }),
    type: text(60),
    size: text(40),
    width: whole(1, 4096),
    height: whole(1, 4096),
  },
  mayMiss: ['type', 'size', 'width', 'height'],
}
const style: Shape = {
  kind: 'fields',
  fields: { type: text(60, { least: 1, names: 'style' }), gender: { kind: 'choice', of: [0, 1, 2] } },
}
const byName = (names: readonly string[], shape: Shape): Shape => ({
  kind: 'fields',
  fields: Object.fromEntries(names.map((name) => [name, shape])),
  mayMiss: names,
})

const of = (group: SettingGroup, shape: Shape, more: Omit<SettingSpec, 'group' | 'shape'> = {}): SettingSpec => ({
  group,
  shape,
  ...more,
})
const shopWide = { isShopWide: true } as const

/** Every setting that the back office changes: where it stands, what it may be, and whether store views may differ in it. */
export const settingSpecs: Readonly<Record<SettingKey, SettingSpec>> = {
  site_name: of('shop', text(60, { least: 1 })),
  site_title: of('shop', { kind: 'words', most: 60 }),
  site_description: of('shop', { kind: 'words', most: 200 }),
  logo: of('shop', text(60, { form: 'picture' })),
  company: of('shop', text(120, { least: 1 })),
  company_info: of('shop', text(200)),
  email_support: of('shop', text(emailLength, { least: 1, form: 'email' })),
  phone_display: of('shop', text(40)),
  phone_800_link: of('shop', link),
  telegram_link: of('shop', link),
  whatsapp_link: of('shop', link),
  viber_link: of('shop', link),
  instagram_link: of('shop', link),
  facebook_link: of('shop', link),
  favicons: of('shop', { kind: 'list', item: favicon, most: 10 }),

  home_top_slider: of('home', slider),
  home_bottom_slider: of('home', slider),
  home_top_styles: of('home', { kind: 'list', item: style, most: 12 }),

  has_shipping_info: of('pages', yesNo),
  has_terms_and_conditions: of('pages', yesNo),
  has_privacy_policy: of('pages', yesNo),
  has_return_policy: of('pages', yesNo),
  has_blogger_user_agreement: of('pages', yesNo),
  has_blogger_privacy_policy: of('pages', yesNo),
  menu_level: of('pages', whole(1, 4)),

  allow_out_of_stock_in_cart: of('selling', yesNo),
  list_out_of_stock_products: of('selling', yesNo),
  low_stock_qty: of('selling', whole(0, 10_000), shopWide),
  zero_price_allowed: of('selling', yesNo),
  product_choose: of('selling', yesNo),
  show_lowest_price: of('selling', { kind: 'choice', of: ['by-law', true, false] }),
  group_price_tiers: of('selling', yesNo),
  user_group_tax: of('selling', { kind: 'or-nothing', of: whole(1, 2_147_483_647) }),
  configurable_children_stock_prefetch: of('selling', whole(0, 100)),

  shipping_methods: of('delivery', { kind: 'list', item: method, most: 20, least: 1 }),
  shipping_tax_class: of('delivery', text(60)),

  payment_methods: of('payment', { kind: 'list', item: paymentMethod, most: 20, least: 1 }),
  pay_within_minutes: of('payment', whole(1, 10_080)),
  checkout_window_minutes: of('payment', whole(1, 1440)),

  return_days: of('orders', whole(0, 365)),
  withdrawal_days: of('orders', whole(14, 365)),
  automatic_order_transmission: of('orders', yesNo),
  order_webhook_url: of('orders', text(500, { form: 'https' }), { isPrivate: true, isCalled: true }),
  order_admin_url: of('orders', text(500, { form: 'https' })),

  cart_synchronize: of('cart', yesNo),
  cart_synchronize_totals: of('cart', yesNo),
  cart_merges_with_server: of('cart', yesNo),
  cart_server_removes_lines: of('cart', yesNo),
  cart_server_changes_lines: of('cart', yesNo),
  cart_asks_before_removing: of('cart', yesNo),
  cart_shows_item_discounts: of('cart', yesNo),
  cart_counts_quantities: of('cart', yesNo),
  guest_cart_days: of('cart', whole(1, 3650), shopWide),
  max_cart_bypass_attempts: of('cart', whole(0, 10)),
  max_task_attempts: of('cart', whole(1, 20)),

  bonus_share: of('customers', percent),
  bonus_unlimited_from: of('customers', amount(mostAmount)),
  acting_bonus_limit: of('customers', amount(mostAmount)),
  cashback_share: of('customers', percent),
  account_currency: of('customers', { kind: 'choice', of: currencyCodes }, shopWide),
  award_bonuses_amount: of('customers', amount(10_000)),
  bonuses_banner_code: of('customers', text(50, { form: 'code' })),
  show_bonuses_banner: of('customers', yesNo),
  show_bonuses_modal: of('customers', yesNo),
  sign_up_modal_delay_ms: of('customers', whole(0, 600_000)),
  show_sign_up_banner: of('customers', yesNo),
  auto_refresh_tokens: of('customers', yesNo),
  staff_second_factor: of('customers', yesNo, shopWide),

  royalty_share: of('bloggers', percent),
  royalty_bonus_share: of('bloggers', percent),
  payout_day: of('bloggers', whole(1, 31)),
  payout_hold_days: of('bloggers', whole(0, 365)),
  mentions_goal: of('bloggers', whole(0, 1000)),
  promo_claim_days: of('bloggers', whole(0, 365)),
  instructions_count: of('bloggers', whole(0, 1000)),
  blogger_has_phone: of('bloggers', yesNo),
  blogger_contact: of('bloggers', text(emailLength), { isPrivate: true, ...shopWide }),

  feeds_facebook: of('connections', byName(languages, text(500, { form: 'https' }))),
  import_feeds: of(
    'connections',
    { kind: 'list', item: text(500, { least: 1, form: 'https' }), most: 20 },
    { isPrivate: true, isCalled: true, ...shopWide },
  ),
  sms_cost: of('connections', amount(100), shopWide),
  sms_daily_budget: of('connections', amount(100_000), shopWide),

  active_views: of(
    'views',
    { kind: 'list', item: { kind: 'choice', of: storeCodes }, most: storeCodes.length, least: 1 },
    shopWide,
  ),
  view_name: of('views', text(60)),
  view_flag: of('views', { kind: 'choice', of: ['', ...flags] }),
  countries: of('views', { kind: 'list', item: text(2, { least: 1, form: 'country' }), most: 250, least: 1 }),
  rates: of(
    'views',
    {
      kind: 'fields',
      fields: {
        USD: amount(mostAmount, 0.000_001),
        EUR: amount(mostAmount, 0.000_001),
        RUB: amount(mostAmount, 0.000_001),
      },
    },
    shopWide,
  ),
  domains: of('views', byName(storeCodes, text(200, { least: 1, form: 'origin' })), shopWide),
  interface_locales: of(
    'views',
    { kind: 'list', item: text(5, { least: 1, form: 'locale' }), most: 20, least: 1 },
    shopWide,
  ),
}

/** Whether there is a setting of this name. */
export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settingSpecs, key)
