import { expect, test } from 'vitest'
import { toMarks } from './marks.ts'

const july = { newFrom: '2026-07-01', newTo: '2026-07-31' }
const marksOf = (said: Readonly<Record<string, string>>, dates: Partial<typeof july> = {}) =>
  toMarks(new Map(Object.entries(said)), dates)

test('[IMPORT-17] marks are what the attributes of their names say, and a product is else as new as its dates', () => {
  expect(marksOf({})).toEqual({ isNew: false, isSale: false })
  expect(marksOf({}, july)).toEqual({ isNew: true, ...july, isSale: false })
  expect(marksOf({ new: '' }, { newTo: '2026-07-31' })).toMatchObject({ isNew: true, newTo: '2026-07-31' })
  expect(marksOf({ new: 'No', sale: '1', is_promo: 'yes', only_promo: '' }, july)).toEqual({
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
