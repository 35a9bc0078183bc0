import { describe, expect, test } from 'vitest'
import { fromMajor, money } from '#core/money.ts'
import { context, get, inShop, link, none, product, products } from '#test/support/sold-products.ts'
import { pricePiece } from './price-piece.ts'
import type { PriceContext } from './price-piece.ts'
import { quoteLines } from './quote.ts'
import type { SoldProduct } from '../products/sold-product.ts'

describe('[CART-12] [CART-13] a quoted line', () => {
  const quoted = (one: SoldProduct, all = inShop(one)) =>
    quoteLines([{ product: one, choice: none, qty: 2 }], all, context)[0]

  test('has its price, the one before, and what is left', () => {
    const sock = get('SOCK')
    expect(quoted(sock, products)).toMatchObject({
      price: 300,
      oldPrice: 400,
      parts: [{ gross: 300, percent: 0 }],
      isGone: false,
      isShort: false,
      left: 9,
      isVirtual: false,
      qty: 2,
    })
    expect(quoted(sock, products)?.pieces.map(({ product: piece, qty }) => [piece.sku, qty])).toEqual([['SOCK', 1]])
  })

  test.each([
    ['without a price', product({ id: 20, sku: 'X', listed: undefined })],
    ['off sale', product({ id: 20, sku: 'X', status: 2 })],
    ['whose members are gone', product({ id: 20, sku: 'X', typeId: 'grouped', members: [{ productId: 99, qty: 1 }] })],
  ])('%s is gone: nothing is left of it', (_, one) => {
    expect(quoted(one)).toMatchObject({ isGone: true, isShort: true, left: 0 })
  })

  test('[CART-132] below 0 is no price, and 0 is none where nothing is given away', () => {
    const at = (price: number, isZeroAllowed?: boolean) => {
      const one = product({ id: 20, sku: 'X', listed: { price: money(price), currency: 'USD' } })
      const [line] = quoteLines([{ product: one, choice: none, qty: 1 }], inShop(one), {
        ...context,
        ...(isZeroAllowed === undefined ? {} : { isZeroAllowed }),
      })
      return line?.isGone
    }
    expect([at(0), at(0, true), at(0, false)]).toEqual([false, false, true])
    expect([at(-1), at(-1, true), at(-1, false), at(1, false)]).toEqual([true, true, true, false])
  })

  test('without a price costs nothing', () => {
    expect(quoted(product({ id: 20, sku: 'X', listed: undefined }))).toMatchObject({ price: 0, oldPrice: 0, parts: [] })
  })

  test('that nobody counts has as many as one likes', () => {
    const one = product({ id: 20, sku: 'X', stock: { qty: 0, isInStock: true, isManaged: false } })
    expect(quoted(one)).toMatchObject({ isGone: false, isShort: false, left: undefined })
  })
})

describe('the price of a piece', () => {
  const priced = (one: SoldProduct, changes: Partial<PriceContext> = {}, custom: [number, number][] = [], qty = 1) =>
    pricePiece(
      one,
      { custom: custom.map(([optionId, valueId]) => ({ optionId, valueId })), bundle: [] },
      inShop(one, product({ id: 1, sku: 'TEE' })),
      { ...context, ...changes },
      qty,
    )
  const value = (id: number, price: number, price_type: 'fixed' | 'percent') => ({ id, title: {}, price, price_type })
  const cup = product({
    id: 9,
    sku: 'CUP',
    taxClass: 'goods',
    listed: { price: fromMajor(20), special: fromMajor(10), currency: 'USD' },
    customOptions: [
      { id: 1, title: {}, required: true, values: [value(1, 250, 'fixed'), value(2, 10, 'percent')] },
      { id: 2, title: {}, required: false, values: [value(1, 300, 'fixed'), value(2, 1, 'percent')] },
    ],
  })
  const rules = ['US', 'DE'].map((country, id) => ({
    id,
    productTaxClasses: ['goods'],
    customerTaxClasses: [],
    rates: [{ country, region: '', percent: country === 'US' ? 10 : 20 }],
  }))

  test('[CART-15] only the chosen values of the chosen options count, percents of the price before special ones', () => {
    expect(priced(cup, {}, [[1, 1]])).toMatchObject({ price: 1250, oldPrice: 2250 })
    expect(priced(cup, {}, [[1, 2]])).toMatchObject({ price: 1200, oldPrice: 2200 })
    expect(
      priced(cup, {}, [
        [1, 2],
        [2, 1],
      ]),
    ).toMatchObject({ price: 1500, oldPrice: 2500 })
    expect(priced(cup)).toEqual({ price: 1000, oldPrice: 2000, parts: [{ gross: 1000, percent: 0 }] })
  })

  test('[CART-15] [CART-47] fixed amounts are dollars, in other currencies whole units', () => {
    expect(priced(cup, { currency: 'RUB' }, [[1, 1]])).toMatchObject({ price: 900_00 + 225_00 })
  })

  test('[CART-13] [CART-15] where it goes decides the tax, of options too', () => {
    const tax = { rules, country: 'US', isIncluded: false }
    expect(priced(cup, { tax }, [[1, 1]])).toEqual({
      price: 1100 + 275,
      oldPrice: 2200 + 275,
      parts: [
        { gross: 1100, percent: 10 },
        { gross: 275, percent: 10 },
      ],
    })
    expect(priced(cup, { tax: { ...tax, place: { country: 'DE' } } }, [[1, 1]])).toMatchObject({ price: 1200 + 300 })
    const included = { ...tax, isIncluded: true }
    expect(priced(cup, { tax: included })).toMatchObject({ price: 1000 })
    // 10 of which 10 % are in it is 9.09 without, and 20 % more is 10.91
    expect(priced(cup, { tax: { ...included, place: { country: 'DE' } } })).toMatchObject({ price: 1091 })
  })

  test("[PRICE-24] a group's price for as many pieces as the line has, times what of it a piece takes", () => {
    const byProduct = new Map([[1, [{ groupId: 4, qty: 6, price: money(700) }]]])
    const kit = product({
      id: 50,
      sku: 'KIT',
      typeId: 'bundle',
      bundleOptions: [{ id: 1, title: {}, required: true, links: [link(1, 1, 2, true)] }],
    })
    expect(priced(kit, { tiers: { groupId: 4, byProduct } }, [], 2)).toMatchObject({ price: 2000 })
    expect(priced(kit, { tiers: { groupId: 4, byProduct } }, [], 3)).toMatchObject({ price: 1400, oldPrice: 1400 })
    expect(priced(cup, { tiers: { groupId: 4, byProduct } })).toMatchObject({ price: 1000 })
  })
})
