import { describe, expect, it } from 'vitest'
import { keywordFields, sortFields, standardFilters, toField } from './fields.ts'
import { parseSort, toNames, toSize, toStart } from './page.ts'

it.each([
  ['product', undefined, 50],
  ['product', 0, 50],
  ['product', -2, 50],
  ['product', -1, 0],
  ['product', 1, 1],
  ['product', 7.9, 7],
  ['product', 500, 500],
  ['product', 9999, 500],
  ['review', 9999, 500],
  ['cms_page', 9999, 500],
  ['category', 9999, 4000],
  ['attribute', 9999, 150],
] as const)('[SEARCH-8] of %s asked for %s are answered %i', (type, size, expected) => {
  expect(toSize(type, size)).toBe(expected)
})

it.each([
  [undefined, 0],
  [-1, 0],
  [0, 0],
  [20, 20],
  [20.7, 20],
  [1e12, 1e9],
])('[SEARCH-8] a page asked for from %s begins with %i', (from, start) => {
  expect(toStart(from)).toBe(start)
})

describe('sorting', () => {
  const known = ['name', 'price']
  const read = (text: string | undefined) => {
    const sorts = parseSort(text, known)
    return sorts.ok ? sorts.value.map(({ by, isDescending }) => `${by} ${isDescending}`) : sorts.meta?.fields
  }

  it.each([
    [undefined, []],
    ['', []],
    ['price:desc', ['price true']],
    ['price:asc', ['price false']],
    ['price', ['price false']],
    [' price : desc , ,name ', ['price true', 'name false']],
    ['price,name,price,name,price,name', ['price false', 'name false', 'price false', 'name false', 'price false']],
  ])('[SEARCH-9] %j is read as %j', (text, sorts) => {
    expect(read(text)).toEqual(sorts)
  })

  it.each([
    ['size', 'must be one of name, price'],
    [':asc', 'must be one of name, price'],
    ['price:asc:desc', 'must be one of name, price'],
    ['price:up', 'must end in asc or desc'],
    ['price:', 'must end in asc or desc'],
  ])('[SEARCH-13] %j is refused', (text, reason) => {
    expect(read(text)).toEqual({ sort: reason })
  })
})

it('[SEARCH-22] names of fields stand between commas', () => {
  expect(toNames(' sku, name,,price ')).toEqual(['sku', 'name', 'price'])
  expect([toNames(undefined), toNames('')]).toEqual([[], []])
})

describe('fields', () => {
  it('[SEARCH-13] the standard filters are known to every shop', () => {
    expect(standardFilters).toEqual(['gender', 'ptype', 'color', 'size', 'set', 'brand', 'collection'])
    expect(keywordFields).toContain('approved')
  })

  it('[SEARCH-9] a list of products is sorted by these', () => {
    expect(sortFields).toEqual(['promoted', 'id', 'final_price', 'price', 'position', 'created_at', 'relevance'])
  })

  it.each([
    ['category_id', 'category_ids'],
    ['final_price', 'price'],
    ['price_incl_tax', 'price'],
    ['final_price_incl_tax', 'price'],
    ['stock.is_in_stock', 'in_stock'],
    ['configurable_children.sku', 'sku'],
    ['color', 'color'],
    ['constructor', 'constructor'],
  ])('[SEARCH-1] %s filters by %s', (code, field) => {
    expect(toField(code)).toBe(field)
  })
})
