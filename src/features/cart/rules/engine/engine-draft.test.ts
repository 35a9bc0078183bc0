import { describe, expect, test } from 'vitest'
import { addRefusal } from './engine-add.ts'
import { draftLine } from './engine-draft.ts'
import type { CartDraft } from './engine-draft.ts'
import { lineKey } from './engine-lines.ts'

const draft = (changes: Partial<CartDraft> = {}): CartDraft => ({
  sku: 'TEE-M',
  parentSku: 'TEE',
  slug: 'tee',
  name: 'Tee',
  type: 'simple',
  thumbnail: 'tee.webp',
  price: 45,
  oldPrice: 60,
  options: [{ label: 'Size', value: 'M' }],
  stock: { product_id: 7, qty: 3, is_in_stock: true, manage_stock: true },
  ...changes,
})
const stock = (is_in_stock: boolean) => ({ product_id: 7, qty: is_in_stock ? 3 : 0, is_in_stock, manage_stock: true })

describe('[CART-132] what may go into a cart', () => {
  test.each([
    ['with a price', 1, true, false, undefined],
    ['for nothing', 0, true, false, 'priceUnknown'],
    ['for nothing where that is allowed', 0, true, true, undefined],
    ['below nothing', -1, true, true, 'priceUnknown'],
    ['sold out', 1, false, true, 'outOfStock'],
    ['sold out and without a price', 0, false, false, 'priceUnknown'],
  ])('%s', (_, price, isInStock, zeroPriceAllowed, expected) => {
    expect(addRefusal(draft({ price, stock: stock(isInStock) }), { zeroPriceAllowed })).toBe(expected)
  })
})

describe('[CART-100] a piece on its way into the cart', () => {
  test('is drawn with all that the page knows, and with no server id', () => {
    const { options } = draft()
    expect(draftLine(draft())).toEqual({
      id: 7,
      product_id: 7,
      item_id: 0,
      server_item_id: 0,
      server_cart_id: '',
      quote_id: '',
      sku: 'TEE-M',
      parentSku: 'TEE',
      slug: 'tee',
      name: 'Tee',
      qty: 1,
      prev_qty: 1,
      price: 45,
      old_price: 60,
      type_id: 'simple',
      product_type: 'simple',
      thumbnail: 'tee.webp',
      product_option: {},
      options,
      checksum: '',
      is_in_stock: true,
      is_virtual: false,
      stock: stock(true),
      errors: {},
      info: {},
      totals: { row_total_incl_tax: 45, row_discount: 0 },
    })
  })

  test.each([
    ['virtual', true],
    ['downloadable', true],
    ['bundle', false],
  ] as const)('%s: virtual %s', (type, isVirtual) => {
    expect(draftLine(draft({ type })).is_virtual).toBe(isVirtual)
  })

  test('keeps its choice', () => {
    const productOption = { extension_attributes: { custom_options: [{ option_id: 1, option_value: 2 }] } }
    expect(draftLine(draft({ productOption })).product_option).toEqual(productOption)
  })
})

describe('[CART-101] the key of a line', () => {
  const key = (extension_attributes: object) => lineKey({ sku: 'A', qty: 1, product_option: { extension_attributes } })
  const custom = (option_id: number, option_value: number | string) => ({ option_id, option_value })

  test('is the SKU where nothing else is chosen', () => {
    expect(lineKey({ sku: 'A', qty: 1 })).toBe('A')
    expect(lineKey({ sku: 'A', qty: 1, product_option: {} })).toBe('A')
    expect(key({})).toBe('A')
    expect(key({ custom_options: [], bundle_options: [] })).toBe('A')
  })

  test('is equal in whatever order and type choices and their fields come', () => {
    const one = key({ custom_options: [custom(1, 2), custom(3, 4)] })
    expect(key({ custom_options: [{ option_value: '4', option_id: '3' }, custom(1, 2)] })).toBe(one)
    const bundle = key({ bundle_options: [{ option_id: 1, option_selections: [2, 3] }] })
    expect(key({ bundle_options: [{ option_selections: ['3', 2], option_id: 1, option_qty: undefined }] })).toBe(bundle)
    expect(key({ bundle_options: [{ option_selections: ['3', 2], option_id: 1, option_qty: null }] })).toBe(bundle)
  })

  test('is another for every other choice, however the digits fall together', () => {
    const keys = [
      key({}),
      key({ custom_options: [custom(1, 2)] }),
      key({ custom_options: [custom(1, 2), custom(3, 4)] }),
      key({ bundle_options: [{ option_id: 1, option_selections: [2] }] }),
      key({ bundle_options: [{ option_id: 1, option_selections: [2], option_qty: 2 }] }),
      key({ bundle_options: [{ option_id: 1, option_selections: [1, 23] }] }),
      key({ bundle_options: [{ option_id: 1, option_selections: [12, 3] }] }),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })
})
