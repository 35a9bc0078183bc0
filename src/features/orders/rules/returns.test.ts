import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money } from '#core/money.ts'
import { cashbackOf, keptShare, linesAfter, paidForGoods, refundOf, shareOf, unrefundedShare } from './returns.ts'

const line = (id: number, qty: number, price: number, returnedQty = 0) => ({ id, qty, price, returnedQty })

describe('returns', () => {
  test('[ORDER-40] pieces come back at most once, and of lines that are the order’s', () => {
    const lines = [line(1, 2, 1000), line(2, 1, 500, 1)]
    expect(linesAfter(lines, [{ line: 1, qty: 2 }])).toMatchObject([{ returnedQty: 2 }, { returnedQty: 1 }])
    for (const wrong of [
      [{ line: 1, qty: 3 }],
      [{ line: 2, qty: 1 }],
      [{ line: 3, qty: 1 }],
      [
        { line: 1, qty: 1 },
        { line: 1, qty: 1 },
      ],
      [
        { line: 1, qty: 1 },
        { line: 3, qty: 1 },
      ],
    ])
      expect(linesAfter(lines, wrong)).toBeUndefined()
  })

  test('[ORDER-41] a piece is refunded by its part of what was paid', () => {
    // 2 × 20.00 and 1 × 10.00, 45.00 paid: a piece of 20.00 is 18.00
    const before = [line(1, 2, 2000), line(2, 1, 1000)]
    const after = linesAfter(before, [{ line: 1, qty: 1 }]) ?? []
    expect(refundOf(money(4500), keptShare(before), keptShare(after))).toBe(1800)
    expect(paidForGoods(money(5000), money(500))).toBe(4500)
    expect(paidForGoods(money(100), money(500))).toBe(0)
  })

  test('[ORDER-41] whatever comes back in whatever order: together it is what was paid, and no return is less than nothing', () => {
    const lines = fc.array(
      fc.record({ qty: fc.integer({ min: 1, max: 5 }), price: fc.integer({ min: 1, max: 999_999 }) }),
      {
        minLength: 1,
        maxLength: 6,
      },
    )
    fc.assert(
      fc.property(lines, fc.nat(10_000_000), fc.infiniteStream(fc.nat()), (drawn, paid, picks) => {
        let now = drawn.map(({ qty, price }, index) => line(index + 1, qty, price))
        let refunded = 0
        while (now.some(({ qty, returnedQty }) => returnedQty < qty)) {
          const open = now.filter(({ qty, returnedQty }) => returnedQty < qty)
          const picked = open[(picks.next().value ?? 0) % open.length]
          const next = linesAfter(now, [{ line: picked?.id ?? 0, qty: 1 }])
          if (!next) throw new Error('a piece that is there could not come back')
          const refund = refundOf(money(paid), keptShare(now), keptShare(next))
          expect(refund).toBeGreaterThanOrEqual(0)
          refunded += refund
          now = next
        }
        expect(refunded).toBe(paid)
      }),
    )
  })

  test('[ORDER-39] cashback is a percent of the money paid for what was kept', () => {
    expect(cashbackOf(money(4500), { part: 3, whole: 3 }, 5)).toBe(225)
    expect(cashbackOf(money(4500), { part: 1, whole: 3 }, 5)).toBe(75)
    expect(cashbackOf(money(1010), { part: 1, whole: 1 }, 5)).toBe(51)
  })

  test('[ORDER-41] goods that cost nothing bring nothing back', () => {
    expect(shareOf(money(100), { part: 0, whole: 0 })).toBe(0)
    expect(shareOf(money(Number.MAX_SAFE_INTEGER), { part: 2 ** 50, whole: 2 ** 50 })).toBe(Number.MAX_SAFE_INTEGER)
  })

  test('[ORDER-211] of money given back by hand the shop keeps the rest of the goods’ part, never less than nothing', () => {
    const kept = { part: 1, whole: 2 }
    expect(unrefundedShare(money(1000), kept, money(100))).toEqual({ part: 400, whole: 500 })
    expect(unrefundedShare(money(1000), kept, money(900))).toEqual({ part: 0, whole: 500 })
    // goods that no money was paid for are kept whole
    expect(unrefundedShare(money(0), kept, money(0))).toEqual({ part: 1, whole: 1 })
    expect(cashbackOf(money(1000), kept, 10, money(100))).toBe(40)
  })
})
