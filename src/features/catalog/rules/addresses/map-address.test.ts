import { describe, expect, test } from 'vitest'
import { isStoreCode } from '#features/stores/rules/store-view.ts'
import { aCategory, aProduct, aSnapshot, aStyle, aVariant, colours, sizes } from '#test/support/catalogue.ts'
import { categoryPath, gonePaths, parseAddress, partsOf, productPath } from './addresses.ts'
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
      [' moved', { entity: 'cms_page', entityId: 9, redirectTo: 'i/about%20us/' }],
      [' closed', { entity: 'category', entityId: 6, redirectTo: undefined }],
      [' nobody', { entity: 'product', entityId: 99, redirectTo: undefined }],
      [' size-m', { entity: 'product', entityId: 2, redirectTo: undefined }],
      [' size-l', { entity: 'product', entityId: 3, redirectTo: undefined }],
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
    ['/p', undefined],
    ['/p/CAP', undefined],
    [`${child}/more`, undefined],
    ['/c', undefined],
    ['/c/hoodies/more', undefined],
    ['/i', undefined],
    ['/i/about-us/more', undefined],
    ['/women/hoodies#a\n?b', ['category', 4, undefined, undefined]],
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
    ['a page that was moved', '/moved', ['cms_page', 9, undefined, '/i/about us']],
    ["a variant's by hand", '/size-m', ['product', 1, 2, child]],
    ['one that is not on sale', '/size-l', ['product', 1, undefined, parent]],
    ['a category that is closed', '/closed', undefined],
    ['a product that is gone', '/nobody', undefined],
    ["an address of another view's", '/shapka', undefined],
  ])('[CATALOG-17] %s', (_name, address, expected) => {
    expect(map(address)).toEqual(expected)
  })

  test('[CATALOG-17] an address of one view alone', () => {
    expect(map('/shapka', 'ru')).toEqual(['product', 5, undefined, '/p/CAP/cap'])
  })
})

describe('addresses of the past', () => {
  const past = aSnapshot(
    [
      aStyle(1, { sku: 'HOOD', slug: 'new-hoodie' }),
      aVariant(2, 1, colours.red, sizes.m, { sku: 'HOOD-M', slug: 'new-hoodie-m' }),
      aProduct(5, { sku: 'CAP', slug: 'taken' }),
      aProduct(6, { sku: 'HAT', slug: 'hat' }),
    ],
    {
      categories: [
        aCategory(3, 'women', { urlPath: 'ladies' }),
        aCategory(4, 'c-caps', { urlPath: 'c/caps', level: 2 }),
      ],
      rewrites: new Map([
        [' old-hoodie', { entity: 'product', entityId: 1, redirectTo: 'new-hoodie' }],
        ['ru old-hoodie', { entity: 'product', entityId: 6, redirectTo: 'hat' }],
        [' taken', { entity: 'product', entityId: 1, redirectTo: 'new-hoodie' }],
        [' women', { entity: 'category', entityId: 3, redirectTo: 'ladies' }],
        [' damen', { entity: 'category', entityId: 3, redirectTo: 'women' }],
        [' c/caps', { entity: 'category', entityId: 4, redirectTo: 'caps' }],
        [' c/frauen', { entity: 'category', entityId: 3, redirectTo: 'ladies' }],
        [' hat', { entity: 'cms_page', entityId: 8, redirectTo: undefined }],
      ]),
    },
  )
  const redirect = (address: string, storeCode = 'en') => mapAddress(past, storeCode, address, isStoreCode)?.redirectTo

  test.each([
    ['alone', '/old-hoodie'],
    ['with its ending', '/old-hoodie.html'],
    ['behind a category', '/ladies/tops/old-hoodie.html'],
    ['behind a SKU that changed', '/p/OLD-SKU/old-hoodie'],
    ['behind its own SKU', '/p/HOOD/old-hoodie'],
  ])('[CATALOG-27] an old slug %s leads to the product', (_name, address) => {
    expect(redirect(address)).toBe('/p/HOOD/new-hoodie')
  })

  test('[CATALOG-25] an old way and an old slug of a category lead to it; the own row of a view goes first', () => {
    expect(redirect('/women')).toBe('/ladies')
    expect(redirect('/c/frauen')).toBe('/ladies')
    expect(redirect('/damen')).toBe('/ladies')
    expect(redirect('/old-hoodie', 'ru')).toBe('/p/HAT/hat')
  })

  test('[CATALOG-25] an address that a category has again leads nowhere else', () => {
    const mapped = mapAddress(past, 'en', '/c/caps', isStoreCode)
    expect(mapped).toMatchObject({ target: { kind: 'category', category: { id: 4 } }, redirectTo: undefined })
  })

  test('[CATALOG-26] what has an address now goes before history, and what was put there by hand before both', () => {
    expect(redirect('/taken')).toBe('/p/CAP/taken')
    expect(mapAddress(past, 'en', '/hat', isStoreCode)?.target.kind).toBe('cms_page')
  })

  test('[CATALOG-28] an address may stand in the list of what is gone by these names', () => {
    const names = (address: string) => gonePaths(parseAddress(address, isStoreCode))
    expect(names('/en/p/A%20B/slug/A-1')).toEqual(['p/A B'])
    expect(names('/ru/c/women')).toEqual(['c/women'])
    expect(names('/women/hoodie.html')).toEqual(['women/hoodie.html', 'hoodie'])
    expect(names('/hoodie.htm')).toEqual(['hoodie.htm', 'hoodie'])
    expect(names('/hoodie.html.bak')).toEqual(['hoodie.html.bak'])
    expect(names('/hoodie')).toEqual(['hoodie'])
    expect([names('/i/about'), names('/en')]).toEqual([[], []])
  })

  test('[CATALOG-16] a part that is wrongly encoded stands as it is', () => {
    expect(partsOf('/100%/%D0%B0//b?x=/y#/z')).toEqual(['100%', 'а', 'b'])
    expect(partsOf('https://shop.example?a/b')).toEqual([])
    expect(partsOf('/to/https://shop.example')).toEqual(['to', 'https:', 'shop.example'])
  })
})
