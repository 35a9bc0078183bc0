import { describe, expect, test } from 'vitest'
import { bundleOf, chosen, inShop, link, none, option, parts, product } from '#test/support/sold-products.ts'
import type { Choice } from '../lines.ts'
import { available, customOptionsOf, isComplete, isOnSale, isVirtual, optionTexts, piecesOf } from './sold-product.ts'
import type { SoldProduct } from './sold-product.ts'

const chosenLinks = (...options: readonly { optionId: number; linkIds: number[]; qty?: number }[]): Choice => ({
  custom: [],
  bundle: options.map((one) => ({ qty: undefined, ...one })),
})
const soldOut = { qty: 0, isInStock: true, isManaged: true }
const closed = { qty: 5, isInStock: false, isManaged: true }
const { cap, ended, pdf, card } = parts
const shop = (...more: readonly SoldProduct[]) => inShop(...Object.values(parts), ...more)
const taken = (whole: SoldProduct, choice: Choice = none) =>
  piecesOf(whole, choice, shop(whole)).map((piece) => `${piece.product.sku} ${piece.qty}`)

describe('on sale', () => {
  const child = (parentId: number) => product({ id: 30, sku: 'CHILD', parentId })
  test.each([
    ['[CART-14] by its status', cap, true],
    ['[CART-14] status 2', ended, false],
    ['[CART-14] a variant whose parent is', child(1), true],
    ['[CART-14] a variant whose parent is not', child(3), false],
    ['[CART-14] a variant whose parent nobody asked for', child(99), true],
  ])('%s', (_, one, expected) => expect(isOnSale(one, shop(one))).toBe(expected))
})

describe('[CART-15] options of a variant', () => {
  const own = [{ id: 1, title: {}, required: true, values: [] }]
  const parent = product({ id: 20, sku: 'PARENT', customOptions: [{ id: 2, title: {}, required: false, values: [] }] })
  test.each([
    ['its own', product({ id: 21, sku: 'V', parentId: 20, customOptions: own }), [1]],
    ["its parent's where it has none", product({ id: 21, sku: 'V', parentId: 20 }), [2]],
    ['none where the parent is not known', product({ id: 21, sku: 'V', parentId: 99 }), []],
    ['none of a product by itself', cap, []],
    ['of a product by itself', product({ id: 21, sku: 'V', customOptions: own }), [1]],
  ])('%s', (_, one, expected) => expect(customOptionsOf(one, shop(parent, one)).map(({ id }) => id)).toEqual(expected))
})

describe('[CART-16] what a bundle takes', () => {
  const kit = bundleOf(
    option(1, true, link(1, 4, 2, true), link(2, 1, 3)),
    option(2, false, link(3, 2, 1), link(4, 3, 1, true)),
  )
  test('without a choice what is on sale, can be had and is chosen beforehand', () => {
    expect(taken(kit)).toEqual(['CAP 3'])
    const all = bundleOf(option(1, true, link(1, 1, 2, true)), option(2, false, link(2, 2, 1, true)))
    expect(taken(all)).toEqual(['CAP 2', 'SOCK 1'])
  })

  test('what is chosen, also what cannot be had, in the quantity that is chosen', () => {
    expect(taken(kit, chosenLinks({ optionId: 1, linkIds: [1] }, { optionId: 2, linkIds: [3], qty: 5 }))).toEqual([
      'GONE 2',
      'SOCK 5',
    ])
    expect(taken(kit, chosenLinks({ optionId: 1, linkIds: [1, 2] }))).toEqual(['GONE 2', 'CAP 3'])
  })

  test('of an option that is left open only what has to be chosen', () => {
    const all = bundleOf(option(1, true, link(1, 1, 2, true)), option(2, false, link(2, 2, 1, true)))
    expect(taken(all, chosenLinks({ optionId: 1, linkIds: [1] }))).toEqual(['CAP 2'])
    expect(taken(all, chosenLinks({ optionId: 2, linkIds: [2] }))).toEqual(['CAP 2', 'SOCK 1'])
  })
})

describe('[CART-17] what a group takes', () => {
  const look = (...ids: readonly number[]) =>
    product({ id: 51, sku: 'LOOK', typeId: 'grouped', members: ids.map((productId) => ({ productId, qty: 2 })) })
  test('its simple members that are there and on sale', () => {
    expect(taken(look(1, 3, 4, 6, 99))).toEqual(['CAP 2', 'GONE 2'])
  })

  test.each([
    ['members on sale', look(1, 4), true],
    ['nothing of it is on sale', look(3, 99), false],
    ['closed by its owner', { ...look(1), stock: closed }, false],
    ['not counted, so never closed', { ...look(1), stock: { ...closed, isManaged: false } }, true],
  ])('complete: %s', (_, whole, expected) => expect(isComplete(whole, none, shop(whole))).toBe(expected))
})

describe('[CART-16] a bundle is complete', () => {
  const kit = bundleOf(option(1, true, link(1, 1, 1, true), link(2, 3), link(3, 99)), option(2, false, link(4, 2)))
  test.each<[string, SoldProduct, Choice, boolean]>([
    ['as it comes', kit, none, true],
    ['with a member off sale', kit, chosenLinks({ optionId: 1, linkIds: [2] }), false],
    ['with one member of two off sale', kit, chosenLinks({ optionId: 1, linkIds: [1, 2] }), false],
    ['with a member that is gone', kit, chosenLinks({ optionId: 1, linkIds: [3] }), false],
    ['with one member of two gone', kit, chosenLinks({ optionId: 1, linkIds: [1, 3] }), false],
    ['without any option', bundleOf(), none, false],
    ['closed by its owner', { ...kit, stock: closed }, none, false],
    ['sold out is not closed', { ...kit, stock: soldOut }, none, true],
  ])('%s', (_, whole, choice, expected) => expect(isComplete(whole, choice, shop(whole))).toBe(expected))

  test('a product by itself is, also where its owner closed it', () => {
    expect(isComplete({ ...cap, stock: closed }, none, shop())).toBe(true)
    expect(isComplete(ended, none, shop())).toBe(false)
  })
})

describe('[CART-25] virtual', () => {
  const kit = bundleOf(option(1, true, link(1, 5, 1, true)), option(2, false, link(2, 6), link(3, 1)))
  test.each<[string, SoldProduct, Choice, boolean]>([
    ['a virtual product', card, none, true],
    ['a downloadable one', pdf, none, true],
    ['one that is delivered', cap, none, false],
    [
      'a bundle of nothing but such',
      kit,
      chosenLinks({ optionId: 1, linkIds: [1] }, { optionId: 2, linkIds: [2] }),
      true,
    ],
    ['a bundle with one that is delivered', kit, chosenLinks({ optionId: 2, linkIds: [3] }), false],
    ['a bundle of nothing', bundleOf(), none, false],
  ])('%s', (_, whole, choice, expected) => expect(isVirtual(whole, choice, shop(whole))).toBe(expected))
})

describe('[CART-16] the choice in words', () => {
  test('of a variant, of options, of a bundle', () => {
    const words = (id: number, value: number) => ({ ...chosen(id, value), label: { en: 'Size' }, value: { en: 'M' } })
    const values = (name: string) => [
      { id: 1, title: { en: `${name} one` }, price: 0, price_type: 'fixed' as const },
      { id: 2, title: { en: `${name} two` }, price: 0, price_type: 'fixed' as const },
    ]
    const customOptions = ['A', 'B', 'C'].map((name, at) => ({
      id: at + 1,
      title: { en: name },
      required: false,
      values: values(name),
    }))
    const tee = product({ id: 60, sku: 'TEE-M', chosen: [words(1, 2)], customOptions })
    const custom = [
      { optionId: 1, valueId: 2 },
      { optionId: 3, valueId: 1 },
    ]
    expect(optionTexts(tee, { custom, bundle: [] }, shop(tee))).toEqual([
      { label: { en: 'Size' }, value: { en: 'M' } },
      { label: { en: 'A' }, value: { en: 'A two' } },
      { label: { en: 'C' }, value: { en: 'C one' } },
    ])
    const kit = bundleOf(option(1, true, link(1, 1, 1, true), link(2, 99)), option(2, false, link(3, 2)))
    expect(optionTexts(kit, none, shop(kit))).toEqual([{ label: { en: 'Option 1' }, value: { en: 'CAP' } }])
    const lost = chosenLinks({ optionId: 1, linkIds: [2] }, { optionId: 2, linkIds: [3] })
    expect(optionTexts(kit, lost, shop(kit))).toEqual([{ label: { en: 'Option 2' }, value: { en: 'SOCK' } }])
    expect(optionTexts({ ...kit, typeId: 'simple' }, none, shop(kit))).toEqual([])
  })
})

describe('[CART-12] what can still be had', () => {
  test.each([
    [{ qty: 3, isInStock: true, isManaged: true }, 3],
    [{ qty: -1, isInStock: true, isManaged: true }, 0],
    [closed, 0],
    [{ qty: 0, isInStock: true, isManaged: false }, undefined],
    [{ qty: 3, isInStock: false, isManaged: false }, 0],
  ])('%o is %s', (stock, expected) => expect(available(stock)).toBe(expected))
})
