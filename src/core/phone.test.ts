import { expect, test } from 'vitest'
import { isSamePhone, localDigits } from './phone.ts'

test('a number is one however it was written', () => {
  for (const [one, other] of [
    ['79161234567', '8 (916) 123-45-67'],
    ['+7 916 123 45 67', '+7(916)1234567'],
    ['4915112345678', '0151 / 123 456 78'],
    ['4915112345678', '0049 151 12345678'],
    ['+1 555 010-0003', '555.010.0003'],
    ['380671234567', '067 123-45-67'],
    ['12345', '123-45'],
  ] as const)
    expect([one, other, isSamePhone(one, other), isSamePhone(other, one)]).toEqual([one, other, true, true])
})

test('other numbers are others', () => {
  for (const [one, other] of [
    ['79161234567', '8 (916) 123-45-68'],
    ['79161234567', '8 816 123-45-67'],
    ['', ''],
    ['', '+'],
    ['12345678', '+49 12345678'],
    ['0151 12345678', '4915112345678901'],
  ] as const)
    expect([one, other, isSamePhone(one, other)]).toEqual([one, other, false])
  expect(localDigits('8 800')).toBe('8800')
})
