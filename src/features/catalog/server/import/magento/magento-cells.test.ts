import { describe, expect, test } from 'vitest'
import {
  splitCategories,
  splitPairs,
  splitRecords,
  splitSkus,
  splitValues,
  toAmount,
  toDate,
  toQty,
  toVisibility,
} from './magento-cells.ts'

describe('[IMPORT-19] additional_attributes', () => {
  test.each([
    ['size=XS,color=Black', { size: 'XS', color: 'Black' }],
    ['material=Cotton, organic,size=XS', { material: 'Cotton, organic', size: 'XS' }],
    ['activity=Yoga|Gym,format=Download', { activity: 'Yoga|Gym', format: 'Download' }],
    ['note="a, b=c",size="X ""L"""', { note: 'a, b=c', size: 'X "L"' }],
    ['ratio=1=2,size=S', { ratio: '1=2', size: 'S' }],
    ['inch=5" wide,size=S', { inch: '5" wide', size: 'S' }],
    ['empty=,size=__EMPTY__VALUE__,color=Red', { color: 'Red' }],
    ['nonsense', {}],
  ])('%s', (cell, expected) => {
    expect(Object.fromEntries(splitPairs(cell))).toEqual(expected)
  })

  test('several values are parted by bars, each once', () => {
    expect(splitValues('Yoga| Gym|Yoga|')).toEqual(['Yoga', 'Gym'])
  })
})

test('[IMPORT-20] a bar parts variations only where the next one begins with its SKU', () => {
  expect(splitRecords('sku=A-1,size=S,tags=x|y|sku=A-2,size=M', 'sku')).toEqual([
    { sku: 'A-1', size: 'S', tags: 'x|y' },
    { sku: 'A-2', size: 'M' },
  ])
})

test('[IMPORT-21] parts of a group have quantities from 1', () => {
  expect(splitSkus('A=2.0000,B, C=0.0000')).toEqual([
    { sku: 'A', qty: 2 },
    { sku: 'B', qty: 1 },
    { sku: 'C', qty: 1 },
  ])
})

test.each([
  ['Default Category/Men/Tops,Default Category/Sale,Default Category', ['Men/Tops', 'Sale']],
  ['Default Category/Gifts, Cards & More,Default Category/Men', ['Gifts, Cards & More', 'Men']],
  ['Default Category/Hoodies &amp; Sweatshirts', ['Hoodies & Sweatshirts']],
  ['Default Category/Mats \\/ Rolls', ['Mats \\/ Rolls']],
  ['Men/Tops,Women', ['Men/Tops', 'Women']],
  ['Default Category / Men / Tops', ['Men/Tops']],
  ['', []],
])('[IMPORT-12] categories of %s', (cell, expected) => {
  expect(splitCategories(cell)).toEqual(expected)
})

test.each([
  ['52', 5200],
  ['49.990000', 4999],
  ['0', 0],
  ['1,299.00', undefined],
  ['-5', undefined],
  ['free', undefined],
])('[IMPORT-8] the price %s', (text, expected) => {
  expect(toAmount(text)).toBe(expected)
})

test.each([
  ['2026-07-31', '2026-07-31'],
  ['2026-07-31 00:00:00', '2026-07-31'],
  ['2026-07-31 18:30:00', '2026-07-31T18:30:00Z'],
  ['7/31/26', '2026-07-31'],
  ['2/1/20, 12:00 AM', '2020-02-01'],
  ['2/1/2020, 3:05 PM', '2020-02-01T15:05:00Z'],
  ['2026-02-30', undefined],
  ['31.07.2026', undefined],
  ['2026-07-31 25:00:00', undefined],
])('[IMPORT-9] the date %s', (text, expected) => {
  expect(toDate(text)).toBe(expected)
})

test('[IMPORT-11] quantities are whole and never below 0', () => {
  expect(['100.0000', '7', '-3', 'many', ''].map(toQty)).toEqual([100, 7, 0, undefined, undefined])
})

test('[IMPORT-20] visibilities are texts', () => {
  expect(['Not Visible Individually', 'Catalog', 'search', 'Catalog,Search', '4', 'x'].map(toVisibility)).toEqual([
    1,
    2,
    3,
    4,
    4,
    undefined,
  ])
})
