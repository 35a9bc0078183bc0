import { settings as defaults } from '#config/settings.ts'
import { storeViews } from '#config/stores/index.ts'
import { money } from '#core/money.ts'
import { toChoice } from '#features/cart/rules/lines.ts'
import { quoteLines } from '#features/cart/rules/totals/quote.ts'
import type { SoldProduct, SoldProducts } from '#features/cart/rules/products/sold-product.ts'
import type { CartDeps, Context } from '#features/cart/server/deps.ts'
import { checkTotals, priceContext } from '#features/cart/server/quote.ts'
import type { TaxRule } from '#features/pricing/rules/tax.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import type { SlowCart, SlowLine, SlowTotals } from './slow-money.ts'
import { product } from './sold-products.ts'

const taxClasses = ['goods', 'books', 'free'] as const

/** The view, the settings and the tax rules that a cart stands in. */
const shopOf = (cart: SlowCart): { store: StoreView; settings: Settings; taxRules: readonly TaxRule[] } => {
  const base = Object.values(storeViews).find(({ i18n }) => i18n.currencyCode === cart.currency) ?? storeViews.en
  const words = { en: '' }
  return {
    store: { ...base, tax: { defaultCountry: 'US', sourcePriceIncludesTax: cart.isTaxIncluded } },
    taxRules: taxClasses.map((taxClass, at) => ({
      id: at,
      productTaxClasses: [taxClass],
      customerTaxClasses: [],
      rates: [
        { country: 'US', region: '', percent: cart.homeTax[taxClass] ?? 0 },
        { country: 'FR', region: '', percent: cart.placeTax[taxClass] ?? 0 },
      ],
    })),
    settings: {
      ...defaults,
      rates: cart.rates,
      shipping_tax_class: cart.shippingTaxClass,
      bonus_share: cart.bonuses?.share ?? 0,
      bonus_unlimited_from: cart.bonuses?.unlimitedFrom ?? 0,
      shipping_methods:
        cart.shipping && cart.shipping !== 'nothing'
          ? [
              {
                ...defaults.shipping_methods[0],
                ...cart.shipping,
                method_code: 'chosen',
                carrier_code: 'chosen',
                method_title: words,
              },
            ]
          : [],
      payment_methods: cart.payment
        ? [
            {
              code: 'chosen',
              title: words,
              kind: 'offline',
              default: false,
              cost_incl_tax: cart.payment.cost,
              discount: cart.payment.discount,
              rounding: cart.payment.rounding,
              minimum: cart.payment.minimum,
            },
          ]
        : [],
    },
  }
}

/** The products of a line: one that costs by itself, else a bundle of its parts. */
const soldOf = (line: SlowLine, at: number, isVirtual: boolean): readonly SoldProduct[] => {
  const id = (at + 1) * 100
  const typeId = isVirtual ? 'virtual' : 'simple'
  const customOptions = line.options.map(({ kind, value }, option) => ({
    id: option,
    title: {},
    required: true,
    values: [{ id: 1, title: {}, price: value, price_type: kind }],
  }))
  const parts = line.parts.map(({ listed, taxClass }, index) =>
    product({
      id: id + index + 1,
      sku: `P${id + index + 1}`,
      typeId,
      taxClass,
      listed: {
        price: money(listed.price),
        special: listed.special === undefined ? undefined : money(listed.special),
        specialFrom: listed.from,
        specialTo: listed.to,
        currency: listed.currency,
      },
    }),
  )
  const [single] = parts
  if (single && parts.length === 1) return [{ ...single, id, sku: `P${id}`, taxClass: line.taxClass, customOptions }]
  const bundleOptions = line.parts.map(({ qty }, index) => ({
    id: index,
    title: {},
    required: true,
    links: [{ id: index, product_id: id + index + 1, qty, is_default: true }],
  }))
  return [
    product({
      id,
      sku: `P${id}`,
      typeId: 'bundle',
      taxClass: line.taxClass,
      listed: undefined,
      bundleOptions,
      customOptions,
    }),
    ...parts,
  ]
}

/** The same cart through the rules that shop and browser share, and the server's own wiring of them. */
export const fastTotals = async (cart: SlowCart): Promise<SlowTotals> => {
  const { store, settings, taxRules } = shopOf(cart)
  const sold = cart.lines.map((line, at) => soldOf(line, at, cart.shipping === 'nothing'))
  const products: SoldProducts = {
    byId: new Map(sold.flat().map((one) => [one.id, one])),
    bySku: new Map(sold.flat().map((one) => [one.sku, one])),
  }
  const deps = {
    taxRules: () => taxRules,
    bonusesOf: async () => ({ balance: money(cart.bonuses?.balance ?? 0), isVip: cart.bonuses?.isVip ?? false }),
  } as Partial<CartDeps> as CartDeps
  const session = cart.bonuses && { id: '1', customerId: 1, roles: [], actorId: undefined }
  const context = { store, session, now: new Date(cart.now) } as Partial<Context> as Context
  const place = { country: 'FR' }
  const items = cart.lines.flatMap((line, at) => {
    const [whole] = sold[at] ?? []
    const choice = toChoice({
      extension_attributes: { custom_options: line.options.map((_, id) => ({ option_id: id, option_value: 1 })) },
    })
    return whole ? [{ product: whole, choice, qty: line.qty }] : []
  })
  const lines = quoteLines(items, products, await priceContext(deps, settings, context, { products, place }))
  const quote = { settings, lines, isVirtual: cart.shipping === 'nothing', place }
  const computed = await checkTotals(deps, context, quote, {
    coupon: cart.coupon && {
      code: 'C',
      type: cart.coupon.kind,
      value: cart.coupon.value,
      isActive: cart.coupon.isOn,
      dateEnd: cart.coupon.ends,
      freeDelivery: cart.coupon.freeDelivery,
      useLimit: cart.coupon.limit,
      used: cart.coupon.used,
    },
    shippingMethod: 'chosen',
    paymentMethod: 'chosen',
    bonuses: cart.bonuses ? (cart.bonuses.wanted ?? true) : false,
  })
  if (!computed.ok) throw new Error(computed.code)
  return {
    lines: computed.value.lines.map(({ code, amount }) => [code, amount]),
    goods: computed.value.goods,
    taxes: computed.value.taxes,
    prices: lines.map(({ price, oldPrice }) => [price, oldPrice]),
  }
}
