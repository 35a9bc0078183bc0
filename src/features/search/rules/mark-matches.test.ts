import fc from 'fast-check'
import { expect, it } from 'vitest'
import { markMatches } from './mark-matches.ts'

const marked = (label: string, query: string) =>
  markMatches(label, query)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

it.each([
  ['Loopback hoodie', 'hood', 'Loopback [hood]ie'],
  ['Clay hoodie, clay', 'CLAY', '[Clay] hoodie, [clay]'],
  ['Running runner', 'run runner', '[Run]ning [runner]'],
  ['Тёплое худи', 'худ', 'Тёплое [худ]и'],
  ['Loopback', 'back', 'Loopback'],
  ['run, run/run running', 'run', '[run], [run]/[run] [run]ning'],
  ['T.E.E (new)', '.*( new', 'T.E.E ([new])'],
  ['Hoodie', '  ', 'Hoodie'],
  ['Zip hoodie', ' - zip -- hood !', '[Zip] [hood]ie'],
  ['a1 a20 b21', `${Array.from({ length: 20 }, (_, index) => `x${index}`).join(' ')} b`, 'a1 a20 b21'],
])('[SEARCH-69] %s, looked for by "%s", is %s', (label, query, expected) => {
  expect(marked(label, query)).toBe(expected)
})

it('[SEARCH-69] no part is empty, and a label in which nothing is marked is one', () => {
  expect(markMatches('Zip hoodie', 'zip zip')).toEqual([
    { text: 'Zip', isMatch: true },
    { text: ' hoodie', isMatch: false },
  ])
  expect(markMatches('Zip hoodie', '!')).toEqual([{ text: 'Zip hoodie', isMatch: false }])
})

it('[SEARCH-69] the parts are the label again, whatever is looked for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (label, query) => {
      expect(
        markMatches(label, query)
          .map(({ text }) => text)
          .join(''),
      ).toBe(label)
    }),
  )
})
