import { describe, expect, test } from 'vitest'
import { fromMajor } from '#core/money.ts'
import { checkChoice } from './choose.ts'
import { toChoice } from './lines.ts'
import { isVirtualCart, quoteLines } from './quote.ts'
import { piecesOf, pricePiece } from './sold-product.ts'
import type { SoldProduct, SoldProducts } from './sold-product.ts'
import { availablePieces, shortLines, stockToTake } from './stock.ts'

const rates = { USD: 1, EUR: 0.9, RUB: 90 }
const context = {
  now: '2025-11-20T12:00:00.000Z',
  currency: 'USD',
  rates,
  tax: { rules: [], country: 'US', isIncluded: false },
} as const

const product = (changes: Partial<SoldProduct> & { id: number; sku: string }): SoldProduct => ({
  typeId: 'simple',
  parentId: undefined,
  status: 1,
  name: { en: changes.sku },
  slug: changes.sku,
  picture: '',
  taxClass: undefined,
  listed: { price: fromMajor(10), currency: 'USD' },
  stock: { qty: 5, isInStock: true, isManaged: true },
  variantAttributes: [],
  chosen: [],
  members: [],
  bundleOptions: [],
  customOptions: [],
  ...changes,
})
const chosen = (attributeId: number, optionId: number) => ({
  attributeId,
  code: `a${attributeId}`,
  label: {},
  optionId,
  value: {},
})
const link = (id: number, productId: number, qty = 1, isDefault = false) => ({
  id,
  product_id: productId,
  qty,
  is_default: isDefault,
})

const list = [
  product({ id: 1, sku: 'TEE' }),
  product({
    id: 2,
    sku: 'SOCK',
    listed: { price: fromMajor(4), special: fromMajor(3), currency: 'USD' },
    stock: { qty: 9, isInStock: true, isManaged: true },
  }),
  product({ id: 3, sku: 'SHIRT', typeId: 'configurable', variantAttributes: ['color', 'size'], listed: undefined }),
  product({ id: 4, sku: 'SHIRT-RED-M', parentId: 3, chosen: [chosen(1, 11), chosen(2, 21)] }),
  product({
    id: 5,
    sku: 'SHIRT-RED-L',
    parentId: 3,
    chosen: [chosen(1, 11), chosen(2, 22)],
    stock: { qty: 0, isInStock: true, isManaged: true },
  }),
  product({ id: 6, sku: 'SHIRT-OFF', parentId: 3, chosen: [chosen(1, 12), chosen(2, 21)], status: 2 }),
  product({
    id: 7,
    sku: 'KIT',
    typeId: 'bundle',
    listed: undefined,
    bundleOptions: [
      { id: 1, title: {}, required: true, links: [link(1, 1), link(2, 2, 2, true)] },
      { id: 2, title: {}, required: false, links: [link(3, 2, 3)] },
    ],
  }),
  product({
    id: 8,
    sku: 'LOOK',
    typeId: 'grouped',
    listed: undefined,
    members: [
      { productId: 1, qty: 1 },
      { productId: 2, qty: 2 },
      { productId: 3, qty: 1 },
    ],
  }),
  product({
    id: 9,
    sku: 'CUP',
    customOptions: [
      {
        id: 1,
        title: {},
        required: true,
        values: [
          { id: 1, title: {}, price: 250, price_type: 'fixed' },
          { id: 2, title: {}, price: 10, price_type: 'percent' },
        ],
      },
    ],
  }),
  product({ id: 10, sku: 'CARD', typeId: 'virtual' }),
  product({ id: 11, sku: 'ENDED', status: 2 }),
  product({ id: 12, sku: 'FREE-TEXT', listed: undefined }),
]
const products: SoldProducts = {
  byId: new Map(list.map((one) => [one.id, one])),
  bySku: new Map(list.map((one) => [one.sku, one])),
}
const none = toChoice(undefined)
const get = (sku: string): SoldProduct => {
  const found = products.bySku.get(sku)
  if (!found) throw new Error(sku)
  return found
}
const configurable = (...values: (number | string)[]) => ({
  extension_attributes: { configurable_item_options: values.map((value) => ({ option_id: 1, option_value: value })) },
})
const bundle = (...options: { id: number; links: number[]; qty?: number }[]) => ({
  extension_attributes: {
    bundle_options: options.map(({ id, links, qty }) => ({
      option_id: id,
      option_selections: links,
      ...(qty ? { option_qty: qty } : {}),
    })),
  },
})
const custom = (value: number) => ({
  extension_attributes: { custom_options: [{ option_id: 1, option_value: value }] },
})

describe('choosing', () => {
  test.each([
    ['[CART-14] a simple product', 'TEE', undefined, 'TEE'],
    ['[CART-14] a variant by its own SKU', 'SHIRT-RED-M', undefined, 'SHIRT-RED-M'],
    [
      '[CART-14] a variant by its own SKU, whatever options come with it',
      'SHIRT-RED-M',
      configurable(11, 21),
      'SHIRT-RED-M',
    ],
    ['[CART-14] a variant of the parent', 'SHIRT', configurable(11, '22'), 'SHIRT-RED-L'],
    ['[CART-14] the parent without options', 'SHIRT', undefined, 'CONFIGURATION_NOT_FOUND'],
    ['[CART-14] the parent with one option of two', 'SHIRT', configurable(11), 'CONFIGURATION_NOT_FOUND'],
    ['[CART-14] a variant that is off sale', 'SHIRT', configurable(12, 21), 'CONFIGURATION_NOT_FOUND'],
    ['[CART-14] an unknown SKU', 'NOPE', undefined, 'PRODUCT_NOT_FOUND'],
    ['[CART-14] a product off sale', 'ENDED', undefined, 'PRODUCT_NOT_FOUND'],
    ['[CART-15] a required option left open', 'CUP', undefined, 'CONFIGURATION_NOT_FOUND'],
    ['[CART-15] a required option', 'CUP', custom(1), 'CUP'],
    ['[CART-15] a value that does not exist', 'CUP', custom(9), 'CONFIGURATION_NOT_FOUND'],
    ['[CART-16] a bundle as it comes', 'KIT', undefined, 'KIT'],
    ['[CART-16] a bundle with a choice', 'KIT', bundle({ id: 1, links: [1] }), 'KIT'],
    ['[CART-16] a link that does not exist', 'KIT', bundle({ id: 1, links: [9] }), 'CONFIGURATION_NOT_FOUND'],
  ] as const)('%s', (_, sku, option, expected) => {
    const result = checkChoice(sku, option as never, products)
    expect(result.ok ? result.value.product.sku : result.code).toBe(expected)
  })
})

describe('pieces and prices', () => {
  test.each([
    ['[CART-13] a special price within its dates', 'SOCK', undefined, 3, 4],
    ['[CART-15] a fixed option', 'CUP', custom(1), 12.5, 12.5],
    ['[CART-15] a percent option', 'CUP', custom(2), 11, 11],
    ['[CART-16] the defaults of a bundle', 'KIT', undefined, 15, 20],
    ['[CART-16] chosen members without the optional one', 'KIT', bundle({ id: 1, links: [1] }), 10, 10],
    [
      '[CART-16] chosen members with a quantity',
      'KIT',
      bundle({ id: 1, links: [1], qty: 3 }, { id: 2, links: [3] }),
      39,
      42,
    ],
    ['[CART-17] the simple members of a group', 'LOOK', undefined, 16, 18],
  ])('%s', (_, sku, option, price, oldPrice) => {
    expect(pricePiece(get(sku), toChoice(option), products, context)).toEqual({
      price: price * 100,
      oldPrice: oldPrice * 100,
    })
  })

  test('[CART-13] without a price there is none', () => {
    expect(pricePiece(get('FREE-TEXT'), none, products, context)).toBeUndefined()
  })

  test('[CART-13] in a currency without a price of its own it is the rate, in whole units; with tax rules it is taxed', () => {
    const inRoubles = { ...context, currency: 'RUB' } as const
    expect(pricePiece(get('SOCK'), none, products, inRoubles)).toEqual({ price: 270_00, oldPrice: 360_00 })
    const rules = [
      {
        id: 1,
        productTaxClasses: ['goods'],
        customerTaxClasses: [],
        rates: [{ country: 'US', region: '', percent: 10 }],
      },
    ]
    const taxed = product({ id: 30, sku: 'TAXED', taxClass: 'goods' })
    expect(
      pricePiece(
        taxed,
        none,
        { byId: new Map([[30, taxed]]), bySku: new Map() },
        { ...context, tax: { ...context.tax, rules } },
      ),
    ).toEqual({
      price: 1100,
      oldPrice: 1100,
    })
  })

  test('[CART-17] what a piece takes', () => {
    expect(piecesOf(get('LOOK'), none, products).map((piece) => [piece.product.sku, piece.qty])).toEqual([
      ['TEE', 1],
      ['SOCK', 2],
    ])
  })
})

describe('stock', () => {
  const line = (sku: string, qty: number, option?: object) => ({
    qty,
    pieces: piecesOf(get(sku), toChoice(option as never), products),
  })
  test('[ORDER-7] two lines of one stock item are summed, in the order of the ids', () => {
    // KIT by default: two socks twice, and three of the optional option's first link
    const taken = stockToTake([line('SOCK', 1), line('KIT', 2), line('LOOK', 1)])
    expect([...taken]).toEqual([
      [1, 1],
      [2, 13],
    ])
  })

  test('[CART-12, ORDER-7] lines that share an item are short together', () => {
    expect(shortLines([line('TEE', 5), line('SOCK', 9)])).toEqual([false, false])
    expect(shortLines([line('TEE', 5), line('LOOK', 1), line('SOCK', 1)])).toEqual([true, true, false])
  })

  test('[CART-12] what can still be had', () => {
    expect(availablePieces(line('LOOK', 1).pieces)).toBe(4)
    expect(availablePieces(line('KIT', 1).pieces)).toBe(1)
    expect(
      availablePieces([
        { product: product({ id: 20, sku: 'X', stock: { qty: 0, isInStock: true, isManaged: false } }), qty: 1 },
      ]),
    ).toBeUndefined()
    expect(
      availablePieces([
        { product: product({ id: 20, sku: 'X', stock: { qty: 3, isInStock: false, isManaged: false } }), qty: 1 },
      ]),
    ).toBe(0)
  })

  test('[CART-12, CART-25] a quote says what is short, gone and virtual', () => {
    const items = ['TEE', 'SHIRT-RED-L', 'ENDED', 'CARD'].map((sku) => ({ product: get(sku), choice: none, qty: 1 }))
    const quoted = quoteLines(items, products, context)
    expect(quoted.map(({ isShort, isGone, left }) => [isShort, isGone, left])).toEqual([
      [false, false, 5],
      [true, false, 0],
      [true, true, 0],
      [false, false, 5],
    ])
    expect(isVirtualCart(quoted)).toBe(false)
    expect(isVirtualCart(quoted.slice(3))).toBe(true)
    expect(isVirtualCart([])).toBe(false)
  })
})
