import { expect, test } from 'vitest'
import { toMarks } from './marks.ts'

const marksOf = (said: Readonly<Record<string, string>>, isFresh = false) =>
  toMarks(new Map(Object.entries(said)), isFresh)

test('[IMPORT-17] marks are what the attributes of their names say, and a product is else as new as its dates', () => {
  expect(marksOf({})).toEqual({ isNew: false, isSale: false })
  expect(marksOf({}, true)).toEqual({ isNew: true, isSale: false })
  expect(marksOf({ new: 'No', sale: '1', is_promo: 'yes', only_promo: '' }, true)).toEqual({
    isNew: false,
    isSale: true,
    isPromo: true,
    onlyPromo: false,
  })
})

test.each([
  ['7', 7],
  ['true', 1],
  ['no', 0],
  ['-1', 0],
  ['1e12', 0],
  ['much', 0],
])('[IMPORT-17] promoted: %s', (text, promoted) => {
  expect(marksOf({ promoted: text })).toMatchObject({ promoted })
})
