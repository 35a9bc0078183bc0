import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSameLine, lineChecksum, mergedQty, storedOption, toChoice, toQty } from './lines.ts'
import type { ProductOption } from './cart-schema.ts'
import type { ComparableLine } from './lines.ts'

const custom = (valueId: number) => ({
  extension_attributes: { custom_options: [{ option_id: 1, option_value: valueId }] },
})
const size = (valueId: number) => ({
  extension_attributes: { configurable_item_options: [{ option_id: 93, option_value: valueId }] },
})

const bundle = (linkId: number) => ({
  extension_attributes: { bundle_options: [{ option_id: 1, option_selections: [linkId] }] },
})

describe('quantities', () => {
  test.each([
    ['2', 2],
    ['2.9', 2],
    [2.9, 2],
    ['007', 7],
    [undefined, 1],
    ['many', 1],
    [0, 1],
    [-3, 1],
    [99_999, 10_000],
  ])('[CART-6] %s becomes %s', (given, expected) => expect(toQty(given)).toBe(expected))
})

describe('equality', () => {
  const line = (changes: Partial<ComparableLine> = {}): ComparableLine => ({ sku: 'TEE', ...changes })
  test.each<[string, ComparableLine, ComparableLine, boolean]>([
    ['[CART-19] the same SKU', line(), line(), true],
    ['[CART-19] another SKU', line(), line({ sku: 'CAP' }), false],
    ['[CART-19] another SKU of the same product', line({ id: 7 }), line({ sku: 'tee', id: 7 }), true],
    ['[CART-19] the same product id', line({ product_id: 7 }), line({ sku: 'tee', product_id: 7 }), true],
    [
      '[CART-19] custom options: the same choice',
      line({ product_option: custom(5) }),
      line({ product_option: custom(5) }),
      true,
    ],
    [
      '[CART-19] custom options: another choice',
      line({ product_option: custom(5) }),
      line({ product_option: custom(6) }),
      false,
    ],
    ['[CART-19] custom options against none', line({ product_option: custom(5) }), line(), false],
    [
      '[CART-19] custom options: the same server item',
      line({ product_option: custom(5), server_item_id: 3 }),
      line({ product_option: custom(6), item_id: 3 }),
      true,
    ],
    [
      '[CART-19] custom options: the same checksum',
      line({ sku: 'A', product_option: custom(5), checksum: 'c' }),
      line({ sku: 'B', product_option: custom(6), checksum: 'c' }),
      true,
    ],
    [
      '[CART-19] custom options: neither has a server id or a checksum yet',
      line({ product_option: custom(5), item_id: 0, server_item_id: 0, checksum: '' }),
      line({ product_option: custom(6), item_id: 0, server_item_id: 0, checksum: '' }),
      false,
    ],
    [
      '[CART-19] custom options: the id of the server before that of the line',
      line({ product_option: custom(5), server_item_id: 3, item_id: 8 }),
      line({ product_option: custom(6), server_item_id: 4, item_id: 8 }),
      false,
    ],
    [
      '[CART-19] bundle options make another line as well',
      line({ product_option: bundle(5) }),
      line({ product_option: bundle(6) }),
      false,
    ],
    [
      '[CART-19] configurable: by product id',
      line({ product_option: size(1), product_id: 7 }),
      line({ sku: 'CAP', product_id: 7 }),
      true,
    ],
    [
      '[CART-19] nothing known in common',
      line({ id: 0, product_id: 0 }),
      line({ sku: 'CAP', id: 0, product_id: 0 }),
      false,
    ],
    ['[CART-19] configurable: by SKU', line({ product_option: size(1) }), line({ product_option: size(2) }), true],
    [
      '[CART-19] configurable: not by line id',
      line({ product_option: size(1), id: 7 }),
      line({ sku: 'CAP', id: 7 }),
      false,
    ],
  ])('%s', (_, one, other, expected) => {
    expect(isSameLine(one, other)).toBe(expected)
    expect(isSameLine(other, one)).toBe(expected)
  })
})

describe('[CART-29] a line that two carts have', () => {
  test.each([
    ['both together', 2, 3, 10, 5],
    ['both together where nobody counts', 2, 3, undefined, 5],
    ['as far as the stock goes', 2, 3, 4, 4],
    ['never fewer than the customer had', 5, 3, 1, 5],
    ['never fewer than the guest had', 2, 6, 1, 6],
  ])('%s', (_, own, added, left, expected) => expect(mergedQty(own, added, left)).toBe(expected))
})

describe('checksum', () => {
  const option = (values: readonly [number, number][], asText: boolean) => ({
    extension_attributes: {
      custom_options: values.map(([id, value]) => ({
        option_id: asText ? String(id) : id,
        option_value: asText ? String(value) : value,
      })),
    },
  })

  test('[CART-21] the order and the type of the options do not matter, SKU and choice do', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(fc.nat(50), fc.nat(50)), { selector: ([id]) => id }), (values) => {
        const one = lineChecksum('TEE', toChoice(option(values, false)))
        expect(one).toMatch(/^[0-9a-f]{56}$/)
        expect(lineChecksum('TEE', toChoice(option(values.toReversed(), true)))).toBe(one)
        expect(lineChecksum('CAP', toChoice(option(values, false)))).not.toBe(one)
        expect(lineChecksum('TEE', toChoice(option([...values, [99, 1]], false)))).not.toBe(one)
      }),
    )
  })

  test('[CART-21] of a bundle the order, the repeats and the spelling of what is chosen do not matter, its quantity does', () => {
    const chosen = (...options: readonly object[]) =>
      lineChecksum('KIT', toChoice({ extension_attributes: { bundle_options: options } } as ProductOption))
    const one = chosen(
      { option_id: 1, option_selections: [10, 9] },
      { option_id: 2, option_qty: 2, option_selections: [4] },
    )
    expect(
      chosen(
        { option_id: '2', option_qty: '2.0', option_selections: ['4'] },
        { option_id: '1', option_selections: ['9', 10, 9] },
      ),
    ).toBe(one)
    expect(chosen({ option_id: 1, option_selections: [10, 9] }, { option_id: 2, option_selections: [4] })).not.toBe(one)
  })

  test('[CART-21] several values of one custom option come in one order', () => {
    const chosen = (...values: readonly number[]) =>
      toChoice({
        extension_attributes: { custom_options: values.map((option_value) => ({ option_id: 1, option_value })) },
      })
    expect(chosen(10, 9).custom.map(({ valueId }) => valueId)).toEqual([9, 10])
    expect(lineChecksum('TEE', chosen(10, 9))).toBe(lineChecksum('TEE', chosen(9, 10)))
  })

  test('[CART-22] a choice without options keeps none, a quantity of a bundle member stays', () => {
    expect(storedOption(undefined)).toEqual({ extension_attributes: {} })
    expect(storedOption({ extension_attributes: { custom_options: [], bundle_options: [] } })).toEqual({
      extension_attributes: {},
    })
    const bundleOptions = [{ option_id: 2, option_qty: '3', option_selections: [3] }]
    expect(storedOption({ extension_attributes: { bundle_options: bundleOptions } })).toEqual({
      extension_attributes: { bundle_options: bundleOptions },
    })
  })

  test('[CART-22] only the known fields of a choice are kept', () => {
    const given = {
      note: 'x',
      extension_attributes: {
        custom_options: [{ option_id: 1, option_value: '5', note: 'x' }],
        bundle_options: [{ option_id: 2, option_selections: [3], note: 'x' }],
        configurable_item_options: [{ option_id: 93, option_value: 1 }],
      },
    }
    expect(storedOption(given)).toEqual({
      extension_attributes: {
        custom_options: [{ option_id: 1, option_value: '5' }],
        bundle_options: [{ option_id: 2, option_selections: [3] }],
      },
    })
  })
})
