import { describe, expect, test } from 'vitest'
import type { WireProduct } from '../../../rules/product/product.ts'
import { customExtra, firstBundleChoice } from './configured-price.ts'

const options: WireProduct['custom_options'] = [
  {
    option_id: 1,
    title: 'Engraving',
    is_require: false,
    values: [
      { option_type_id: 1, title: 'Initials', price: 5, price_type: 'fixed' },
      { option_type_id: 2, title: 'Long', price: 10, price_type: 'percent' },
    ],
  },
  {
    option_id: 2,
    title: 'Wrapping',
    is_require: false,
    values: [{ option_type_id: 3, title: 'Paper', price: 12.5, price_type: 'percent' }],
  },
]

describe('custom options', () => {
  test('[PRODUCT-33] regression: options never add to a price that has options in it already', () => {
    const base = 33.33
    for (let round = 0; round < 3; round += 1) {
      expect(customExtra(options, { 1: 2 }, base)).toBe(3.33)
      expect(customExtra(options, { 1: 1 }, base)).toBe(5)
      expect(customExtra(options, { 1: 2, 2: 3 }, base)).toBe(7.5)
    }
    expect(customExtra(options, {}, base)).toBe(0)
    expect(customExtra(options, { 9: 9, 1: 77 }, base)).toBe(0)
  })
})

describe('the first choice of a bundle', () => {
  const link = (id: number, is_default: boolean, in_stock: boolean) => ({
    id,
    sku: `L${id}`,
    name: `Part ${id}`,
    qty: 1,
    is_default,
    price: 10,
    original_price: 10,
    in_stock,
  })
  const option = (option_id: number, required: boolean, product_links: ReturnType<typeof link>[]) => ({
    option_id,
    title: 'Part',
    required,
    product_links,
  })
  const required = option(9, true, [link(9, true, true)])
  const chosen = (one: ReturnType<typeof option>) => firstBundleChoice([required, one])[one.option_id]?.linkIds

  test('[PRODUCT-30] is the default, another where that is sold out, and the default where all are', () => {
    expect(chosen(option(1, true, [link(1, false, true), link(2, true, true)]))).toEqual([2])
    expect(chosen(option(1, true, [link(1, false, true), link(2, true, false)]))).toEqual([1])
    expect(chosen(option(1, true, [link(1, false, false), link(2, true, false)]))).toEqual([2])
    expect(chosen(option(1, true, [link(1, false, true)]))).toEqual([1])
  })

  test('[PRODUCT-30] an optional part is left out, unless its default can be had', () => {
    expect(chosen(option(1, false, [link(1, false, true)]))).toEqual([])
    expect(chosen(option(1, false, [link(1, true, true)]))).toEqual([1])
    expect(chosen(option(1, false, [link(1, true, false)]))).toEqual([])
  })
})
