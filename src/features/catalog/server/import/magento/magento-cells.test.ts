import { describe, expect, test } from 'vitest'
import { splitCategories, splitPairs, splitRecords, splitSkus, splitValues } from './magento-cells.ts'

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
