import { describe, expect, test } from 'vitest'
import { endBought, emptyCart, issue, markSent, nextStep, toCommand } from './engine.ts'
import type { CartState } from './engine.ts'
import { quantitiesIn } from './engine-fake.ts'
import type { ModelItem } from './engine-fake.ts'

const item = (sku: string, qty = 1): ModelItem => ({ sku, qty })
const cart = (...items: readonly ModelItem[]): CartState<ModelItem> => ({
  ...emptyCart<ModelItem>(),
  cartId: 'c1',
  version: 3,
  items,
})
const newId = () => 'new'

describe('[CART-200] a cart that was ordered', () => {
  test('is over, and nothing of it is asked for again', () => {
    const after = endBought(cart(item('A', 2), item('B')), 'c1', { A: 2, B: 1 }, newId)
    expect(after).toEqual(emptyCart())
    expect(nextStep(after)).toEqual({ kind: 'idle' })
  })

  test('leaves what was put in since, whether it was sent or not, in the next one', () => {
    let state = issue(cart(item('A', 2)), toCommand({ opId: '1', kind: 'add', item: item('A'), amount: 3 }))
    state = markSent(issue(state, toCommand({ opId: '2', kind: 'add', item: item('B') })), '2')
    const after = endBought(state, 'c1', { A: 2 }, newId)
    expect(quantitiesIn(after)).toEqual({ A: 3, B: 1 })
    expect(after.pending.map(({ kind, attempts }) => [kind, attempts])).toEqual([
      ['add', 0],
      ['add', 0],
    ])
    expect(nextStep(after)).toMatchObject({ kind: 'create', copyOf: undefined })
  })

  test('says nothing of another cart', () => {
    const state = cart(item('A'))
    expect(endBought(state, 'c2', { A: 1 }, newId)).toBe(state)
  })
})
