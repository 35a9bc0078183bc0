import { describe, expect, it } from 'vitest'
import { day, hour, minute, second } from '#core/durations.ts'
import { contactLimits, hourlyLimits, pauseAfterFailures, perHour, waitFor } from './limits.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const ago = (...milliseconds: number[]) => milliseconds.map((each) => now - each)

describe('limits', () => {
  it.each([
    ['nothing asked yet', [], 0],
    ['14 s ago', [14 * second], second],
    ['15 s ago', [15 * second], 0],
    ['three in ten minutes', [9 * minute, 5 * minute, minute], minute],
    ['the first of three just out of them', [10 * minute, 5 * minute, minute], 0],
    ['five a day', [23 * hour, 20 * hour, 15 * hour, 10 * hour, 5 * hour], hour],
    ['the first of five a day ago', [day, 20 * hour, 15 * hour, 10 * hour, 5 * hour], 0],
  ])('[ACCOUNT-10] %s: wait %o', (_name, asked, wait) => {
    expect(waitFor(contactLimits, ago(...asked), now)).toBe(wait)
  })

  it('[ACCOUNT-11] an address has ten an hour to five contacts, a prefix twenty', () => {
    const { ofAddress, ofContacts, ofPrefix, isPumped } = hourlyLimits(10)
    expect([ofAddress.most, ofContacts.most, ofPrefix.most]).toEqual([10, 5, 20])
    expect([ofAddress.withinMs, ofContacts.withinMs, ofPrefix.withinMs]).toEqual([hour, hour, hour])
    expect([isPumped(9, 0), isPumped(10, 1), isPumped(10, 2), isPumped(15, 2)]).toEqual([false, true, false, true])
    expect(hourlyLimits(1).ofContacts.most).toBe(1)
  })

  it('[ACCOUNT-13] ten failures in an hour make a contact wait 15 minutes', () => {
    const failures = Array.from({ length: 10 }, (_, number) => (number + 1) * minute)
    expect(pauseAfterFailures(ago(...failures), now)).toBe(14 * minute)
    expect(pauseAfterFailures(ago(...failures.slice(1)), now)).toBe(0)
    expect(pauseAfterFailures(ago(...failures.map((each) => each + 14 * minute)), now)).toBe(0)
    const slow = Array.from({ length: 10 }, (_, number) => minute + number * 7 * minute)
    expect(pauseAfterFailures(ago(...slow), now)).toBe(0)
  })

  it('[ACCOUNT-13] in whatever order they are kept, and also when the first was an hour before the last', () => {
    const hourLong = [...Array.from({ length: 9 }, (_, number) => (number + 1) * minute), minute + hour]
    for (const failures of [hourLong, hourLong.toReversed(), [...hourLong.slice(5), ...hourLong.slice(0, 5)]])
      expect(pauseAfterFailures(ago(...failures), now)).toBe(14 * minute)
    expect(pauseAfterFailures([], now)).toBe(0)
  })

  it('[ACCOUNT-700] what was counted before the clock was set back makes nobody wait; another process may be a little ahead', () => {
    expect(waitFor(contactLimits, ago(-hour, -2 * hour, 20 * second), now)).toBe(0)
    expect(waitFor(contactLimits, ago(-hour, 14 * second), now)).toBe(second)
    expect(waitFor(contactLimits, ago(-5 * second), now)).toBe(20 * second)
    const failures = Array.from({ length: 10 }, (_, number) => number * minute - hour)
    expect(pauseAfterFailures(ago(...failures), now)).toBe(0)
  })

  it('[ACCOUNT-22] so many an hour are so many, and the next waits for the first of them to be an hour old', () => {
    expect(perHour(2)).toEqual([{ most: 2, withinMs: hour }])
    expect(waitFor(perHour(2), ago(50 * minute, 10 * minute), now)).toBe(10 * minute)
    expect(waitFor(perHour(2), ago(50 * minute), now)).toBe(0)
  })
})
