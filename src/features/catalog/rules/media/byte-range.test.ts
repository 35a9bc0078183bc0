import { expect, test } from 'vitest'
import { findRange } from './byte-range.ts'

test.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=500-5000', { start: 500, end: 999 }],
  [' bytes=0-0 ', { start: 0, end: 0 }],
  ['bytes=999-999', { start: 999, end: 999 }],
  ['bytes=999-', { start: 999, end: 999 }],
  ['kilobytes=0-9', undefined],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-3', undefined],
  ['bytes=0-1,5-9', undefined],
  ['items=0-9', undefined],
  ['bytes=-', undefined],
  [undefined, undefined],
] as const)('[PRODUCT-16] %s of a thousand bytes', (header, expected) => {
  expect(findRange(header, 1000)).toEqual(expected)
})

test('[PRODUCT-16] an empty file is sent whole', () => expect(findRange('bytes=0-', 0)).toBeUndefined())
