import { describe, expect, test } from 'vitest'
import {
  adopt,
  applyAnswer,
  applyCart,
  applyCreated,
  applyRefusal,
  emptyCart,
  issue,
  markSent,
  nextStep,
  restart,
  settle,
  toCommand,
  viewLines,
} from './engine.ts'
import type { CartAnswer, CartCommand, CartState } from './engine.ts'
import type { ModelItem } from './engine-fake.ts'

const item = (sku: string, qty = 1, item_id = 1): ModelItem => ({ sku, qty, item_id })
const cart = (items: readonly ModelItem[] = [], version = 3): CartState<ModelItem> => ({
  ...emptyCart<ModelItem>(),
  cartId: 'c1',
  version,
  items,
})
type Wish = Partial<Pick<CartCommand<ModelItem>, 'kind' | 'amount' | 'onlyAfter'>> & { sku?: string }
const wish = (state: CartState<ModelItem>, opId: string, { kind = 'add', sku = 'A', ...rest }: Wish = {}) =>
  issue(state, toCommand({ opId, kind, item: item(sku, 0), ...rest }))
const answer = (state: CartState<ModelItem>, changes: Partial<CartAnswer<ModelItem>>) =>
  applyAnswer(state, { cartId: 'c1', opId: '1', version: state.version + 1, ...changes })
const inSight = (state: CartState<ModelItem>) =>
  viewLines(state).map(({ item: { sku }, qty, acknowledgedQty, isPending }) => [sku, qty, acknowledgedQty, isPending])

describe('[CART-100] what is in sight', () => {
  test('a cart begins empty and unknown', () => {
    expect(emptyCart()).toEqual({
      cartId: undefined,
      version: -1,
      items: [],
      pending: [],
      isStale: false,
      syncedHash: undefined,
      refused: {},
    })
  })

  test('says of every line whether it waits, and what the server has of it', () => {
    expect(inSight(cart([item('A', 2), item('B', 1)]))).toEqual([
      ['A', 2, 2, false],
      ['B', 1, 1, false],
    ])
    const waiting = wish(wish(cart([item('A', 2)]), '1', { kind: 'set', amount: 5 }), '2', { sku: 'B', amount: 3 })
    expect(inSight(waiting)).toEqual([
      ['A', 5, 2, true],
      ['B', 3, 0, true],
    ])
  })

  test('a line that is taken away and put in again knows what the server still has', () => {
    const state = markSent(wish(cart([item('B', 1), item('A', 2)]), '1', { kind: 'remove' }), '1')
    expect(inSight(state)).toEqual([['B', 1, 1, false]])
    expect(inSight(wish(state, '2', { amount: 4 }))).toEqual([
      ['B', 1, 1, false],
      ['A', 4, 2, true],
    ])
  })

  test('nothing remains of a line that is set to nothing', () => {
    expect(inSight(wish(cart([item('A', 2)]), '1', { kind: 'set', amount: 0 }))).toEqual([])
  })
})

describe('[CART-105] a command', () => {
  test('has the amount that was asked for, of a removal none, and knows what it depends on', () => {
    const made = (changes: object) => toCommand({ opId: '1', kind: 'set', item: item('A'), amount: 4, ...changes })
    expect(made({})).toEqual({ opId: '1', kind: 'set', key: 'A', item: item('A'), amount: 4, attempts: 0 })
    expect(made({ kind: 'remove' }).amount).toBe(0)
    expect(made({ onlyAfter: '0' }).onlyAfter).toBe('0')
    expect(made({ amount: Infinity }).amount).toBe(1)
  })

  test('an addition that waits is overruled by a later quantity, an earlier one and another line are not', () => {
    const added = wish(wish(cart(), '1', { amount: 2 }), '2', { sku: 'B' })
    expect(wish(added, '3', { kind: 'set', amount: 9 }).pending.map(({ opId }) => opId)).toEqual(['2', '3'])
    expect(wish(added, '3', { kind: 'remove' }).pending.map(({ opId }) => opId)).toEqual(['2', '3'])
    expect(wish(added, '3', { amount: 1 }).pending.map(({ opId }) => opId)).toEqual(['1', '2', '3'])
  })

  test('only the one that was sent counts its attempts', () => {
    const sent = markSent(markSent(wish(wish(cart(), '1'), '2', { sku: 'B' }), '1'), '1')
    expect(sent.pending.map(({ attempts }) => attempts)).toEqual([2, 0])
  })

  test('forgets the refusal of its line and no other', () => {
    const refused = { ...cart([item('A'), item('B')]), refused: { A: 'X', B: 'Y' } }
    expect(wish(refused, '1').refused).toEqual({ B: 'Y' })
    expect(wish(refused, '1', { sku: 'C' }).refused).toBe(refused.refused)
  })

  test('goes to the line that the server gave an id', () => {
    const state = wish(cart([item('B', 1, 8), item('A', 2, 7)]), '1')
    expect(nextStep(state)).toMatchObject({ kind: 'send', cartId: 'c1', itemId: 7, command: { opId: '1' } })
  })
})

describe('[CART-104] reading and making a cart', () => {
  test('a stale cart is read when no command waits; without a cart there is nothing to read', () => {
    const stale = { ...cart(), isStale: true }
    expect(nextStep(stale)).toEqual({ kind: 'pull', cartId: 'c1' })
    expect(nextStep({ ...stale, cartId: undefined })).toEqual({ kind: 'idle' })
    expect(nextStep(cart())).toEqual({ kind: 'idle' })
    expect(nextStep(wish(stale, '1')).kind).toBe('send')
  })

  test('a cart that was just made is empty and not stale', () => {
    const waiting = wish({ ...emptyCart<ModelItem>(), items: [item('OLD')], isStale: true, version: 9 }, '1')
    expect(applyCreated(waiting, 'c9')).toEqual({ ...waiting, cartId: 'c9', version: -1, items: [], isStale: false })
  })
})

describe('[CART-105] taking away what the server never had', () => {
  test('leaves nothing to send, and asks for the cart where an earlier try may have reached it', () => {
    const never = wish(cart(), '1', { kind: 'remove' })
    expect(settle(never)).toMatchObject({ pending: [], isStale: false })
    expect(settle(markSent(never, '1'))).toMatchObject({ pending: [], isStale: true })
    expect(settle({ ...never, isStale: true }).isStale).toBe(true)
    const known = wish(cart([item('A')]), '1', { kind: 'remove' })
    expect(settle(known)).toBe(known)
    const first = wish(never, '2', { sku: 'B' })
    expect(settle(first).pending.map(({ opId }) => opId)).toEqual(['2'])
  })
})

describe('[CART-102] an answer', () => {
  const known = cart([item('A', 2), item('B', 1, 2)])

  test('takes its command and its line, and nothing else', () => {
    const state = wish(wish(known, '0', { sku: 'B' }), '1', { kind: 'set', amount: 5 })
    const after = answer(state, { item: item('A', 5) })
    expect(after.pending.map(({ opId }) => opId)).toEqual(['0'])
    expect(after).toMatchObject({ version: 4, items: [item('A', 5), item('B', 1, 2)], isStale: false })
  })

  test('appends a line that is new', () => {
    expect(answer(wish(known, '1', { sku: 'C' }), { item: item('C', 1, 3) }).items).toEqual([
      ...known.items,
      item('C', 1, 3),
    ])
  })

  test('without a line, or with nothing of it, takes the line of its command away', () => {
    const removing = wish(known, '1', { kind: 'remove' })
    expect(answer(removing, {}).items).toEqual([item('B', 1, 2)])
    expect(answer(removing, { item: item('A', 0) }).items).toEqual([item('B', 1, 2)])
  })

  test('of a command that is not known and names no line asks for the whole cart', () => {
    expect(answer(known, { opId: 'gone' })).toEqual({ ...known, isStale: true })
    const other = wish(known, '1', { sku: 'B' })
    expect(answer(other, { opId: 'gone' })).toEqual({ ...other, isStale: true })
  })

  test('with the whole cart is that, and nothing is stale any more', () => {
    const state = { ...wish(known, '1'), isStale: true }
    const after = answer(state, { version: 9, item: item('A', 9), items: [item('C', 1, 3)] })
    expect(after).toMatchObject({ version: 9, items: [item('C', 1, 3)], pending: [], isStale: false })
  })

  test('of the version that is known only ends its command', () => {
    const after = answer(wish(known, '1'), { version: 3, item: item('A', 9) })
    expect(after).toMatchObject({ version: 3, items: known.items, pending: [] })
  })

  test('of another cart only ends its command', () => {
    const after = answer(wish(known, '1'), { cartId: 'c0', version: 9, item: item('A', 9) })
    expect(after).toMatchObject({ cartId: 'c1', version: 3, items: known.items, pending: [] })
  })

  test.each([
    [3, 4, false, false],
    [3, 5, false, true],
    [3, 4, true, true],
    [-1, 0, false, false],
    [-1, 1, false, false],
    [-1, 2, false, true],
    [0, 1, false, false],
    [0, 2, false, true],
  ])('after version %i comes %i, stale before %s: stale %s', (before, version, isStale, expected) => {
    const state = { ...wish(cart([], before), '1'), isStale }
    expect(answer(state, { version, item: item('A') }).isStale).toBe(expected)
  })

  test('a cart of the same version is the cart', () => {
    const stale = { ...known, isStale: true }
    const after = applyCart(stale, { cartId: 'c1', version: 3, items: [item('C')] })
    expect(after).toEqual({ ...stale, items: [item('C')], isStale: false })
  })
})

describe('[CART-103] [CART-113] a refusal', () => {
  test('takes its command and what depends on it, and remembers why', () => {
    const first = wish(wish(cart([item('B')]), '0', { sku: 'C' }), '1', { sku: 'A' })
    const state = wish(first, '2', { kind: 'remove', sku: 'B', onlyAfter: '1' })
    const after = applyRefusal(state, '1', 'PRODUCT_NOT_FOUND')
    expect(after.pending.map(({ opId }) => opId)).toEqual(['0'])
    expect(after).toMatchObject({ refused: { A: 'PRODUCT_NOT_FOUND' }, isStale: true })
    expect(applyRefusal(state, 'unknown', 'X')).toBe(state)
  })
})

describe('[CART-106] [CART-107] another cart', () => {
  test('made anew asks for the quantities that were in sight', () => {
    const state = wish(cart([item('A', 2)]), '1', { amount: 3 })
    const after = restart(state, 'c1', () => 'new')
    expect(after).toEqual({
      ...emptyCart(),
      copyOf: 'c1',
      pending: [{ opId: 'new', kind: 'set', key: 'A', item: item('A', 2), amount: 5, attempts: 0 }],
    })
  })

  test('in its place is read before anything is known of it; the same one is read again', () => {
    const state = wish(cart([item('A', 2)]), '1')
    expect(adopt(state, 'c2')).toEqual({ ...state, cartId: 'c2', version: -1, items: [], isStale: true })
    expect(adopt(state, 'c1')).toEqual({ ...state, isStale: true })
  })
})
