import { describe, expect, test } from 'vitest'
import { isLike, meetsFilters, toFlag } from './filter-entities.ts'
import { parseQuery } from './parse-query.ts'

const isMet = (fields: Record<string, unknown>, ...filters: (readonly [attribute: string, value: unknown])[]) => {
  const list = filters.map(([attribute, value]) => ({ attribute, value }))
  const parsed = parseQuery(JSON.stringify({ filters: list }))
  if (!parsed.ok) throw new Error('a filter that is none')
  return meetsFilters(fields, parsed.value.filters)
}

describe('filters of small lists', () => {
  test.each<[field: unknown, asked: unknown, isMet: boolean]>([
    ['red', 'red', true],
    ['red', 'blue', false],
    ['red', ['blue', 'red'], true],
    ['red', { in: [] }, false],
    [5, '5', true],
    [5, 6, false],
    [[1, [2, 3]], 3, true],
    [[1, 2], 3, false],
    [true, 1, true],
    [true, 'true', true],
    [true, 'YES', true],
    [true, false, false],
    [false, 0, true],
    [false, 'no', true],
    [false, 'False', true],
    ['true', 1, false],
    ['yes', 'yes', true],
    [undefined, 'red', false],
    [null, 'null', false],
    [{ name: 'red' }, 'red', false],
  ])('[SEARCH-19] a field %j, asked for %j: %s', (field, asked, expected) => {
    expect(isMet({ field }, ['field', asked])).toBe(expected)
  })

  test('[SEARCH-19] what is excluded is not listed, by any of the values', () => {
    expect(isMet({ field: 'red' }, ['field', { nin: ['blue'] }])).toBe(true)
    expect(isMet({ field: 'red' }, ['field', { nin: ['blue', 'red'] }])).toBe(false)
    expect(isMet({ field: ['red', 'green'] }, ['field', { nin: ['green'] }])).toBe(false)
    expect(isMet({}, ['field', { nin: ['green'] }])).toBe(true)
  })

  test.each<[field: unknown, range: object, isMet: boolean]>([
    [5, { gt: 4.9 }, true],
    [5, { gt: 5 }, false],
    [5, { gte: 5 }, true],
    [5, { gte: 5.1 }, false],
    [5, { lt: 5.1 }, true],
    [5, { lt: 5 }, false],
    [5, { lte: 5 }, true],
    [5, { lte: 4.9 }, false],
    ['5', { gte: 1, lt: 9 }, true],
    ['5', { gte: 6, lt: 9 }, false],
    ['5', { gte: 1, lt: 4 }, false],
    ['', { gte: -1 }, false],
    ['red', { gte: -1 }, false],
    [undefined, { gte: -1 }, false],
    [[1, 7], { gt: 5 }, true],
    ['2026-07-01T10:00:00.000Z', { gte: '2026-07-01', lt: '2026-07-02' }, true],
    ['2026-07-01T10:00:00.000Z', { lt: '2026-07-01' }, false],
  ])('[SEARCH-19] a field %j within %j: %s', (field, range, expected) => {
    expect(isMet({ field }, ['field', range])).toBe(expected)
  })

  test('[SEARCH-1] ranges of one field are alternatives', () => {
    expect(isMet({ field: 5 }, ['field', { gt: 9 }], ['field', { lt: 6 }])).toBe(true)
    expect(isMet({ field: 7 }, ['field', { gt: 9 }], ['field', { lt: 6 }])).toBe(false)
  })

  test('[SEARCH-19] fields add up, and what an entity does not have is not met', () => {
    expect(isMet({ a: 1, b: 2 }, ['a', 1], ['b', 2])).toBe(true)
    expect(isMet({ a: 1, b: 2 }, ['a', 1], ['b', 3])).toBe(false)
    expect(isMet({ a: 1 })).toBe(true)
    expect(isMet({}, ['constructor', { like: '%' }])).toBe(false)
  })

  test('[SEARCH-19] one of several patterns, in one of several values', () => {
    expect(isMet({ field: ['Hoodie', 'Tee'] }, ['field', { like: ['%cap%', '%tee%'] }])).toBe(true)
    expect(isMet({ field: ['Hoodie', 'Tee'] }, ['field', { like: ['%cap%'] }])).toBe(false)
  })

  test.each([
    ['Zip Hoodie', 'hood', true],
    ['Zip Hoodie', '%zip%HOOD%', true],
    ['Zip Hoodie', 'zip**hood', true],
    ['Zip Hoodie', 'hood%zip', false],
    ['Hoodie', 'hood%hood', false],
    ['hoodhood', 'hood%hood', true],
    ['Hoodie', '%', true],
    ['Hoodie', 'cap', false],
    ['STRASSE', 'straße', false],
  ])('[SEARCH-19] %j is like %j: %s', (text, pattern, expected) => {
    expect(isLike(text, pattern)).toBe(expected)
  })

  test('[SEARCH-1] true and yes are 1, false and no are 0, everything else is itself', () => {
    expect(['TRUE', 'yes', 'False', 'NO', '1', 'red'].map(toFlag)).toEqual(['1', '1', '0', '0', '1', 'red'])
  })
})
