import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stateAfter } from './moves.ts'
import type { OrderState } from './moves.ts'
import { stageOf, stageTextOf, statusCodes } from './status.ts'

const at = (status: string, changes: Partial<OrderState> = {}): OrderState => ({
  status,
  stage: stageOf(status),
  isPaid: false,
  isCanceled: false,
  ...changes,
})

/** Where each stage leads, written out from the rule. */
const allowed: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5],
  [0, 1, 2, 3, 4, 5],
  [0, 1, 2, 3, 4, 5],
  [0, 1, 2, 3, 4, 5],
  [4, 5],
  [5],
]

describe('moves', () => {
  test('[ORDER-31] every status to every other: forward always, back while the goods are here, never to waiting for payment', () => {
    for (const from of statusCodes.filter((code) => code !== 'P')) {
      for (const to of statusCodes) {
        const moved = stateAfter(at(from), { status: to })
        const isAllowed = from === to || (to !== 'P' && allowed[stageOf(from)]?.includes(stageOf(to)) === true)
        const expected = isAllowed
          ? { ok: true, value: { status: to, stage: stageOf(to) } }
          : { ok: false, code: 'MOVE_NOT_ALLOWED', meta: { from, to } }
        expect(moved).toMatchObject(expected)
      }
    }
  })

  test('[ORDER-1] [ORDER-31] an explicit stage wins over that of the status, and counts from then on', () => {
    expect(stateAfter(at('N'), { status: 'B', stage: 4 })).toMatchObject({ value: { status: 'B', stage: 4 } })
    expect(stateAfter(at('N'), { stage: 3 })).toMatchObject({ value: { status: 'N', stage: 3 } })
    expect(stateAfter(at('B', { stage: 4 }), { status: 'M' })).toMatchObject({ code: 'MOVE_NOT_ALLOWED' })
  })

  test('[ORDER-31] what went back to the beginning waits to be paid, and once it is paid it is placed', () => {
    const held = stateAfter(at('A', { isPaid: true }), { status: 'H' })
    expect(held).toMatchObject({ ok: true, value: { status: 'H', stage: 0, isPaid: true } })
    expect(stageTextOf({ stage: 0, paid: true })).toBe('order.stage1')
    expect(stageTextOf({ stage: 0, paid: false })).toBe('order.unpaid')
    expect(stageTextOf({ stage: 3, paid: false })).toBe('order.stage3')
  })

  test('[ORDER-30] an unknown status is none', () => {
    expect(stateAfter(at('N'), { status: 'ZZ' })).toMatchObject({ ok: false, code: 'STATUS_UNKNOWN' })
  })

  test('[ORDER-32] an open payment link waits to be paid', () => {
    expect(stateAfter(at('P'), { status: 'B' })).toMatchObject({ code: 'ORDER_UNPAID' })
    expect(stateAfter(at('P'), { stage: 1 })).toMatchObject({ code: 'ORDER_UNPAID' })
    expect(stateAfter(at('P'), { status: 'H' })).toMatchObject({ value: { status: 'H', stage: 0 } })
    expect(stateAfter(at('P'), { paid: true })).toMatchObject({ value: { status: 'A', stage: 1, isPaid: true } })
    expect(stateAfter(at('P'), { paid: true, status: 'B' })).toMatchObject({ value: { status: 'B', isPaid: true } })
  })

  test('[ORDER-212] what is delivered can be canceled too', () => {
    expect(stateAfter(at('J'), { canceled: true })).toMatchObject({ value: { stage: 5, isCanceled: true } })
    expect(stateAfter(at('L'), { canceled: true })).toMatchObject({ value: { isCanceled: true } })
    expect(stateAfter(at('L'), { stage: 5, canceled: true })).toMatchObject({ value: { stage: 5, isCanceled: true } })
    expect(stateAfter(at('J', { isCanceled: true }), { canceled: true })).toMatchObject({ ok: true })
  })

  test('[ORDER-33] canceled is not moved, paid stays paid', () => {
    const ended = at('N', { isCanceled: true })
    expect(stateAfter(ended, { status: 'B' })).toMatchObject({ code: 'ORDER_CANCELED' })
    expect(stateAfter(ended, { canceled: false })).toMatchObject({ code: 'ORDER_CANCELED' })
    expect(stateAfter(ended, { canceled: true })).toMatchObject({ value: ended })
    expect(stateAfter(at('A', { isPaid: true }), { paid: false })).toMatchObject({ code: 'ORDER_PAID' })
    expect(stateAfter(at('N'), { canceled: false, paid: false })).toMatchObject({ value: at('N') })
  })

  test('[ORDER-33] no moves lead out of canceled, out of paid, or back from a parcel that is under way', () => {
    const move = fc.record(
      {
        status: fc.constantFrom(...statusCodes),
        stage: fc.integer({ min: 0, max: 5 }),
        paid: fc.boolean(),
        canceled: fc.boolean(),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.array(move, { maxLength: 20 }), (moves) => {
        let state = at('P')
        for (const one of moves) {
          const next = stateAfter(state, one)
          if (!next.ok) continue
          expect(next.value.isPaid || !state.isPaid).toBe(true)
          expect(next.value.isCanceled || !state.isCanceled).toBe(true)
          expect(next.value.stage).toBeGreaterThanOrEqual(state.stage >= 4 ? state.stage : 0)
          state = next.value
        }
      }),
    )
  })

  test('[ORDER-31] what is paid goes on as any other and stays paid; a stage that was set stays while no other is asked for', () => {
    const paid = stateAfter(at('A', { isPaid: true }), { status: 'LF' })
    expect(paid).toMatchObject({ ok: true, value: { status: 'LF', stage: 4, isPaid: true } })
    const canceled = stateAfter(at('N', { stage: 3 }), { canceled: true })
    expect(canceled).toMatchObject({ ok: true, value: { status: 'N', stage: 3, isCanceled: true } })
  })
})
