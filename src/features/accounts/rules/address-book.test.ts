import { describe, expect, test } from 'vitest'
import { withChanges } from './address-book.ts'
import type { AddressChange, ShownAddress } from './address-book.ts'

const at = (city: string) => ({ city, street: ['1 Quay', ''] }) as unknown as ShownAddress
const kept = (key: string, isDefault = false): ShownAddress => ({ ...at(key), key, default: isDefault })
const save = (key: string, city = key): AddressChange => ({ kind: 'save', key, address: at(city) })
const book = [kept('home', true), kept('work'), kept('mum')]

/** The book in few words: `home*` is the default, `home?` waits. */
const read = (changes: readonly AddressChange[], before: readonly ShownAddress[] = book): string =>
  withChanges(before, changes)
    .map((one) => `${one.city}${one.default ? '*' : ''}${one.isWaiting ? '?' : ''}`)
    .join(' ')

describe('the address book with what waits', () => {
  test.each<[string, readonly AddressChange[], string]>([
    ['nothing', [], 'home* work mum'],
    ['a new one comes last', [save('lake')], 'home* work mum lake?'],
    ['an edit stays where it was', [save('work', 'office')], 'home* office? mum'],
    ['an edit of the default stays the default', [save('home', 'house')], 'house*? work mum'],
    ['sent twice it is one', [save('lake'), save('lake', 'sea')], 'home* work mum sea?'],
    ['another default comes first', [{ kind: 'default', key: 'mum' }], 'mum*? home work'],
    ['a default that is gone changes nothing', [{ kind: 'default', key: 'gone' }], 'home* work mum'],
    ['one is removed', [{ kind: 'remove', key: 'work' }], 'home* mum'],
    ['without the default the first of the others is it', [{ kind: 'remove', key: 'home' }], 'work* mum'],
    ['one that is gone is not removed again', [{ kind: 'remove', key: 'gone' }], 'home* work mum'],
    [
      'in their order',
      [save('lake'), { kind: 'default', key: 'lake' }, { kind: 'remove', key: 'home' }],
      'lake*? work mum',
    ],
  ])('[ACCOUNT-170] [ACCOUNT-171] %s', (_, changes, expected) => expect(read(changes)).toBe(expected))

  test('[ACCOUNT-31] [ACCOUNT-170] the first of an empty book is the default, and the last one takes it along', () => {
    expect(read([save('home')], [])).toBe('home*?')
    expect(read([save('home'), save('work')], [])).toBe('home*? work?')
    expect(read([save('home'), { kind: 'remove', key: 'home' }], [])).toBe('')
  })

  test('[ACCOUNT-170] what the shop knew is not touched', () => {
    const before = structuredClone(book)
    withChanges(book, [save('home', 'x'), { kind: 'default', key: 'work' }, { kind: 'remove', key: 'mum' }])
    expect(book).toEqual(before)
  })
})
