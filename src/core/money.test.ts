import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addMajor,
  convertToWhole,
  fromMajor,
  money,
  negate,
  percentOf,
  scale,
  timesMajor,
  timesQuotient,
  toMajor,
  zero,
} from './money.ts'

describe('money', () => {
  it('goes to the wire and back without losing a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (units) => {
        expect(fromMajor(toMajor(money(units)))).toBe(units)
      }),
    )
  })

  it.each([
    [1.005, 101],
    [0.1 + 0.2, 30],
    [-1.005, -101],
    [19.99, 1999],
    [0, 0],
  ])('%d in major units are %d minor ones', (major, minor) => {
    expect(fromMajor(major)).toBe(minor)
  })

  it('of the wire is added and multiplied to the cent', () => {
    expect(addMajor(0.1, 0.2, 19.99)).toBe(20.29)
    expect(addMajor()).toBe(0)
    expect(timesMajor(19.99, 3)).toBe(59.97)
    expect(timesMajor(1.1, 3)).toBe(3.3)
  })

  it('refuses a fraction of a minor unit', () => {
    expect(() => money(1.5)).toThrow('not whole minor units: 1.5')
  })

  it.each([
    [1999, 10, 200],
    [1005, 50, 503],
    [-1005, 50, -503],
    [333, 33.33, 111],
  ])('%d at %d percent is %d', (amount, percent, expected) => {
    expect(percentOf(money(amount), percent)).toBe(expected)
  })

  it.each([
    [3, 1n, 2n, 2],
    [-3, 1n, 2n, -2],
    [-1, 1n, 3n, 0],
    [4, 1n, 3n, 1],
    [120_590_926_425, 20n, 120n, 20_098_487_738],
    [9_007_199_254_740_991, 999_999_999n, 1_000_000_000n, 9_007_199_245_733_792],
  ])('%d times %d / %d is %d', (amount, top, bottom, expected) => {
    expect(timesQuotient(money(amount), top, bottom)).toBe(expected)
  })

  it.each([
    [101, 1, { step: 100, round: 'up' }, 200],
    [200, 1, { step: 100, round: 'up' }, 200],
    [0, 1, { step: 100, round: 'up' }, 0],
    [-101, 1, { step: 100, round: 'up' }, -200],
    [12, 1, { per: 10, round: 'up' }, 2],
    [19, 1, { per: 10, round: 'down' }, 1],
    [15, 1, { per: 10 }, 2],
    [250, 1, { step: 100 }, 300],
    [90, 1, { per: 0.9 }, 100],
    [1e9, 1e-7, {}, 100],
    [3, 1e21, { per: 1e21 }, 3],
    // 45 million, where a computation with floating point is a cent too high
    [12_796_048_000, 35.7, { per: 100, round: 'up' }, 4_568_189_136],
  ] as const)('%d scaled by %d (%o) is %d', (amount, factor, scaling, expected) => {
    expect(scale(money(amount), factor, scaling)).toBe(expected)
  })

  it('nothing is never minus nothing, which people would read as a price', () => {
    expect(negate(zero)).toBe(0)
    expect(percentOf(money(-1), 10)).toBe(0)
    expect([negate(money(5)), negate(money(-5))]).toEqual([-5, 5])
  })

  it('converts to whole major units', () => {
    expect(convertToWhole(money(8800), 0.9)).toBe(7900)
    expect(convertToWhole(money(8800), 90)).toBe(792_000)
    expect(convertToWhole(money(792_000), 0.9, 90)).toBe(7900)
    // 687.5 to the last decimal, which a quotient of floating point is not
    expect(convertToWhole(money(68_860), 1, 1.0016)).toBe(68_800)
  })
})
