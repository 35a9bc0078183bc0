import { describe, expect, it } from 'vitest'
import { isEmailLike, isPhoneLike, prefixOf, readContact } from './contact.ts'

const unknown = () => undefined

describe('contacts', () => {
  it.each([
    ['+1 (555) 010-0001', true],
    ['8.999.123_45#67', true],
    ['12345', false],
    ['123456', true],
    ['123 45a', false],
    ['', false],
  ])('[ACCOUNT-1] %s is written like a phone: %s', (text, expected) => {
    expect(isPhoneLike(text)).toBe(expected)
  })

  it.each([
    ['a@b.c', true],
    [' Ana.Lima+shop@mail.example ', true],
    ['a@b', false],
    ['a b@c.d', false],
    ['@b.c', false],
    [`${'a'.repeat(65)}@b.c`, false],
    [`a@${'b'.repeat(260)}.c`, false],
  ])('[ACCOUNT-1] %s has the shape of an e-mail address: %s', (text, expected) => {
    expect(isEmailLike(text)).toBe(expected)
  })

  it('[ACCOUNT-2] what the library does not know is kept as its digits, and e-mail is compared without case', () => {
    expect(readContact('+1 (555) 010-0001', unknown)).toEqual({ kind: 'phone', value: '15550100001' })
    expect(readContact('8 999 123-45-67', () => '79991234567')).toEqual({ kind: 'phone', value: '79991234567' })
    expect(readContact(' Ana@Mail.Example', unknown)).toEqual({ kind: 'email', value: 'ana@mail.example' })
    expect(readContact('######', unknown)).toBeUndefined()
    expect(readContact('name', unknown)).toBeUndefined()
  })

  it.each([
    ['house 12345', undefined],
    ['1-2-3-4', undefined],
    ['1-2-3-4-5', '12345'],
    ['1'.repeat(20), '1'.repeat(20)],
    ['1'.repeat(21), undefined],
  ])('[ACCOUNT-1] [ACCOUNT-2] %s: as a phone it is %s', (text, digits) => {
    expect(readContact(text, unknown)?.value).toBe(digits)
  })

  it('[ACCOUNT-1] an e-mail address has 254 characters at most', () => {
    const long = (length: number) => `a@${'b'.repeat(length - 4)}.c`
    expect([254, 255].map((length) => isEmailLike(long(length)))).toEqual([true, false])
  })

  it('[ACCOUNT-11] a prefix is a phone without its last four digits', () => {
    expect(prefixOf({ kind: 'phone', value: '15550100001' })).toBe('1555010')
    expect(prefixOf({ kind: 'email', value: 'a@b.c' })).toBeUndefined()
  })
})
