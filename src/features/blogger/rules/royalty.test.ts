import { describe, expect, test } from 'vitest'
import { money } from '#core/money.ts'
import { codesOf, isOwnPurchase, keptRoyalty, nextPayday, royaltyLines, toCodes } from './royalty.ts'

const shares = { share: 10, bonusShare: 2 }
const earned = (lines: [qty: number, price: number][], goods: number, percent = shares) =>
  royaltyLines(
    lines.map(([qty, price], index) => ({ id: index + 1, qty, price })),
    money(goods),
    percent,
  ).map(({ profit, bonus }) => [profit, bonus])

describe('royalty', () => {
  test('[BLOGGER-6] is a share of each line, half up', () => {
    expect(
      earned(
        [
          [1, 1000],
          [2, 250],
        ],
        1500,
      ),
    ).toEqual([
      [100, 20],
      [50, 10],
    ])
    // 10 % of 45 is 4.5
    expect(earned([[1, 45]], 45)).toEqual([[5, 1]])
    expect(earned([[1, 44]], 44)).toEqual([[4, 1]])
    expect(earned([[1, 24]], 24)).toEqual([[2, 0]])
  })

  test('[BLOGGER-6] counts on what discounts leave, and only there', () => {
    expect(
      earned(
        [
          [1, 1000],
          [1, 1000],
        ],
        1000,
      ),
    ).toEqual([
      [50, 10],
      [50, 10],
    ])
    expect(earned([[3, 333]], 0)).toEqual([[0, 0]])
    expect(earned([[1, 0]], 0)).toEqual([[0, 0]])
    expect(earned([[1, 1000]], 1000, { share: 12.5, bonusShare: 0 })).toEqual([[125, 0]])
  })

  test('[BLOGGER-8] of returned pieces is none, and of all returned exactly none', () => {
    const lines = [{ line: 1, profit: money(100), bonus: money(1) }]
    const kept = (returnedQty: number, isCanceled = false) =>
      keptRoyalty(lines, { isCanceled, lines: [{ id: 1, qty: 3, returnedQty }] })
    expect(kept(0)).toEqual({ profit: 100, bonus: 1 })
    expect(kept(1)).toEqual({ profit: 67, bonus: 1 })
    expect(kept(2)).toEqual({ profit: 33, bonus: 0 })
    expect(kept(3)).toEqual({ profit: 0, bonus: 0 })
    expect(kept(0, true)).toEqual({ profit: 0, bonus: 0 })
  })
})

test('[BLOGGER-1] a typed code goes before a promised one', () => {
  expect(codesOf({ typed: ' mira ', promised: 'BLOGGER' })).toEqual(['MIRA', 'BLOGGER'])
  expect(codesOf({ typed: null, promised: 'blogger' })).toEqual(['BLOGGER'])
  expect(codesOf({ typed: 'A', promised: 'a' })).toEqual(['A'])
  expect(codesOf({ typed: ' ', promised: null })).toEqual([])
  expect(toCodes([' mira', 'MIRA', 'two'])).toEqual(['MIRA', 'TWO'])
})

test('[BLOGGER-3] one’s own purchase is known by account, address and phone', () => {
  const blogger = { id: 7, email: 'mira@mail.example', phone: '15550100003' }
  const buys = (customerId: number | null, email: string | null, phone: string | null) =>
    isOwnPurchase(blogger, { customerId, email, phone })
  expect([buys(7, null, null), buys(null, ' Mira@Mail.example', null), buys(null, null, '+1 555 010-0003')]).toEqual([
    true,
    true,
    true,
  ])
  expect([buys(8, 'ana@mail.example', '+1 555 010-0004'), buys(null, null, null), buys(null, '', '')]).toEqual([
    false,
    false,
    false,
  ])
  expect(isOwnPurchase({ id: 7, email: null, phone: null }, { customerId: null, email: null, phone: '' })).toBe(false)
})

test('[BLOGGER-206] one’s own phone is known however the buyer wrote it', () => {
  const buys = (phone: string) =>
    isOwnPurchase({ id: 7, email: null, phone: '79161234567' }, { customerId: null, email: null, phone })
  expect(['8 (916) 123-45-67', '+7 916 1234567', '916 123 45 67', '89161234568'].map(buys)).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test('[BLOGGER-12] the next payment is on its day, or on the last of a short month', () => {
  const next = (now: string, day: number) => nextPayday(new Date(now), day)
  expect(next('2026-11-22T12:00:00Z', 10)).toBe('2026-12-10')
  expect(next('2026-11-10T23:59:59Z', 10)).toBe('2026-11-10')
  expect(next('2026-12-11T00:00:00Z', 10)).toBe('2027-01-10')
  expect(next('2027-02-03T00:00:00Z', 31)).toBe('2027-02-28')
  expect(next('2027-01-31T00:00:00Z', 31)).toBe('2027-01-31')
})
