import { describe, expect, test } from 'vitest'
import type { SetItem } from './sets.ts'
import { findSameSet, inSetOrder, isDisabled, isSet, setTypeOf } from './sets.ts'

const bra: SetItem = { id: 1, type_type: 'top' }
const tee: SetItem = { id: 2, type_type: 'top' }
const legging: SetItem = { id: 3, type_type: 'bottom' }
const runner: SetItem = { id: 4, type_type: 'shoes' }
const bottle: SetItem = { id: 5, type_type: null }

describe('a set', () => {
  test('[BLOGGER-23] is a top with a bottom and nothing else', () => {
    expect([isSet([bra, legging]), isSet([legging, bra])]).toEqual([true, true])
    for (const none of [[], [bra], [bra, tee], [bra, runner], [legging, bottle], [bra, legging, runner]])
      expect(isSet(none)).toBe(false)
  })

  test('[BLOGGER-23] is shown top, bottom, shoes', () => {
    expect(inSetOrder([bottle, runner, legging, bra]).map(({ id }) => id)).toEqual([1, 3, 4, 5])
  })

  test('[BLOGGER-23] what cannot be added is out of reach', () => {
    const reach = (collected: SetItem[], sets: number[][] = []) =>
      [bra, tee, legging, runner, bottle].filter((item) => !isDisabled(item, collected, sets)).map(({ id }) => id)
    expect(reach([])).toEqual([1, 2, 3])
    expect(reach([bra])).toEqual([1, 3])
    expect(reach([legging])).toEqual([1, 2, 3])
    expect(reach([bra, legging])).toEqual([1, 3])
    // the bra and the legging are a set already
    expect(reach([legging], [[3, 1]])).toEqual([2, 3])
    expect(
      findSameSet(
        [legging, bra],
        [
          [2, 3],
          [1, 3],
        ],
      ),
    ).toEqual([1, 3])
    expect(findSameSet([bra], [[1, 3]])).toBeUndefined()
  })
})

test('[BLOGGER-22] what something is follows from its kind, else from its categories', () => {
  const kinds: Readonly<Record<string, ReturnType<typeof setTypeOf>>> = {
    Hoodies: 'top',
    'Sports bras': 'top',
    'T-Shirts': 'top',
    'Women/Outerwear/Vests': 'top',
    'Joggers and pants': 'bottom',
    Leggings: 'bottom',
    'Men/Bottoms': 'bottom',
    'Shoes/Women/Running': 'shoes',
    'Training plans': null,
    Bottles: null,
    'Colour stories/Clay': null,
  }
  for (const [text, type] of Object.entries(kinds)) expect([text, setTypeOf([text])]).toEqual([text, type])
  expect(setTypeOf(['Bottles', 'Women/Tops'])).toBe('top')
  expect(setTypeOf(['Shorts', 'Women/Tops'])).toBe('bottom')
  expect(setTypeOf([])).toBeNull()
})
