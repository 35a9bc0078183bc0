import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addLine, isSameLine, lineChecksum, mergeLines, storedOption, toChoice, toQty } from './lines.ts'
import type { ComparableLine } from './lines.ts'

const custom = (valueId: number) => ({
  extension_attributes: { custom_options: [{ option_id: 1, option_value: valueId }] },
})
const size = (valueId: number) => ({
  extension_attributes: { configurable_item_options: [{ option_id: 93, option_value: valueId }] },
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

  test('[CART-20] adding an existing item raises its quantity, another is appended', () => {
    const lines = addLine([{ sku: 'TEE', qty: 2 }], { sku: 'TEE', qty: 3 })
    expect(lines).toEqual([{ sku: 'TEE', qty: 5 }])
    expect(addLine(lines, { sku: 'CAP', qty: 1 })).toEqual([
      { sku: 'TEE', qty: 5 },
      { sku: 'CAP', qty: 1 },
    ])
  })

  test('[CART-18] lines that became the same are merged by summing', () => {
    expect(
      mergeLines([
        { sku: 'TEE', qty: 2 },
        { sku: 'CAP', qty: 1 },
        { sku: 'TEE', qty: 4 },
      ]),
    ).toEqual([
      { sku: 'TEE', qty: 6 },
      { sku: 'CAP', qty: 1 },
    ])
  })

  test('[CART-18, CART-20] merging keeps every piece and leaves no two lines alike', () => {
    const anyLine = fc.record({ sku: fc.constantFrom('TEE', 'CAP', 'SOCK'), qty: fc.integer({ min: 1, max: 100 }) })
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 20 }), (lines) => {
        const merged = mergeLines(lines)
        const sum = (list: readonly { qty: number }[]) => list.reduce((all, { qty }) => all + qty, 0)
        expect(sum(merged)).toBe(sum(lines))
        expect(new Set(merged.map(({ sku }) => sku)).size).toBe(merged.length)
      }),
    )
  })
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
