import fc from 'fast-check'
import { settings as defaults } from '#config/settings.ts'
import { storeViews } from '#config/stores/index.ts'
import { money } from '#core/money.ts'
import type { WireCartItem, WireTotals } from '#features/cart/contract.ts'
import type { TaxRule } from '#features/pricing/rules/tax.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import type { BrowserCart } from './money-in-browser.ts'
import { address, callApi, callAs, createSalesApp, sell } from './sales.ts'
import type { SalesApp } from './sales.ts'

const codes = ['en', 'ru', 'de'] as const
const coupons = ['WELCOME10', 'THIRD', 'FIVE', 'HUGE', 'FREESHIP', 'OLD', 'ONCE'] as const
const hundredths = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((cents) => cents / 100)

/** A visit to the shop, by a guest or by somebody with bonuses. */
const anyVisit = fc.record({
  code: fc.constantFrom(...codes),
  lines: fc.array(
    fc.record({
      product: fc.nat(),
      qty: fc.oneof(
        { weight: 6, arbitrary: fc.integer({ min: 1, max: 3 }) },
        { weight: 1, arbitrary: fc.integer({ min: 1, max: 900 }) },
      ),
      option: fc.boolean(),
    }),
    { maxLength: 5 },
  ),
  coupon: fc.option(fc.constantFrom(...coupons), { nil: undefined }),
  country: fc.option(fc.constantFrom('US', 'DE', 'FR', 'RU'), { nil: undefined }),
  shipping: fc.option(fc.constantFrom('standard', 'express'), { nil: undefined }),
  payment: fc.option(fc.constantFrom('card', 'banktransfer', 'cashondelivery'), { nil: undefined }),
  bonuses: fc.option(
    fc.record({
      balance: fc.integer({ min: 0, max: 2000_00 }),
      isVip: fc.boolean(),
      wanted: fc.option(fc.integer({ min: 1, max: 50_000_00 }), { nil: undefined }),
    }),
    { nil: undefined },
  ),
  amount: hundredths(30),
  limit: hundredths(1000),
  cost: hundredths(10),
  discount: hundredths(40),
  rounding: fc.constantFrom(0, 0.05, 0.5, 1, 10),
  minimum: hundredths(100),
  share: hundredths(100),
  unlimitedFrom: hundredths(900),
})
type Visit = typeof anyVisit extends fc.Arbitrary<infer T> ? T : never

/** The server's answers for a cart, and all that a browser needs to compute them by itself. */
export type AnsweredCart = { readonly browser: BrowserCart; readonly totals: WireTotals }

const settingsOf = (visit: Visit): Settings => ({
  ...defaults,
  bonus_share: visit.share,
  bonus_unlimited_from: visit.unlimitedFrom,
  shipping_methods: defaults.shipping_methods.map((method) => ({
    ...method,
    amount: visit.amount,
    limit: visit.limit,
  })),
  payment_methods: defaults.payment_methods.map((method) => ({
    ...method,
    cost_incl_tax: visit.cost,
    discount: visit.discount,
    rounding: visit.rounding,
    minimum: visit.minimum,
  })),
})

const taxRules: readonly TaxRule[] = [
  {
    id: 1,
    productTaxClasses: ['goods'],
    customerTaxClasses: [],
    rates: [
      { country: 'US', region: '', percent: 8.875 },
      { country: 'DE', region: '', percent: 19 },
      { country: 'FR', region: '', percent: 20 },
    ],
  },
]

/** Something of every kind, with and without tax, special price and options. */
const fill = async ({ db }: SalesApp): Promise<readonly string[]> => {
  const skus: string[] = []
  const put = async (goods: Parameters<typeof sell>[1]) => {
    const id = await sell(db, goods)
    if (id % 2 === 0) await db.updateTable('product').set({ tax_class: 'goods' }).where('id', '=', id).execute()
    // some have a price in dollars alone
    if (id % 3 === 0)
      await db.deleteFrom('product_price').where('product_id', '=', id).where('currency', '!=', 'USD').execute()
    return id
  }
  const customOptions = [
    {
      id: 1,
      title: { en: 'Engraving' },
      required: false,
      values: [
        { id: 1, title: { en: 'Name' }, price: 333, price_type: 'fixed' },
        { id: 2, title: { en: 'Gold' }, price: 12.5, price_type: 'percent' },
      ],
    },
  ]
  const plain: number[] = []
  for (const [at, price] of [0.01, 4.99, 17.35, 45, 89.9, 129, 1234.56].entries()) {
    const specials = [{}, { special: price * 0.7 }, { special: price * 0.5, specialTo: '2020-01-01T00:00:00Z' }]
    for (const [index, special] of specials.entries()) {
      const sku = `PLAIN-${at}-${index}`
      plain.push(await put({ sku, price, ...special, ...(index === 0 ? { customOptions } : {}) }))
      skus.push(sku)
    }
  }
  await put({ sku: 'EBOOK', price: 9.99, type: 'virtual' })
  await put({ sku: 'LOOK', type: 'grouped', members: plain.slice(3, 6).map((id, at) => ({ id, qty: at + 1 })) })
  const links = plain
    .slice(6, 9)
    .map((product_id, at) => ({ id: at + 1, product_id, qty: at + 1, is_default: at === 1 }))
  await put({ sku: 'KIT', type: 'bundle', bundleOptions: [{ id: 1, title: { en: 'Piece' }, required: true, links }] })
  const none = { date_end: null, use_limit: null }
  await db
    .insertInto('coupon')
    .values([
      { code: 'WELCOME10', type: 'percent', value: 10, ...none },
      { code: 'THIRD', type: 'percent', value: 33, ...none },
      { code: 'FIVE', type: 'fixed', value: 500, ...none },
      { code: 'HUGE', type: 'fixed', value: 900_000_00, ...none },
      { code: 'FREESHIP', type: 'fixed', value: 0, ...none, free_delivery: true },
      { code: 'OLD', type: 'percent', value: 50, ...none, date_end: '2020-01-01T00:00:00Z' },
      { code: 'ONCE', type: 'fixed', value: 500, ...none, use_limit: 1, used: 1 },
    ])
    .execute()
  return [...skus, 'EBOOK', 'LOOK', 'KIT']
}

/** So many random carts of a shop with its database, its calls and their texts, as its server answers them. */
export const answerCarts = async (
  count: number,
  seed: number,
  makeDatabase?: Parameters<typeof createSalesApp>[1],
): Promise<readonly AnsweredCart[]> => {
  let visit: Visit | undefined
  const shop = await createSalesApp(
    {
      settingsOf: async () => (visit ? settingsOf(visit) : defaults),
      taxRules: () => taxRules,
      bonusesOf: async () => ({ balance: money(visit?.bonuses?.balance ?? 0), isVip: visit?.bonuses?.isVip ?? false }),
    },
    makeDatabase,
  )
  try {
    const skus = await fill(shop)
    const answered: AnsweredCart[] = []
    for (visit of fc.sample(anyVisit, { numRuns: count, seed })) {
      answered.push(await shopFor(shop, visit, skus, answered.length + 1))
    }
    return answered
  } finally {
    await shop.close()
  }
}

const shopFor = async (
  shop: SalesApp,
  visit: Visit,
  skus: readonly string[],
  person: number,
): Promise<AnsweredCart> => {
  const ask = async (
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    query: Record<string, string> = {},
  ): Promise<{ result: unknown; meta: Record<string, unknown> }> => {
    if (visit.bonuses) {
      const answer = await callAs(shop, person, `${method} ${path}`, { query, ...(body ? { body } : {}) }, visit.code)
      // what the wire makes of it
      const wired = JSON.parse(
        JSON.stringify(answer.ok ? { result: answer.value, meta: answer.meta ?? {} } : { meta: {} }),
      )
      return wired as { result: unknown; meta: Record<string, unknown> }
    }
    const answer = await callApi(shop, method, `${path}?${new URLSearchParams({ store: visit.code, ...query })}`, body)
    return { result: answer.result, meta: answer.meta }
  }
  const cartId = String((await ask('POST', '/api/cart/create', {})).result)
  const query = { cartId }
  for (const { product, qty, option } of visit.lines) {
    const sku = skus[product % skus.length] ?? ''
    const hasOption = sku.endsWith('-0') && option
    const custom_options = [{ option_id: 1, option_value: (product % 2) + 1 }]
    const product_option = hasOption ? { extension_attributes: { custom_options } } : {}
    await ask('POST', '/api/cart/update', { cartItem: { sku, qty, product_option } }, query)
  }
  if (visit.coupon) await ask('POST', '/api/cart/apply-coupon', {}, { ...query, coupon: visit.coupon })
  if (visit.country) {
    const shippingAddress = { ...address, country_id: visit.country, region_code: null }
    await ask('POST', '/api/cart/shipping-information', { addressInformation: { shippingAddress } }, query)
  }
  const methods = {
    ...(visit.shipping ? { shippingMethodCode: visit.shipping, shippingCarrierCode: visit.shipping } : {}),
    ...(visit.payment ? { paymentMethod: { method: visit.payment } } : {}),
  }
  await ask('POST', '/api/cart/collect-totals', { methods }, query)
  if (visit.bonuses) {
    const { wanted } = visit.bonuses
    await ask('POST', '/api/cart/bonuses-spend', wanted === undefined ? {} : { amount: wanted / 100 }, query)
  }
  const pulled = await ask('GET', '/api/cart/pull', undefined, query)
  const { result: totals } = await ask('GET', '/api/cart/totals', undefined, query)
  const { currencyCode: currency, language } = storeViews[visit.code].i18n
  const { shipping_methods, payment_methods, rates, bonus_share, bonus_unlimited_from } = settingsOf(visit)
  const meta = pulled.meta as Pick<BrowserCart, 'coupon'> & Record<'shipping_method' | 'payment_method', string | null>
  return {
    totals: totals as WireTotals,
    browser: {
      items: pulled.result as WireCartItem[],
      coupon: meta.coupon,
      settings: { shipping_methods, payment_methods, rates, bonus_share, bonus_unlimited_from },
      currency,
      language,
      shippingMethod: meta.shipping_method,
      paymentMethod: meta.payment_method,
      bonuses: visit.bonuses,
    },
  }
}
