import { describe, expect, test } from 'vitest'
import { bundleOf, chosen, inShop, link, option, parts, product } from '#test/support/sold-products.ts'
import { checkChoice } from './choose.ts'
import type { SoldProduct, SoldProducts } from './sold-product.ts'

const shop = (...more: readonly SoldProduct[]) => inShop(...Object.values(parts), ...more)

describe('choosing', () => {
  const shirt = product({ id: 40, sku: 'SHIRT', typeId: 'configurable' })
  const variant = (id: number, optionId: number, changes: Partial<SoldProduct> = {}) =>
    product({ id, sku: `SHIRT-${optionId}`, parentId: 40, chosen: [chosen(1, optionId)], ...changes })
  const wanted = (...values: number[]) => ({
    extension_attributes: { configurable_item_options: values.map((value) => ({ option_id: 1, option_value: value })) },
  })
  const skuOf = (products: SoldProducts, given?: object) => {
    const result = checkChoice('SHIRT', given, products)
    return result.ok ? result.value.product.sku : result.code
  }

  test('[CART-14] the only variant on sale needs no choice, one of several does', () => {
    const two = inShop(shirt, variant(41, 11), variant(42, 12))
    expect(skuOf(inShop(shirt, variant(41, 11), variant(42, 12, { status: 2 })))).toBe('SHIRT-11')
    expect(skuOf(two)).toBe('CONFIGURATION_NOT_FOUND')
    expect(skuOf(two, { extension_attributes: {} })).toBe('CONFIGURATION_NOT_FOUND')
    expect(skuOf(two, {})).toBe('CONFIGURATION_NOT_FOUND')
    expect(skuOf(two, wanted(12))).toBe('SHIRT-12')
  })

  test('[CART-14] neither the variant of another parent nor one without options of its own', () => {
    const other = product({ id: 45, sku: 'OTHER-11', parentId: 44, chosen: [chosen(1, 11)] })
    const bare = variant(46, 99, { chosen: [] })
    expect(skuOf(inShop(other, bare, shirt, variant(41, 12), variant(42, 11)), wanted(11))).toBe('SHIRT-11')
    expect(skuOf(inShop(shirt, bare, variant(41, 12)), wanted(11))).toBe('CONFIGURATION_NOT_FOUND')
  })

  const values = [1, 2].map((id) => ({ id, title: {}, price: 0, price_type: 'fixed' as const }))
  const cup = product({
    id: 70,
    sku: 'CUP',
    customOptions: [
      { id: 1, title: {}, required: true, values },
      { id: 2, title: {}, required: false, values: [{ ...values[0], id: 3 } as (typeof values)[0]] },
    ],
  })
  const custom = (...pairs: readonly (readonly [number, number])[]) => ({
    extension_attributes: { custom_options: pairs.map(([option_id, option_value]) => ({ option_id, option_value })) },
  })
  test.each([
    ['the required one', custom([1, 2]), true],
    ['both', custom([1, 2], [2, 3]), true],
    ['only the optional one', custom([2, 3]), false],
    ['a value of another option', custom([1, 3]), false],
    ['an unknown option beside the required one', custom([1, 1], [9, 1]), false],
    ['one option twice', custom([1, 1], [1, 2]), false],
  ])('[CART-15] %s', (_, chosenOptions, isFine) => {
    const result = checkChoice('CUP', chosenOptions, shop(cup))
    expect(result.ok && result.value.choice.bundle).toEqual(isFine && [])
  })

  const kit = bundleOf(option(1, true, link(1, 1, 1, true), link(2, 2)), option(2, false, link(3, 2)))
  test.each([
    ['a link of the option', [{ optionId: 1, linkIds: [2] }], true],
    ['nothing of an option that may stay open', [{ optionId: 2, linkIds: [] }], true],
    ['nothing of one that may not', [{ optionId: 1, linkIds: [] }], false],
    ['a link of another option', [{ optionId: 1, linkIds: [3] }], false],
    ['one good link and one of another option', [{ optionId: 1, linkIds: [1, 3] }], false],
    ['an unknown option', [{ optionId: 9, linkIds: [1] }], false],
    [
      'a good option and an unknown one',
      [
        { optionId: 1, linkIds: [1] },
        { optionId: 9, linkIds: [] },
      ],
      false,
    ],
    [
      'one option twice',
      [
        { optionId: 1, linkIds: [1] },
        { optionId: 1, linkIds: [2] },
      ],
      false,
    ],
    [
      'two options',
      [
        { optionId: 1, linkIds: [1] },
        { optionId: 2, linkIds: [3] },
      ],
      true,
    ],
  ])('[CART-16] %s', (_, options, isFine) => {
    const bundle_options = options.map(({ optionId, linkIds }) => ({
      option_id: optionId,
      option_selections: linkIds,
    }))
    const result = checkChoice('KIT', { extension_attributes: { bundle_options } }, shop(kit))
    expect(result.ok ? result.value.choice.bundle.length : 0).toBe(isFine ? options.length : 0)
  })
})
