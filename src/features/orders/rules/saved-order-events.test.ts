import { describe, expect, test } from 'vitest'
import { newOrder } from '#test/support/saved-orders.ts'
import { mendOrder } from './mend-order.ts'
import { dueOrders, isForgotten, keptForMs, nextDueAt, oneOf, step, toSavedOrder } from './offline-order.ts'
import type { OrderEvent, SavedOrder, SavedState } from './offline-order.ts'

const placed = { id: 'order-1', number: 'V1', order_status: 'P', stage: 0, grand_total: 144, clear_basket: false }
const refusal = (code: string, meta = {}): OrderEvent => ({ kind: 'answer', answer: { ok: false, code, meta } })
const at = (now: number, random = 0.5) => ({ now, random })
const saved = toSavedOrder(newOrder(), 'save', 0)
const inState = (state: SavedState, more: Partial<SavedOrder> = {}): SavedOrder => ({ ...saved, state, ...more })
const sent = inState('sending', { tries: 1, triedAt: 1000 })

/** What is left after an event, said by its state; 'the same' where nothing has changed. */
const becomes = (order: SavedOrder, event: OrderEvent): string => {
  const next = step(order, event, at(2000))
  return next === order ? 'the same' : (next?.state ?? 'gone')
}

const states: readonly SavedState[] = ['draft', 'saved', 'waiting', 'sending', 'attention', 'accepted', 'cancelled']

describe('events', () => {
  const amend: OrderEvent = { kind: 'amend', body: newOrder().body, hash: 'h', products: [], user_id: null }
  test.each<[string, OrderEvent, readonly string[]]>([
    ['asking', { kind: 'ask' }, ['the same', 'waiting', 'the same', 'the same', 'the same', 'the same', 'the same']],
    ['a yes', { kind: 'confirm' }, ['the same', 'sending', 'sending', 'the same', 'the same', 'the same', 'the same']],
    ['a try', { kind: 'try' }, ['the same', 'the same', 'the same', 'sending', 'the same', 'the same', 'the same']],
    [
      'an answer',
      { kind: 'answer', answer: { ok: true, order: placed } },
      ['the same', 'the same', 'the same', 'accepted', 'the same', 'the same', 'the same'],
    ],
    [
      'a cancel',
      { kind: 'cancel' },
      ['gone', 'cancelled', 'cancelled', 'cancelled', 'cancelled', 'the same', 'the same'],
    ],
    [
      'a look nobody waits for',
      { kind: 'looked', order: placed },
      ['the same', 'the same', 'the same', 'the same', 'the same', 'the same', 'the same'],
    ],
    ['an amendment', amend, ['the same', 'the same', 'the same', 'the same', 'sending', 'the same', 'the same']],
    [
      'being told',
      { kind: 'told' },
      ['the same', 'the same', 'the same', 'the same', 'the same', 'accepted', 'cancelled'],
    ],
  ])('[ORDER-90] %s moves a record from where it may, and from nowhere else', (_, event, expected) => {
    expect(states.map((state) => becomes(inState(state), event))).toEqual(expected)
  })

  test('[ORDER-99] what waits for an answer of the shopper is cancelled at once, however often it was tried', () => {
    expect(becomes(inState('attention', { tries: 3 }), { kind: 'cancel' })).toBe('cancelled')
  })

  test('[ORDER-99] one that went out and then met a lost session may be in the shop: that is asked first', () => {
    const lost = inState('attention', { tries: 1, triedAt: 1000, trouble: { code: 'UNAUTHORIZED' } })
    const asked = step(lost, { kind: 'cancel' }, at(2000)) ?? lost
    expect(asked).toMatchObject({ state: 'sending', wantsCancel: true, dueAt: 61_000, body: saved.body })
    expect(asked).not.toHaveProperty('trouble')
    expect(step(asked, { kind: 'looked', order: placed }, at(61_000))?.state).toBe('accepted')
    const underWay = step(sent, { kind: 'cancel' }, at(2000)) ?? sent
    expect(step(underWay, refusal('UNAUTHORIZED'), at(3000))).toMatchObject({ wantsCancel: true, dueAt: 61_000 })
    // never sent, it is nowhere
    expect(becomes({ ...lost, tries: 0 }, { kind: 'cancel' })).toBe('cancelled')
  })

  test('[ORDER-99] cancelled while it is under way, the shop is asked no sooner because that try got no answer', () => {
    const unsure = step(sent, { kind: 'cancel' }, at(2000)) ?? sent
    expect(step(unsure, refusal('TIMEOUT'), at(21_000))?.dueAt).toBe(61_000)
    expect(step(unsure, refusal('OFFLINE'), at(61_000))?.dueAt).toBe(66_000)
  })

  test('[ORDER-131] what became of it is told once', () => {
    const told = step(inState('accepted'), { kind: 'told' }, at(2000))
    expect(told).toMatchObject({ isTold: true, updated_at: new Date(2000).toISOString() })
    expect(becomes(told ?? saved, { kind: 'told' })).toBe('the same')
  })

  test('[ORDER-119] a page that goes leaves its order to the queue; a draft stays with its form', () => {
    expect(step(inState('sending', { isAtForm: true }), { kind: 'leave' }, at(0))?.isAtForm).toBe(false)
    expect(becomes(inState('draft', { isAtForm: true }), { kind: 'leave' })).toBe('the same')
    expect(becomes(inState('sending'), { kind: 'leave' })).toBe('the same')
  })

  test('[ORDER-119] its pieces leave the cart once', () => {
    const taken = step(saved, { kind: 'takenFromCart' }, at(0))
    expect(taken?.isInCart).toBe(false)
    expect(becomes(taken ?? saved, { kind: 'takenFromCart' })).toBe('the same')
  })

  test('[ORDER-94] the wait is half as long at the least and half as long again at the most', () => {
    const dueAt = (random: number) => step(sent, refusal('TIMEOUT'), at(0, random))?.dueAt
    expect([0, 0.5, 1].map(dueAt)).toEqual([2500, 5000, 7500])
  })

  test('[ORDER-99] cancelled while its answer is still under way: a refusal ends it, an order under its id is shown', () => {
    const unsure = step(sent, { kind: 'cancel' }, at(2000)) ?? sent
    expect(unsure).toMatchObject({ state: 'sending', wantsCancel: true, dueAt: 61_000 })
    expect(step(unsure, refusal('OUT_OF_STOCK'), at(2000))).toMatchObject({
      state: 'cancelled',
      body: '',
      isAtForm: false,
      trouble: { code: 'CANCELED' },
    })
    expect(step(unsure, refusal('ORDER_CHANGED'), at(2000))).toMatchObject({
      state: 'attention',
      trouble: { code: 'ORDER_CHANGED', orderId: saved.order_id },
    })
    expect(step(unsure, { kind: 'looked', order: undefined }, at(2000))?.trouble).toEqual({ code: 'CANCELED' })
  })

  test('[ORDER-98] the order that stands in its way is named, whoever it is', () => {
    expect(step(sent, refusal('ORDER_PAID', { order: 'ours-1' }), at(0))?.trouble).toEqual({
      code: 'ORDER_PAID',
      orderId: 'ours-1',
    })
    expect(step(sent, refusal('COUPON_USED'), at(0))?.trouble).toEqual({ code: 'COUPON_USED' })
    // cancelled, then refused, then answered otherwise: the wish to cancel is over with the answer
    const asked = inState('attention', { wantsCancel: true, tries: 3, trouble: { code: 'COUPON_USED' } })
    const next = step(asked, mendOrder(asked, { kind: 'withoutCoupon' }) ?? { kind: 'ask' }, at(0))
    expect(next).toMatchObject({ wantsCancel: false, tries: 0 })
    expect(next).not.toHaveProperty('trouble')
  })

  test('[ORDER-116] an accepted order leads to paying where that is open', () => {
    const accept = (order: typeof placed & { paylink?: string }) =>
      step(sent, { kind: 'answer', answer: { ok: true, order } }, at(0))?.order
    expect(accept({ ...placed, paylink: '/en/pay/1' })).toEqual({
      id: 'order-1',
      number: 'V1',
      grand_total: 144,
      paylink: '/en/pay/1',
    })
    expect(accept(placed)).not.toHaveProperty('paylink')
  })
})

describe('times', () => {
  const from = (created_at: string, more: Partial<SavedOrder> = {}) => inState('sending', { created_at, ...more })

  test('[ORDER-113] the oldest goes first, in whatever order they are kept', () => {
    const [old, middle, young] = [from('2026-01-01'), from('2026-02-01'), from('2026-03-01')] as const
    for (const kept of [
      [young, old, middle],
      [old, middle, young],
      [middle, young, old],
    ])
      expect(dueOrders(kept, { now: 0 })).toEqual([old, middle, young])
  })

  test('[ORDER-94] the next is due when the first of those under way is; none under way is never', () => {
    const orders = [from('1', { dueAt: 500 }), from('2', { dueAt: 300 }), from('3', { dueAt: 100, isAtForm: true })]
    expect(nextDueAt([...orders, inState('waiting', { dueAt: 1 })])).toBe(300)
    expect(nextDueAt([inState('waiting', { dueAt: 1 })])).toBeUndefined()
  })

  test('[ORDER-92] a record says when it was made: by its body, or now', () => {
    const { body, ...rest } = newOrder()
    expect(toSavedOrder({ ...rest, body }, 'save', 5000).created_at).toBe(body.created_at)
    const { created_at: _none, ...undated } = body
    expect(toSavedOrder({ ...rest, body: undated }, 'save', 5000)).toMatchObject({
      created_at: '1970-01-01T00:00:05.000Z',
      updated_at: '1970-01-01T00:00:05.000Z',
    })
  })

  test('[ORDER-120] 30 days to the millisecond are not yet over; a cancelled one is forgotten too', () => {
    const done = inState('cancelled', { isInCart: false, updated_at: new Date(1000).toISOString() })
    expect(isForgotten(done, 1000 + keptForMs)).toBe(false)
    expect(isForgotten(done, 1001 + keptForMs)).toBe(true)
  })

  test('[ORDER-93] the next draft of a checkout has the tries of the one before', () => {
    const draft = inState('draft', { tries: 2, triedAt: 70 })
    expect(oneOf(draft, saved)).toEqual({ ...saved, tries: 2, triedAt: 70 })
    const again = step(inState('sending', { tries: 0, isAtForm: true }), refusal('INVALID_INPUT'), at(0))
    expect(again?.state).toBe('draft')
  })
})

describe('answers of the shopper', () => {
  const asked = (trouble?: SavedOrder['trouble']) => inState('attention', trouble ? { trouble } : {})
  const { body } = newOrder()

  test('[ORDER-96] a total that nobody named is not agreed to', () => {
    for (const order of [asked(), asked({ code: 'COUPON_USED' })])
      expect(mendOrder(order, { kind: 'acceptTotal' })?.body).toEqual(body)
  })

  test('[ORDER-97] where no gone pieces are named all stay', () => {
    for (const order of [asked(), asked({ code: 'OUT_OF_STOCK' })])
      expect(mendOrder(order, { kind: 'withoutGone' })?.body.products).toEqual(body.products)
  })

  test('[ORDER-97] a total that was not expected is not made up, and none falls below nothing', () => {
    const gone = { code: 'OUT_OF_STOCK', skus: ['SHOE'] }
    const { expected_total: _none, ...open } = body
    const without = (of: typeof body) =>
      mendOrder({ ...asked(gone), body: JSON.stringify(of) }, { kind: 'withoutGone' })?.body
    expect(without(open)).not.toHaveProperty('expected_total')
    expect(without({ ...body, expected_total: 79 })?.expected_total).toBe(0)
    // and the saved order goes on with the total that it had
    const amendment = mendOrder({ ...asked(gone), body: JSON.stringify(open) }, { kind: 'withoutGone' })
    expect(step(asked(gone), amendment ?? { kind: 'ask' }, at(0))?.totals.grand_total).toBe(144)
  })

  test('[ORDER-98] an order of its own replaces nothing and has no cart', () => {
    const another = mendOrder(
      { ...asked(), body: JSON.stringify({ ...body, cart_id: 'c', replaces: 'r' }) },
      { kind: 'asAnother', newId: 'new' },
    )
    expect(another?.body).toEqual({ ...body, order_id: 'new', cart_id: null })
  })

  test('[ORDER-130] as a guest’s it has no customer and spends no bonuses; tried again it stays as it is', () => {
    const order = { ...asked(), user_id: 7, body: JSON.stringify({ ...body, bonuses: true }) }
    expect(mendOrder(order, { kind: 'asGuest' })).toMatchObject({ user_id: null, body })
    expect(mendOrder(order, { kind: 'asGuest' })?.body).not.toHaveProperty('bonuses')
    expect(mendOrder(order, { kind: 'again' })).toMatchObject({ user_id: 7, body: { ...body, bonuses: true } })
  })
})
