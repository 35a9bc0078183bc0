import { describe, expect, test } from 'vitest'
import { toPrice } from './amounts.ts'
import { readTags, toCategoryPath, toChoiceCode, toCode } from './attribute-bag.ts'
import { toAmount, toDate, toQty, toVisibility } from './cells.ts'
import { commonName } from '../google/google-items.ts'
import { toMoment } from './moments.ts'
import { splitList, splitPaths, toHtml } from '../woocommerce/woocommerce-cells.ts'

describe('[IMPORT-53] prices', () => {
  test.each([
    ['49.90', 4990],
    ['49,90', 4990],
    ['49', 4900],
    ['0', 0],
    ['0,125', 13],
    ['29.0000', 2900],
    ['1 234.50', 123450],
    ['1\u00a0234,50', 123450],
    ["1'234.50", 123450],
    ['1,234.50', 123450],
    ['1.234,50', 123450],
    ['1,234,567', 123456700],
    ['1.234.567,89', 123456789],
    ['1234.567', 123457],
    ['49.', 4900],
  ])('%s', (text, units) => {
    expect(toPrice(text)).toBe(units)
  })

  test.each([
    '1,234',
    '12.345',
    '',
    '-5',
    '.',
    ',5',
    'abc',
    '1e5',
    '1,23,456',
    '1 23',
    '1.2.3',
    '12345678901',
    '١٢',
    '5 USD',
    '0x10',
  ])('%s is none', (text) => {
    expect(toPrice(text)).toBeUndefined()
  })
})

describe('[IMPORT-51] moments', () => {
  test.each([
    ['2026-07-01', '2026-07-01'],
    ['2026-07-01 00:00:00', '2026-07-01'],
    ['2026-07-31 23:59:59', '2026-07-31T23:59:59Z'],
    ['2026-07-01T00:00+0200', '2026-06-30T22:00:00.000Z'],
    ['2026-07-01T00:00:00-05:00', '2026-07-01T05:00:00.000Z'],
    ['7/31/2026', '2026-07-31'],
  ])('%s', (text, moment) => {
    expect(toMoment(text)).toBe(moment)
  })

  test.each([
    '',
    'soon',
    '2026-02-30',
    '2026-13-01',
    '0000-01-01',
    '0001-01-01T00:00:00+02:00',
    '9999-12-31T23:59-0800',
    '2026-07-01T99:00+0200',
    '31.07.2026',
  ])('%s is none', (text) => {
    expect(toMoment(text)).toBeUndefined()
  })
})

describe('[IMPORT-14] [IMPORT-34] names of attributes', () => {
  test.each([
    ['Color', 'color'],
    ['pa_colour', 'color'],
    ['Цвет', 'color'],
    ['Größe', 'size'],
    ['尺码', 'size'],
    ['Matière', 'material'],
    ['Вырез горловины', 'vyrez_gorloviny'],
    ['Fabric weight', 'fabric_weight'],
    ['5-pack', 'a_5_pack'],
    ['产地', 'fjb_h80'],
  ])('%s', (name, code) => {
    expect(toCode(name)).toBe(code)
  })

  test('a choice of variants never has the code of something else', () => {
    expect(['Gender', 'Set', 'Size', 'Price'].map(toChoiceCode)).toEqual([
      'option_gender',
      'option_set',
      'size',
      'option_price',
    ])
  })
})

test('[IMPORT-39] tags mark what is new, on sale and a set, and for whom', () => {
  expect(readTags(['New', ' gender:women '])).toMatchObject({ isNew: true, isSale: false, isSet: false })
  expect(readTags(['распродажа', 'комплект'])).toMatchObject({ isNew: false, isSale: true, isSet: true })
  expect(readTags(['for_Men']).words).toEqual(['for_men', 'men'])
  expect(readTags(['newsletter', 'presale'])).toMatchObject({ isNew: false, isSale: false })
})

test('[IMPORT-12] [IMPORT-54] steps of a category keep their slashes and are as long as an address can bear', () => {
  expect(toCategoryPath(['A/B', ' <b>C</b> ', ''])).toBe('A\\/B/C')
  expect(toCategoryPath(['😀'.repeat(200)])).toBe('😀'.repeat(80))
  expect(toCategoryPath(Array.from({ length: 40 }, (_, index) => `${index}`)).split('/')).toHaveLength(10)
})

test('[IMPORT-46] lists, paths and texts of WooCommerce', () => {
  expect(splitList('A, B\\, C,,D')).toEqual(['A', 'B, C', 'D'])
  expect(splitPaths('A > B\\, C, A > B\\, C, D')).toEqual(['A/B, C', 'D'])
  expect(toHtml('One\\n\\nTwo\\nmore')).toBe('<p>One</p><p>Two<br>more</p>')
  expect(toHtml('<p>One</p>\\n<script>x</script>')).toBe('<p>One</p>')
  expect(toHtml('C:\\\\new')).toBe('C:\\new')
})

test('[IMPORT-50] the name that items have in common', () => {
  expect(commonName(['Fern tee - Moss S', 'Fern tee - Clay M'])).toBe('Fern tee')
  expect(commonName(['Fern tee (S)', 'Fern tee (M)'])).toBe('Fern tee')
  expect(commonName(['Alone'])).toBe('Alone')
  expect(commonName(['Red cap', 'Blue cap'])).toBe('Red cap')
  expect(commonName(['Same', 'Same'])).toBe('Same')
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
