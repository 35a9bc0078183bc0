import { describe, expect, test } from 'vitest'
import { applyStock } from './engine-stock.ts'
import type { StockRules } from './engine-stock.ts'
import { emptyCart, issue, toCommand, viewLines } from './engine.ts'
import type { CartState } from './engine.ts'

const item = (sku: string) => ({
  sku,
  qty: 2,
  is_in_stock: true,
  stock: { qty: 9, is_in_stock: true, product_id: 1 },
  errors: {} as { stock?: string },
  info: {} as { stock?: string },
})
type Item = ReturnType<typeof item>
const cart = (): CartState<Item> =>
  issue({ ...emptyCart<Item>(), items: [item('KEPT')] }, toCommand({ opId: '1', kind: 'add', item: item('NEW') }))
const texts = { inStock: 'In stock', outOfStock: 'Sold out' }
const rules = (changes: Partial<StockRules> = {}): StockRules => ({
  allowsOutOfStock: true,
  isSyncOn: true,
  texts,
  ...changes,
})
const answer = (sku: string, qty: number, error?: string) => ({
  product_sku: sku,
  qty,
  is_in_stock: qty > 0,
  ...(error === undefined ? {} : { api_error: error }),
})
let ids = 0
const asked = (answers: readonly ReturnType<typeof answer>[], changes: Partial<StockRules> = {}) =>
  viewLines(applyStock(cart(), answers, rules(changes), () => `r${(ids += 1)}`)).map(({ item: line, qty }) => [
    line.sku,
    qty,
    line.is_in_stock,
    line.stock.qty,
    line.errors.stock ?? line.info.stock,
  ])

describe('[CART-119] stock of the lines in sight', () => {
  test('in stock, and out of stock with an error', () => {
    expect(asked([answer('KEPT', 4), answer('NEW', 0)])).toEqual([
      ['KEPT', 2, true, 4, 'In stock'],
      ['NEW', 1, false, 0, 'Sold out'],
    ])
  })

  test('an error goes when the piece is back', () => {
    const gone = applyStock(cart(), [answer('KEPT', 0)], rules(), () => 'x')
    const back = applyStock(gone, [answer('KEPT', 3)], rules(), () => 'x')
    expect(viewLines(back)[0]?.item).toMatchObject({ is_in_stock: true, errors: {}, info: { stock: 'In stock' } })
    expect(viewLines(back)[0]?.item.errors.stock).toBeUndefined()
    expect(viewLines(gone)[0]?.item.info.stock).toBeUndefined()
  })

  test('what was not answered, or with an error, stays as it is', () => {
    expect(asked([answer('KEPT', 0, 'timeout')], { allowsOutOfStock: false, isSyncOn: false })).toEqual([
      ['KEPT', 2, true, 9, undefined],
      ['NEW', 1, true, 9, undefined],
    ])
  })

  test.each([
    [true, true, true],
    [true, false, true],
    [false, true, true],
    [false, false, false],
  ])('sold out, allowed in the cart %s, judged by the server %s: stays %s', (allowsOutOfStock, isSyncOn, stays) => {
    const skus = asked([answer('KEPT', 0), answer('NEW', 5)], { allowsOutOfStock, isSyncOn }).map(([sku]) => sku)
    expect(skus).toEqual(stays ? ['KEPT', 'NEW'] : ['NEW'])
  })
})
