import { describe, expect, test } from 'vitest'
import { contactProblems, letterFailure } from './contact-form.ts'

const good = { name: 'Ada', email: 'ada@mail.example', message: 'Where is my parcel?' }

describe('[CONTACT-1] a message to the shop', () => {
  test.each([
    ['as it should be', {}, []],
    ['without a name', { name: '  ' }, ['name']],
    ['with a name of 100 characters', { name: 'a'.repeat(100) }, []],
    ['with a longer name', { name: 'a'.repeat(101) }, ['name']],
    ['with blanks around a name of 100', { name: ` ${'a'.repeat(100)} ` }, []],
    ['without an address', { email: '' }, ['email']],
    ['with what is no address', { email: 'ada' }, ['email']],
    ['with a name that would be no address', { name: 'Ada', message: 'ada' }, []],
    ['without words', { message: '' }, ['message']],
    ['with 5000 characters', { message: 'm'.repeat(5000) }, []],
    ['with more of them', { message: 'm'.repeat(5001) }, ['message']],
    ['empty', { name: '', email: '', message: '' }, ['name', 'email', 'message']],
  ])('%s', (_, changes, problems) => expect(contactProblems({ ...good, ...changes })).toEqual(problems))

  test('an address is at most 254 characters', () => {
    const long = (length: number) => `a@${'b'.repeat(length - 4)}.c`
    expect(contactProblems({ ...good, email: long(254) })).toEqual([])
    expect(contactProblems({ ...good, email: long(255) })).toEqual(['email'])
  })
})

test.each([
  ['TOO_MANY_REQUESTS', 'letter.tooMany'],
  ['INVALID_INPUT', 'letter.notTaken'],
  ['OFFLINE', 'letter.noAnswer'],
])('[CONTACT-2] a letter that was refused as %s says %s', (code, words) => expect(letterFailure(code)).toBe(words))
