import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineKey } from './engine-lines.ts'
import {
  adopt,
  applyAnswer,
  applyCart,
  applyCreated,
  applyRefusal,
  emptyCart,
  issue,
  markBroken,
  markSent,
  nextStep,
  restart,
  settle,
  toCommand,
  viewLines,
} from './engine.ts'
import type { CartState } from './engine.ts'
import { modelServer, modelShopper, quantitiesIn } from './engine-fake.ts'
import type { ModelItem } from './engine-fake.ts'

const item = (sku: string, qty = 1): ModelItem => ({ sku, qty })
const withCart = (items: readonly ModelItem[], version = 3): CartState<ModelItem> => ({
  ...emptyCart<ModelItem>(),
  cartId: 'c1',
  version,
  items,
})

describe('what the shopper sees', () => {
  test('[CART-20] [CART-100] pending commands are drawn on top of what the server last told', () => {
    let state = withCart([{ ...item('A', 2), item_id: 1 }])
    state = issue(state, toCommand({ opId: '1', kind: 'add', item: item('A'), amount: 3 }))
    state = issue(state, toCommand({ opId: '2', kind: 'add', item: item('B') }))
    expect(quantitiesIn(state)).toEqual({ A: 5, B: 1 })
    expect(viewLines(state).map((line) => line.acknowledgedQty)).toEqual([2, 0])
  })

  test('[CART-100] quantities given as text become whole numbers, and the default is 1', () => {
    const amounts = ['3', 2.9, undefined, Number.NaN].map(
      (amount) =>
        toCommand({ opId: 'x', kind: 'set', item: item('A'), ...(amount === undefined ? {} : { amount }) }).amount,
    )
    expect(amounts).toEqual([3, 2, 1, 1])
  })

  test('[CART-101] lines of one SKU with other custom or bundle choices are other lines', () => {
    const custom = (value: number) => ({
      extension_attributes: { custom_options: [{ option_id: 1, option_value: value }] },
    })
    expect(lineKey({ ...item('A'), product_option: custom(1) })).not.toBe(
      lineKey({ ...item('A'), product_option: custom(2) }),
    )
    expect(lineKey({ ...item('A'), product_option: custom(1) })).toBe(
      lineKey({ ...item('A'), item_id: 7, product_option: custom(1) }),
    )
  })
})

describe('answers', () => {
  test('[CART-102] an answer that is older than what is known changes nothing', () => {
    const state = withCart([{ ...item('A', 2), item_id: 1 }], 5)
    expect(applyAnswer(state, { cartId: 'c1', opId: 'gone', version: 4, item: item('A', 9) })).toBe(state)
    expect(applyCart(state, { cartId: 'c1', version: 4, items: [] })).toBe(state)
    expect(applyCart(state, { cartId: 'other', version: 9, items: [] })).toBe(state)
  })

  test('[CART-102] an answer that skips versions takes its line and asks for the whole cart', () => {
    let state = issue(
      withCart([{ ...item('A', 2), item_id: 1 }], 5),
      toCommand({ opId: '1', kind: 'set', item: item('A'), amount: 3 }),
    )
    state = applyAnswer(state, { cartId: 'c1', opId: '1', version: 8, item: { ...item('A', 3), item_id: 1 } })
    expect(quantitiesIn(state)).toEqual({ A: 3 })
    expect(nextStep(state)).toEqual({ kind: 'pull', cartId: 'c1' })
  })

  test('[CART-103] a refused change gives the previous quantity back, a refused new line goes', () => {
    let state = withCart([{ ...item('A', 2), item_id: 1 }])
    state = issue(state, toCommand({ opId: '1', kind: 'set', item: item('A'), amount: 7 }))
    state = issue(state, toCommand({ opId: '2', kind: 'add', item: item('B') }))
    state = applyRefusal(applyRefusal(state, '1', 'INVALID_INPUT'), '2', 'PRODUCT_NOT_FOUND')
    expect(quantitiesIn(state)).toEqual({ A: 2 })
    expect(viewLines(state)[0]?.refusal).toBe('INVALID_INPUT')
    state = issue(state, toCommand({ opId: '3', kind: 'set', item: item('A'), amount: 3 }))
    expect(viewLines(state)[0]?.refusal).toBeUndefined()
  })
})

describe('the queue', () => {
  test('[CART-104] the first command makes the cart', () => {
    let state = issue(emptyCart<ModelItem>(), toCommand({ opId: '1', kind: 'add', item: item('A') }))
    expect(nextStep(state)).toEqual({ kind: 'create' })
    state = applyCreated(state, 'c9')
    expect(nextStep(state)).toMatchObject({ kind: 'send', cartId: 'c9', command: { opId: '1' } })
    expect(applyCreated(state, 'c10').cartId).toBe('c9')
  })

  test('[CART-105] of several unsent quantities of a line only the last one is sent; a sent one stays', () => {
    let state = withCart([{ ...item('A', 1), item_id: 1 }])
    state = markSent(issue(state, toCommand({ opId: '1', kind: 'set', item: item('A'), amount: 2 })), '1')
    for (const qty of [3, 4, 5])
      state = issue(state, toCommand({ opId: `set${qty}`, kind: 'set', item: item('A'), amount: qty }))
    expect(state.pending.map((command) => command.opId)).toEqual(['1', 'set5'])
  })

  test('[CART-105] taking away what the server never had sends nothing', () => {
    let state = issue(withCart([]), toCommand({ opId: '1', kind: 'add', item: item('A') }))
    state = settle(issue(state, toCommand({ opId: '2', kind: 'remove', item: item('A') })))
    expect(state.pending).toEqual([])
    expect(nextStep(state)).toEqual({ kind: 'idle' })
  })

  test('[CART-168] how often the server broke over a command is counted, of each by itself', () => {
    let state = issue(withCart([]), toCommand({ opId: '1', kind: 'add', item: item('A') }))
    state = issue(state, toCommand({ opId: '2', kind: 'add', item: item('B') }))
    for (const opId of ['1', '1', 'gone']) state = markBroken(state, opId)
    expect(state.pending.map(({ opId, breaks }) => [opId, breaks])).toEqual([
      ['1', 2],
      ['2', undefined],
    ])
    // it stays the next thing to do
    expect(nextStep(state)).toMatchObject({ kind: 'send', command: { opId: '1' } })
  })

  test('[CART-106] a cart that the server does not know is made anew with everything that was in sight', () => {
    let id = 0
    let state = withCart([{ ...item('A', 2), item_id: 1 }])
    state = markSent(issue(state, toCommand({ opId: 'old', kind: 'add', item: item('B') })), 'old')
    state = restart(state, 'c1', () => `new${++id}`)
    expect(nextStep(state)).toEqual({ kind: 'create', copyOf: 'c1' })
    expect(quantitiesIn(state)).toEqual({ A: 2, B: 1 })
    expect(restart(state, 'c1', () => 'x')).toBe(state)
  })

  test('[CART-107] another cart in its place keeps the commands that wait', () => {
    const state = adopt(issue(withCart([item('A', 2)]), toCommand({ opId: '1', kind: 'add', item: item('B') })), 'c2')
    expect(quantitiesIn(state)).toEqual({ B: 1 })
    expect(nextStep(applyAnswer(state, { cartId: 'c1', opId: 'x', version: 99, items: [item('A')] }))).toMatchObject({
      kind: 'send',
      cartId: 'c2',
    })
  })
})

/** Draws a history of wishes and accidents, heals the network, and compares with the server. */
const skus = ['A', 'B', 'C', 'REFUSED']
const wish = fc.record({
  kind: fc.constantFrom('add', 'set', 'remove'),
  sku: fc.constantFrom(...skus),
  amount: fc.integer({ min: 1, max: 5 }),
})
const accident = fc.constantFrom(
  'deliver',
  'deliver',
  'loseRequest',
  'loseAnswer',
  'doubleRequest',
  'lateAnswer',
  'answerAgain',
)
const event = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('wish' as const), wish }) },
  { weight: 5, arbitrary: fc.record({ type: fc.constant('step' as const), accident }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('otherDevice' as const),
      sku: fc.constantFrom('A', 'D'),
      amount: fc.integer({ min: 0, max: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'cartGone' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'reload' as const }) },
)

describe('[CART-108] histories with dropped, doubled, late and reordered answers', () => {
  test('client and server agree once the network heals', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60, size: 'max' }), (events) => {
        const server = modelServer()
        const shopper = modelShopper(server)
        for (const one of events) shopper.meet(one)
        shopper.heal({ asksAnew: true })
        expect(quantitiesIn(shopper.state())).toEqual(server.quantities(shopper.state().cartId))
        expect(shopper.state().pending).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  test('no wish is lost and none is applied twice', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60, size: 'max' }), (events) => {
        const server = modelServer()
        const shopper = modelShopper(server)
        const wishes = events.filter((one) => one.type === 'wish' || one.type === 'step')
        for (const one of wishes) shopper.meet(one)
        shopper.heal({ asksAnew: false })
        expect(server.quantities(shopper.state().cartId)).toEqual(shopper.intended())
        expect(quantitiesIn(shopper.state())).toEqual(shopper.intended())
      }),
      { numRuns: 500 },
    )
  })
})
