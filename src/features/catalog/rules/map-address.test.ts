import { describe, expect, test } from 'vitest'
import { isStoreCode } from '#features/stores/rules/store-view.ts'
import { aCategory, aProduct, aSnapshot, aStyle, aVariant, colours, sizes } from '#test/support/catalogue.ts'
import { categoryPath, parseAddress, productPath } from './addresses.ts'
import { mapAddress } from './map-address.ts'

const hoodies = aCategory(4, 'hoodies', { parentId: 3, parentIds: [3], urlPath: 'women/hoodies', level: 2 })
const snapshot = aSnapshot(
  [
    aStyle(1, { sku: 'MB 01/x', slug: 'warm-hoodie' }),
    aVariant(2, 1, colours.red, sizes.m, { sku: 'MB 01/x-M', slug: 'warm-hoodie-m' }),
    aVariant(3, 1, colours.red, sizes.l, { sku: 'MB 01/x-L', slug: 'warm-hoodie-l', status: 2 }),
    aProduct(5, { sku: 'CAP', slug: 'cap' }),
  ],
  {
    categories: [
      aCategory(3, 'women'),
      hoodies,
      aCategory(6, 'men', { isActive: false }),
      aCategory(7, 'hoodies', { urlPath: 'men/hoodies', level: 2 }),
    ],
    rewrites: new Map([
      [' women/jumpers', { entity: 'category', entityId: 4, redirectTo: 'women/hoodies' }],
      ['ru shapka', { entity: 'product', entityId: 5, redirectTo: undefined }],
      [' about', { entity: 'cms_page', entityId: 8, redirectTo: undefined }],
      [' gone', { entity: 'category', entityId: 99, redirectTo: undefined }],
    ]),
  },
)
const map = (address: string, storeCode = 'en') => {
  const mapped = mapAddress(snapshot, storeCode, address, isStoreCode)
  if (!mapped) return undefined
  const { target, redirectTo } = mapped
  const id =
    target.kind === 'product'
      ? target.product.id
      : target.kind === 'category'
        ? target.category.id
        : (target.id ?? target.slug)
  return [target.kind, id, target.kind === 'product' ? target.variant?.id : undefined, redirectTo]
}

const parent = '/p/MB%2001%2Fx/warm-hoodie'
const child = `${parent}/MB%2001%2Fx-M`

describe('addresses', () => {
  test('[CATALOG-15] of a product and its variant, whatever its SKU holds', () => {
    expect(productPath('MB 01/x', 'warm-hoodie')).toBe(parent)
    expect(productPath('MB 01/x', 'warm-hoodie', 'MB 01/x-M')).toBe(child)
    expect(parseAddress(`/en${child}`, isStoreCode)).toEqual({
      kind: 'product',
      parentSku: 'MB 01/x',
      slug: 'warm-hoodie',
      childSku: 'MB 01/x-M',
    })
    expect(categoryPath('женщинам/худи')).toBe(
      '/%D0%B6%D0%B5%D0%BD%D1%89%D0%B8%D0%BD%D0%B0%D0%BC/%D1%85%D1%83%D0%B4%D0%B8',
    )
  })

  test.each<[string, unknown[] | undefined]>([
    [parent, ['product', 1, undefined, undefined]],
    [`/en${parent}?color=49#top`, ['product', 1, undefined, undefined]],
    [`https://shop.example/ru${child}`, ['product', 1, 2, undefined]],
    ['/c/hoodies', ['category', 4, undefined, undefined]],
    ['/en/women/hoodies/', ['category', 4, undefined, undefined]],
    ['/men', undefined],
    ['/i/about-us', ['cms_page', 'about-us', undefined, undefined]],
    ['/about', ['cms_page', 8, undefined, undefined]],
    ['/p/NOPE/nope', undefined],
    ['/nothing/here', undefined],
    ['/gone', undefined],
    ['', undefined],
    ['/%E0%A4%A', undefined],
    ['/p/__proto__/constructor', undefined],
  ])('[CATALOG-16] %s', (address, expected) => {
    expect(map(address)).toEqual(expected)
  })

  test.each<[string, string, unknown[] | undefined]>([
    ["a variant's own address", '/p/MB%2001%2Fx-M/warm-hoodie-m', ['product', 1, 2, child]],
    ['an old slug', '/p/MB%2001%2Fx/old-slug', ['product', 1, undefined, parent]],
    ['a SKU that changed', '/p/OLD/warm-hoodie', ['product', 1, undefined, parent]],
    ['a variant that is not on sale', `${parent}/MB%2001%2Fx-L`, ['product', 1, undefined, parent]],
    ['a variant that is gone', `${parent}/MB-99`, ['product', 1, undefined, parent]],
    ['a variant behind a product without any', '/p/CAP/cap/CAP', ['product', 5, undefined, '/p/CAP/cap']],
    ['a slug alone', '/warm-hoodie.html', ['product', 1, undefined, parent]],
    ["a variant's slug alone", '/warm-hoodie-m', ['product', 1, 2, child]],
    ['history', '/women/jumpers', ['category', 4, undefined, '/women/hoodies']],
    ["an address of another view's", '/shapka', undefined],
  ])('[CATALOG-17] %s', (_name, address, expected) => {
    expect(map(address)).toEqual(expected)
  })

  test('[CATALOG-17] an address of one view alone', () => {
    expect(map('/shapka', 'ru')).toEqual(['product', 5, undefined, '/p/CAP/cap'])
  })
})
