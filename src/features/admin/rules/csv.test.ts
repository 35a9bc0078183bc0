import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test.each([
  ['=1+1', `'=1+1`],
  ['+49 30 1234', `'+49 30 1234`],
  ['-2', `'-2`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['\t=1', `'\t=1`],
  [' =1', `' =1`],
  ['a "b", c', `"a ""b"", c"`],
  ['two\nlines', `"two\nlines"`],
  ['Ада', 'Ада'],
])('[ADMIN-22] the text %j is written as %s', (text, cell) => {
  expect(toCsv([[text]])).toBe(`${cell}\r\n`)
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
