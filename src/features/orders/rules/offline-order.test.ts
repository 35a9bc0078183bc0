import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newOrder } from '#test/support/saved-orders.ts'
import type { OrderBody } from '../contract.ts'
import { mendOrder } from './mend-order.ts'
import { dueOrders, isForgotten, keptForMs, nextDueAt, oneOf, step, toSavedOrder } from './offline-order.ts'
import type { Answer, OrderEvent, SavedOrder } from './offline-order.ts'

const id = '6f6b0c3e-9f0a-4a51-8b0e-0d6d3c5f2a11'
const wish = (more: Partial<OrderBody> = {}) => newOrder(id, { coupon: 'FIVE', ...more })
const bodyOf = (more: Partial<OrderBody> = {}): OrderBody => wish(more).body
const make = (how: 'save' | 'place', more: Partial<OrderBody> = {}): SavedOrder => toSavedOrder(wish(more), how, 0)
const placed = { id: 'order-1', number: 'V1', order_status: 'N', stage: 1, grand_total: 144, clear_basket: true }
const yes: Answer = { ok: true, order: placed }
const no = (code: string, meta = {}): Answer => ({ ok: false, code, meta })
const after = (order: SavedOrder, ...events: readonly (OrderEvent | Answer)[]): SavedOrder | undefined =>
  events.reduce<SavedOrder | undefined>((now, event) => {
    if (!now) return undefined
    if ('kind' in event) return step(now, event, { now: 1000, random: 0.5 })
    const tried = step(now, { kind: 'try' }, { now: 1000, random: 0.5 })
    return tried && step(tried, { kind: 'answer', answer: event }, { now: 1000, random: 0.5 })
  }, order)

describe('an order that waits', () => {
  test('[ORDER-91] offline it is sent only after the shopper says so', () => {
    const saved = make('save')
    expect(dueOrders([saved], { now: 1e15, isBack: true })).toEqual([])
    const asked = after(saved, { kind: 'ask' })
    expect(asked?.state).toBe('waiting')
    expect(dueOrders([asked ?? saved], { now: 1e15 })).toEqual([])
    const confirmed = after(saved, { kind: 'ask' }, { kind: 'confirm' })
    expect(dueOrders([confirmed ?? saved], { now: 0 })).toHaveLength(1)
  })

  test('[ORDER-92] [ORDER-94] (R5, defects 7, 10 and 11) silence and 500 are tried again with the same bytes and the same id', () => {
    const silences = ['OFFLINE', 'TIMEOUT', 'INTERNAL_ERROR', 'NOT_READY', 'WRONG_SHAPE', 'TOO_MANY_REQUESTS']
    const first = make('save')
    const tried = after(first, { kind: 'confirm' }, ...silences.map((code) => no(code)))
    expect(tried).toMatchObject({ state: 'sending', tries: 6, body: first.body, order_id: id, dueAt: 301_000 })
    // what goes out is the body itself, not something around it
    expect(JSON.parse(tried?.body ?? '')).toEqual(bodyOf())
    expect(after(first, { kind: 'confirm' }, no('INTERNAL_ERROR'), no('INTERNAL_ERROR'), yes)).toMatchObject({
      state: 'accepted',
      transmited: true,
      order: { number: 'V1' },
    })
  })

  test('[ORDER-94] the waits are 5 s, 15 s, 1 min, then 5 min; back online it goes at once', () => {
    let order = after(make('save'), { kind: 'confirm' }) ?? make('save')
    const waits = [1, 2, 3, 4, 5].map(() => {
      order = after(order, no('TIMEOUT')) ?? order
      return order.dueAt - 1000
    })
    expect(waits).toEqual([5000, 15_000, 60_000, 300_000, 300_000])
    expect(nextDueAt([order])).toBe(301_000)
    expect(dueOrders([order], { now: 2000 })).toEqual([])
    expect(dueOrders([order], { now: 2000, isBack: true })).toHaveLength(1)
  })

  test('[ORDER-95] 400 in the queue cancels it, and its address goes', () => {
    expect(after(make('save'), { kind: 'confirm' }, no('INVALID_INPUT'))).toMatchObject({
      state: 'cancelled',
      body: '',
      trouble: { code: 'INVALID_INPUT' },
    })
  })

  test('[ORDER-93] (R2) 400 beside the form leaves the one draft, which the queue leaves alone; the next one replaces it', () => {
    const draft = after(make('place'), no('INVALID_INPUT'))
    expect(draft?.state).toBe('draft')
    if (!draft) return
    expect(dueOrders([draft], { now: 1e15 })).toEqual([])
    const again = oneOf(draft, make('place', { promo_code: 'NEW' }))
    expect(again).toMatchObject({ order_id: id, state: 'sending', isAtForm: true })
    expect(again.body).toContain('NEW')
  })

  test('[ORDER-93] any other refusal beside the form keeps nothing: the form asks', () => {
    for (const code of ['TOTAL_CHANGED', 'OUT_OF_STOCK', 'COUPON_USED', 'ORDER_CHANGED'])
      expect(after(make('place'), no(code))).toBeUndefined()
  })

  test('[ORDER-96] (R3) what changed is asked about, and the answer alone makes another body', () => {
    const asked = after(make('save'), { kind: 'confirm' }, no('TOTAL_CHANGED', { totals: { grand_total: 150 } }))
    expect(asked).toMatchObject({
      state: 'attention',
      transmited: false,
      trouble: { code: 'TOTAL_CHANGED', total: 150 },
    })
    if (!asked) return
    expect(dueOrders([asked], { now: 1e15, isBack: true })).toEqual([])
    expect(after(asked, { kind: 'confirm' })).toBe(asked)
    const mended = mendOrder(asked, { kind: 'acceptTotal' })
    const next = after(asked, mended ?? { kind: 'ask' })
    expect(next).toMatchObject({ state: 'sending', order_id: id, hash: asked.hash, totals: { grand_total: 150 } })
    expect(JSON.parse(next?.body ?? '')).toEqual(bodyOf({ expected_total: 150 }))
  })

  test('[ORDER-97] the rest goes on under the same id at the lower total; with no rest there is nothing to send', () => {
    const asked = after(make('save'), { kind: 'confirm' }, no('OUT_OF_STOCK', { skus: ['SHOE'] }))
    const mended = asked && mendOrder(asked, { kind: 'withoutGone' })
    expect(mended?.body).toEqual(bodyOf({ products: [{ sku: 'HOODIE', qty: 1 }], expected_total: 64 }))
    expect(mended?.products.map(({ item }) => item.sku)).toEqual(['HOODIE'])
    const all = after(make('save'), { kind: 'confirm' }, no('OUT_OF_STOCK', { skus: ['SHOE', 'HOODIE'] }))
    expect(all && mendOrder(all, { kind: 'withoutGone' })).toBeUndefined()
  })

  test('[ORDER-98] [ORDER-109] (defect 12) an order of its own has an id of its own, also with the same pieces', () => {
    const other = '7f6b0c3e-9f0a-4a51-8b0e-0d6d3c5f2a12'
    const asked = after(make('save'), { kind: 'confirm' }, no('ORDER_CHANGED'))
    const mended = asked && mendOrder(asked, { kind: 'asAnother', newId: other })
    expect(mended?.body.order_id).toBe(other)
    const twice = make('save', { order_id: other })
    expect(oneOf(undefined, twice)).toBe(twice)
    expect(twice.hash).not.toBe(make('save').hash)
  })

  test('[ORDER-96] without the coupon nothing else changes', () => {
    const asked = after(make('save'), { kind: 'confirm' }, no('COUPON_USED'))
    const { coupon: _coupon, ...rest } = bodyOf()
    expect(asked && mendOrder(asked, { kind: 'withoutCoupon' })?.body).toEqual(rest)
  })

  test('[ORDER-99] cancelling what may have arrived asks the shop a minute after the last try', () => {
    const saved = make('save')
    expect(after(saved, { kind: 'cancel' })).toMatchObject({ state: 'cancelled', trouble: { code: 'CANCELED' } })
    const unsure = after(saved, { kind: 'confirm' }, no('TIMEOUT'), { kind: 'cancel' })
    expect(unsure).toMatchObject({ state: 'sending', wantsCancel: true, dueAt: 61_000 })
    if (!unsure) return
    expect(dueOrders([unsure], { now: 2000, isBack: true })).toEqual([])
    expect(after(unsure, { kind: 'looked', order: undefined })?.state).toBe('cancelled')
    expect(after(unsure, { kind: 'looked', order: placed })).toMatchObject({ state: 'accepted', transmited: true })
  })

  test('[ORDER-108] (R1) two tabs of one checkout are one record; what went out stays as it is', () => {
    const first = make('save')
    const second = make('save', { promo_code: 'OTHER' })
    expect(oneOf(first, second)).toBe(second)
    const sent = after(first, { kind: 'confirm' }, no('TIMEOUT')) ?? first
    expect(oneOf(sent, second)).toBe(sent)
    const done = after(sent, yes) ?? sent
    expect(oneOf(done, second)).toBe(done)
  })

  test('[ORDER-119] what a dead page was placing belongs to the queue', () => {
    const orphan = after(make('place'), { kind: 'try' }, { kind: 'leave' })
    expect(dueOrders([orphan ?? make('save')], { now: 0 })).toHaveLength(1)
    expect(orphan && after(orphan, no('INVALID_INPUT'))?.state).toBe('cancelled')
  })

  test('[ORDER-120] what is done with is forgotten after 30 days, once its pieces left the cart', () => {
    const done = after(make('save'), { kind: 'confirm' }, yes)
    expect(done && isForgotten(done, 2000 + keptForMs)).toBe(false)
    const taken = done && after(done, { kind: 'takenFromCart' })
    expect(taken && isForgotten(taken, 2000 + keptForMs)).toBe(true)
    expect(taken && isForgotten(taken, keptForMs)).toBe(false)
    expect(isForgotten(make('save'), 1e15)).toBe(false)
  })
})

const codes = [
  'OFFLINE',
  'TIMEOUT',
  'INTERNAL_ERROR',
  'INVALID_INPUT',
  'TOTAL_CHANGED',
  'OUT_OF_STOCK',
  'COUPON_USED',
  'ODD',
]
const events = fc.oneof(
  fc.constantFrom<OrderEvent>(
    { kind: 'ask' },
    { kind: 'confirm' },
    { kind: 'try' },
    { kind: 'leave' },
    { kind: 'cancel' },
    { kind: 'takenFromCart' },
    { kind: 'told' },
    { kind: 'looked', order: undefined },
    { kind: 'looked', order: placed },
    { kind: 'answer', answer: yes },
  ),
  fc.constantFrom(...codes).map((code): OrderEvent => ({ kind: 'answer', answer: no(code) })),
)

test('[ORDER-90] whatever happens in whatever order: final stays final, the bytes stay the same, thank you only after a yes', () => {
  fc.assert(
    fc.property(fc.constantFrom('save' as const, 'place' as const), fc.array(events, { maxLength: 30 }), (how, all) => {
      let order: SavedOrder | undefined = make(how)
      const { body } = order
      let heardYes = false
      let mayGoOut = how === 'place'
      for (const event of all) {
        const before: SavedOrder | undefined = order
        if (!before) break
        mayGoOut ||= event.kind === 'confirm'
        const goesOut = dueOrders([before], { now: 1e15, isBack: true }).length > 0
        order = step(before, event, { now: 1000, random: 0.5 })
        const isFinal = before.state === 'accepted' || before.state === 'cancelled'
        heardYes ||=
          (event.kind === 'answer' && event.answer.ok) || (event.kind === 'looked' && event.order !== undefined)
        expect({
          unasked: goesOut && !mayGoOut,
          moved: isFinal && order?.state !== before.state,
          thanked: order?.state === 'accepted' && !heardYes,
          otherBytes: order !== undefined && order.body !== '' && order.body !== body,
          transmited: order?.transmited ?? false,
        }).toEqual({
          unasked: false,
          moved: false,
          thanked: false,
          otherBytes: false,
          transmited: order?.state === 'accepted',
        })
        expect(order?.order_id ?? id).toBe(id)
      }
    }),
    { numRuns: 500 },
  )
})
