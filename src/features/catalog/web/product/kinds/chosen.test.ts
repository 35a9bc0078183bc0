import { describe, expect, test } from 'vitest'
import { chooseAgain } from './chosen.ts'
import { bottle } from '../product-fake.ts'

const engraving = {
  option_id: 1,
  title: 'Engraving',
  is_require: false,
  values: [
    { option_type_id: 1, title: 'Initials', price: 5, price_type: 'fixed' as const },
    { option_type_id: 2, title: 'Long', price: 10, price_type: 'percent' as const },
  ],
}
const asked = (value: number | string, id: number | string = 1) => ({
  extension_attributes: { custom_options: [{ option_id: id, option_value: value }] },
})

describe('[ACCOUNT-134] what was chosen of a piece is chosen again', () => {
  const product = bottle({ custom_options: [engraving] })

  test('with its words and what it costs today, also of ids that were sent as text', () => {
    for (const value of [2, '2'])
      expect(chooseAgain(product, undefined, asked(value, String(1)))).toEqual({
        product,
        child: undefined,
        chosen: {
          options: [{ label: 'Engraving', value: 'Long' }],
          productOption: { extension_attributes: { custom_options: [{ option_id: 1, option_value: 2 }] } },
          price: 33,
          oldPrice: 33,
        },
      })
    expect(chooseAgain(product, undefined, {})).toEqual({ product, child: undefined })
  })

  test('[PRICE-9] at a price of whole cents', () => {
    const values = [{ option_type_id: 1, title: 'Initials', price: 2.2, price_type: 'fixed' as const }]
    const prices = { final_price_incl_tax: 1.1, original_price_incl_tax: 1.1 }
    const again = chooseAgain(bottle({ ...prices, custom_options: [{ ...engraving, values }] }), undefined, asked(1))
    expect(again?.chosen).toMatchObject({ price: 3.3, oldPrice: 3.3 })
  })

  test('unless that is not offered any more, or a choice must be made that was none then', () => {
    expect(chooseAgain(product, undefined, asked(3))).toBeUndefined()
    expect(chooseAgain(product, undefined, asked(1, 9))).toBeUndefined()
    expect(chooseAgain(bottle(), undefined, asked(1))).toBeUndefined()
    const required = bottle({ custom_options: [{ ...engraving, is_require: true }] })
    expect(chooseAgain(required, undefined, {})).toBeUndefined()
    expect(chooseAgain(required, undefined, asked(1))).toBeDefined()
  })

  test('a set too, as it was put together or as it comes', () => {
    const link = (id: number, price: number) => ({
      id,
      sku: `L${id}`,
      name: `Part ${id}`,
      qty: 1,
      is_default: id === 1,
      price,
      original_price: price + 1,
      in_stock: true,
    })
    const option = { option_id: 4, title: 'Bra', required: true, product_links: [link(1, 20), link(2, 30)] }
    const set = bottle({ type_id: 'bundle', bundle_options: [option] })
    const made = (ids: (number | string)[], option_id = 4) => ({
      extension_attributes: { bundle_options: [{ option_id, option_selections: ids, option_qty: '2' }] },
    })
    expect(chooseAgain(set, undefined, made(['2']))?.chosen).toEqual({
      price: 60,
      oldPrice: 62,
      options: [{ label: 'Bra', value: 'Part 2' }],
      productOption: {
        extension_attributes: { bundle_options: [{ option_id: 4, option_selections: [2], option_qty: 2 }] },
      },
    })
    expect(chooseAgain(set, undefined, {})).toEqual({ product: set, child: undefined })
    for (const gone of [made([3]), made([]), made([1], 5)]) expect(chooseAgain(set, undefined, gone)).toBeUndefined()
  })
})
