import { expect, test } from 'vitest'
import { genderOfPaths, isGenderKey, ptypeOfPaths, toGender } from './filter-values.ts'
import { describeAttribute, toAttributeCode } from './known-attributes.ts'
import { sizeRank } from './size-rank.ts'

test.each([
  [['Women'], '0'],
  [['Men'], '1'],
  [['Men', 'Women', 'Boys', 'Girls', 'Unisex'], '2'],
  [['men', 'women'], '2'],
  [['Unisex'], '2'],
  [['женщинам'], '0'],
  [[' Women '], '0'],
  [['Gear', 'Unisex'], '2'],
  [['Gear'], undefined],
])('[IMPORT-15] the words %j are the gender %s', (words, gender) => {
  expect(toGender(words)).toBe(gender)
})

test.each([
  [['Women/Tops/Tees', 'Collections/Eco'], '0'],
  [['Men/Bottoms/Pants'], '1'],
  [['Men/Tops', 'Women/Tops'], '2'],
  [['Promotions/Men Sale'], '1'],
  [['Promotions/Sale  Men'], '1'],
  [['Promotions/Women Sale', 'Men/Tops/Tees'], '1'],
  [['Gear/Bags'], undefined],
  [['Documents/Management'], undefined],
])('[IMPORT-15] the categories %j are the gender %s', (paths, gender) => {
  expect(genderOfPaths(paths)).toBe(gender)
})

test('[IMPORT-15] the numbers themselves are known', () => {
  expect(['0', '1', '2', '3', '', undefined].map(isGenderKey)).toEqual([true, true, true, false, false, false])
})

test('[IMPORT-16] the deepest category names the type, of equally deep ones the first', () => {
  expect(ptypeOfPaths(['Gear', 'Gear/Bags', 'Collections/Eco Friendly'])).toBe('Bags')
  expect(ptypeOfPaths(['Women/Tops/Bras & Tanks', 'Promotions/Tees'])).toBe('Bras & Tanks')
  expect(ptypeOfPaths([])).toBeUndefined()
})

test('[IMPORT-14] known attributes have options, others are texts under a code that the shop allows', () => {
  expect(describeAttribute('color').kind).toBe('select')
  expect(describeAttribute('material').kind).toBe('multiselect')
  expect(describeAttribute('fabric_care')).toEqual({
    code: 'fabric_care',
    kind: 'text',
    label: { en: 'Fabric care' },
    isVisible: true,
  })
  expect(describeAttribute('meta_title').isVisible).toBe(false)
  expect(describeAttribute('constructor').kind).toBe('text')
  expect(['Fabric Care', 'COLOR', 'Manufacturer', '3d view', 'Größe', '—'].map(toAttributeCode)).toEqual([
    'fabric_care',
    'color',
    'brand',
    'a_3d_view',
    'gr_e',
    undefined,
  ])
})

test('[IMPORT-14] blanks around a column name and signs beside it are no part of its code', () => {
  expect(['  Size ', '__Fit__', '(Sleeve)', '-- Style (bottom) --'].map(toAttributeCode)).toEqual([
    'size',
    'fit',
    'sleeve',
    'style_bottom',
  ])
})

test('[IMPORT-14] sizes stand in the order that shoppers expect', () => {
  const sizes = ['Large', '36', '28', 'XL', 'One size', 'S', 'XS/S', '2XL', 'XS', 'M', '7.5', '500 ml']
  expect(sizes.toSorted((a, b) => sizeRank(a) - sizeRank(b))).toEqual([
    'One size',
    'XS',
    'XS/S',
    'S',
    'M',
    'XL',
    '2XL',
    '7.5',
    '28',
    '36',
    '500 ml',
    'Large',
  ])
})

test('[IMPORT-14] one size is that by every name, and only the whole name', () => {
  for (const label of ['One size', 'ONE-SIZE', 'onesize', ' os ', 'Uni'])
    expect([label, sizeRank(label)]).toEqual([label, 1])
  for (const label of ['Zone size', 'One sized', 'Osmium']) expect([label, sizeRank(label)]).toEqual([label, 10_000])
})

test('[IMPORT-14] letters go from the smallest to the largest, by either name; two of them stand behind the first', () => {
  const sizes = ['XXXS', 'XXS', 'XS', 'S', 'S - M', 'M', 'M / L', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL']
  expect(sizes.toReversed().toSorted((a, b) => sizeRank(a) - sizeRank(b))).toEqual(sizes)
  for (const [one, other] of [
    ['2XS', 'XXS'],
    ['3XS', 'XXXS'],
    ['2XL', 'XXL'],
    ['3XL', 'XXXL'],
    ['4XL', 'XXXXL'],
  ] as const)
    expect(sizeRank(one)).toBe(sizeRank(other))
})

test('[IMPORT-14] numbers stand by what they are, with a point or a comma, and very large ones before words', () => {
  const sizes = ['7', '7,5', '7.75', '8 cm', '36', '100 ml', '9999 g', 'No. 5']
  expect(sizes.toReversed().toSorted((a, b) => sizeRank(a) - sizeRank(b))).toEqual(sizes)
})
