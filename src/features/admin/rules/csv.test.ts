import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test.each([
  ['=1+1', `'=1+1`],
  ['+49 30 1234', `'+49 30 1234`],
  ['-2', `'-2`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['\t=1', `'\t'=1`],
  [' =1', `' =1`],
  ['a "b", c', `"a ""b"", c"`],
  ['two\nlines', `"two\nlines"`],
  ['Ада', 'Ада'],
])('[ADMIN-22] the text %j is written as %s', (text, cell) => {
  expect(toCsv([[text]])).toBe(`${cell}\r\n`)
})

test.each([
  ['Ada;=1+1', `Ada;'=1+1`],
  ['Ada; ;" @SUM(A1)', `"Ada; ;'"" @SUM(A1)"`],
  ['a\t-2', `a\t'-2`],
  ['two\n =1', `"two\n' =1"`],
  ['＝1+1', `'＝1+1`],
  ['a-b; c+d', 'a-b; c+d'],
])('[ADMIN-298] the text %j is written as %s', (text, cell) => {
  expect(toCsv([[text]])).toBe(`${cell}\r\n`)
})

test('[ADMIN-298] whatever a spreadsheet separates by, no cell begins a formula', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ' ', ';', '\t', '\n', '\r', '=', '-', '@', '"', ',', '＋') })
  fc.assert(
    fc.property(text, (first) => {
      for (const cell of toCsv([['1', first]]).split(/[;\t\r\n]/)) expect(cell).not.toMatch(/^[ "]*[=+\-@＝＋－＠]/)
    }),
  )
})

test('[ADMIN-22] numbers stay numbers, and nothing is an empty cell', () => {
  expect(toCsv([['a', -2.5, true, null, undefined]])).toBe('a,-2.5,true,,\r\n')
})

test('[ADMIN-22] whatever people write, no cell begins a formula', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(toCsv([[text]]).slice(0, -2)).not.toMatch(/^\s*"?\s*[=+\-@]/)
    }),
  )
})
