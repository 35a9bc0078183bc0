import { describe, expect, test } from 'vitest'
import { bundle, configurable, context, custom, get, none, product, products } from '#test/support/sold-products.ts'
import { checkChoice } from './choose.ts'
import { toChoice } from '../lines.ts'
import { pricePiece } from '../totals/price-piece.ts'
import { piecesOf } from './sold-product.ts'

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
    [
      '[CART-15] two values of one option',
      'CUP',
      { extension_attributes: { custom_options: [1, 2].map((option_value) => ({ option_id: 1, option_value })) } },
      'CONFIGURATION_NOT_FOUND',
    ],
    ['[CART-16] a bundle as it comes', 'KIT', undefined, 'KIT'],
    ['[CART-16] a bundle with a choice', 'KIT', bundle({ id: 1, links: [1] }), 'KIT'],
    ['[CART-16] a link that does not exist', 'KIT', bundle({ id: 1, links: [9] }), 'CONFIGURATION_NOT_FOUND'],
  ] as const)('%s', (_, sku, option, expected) => {
    const result = checkChoice(sku, option, products)
    expect(result.ok ? result.value.product.sku : result.code).toBe(expected)
  })
})

describe('pieces and prices', () => {
  test.each([
    ['[CART-13] a special price within its dates', 'SOCK', undefined, 3, 4],
    ['[CART-15] a fixed option', 'CUP', custom(1), 12.5, 12.5],
    ['[CART-15] a percent option', 'CUP', custom(2), 11, 11],
    ['[CART-16] what a bundle comes with', 'KIT', undefined, 6, 8],
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
    expect(pricePiece(get(sku), toChoice(option), products, context)).toMatchObject({
      price: price * 100,
      oldPrice: oldPrice * 100,
    })
  })

  test('[CART-13] without a price there is none', () => {
    expect(pricePiece(get('FREE-TEXT'), none, products, context)).toBeUndefined()
  })

  test('[CART-13] in a currency without a price of its own it is the rate, in whole units; with tax rules it is taxed', () => {
    const inRoubles = { ...context, currency: 'RUB' } as const
    expect(pricePiece(get('SOCK'), none, products, inRoubles)).toMatchObject({ price: 270_00, oldPrice: 360_00 })
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
      parts: [{ gross: 1100, percent: 10 }],
    })
  })

  test('[CART-17] what a piece takes', () => {
    expect(piecesOf(get('LOOK'), none, products).map((piece) => [piece.product.sku, piece.qty])).toEqual([
      ['TEE', 1],
      ['SOCK', 2],
    ])
  })
})
