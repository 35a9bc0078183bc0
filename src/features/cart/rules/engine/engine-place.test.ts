import { describe, expect, test } from 'vitest'
import { applyAnswer, applyRefusal, emptyCart, issue, nextStep, toCommand, viewLines } from './engine.ts'
import type { CartState } from './engine.ts'
import { quantitiesIn } from './engine-fake.ts'
import type { ModelItem } from './engine-fake.ts'

const item = (sku: string, qty = 1): ModelItem => ({ sku, qty })

describe('[CART-358] another size in the place of a line', () => {
  const skus = (state: CartState<ModelItem>) => viewLines(state).map((line) => line.item.sku)
  const three = (): CartState<ModelItem> => ({
    ...emptyCart<ModelItem>(),
    cartId: 'c1',
    version: 3,
    items: [
      { ...item('S', 2), item_id: 1 },
      { ...item('T', 1), item_id: 2 },
      { ...item('U', 1), item_id: 3 },
    ],
  })
  const replace = (state: CartState<ModelItem>, from: string, to: string, id: string) => {
    const added = issue(state, toCommand({ opId: id, kind: 'add', item: item(to), amount: 2, placeOf: from }))
    return issue(added, toCommand({ opId: `${id}-`, kind: 'remove', item: item(from), onlyAfter: id }))
  }

  test('stands where that was, while it waits and once it is answered', () => {
    let state = replace(three(), 'T', 'M', '1')
    expect(skus(state)).toEqual(['S', 'M', 'U'])
    expect(nextStep(state)).toMatchObject({ kind: 'send', command: { key: 'M' }, itemId: 2 })
    state = applyAnswer(state, { cartId: 'c1', opId: '1', version: 4, item: { ...item('M', 2), item_id: 4 } })
    expect(skus(state)).toEqual(['S', 'M', 'U'])
    state = applyAnswer(state, { cartId: 'c1', opId: '1-', version: 5 })
    expect(skus(state)).toEqual(['S', 'M', 'U'])
  })

  test('joins the line that has it, where that stands', () => {
    const state = replace(three(), 'S', 'U', '1')
    expect(skus(state)).toEqual(['T', 'U'])
    expect(quantitiesIn(state)).toEqual({ T: 1, U: 3 })
  })

  test('stays there whatever is wished of it before it was sent', () => {
    const first = replace(three(), 'S', 'M', '1')
    const more = issue(first, toCommand({ opId: '2', kind: 'set', item: item('M'), amount: 3 }))
    expect(skus(more)).toEqual(['M', 'T', 'U'])
    expect(quantitiesIn(more)).toEqual({ M: 3, T: 1, U: 1 })
    expect(skus(replace(more, 'M', 'L', '3'))).toEqual(['L', 'T', 'U'])
    expect(skus(replace(more, 'M', 'S', '3'))).toEqual(['S', 'T', 'U'])
    const gone = issue(more, toCommand({ opId: '4', kind: 'remove', item: item('M') }))
    expect(skus(gone)).toEqual(['T', 'U'])
    expect(gone.pending.map(({ opId }) => opId)).toEqual(['1-', '4'])
  })

  test('[CART-113] one that is refused when a third has come in its place leaves the third alone', () => {
    const state = replace(replace(three(), 'S', 'M', '1'), 'M', 'L', '2')
    expect(quantitiesIn(applyRefusal(state, '1', 'PRODUCT_NOT_FOUND'))).toEqual({ L: 2, T: 1, U: 1 })
  })
})
