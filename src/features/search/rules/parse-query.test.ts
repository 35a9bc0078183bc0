import { describe, expect, it, test } from 'vitest'
import { parseQuery } from './parse-query.ts'

const valueOf = (query: unknown) => {
  const parsed = parseQuery(JSON.stringify(query))
  if (!parsed.ok) throw new Error(`refused: ${JSON.stringify(parsed)}`)
  return parsed.value
}
/** The parts that are named as wrong, with the reasons. */
const refusalOf = (query: unknown): unknown => {
  const parsed = parseQuery(typeof query === 'string' ? query : JSON.stringify(query))
  return parsed.ok ? 'taken' : parsed.meta?.fields
}
const filter = (attribute: string, value: unknown, scope?: string) => ({ attribute, value, scope })
const filtersOf = (...filters: unknown[]) => valueOf({ filters }).filters
const nothing = { any: undefined, none: [], ranges: [], like: [] }

describe('how many values a filter is asked for', () => {
  const sizesOf = (facets: readonly unknown[]) => valueOf({ facets }).facets.map(({ code, size }) => [code, size])

  it('[SEARCH-10] 20, but 50 types, 2 of set and 3 genders', () => {
    expect(sizesOf(['color', 'size', 'brand', 'approved', 'ptype', 'set', 'gender', 'constructor'])).toEqual([
      ['color', 20],
      ['size', 20],
      ['brand', 20],
      ['approved', 20],
      ['ptype', 50],
      ['set', 2],
      ['gender', 3],
      ['constructor', 20],
    ])
  })

  it('[SEARCH-10] as many as are asked for, 999 at most', () => {
    expect(sizesOf([{ code: 'brand', size: 999 }])).toEqual([['brand', 999]])
    expect(sizesOf([{ code: 'brand', size: 1000 }])).toEqual([['brand', 999]])
    expect(sizesOf([{ code: 'gender', size: 1 }])).toEqual([['gender', 1]])
    expect(sizesOf([{ code: 'gender', size: '12' }])).toEqual([['gender', 12]])
  })

  it('[SEARCH-13] codes with a dot are left out of account', () => {
    expect(sizesOf(['a.b', 'brand', { code: 'stock.is_in_stock', size: 5 }])).toEqual([['brand', 20]])
  })

  it.each<[unknown, Record<string, string>]>([
    [{ brand: 20 }, { 'searchQuery.facets': 'must be a list' }],
    [Array.from({ length: 51 }, () => 'brand'), { 'searchQuery.facets': 'must be 50 at most' }],
    [['brand', ''], { 'searchQuery.facets.1': 'must be the code of an attribute' }],
    [[{ size: 3 }], { 'searchQuery.facets.0': 'must be the code of an attribute' }],
    [[7], { 'searchQuery.facets.0': 'must be the code of an attribute' }],
    ...[0, -1, 1.5, 'many', true].map((size): [unknown, Record<string, string>] => [
      [{ code: 'brand', size }],
      { 'searchQuery.facets.0.size': 'must be a whole number from 1' },
    ]),
  ])('[SEARCH-13] %j is refused by its name', (facets, fields) => {
    expect(refusalOf({ facets })).toEqual(fields)
  })

  it('[SEARCH-13] fifty facets are not too many', () => {
    expect(sizesOf(Array.from({ length: 50 }, (_, index) => `f${index}`))).toHaveLength(50)
  })
})

describe('the text', () => {
  test.each([undefined, '', '   '])('[SEARCH-13] without a query (%j) everything is asked for', (json) => {
    expect(parseQuery(json)).toEqual({ ok: true, value: { text: undefined, filters: [], facets: [] } })
  })

  test.each([
    ['red', 'red'],
    ['  red hoodie ', 'red hoodie'],
    [42, '42'],
    [null, undefined],
    ['   ', undefined],
    [`${'x'.repeat(200)}yz`, 'x'.repeat(200)],
  ])('[SEARCH-30] %j is read as %j', (text, expected) => {
    expect(valueOf({ text }).text).toBe(expected)
  })

  test.each(['{', 'null', '[]', '"red"', '5'])('[SEARCH-13] %s is no query', (json) => {
    expect(refusalOf(json)).toEqual({ searchQuery: 'must be a JSON object' })
  })

  test('[SEARCH-13] what is no text is refused', () => {
    for (const text of [true, ['red'], {}])
      expect(refusalOf({ text })).toEqual({ 'searchQuery.text': 'must be a text' })
  })
})

describe('filters', () => {
  test.each<[string, unknown, object]>([
    ['a value', 'M', { any: ['M'] }],
    ['a list', ['S', 'M'], { any: ['S', 'M'] }],
    ['eq', { eq: ' M ' }, { any: ['M'] }],
    ['in', { in: ['S', 5] }, { any: ['S', '5'] }],
    ['an empty in', { in: [] }, { any: [] }],
    ['nin', { nin: ['S', 'M'] }, { none: ['S', 'M'] }],
    ['like', { like: '%hood%' }, { like: ['%hood%'] }],
    ['numbers', 5.5, { any: ['5.5'] }],
    ['flags', [true, false], { any: ['1', '0'] }],
    ['a range', { gt: 1, lte: '50.5' }, { ranges: [{ gt: 1, lte: 50.5 }] }],
    ['the other bounds', { gte: 0, lt: -3 }, { ranges: [{ gte: 0, lt: -3 }] }],
    ['a date', { gte: '2026-07-01' }, { ranges: [{ gte: Date.UTC(2026, 6, 1) }] }],
    [
      'all of them together',
      { eq: 1, nin: 2, like: 'x', lt: 9 },
      { any: ['1'], none: ['2'], like: ['x'], ranges: [{ lt: 9 }] },
    ],
  ])('[SEARCH-1] %s', (_name, value, asked) => {
    expect(filtersOf(filter('size', value))).toEqual([{ attribute: 'size', isChosen: false, ...nothing, ...asked }])
  })

  test('[SEARCH-1] those of one attribute and scope are alternatives, attributes and scopes add up', () => {
    expect(
      filtersOf(
        filter('size', 'S', 'catalog'),
        filter('color', 1, 'catalog'),
        filter('size', { in: ['M'] }, 'catalog'),
        filter('size', { lt: 5 }, 'default'),
      ),
    ).toEqual([
      { attribute: 'size', isChosen: true, ...nothing, any: ['S', 'M'] },
      { attribute: 'color', isChosen: true, ...nothing, any: ['1'] },
      { attribute: 'size', isChosen: false, ...nothing, ranges: [{ lt: 5 }] },
    ])
  })

  test('[SEARCH-155] no filter is left out of account, also where its code has a dot', () => {
    const filters = filtersOf(filter('a.b', 1), filter('stock.is_in_stock', true), {
      attribute: 'size',
      value: 1,
      scope: null,
    })
    expect(filters.map(({ attribute, isChosen }) => [attribute, isChosen])).toEqual([
      ['a.b', false],
      ['stock.is_in_stock', false],
      ['size', false],
    ])
  })

  const at = 'searchQuery.filters.0'
  test.each<[unknown, Record<string, string>]>([
    [{ attribute: 'size' }, { 'searchQuery.filters': 'must be a list' }],
    [Array.from({ length: 101 }, () => filter('size', 1)), { 'searchQuery.filters': 'must be 100 at most' }],
    [['size'], { [at]: 'must be an object' }],
    [[null], { [at]: 'must be an object' }],
    [[{ value: 1 }], { [`${at}.attribute`]: 'must be the code of an attribute' }],
    [[filter('', 1)], { [`${at}.attribute`]: 'must be the code of an attribute' }],
    [[{ attribute: 'size', value: 1, scope: 5 }], { [`${at}.scope`]: 'must be a text' }],
    [[filter('size', null)], { [`${at}.value.eq`]: 'must be a text, a number, a boolean or a list of them' }],
    [
      [filter('size', { in: ['S', {}] })],
      { [`${at}.value.in`]: 'must be a text, a number, a boolean or a list of them' },
    ],
    [[filter('size', { nin: null })], { [`${at}.value.nin`]: 'must be a text, a number, a boolean or a list of them' }],
    ...['x', '', null, [], '26-07-01', 'on 2026-07-01', '2026-7-1', '2026-07-xx'].map(
      (bound): [unknown, Record<string, string>] => [
        [filter('price', { gt: bound })],
        { [`${at}.value.gt`]: 'must be a number or a date' },
      ],
    ),
    [[filter('size', {})], { [`${at}.value`]: 'must be one of eq, in, nin, gt, gte, lt, lte, like' }],
    [[filter('size', { is: 1 })], { [`${at}.value`]: 'must be one of eq, in, nin, gt, gte, lt, lte, like' }],
  ])('[SEARCH-13] %j is refused by its name', (filters, fields) => {
    expect(refusalOf({ filters })).toEqual(fields)
  })

  test('[SEARCH-13] the filter that is wrong is named by its place, and a hundred are not too many', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => filter(`f${index}`, 1))
    expect(filtersOf(...hundred)).toHaveLength(100)
    expect(refusalOf({ filters: [...hundred.slice(0, 99), 5] })).toEqual({
      'searchQuery.filters.99': 'must be an object',
    })
  })

  test('[SEARCH-13] an attribute is asked for a thousand values, of whatever kind', () => {
    const values = (length: number) => Array.from({ length }, (_, index) => index)
    const most = [filter('size', { in: values(500), nin: values(300) }), filter('size', { like: values(199), lt: 5 })]
    expect(refusalOf({ filters: most })).toBe('taken')
    const tooMany = { 'searchQuery.filters.2.value': 'must be 1000 values at most' }
    expect(refusalOf({ filters: [...most, filter('size', 5)] })).toEqual(tooMany)
    expect(refusalOf({ filters: [...most, filter('size', { gt: 5 })] })).toEqual(tooMany)
    expect(refusalOf({ filters: [...most, filter('color', 5)] })).toBe('taken')
  })
})
