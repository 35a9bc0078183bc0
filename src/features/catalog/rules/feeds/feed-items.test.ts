import { describe, expect, test } from 'vitest'
import { money } from '#core/money.ts'
import {
  aCategory,
  aProduct,
  aSnapshot,
  aStyle,
  aVariant,
  aViewing,
  colours,
  dollars,
  inStock,
  sizes,
} from '#test/support/catalogue.ts'
import type { Product } from '../catalogue.ts'
import { feedItemsOf } from './feed-items.ts'
import { googleCategoryOf } from './google-category.ts'

const picture = (path: string) => ({ path, kind: 'image' as const })

const products: Product[] = [
  aStyle(1, {
    sku: 'HOOD',
    slug: 'hood',
    name: { en: 'Hoodie', ru: 'Худи' },
    description: { en: '<p>Warm &amp; long.</p><ul><li>Soft</li></ul>' },
    attributes: { brand: [70] },
    media: [picture('front.jpg')],
    categories: [{ id: 4, position: 0 }],
  }),
  aVariant(2, 1, colours.red, sizes.s, {
    sku: 'HOOD-R-S',
    prices: dollars(80, 60),
    stock: inStock(3),
    media: [picture('red.jpg'), picture('red-back.jpg')],
  }),
  aVariant(3, 1, colours.blue, sizes.m, { sku: 'HOOD-B-M', stock: inStock(0), media: [picture('blue.jpg')] }),
  aVariant(4, 1, colours.green, sizes.m, { sku: 'HOOD-OFF', status: 2 }),
  aProduct(5, {
    sku: 'CAP',
    attributes: { color: [50], gtin: '4006381333931' },
    description: {},
    shortDescription: {},
  }),
  aProduct(6, { sku: 'ONLY', onlyPromo: true }),
  aProduct(7, { sku: 'HIDDEN', visibility: 1 }),
  aProduct(8, { sku: 'FREE', prices: dollars(0) }),
  aProduct(9, { sku: 'KIT', type: 'grouped', links: [{ kind: 'associated', id: 5, qty: 1, position: 0 }] }),
  aProduct(10, { sku: 'OFF', status: 2 }),
  aProduct(11, {
    sku: 'LOOK',
    type: 'bundle',
    bundleOptions: [
      {
        id: 1,
        title: { en: 'Cap' },
        required: true,
        links: [{ id: 1, product_id: 5, sku: 'CAP', qty: 2, is_default: true }],
      },
    ],
  }),
  aProduct(12, {
    sku: 'SALE',
    createdAt: '2026-02-01T10:00:30.000Z',
    prices: { USD: { price: money(5000), special: money(4050), specialTo: '2026-12-01T00:00:00.000Z' } },
  }),
]
const catalogue = aSnapshot(products, {
  categories: [
    aCategory(3, 'women', { name: { en: 'Women' } }),
    aCategory(4, 'hoodies', {
      name: { en: 'Hoodies' },
      parentId: 3,
      parentIds: [3],
      urlPath: 'women/hoodies',
      level: 2,
    }),
  ],
})
const itemsOf = (sku: string, store: 'en' | 'ru' = 'en') => {
  const product = products.find((each) => each.sku === sku)
  if (!product) throw new Error(`no ${sku}`)
  return feedItemsOf(aViewing(catalogue, store), product)
}

describe('items', () => {
  test('[FEED-1] are the variants on sale, and what has none; nothing hidden, free, grouped or for promo alone', () => {
    const all = products.filter(({ parentId }) => parentId === undefined).flatMap(({ sku }) => itemsOf(sku))
    expect(all.map(({ id }) => id)).toEqual(['HOOD-R-S', 'HOOD-B-M', 'CAP', 'LOOK', 'SALE'])
  })

  test('[FEED-2] [FEED-3] [FEED-4] [FEED-5] a variant tells its own', () => {
    expect(itemsOf('HOOD')[0]).toEqual({
      id: 'HOOD-R-S',
      item_group_id: 'HOOD',
      title: 'Product 2',
      description: 'Warm & long. Soft',
      path: '/p/HOOD/hood/HOOD-R-S',
      image: 'red.jpg',
      additional_images: ['front.jpg', 'red-back.jpg'],
      isInStock: true,
      price: 80,
      sale: { price: 60, from: '2026-01-01T00:00:00.000Z' },
      brand: 'Nord',
      color: 'Red',
      size: 'S',
      isWorn: false,
      product_type: 'Women > Hoodies',
      isBundle: false,
    })
    expect(itemsOf('HOOD')[1]).toMatchObject({ id: 'HOOD-B-M', isInStock: false, price: 50, color: 'Blue', size: 'M' })
    expect(itemsOf('HOOD', 'ru')[0]).toMatchObject({
      title: 'Товар 2',
      color: 'Красный',
      price: 7200,
      sale: { price: 5400 },
    })
  })

  test('[FEED-4] what nobody chooses is told by the labels of the style, several joined', () => {
    const options = [
      { id: 900, key: '1', label: { en: 'Men' }, swatch: undefined, position: 0 },
      { id: 901, key: 'Cotton', label: { en: 'Cotton' }, swatch: undefined, position: 0 },
      { id: 902, key: 'Wool', label: { en: 'Wool' }, swatch: undefined, position: 1 },
      { id: 903, key: 'Tee', label: { en: 'Tees' }, swatch: undefined, position: 0 },
    ]
    const attribute = catalogue.attributes.get('brand')
    if (!attribute) throw new Error('no brand')
    const tee = aProduct(20, {
      attributes: { gender: [900], material: [901, 902], pattern: [902], ptype: [903], color: [], mpn: ' T-1 ' },
    })
    const told = (product: Product) => {
      const snapshot = {
        ...aSnapshot([product]),
        options: new Map(options.map((option) => [option.id, option])),
        attributes: new Map(['gender', 'material', 'pattern', 'color'].map((code) => [code, { ...attribute, code }])),
      }
      return feedItemsOf(aViewing(snapshot), product)[0]
    }
    expect(told(tee)).toMatchObject({
      material: 'Cotton/Wool',
      pattern: 'Wool',
      gender: 'male',
      isWorn: true,
      mpn: 'T-1',
      google_product_category: 'Apparel & Accessories > Clothing > Shirts & Tops',
    })
    expect(told(tee)).not.toHaveProperty('color')
    expect(told({ ...tee, type: 'virtual' })).toMatchObject({ gender: 'male', isWorn: false })
    expect(told({ ...tee, type: 'downloadable' })).toMatchObject({ gender: 'male', isWorn: false })
    const ofGender = (key: string) => {
      options[0] = { id: 900, key, label: { en: key }, swatch: undefined, position: 0 }
      return told(tee)?.gender
    }
    expect(['0', '1', '2', '3'].map(ofGender)).toEqual(['female', 'male', 'unisex', undefined])
  })

  test('[FEED-2] [FEED-5] a style with two pickers tells of each variant its own colour and pictures', () => {
    const [red, blue] = itemsOf('HOOD')
    expect([red?.color, red?.size, blue?.color, blue?.size]).toEqual(['Red', 'S', 'Blue', 'M'])
    expect(blue).toMatchObject({ image: 'blue.jpg', additional_images: ['front.jpg'], path: '/p/HOOD/hood/HOOD-B-M' })
    expect(blue).not.toHaveProperty('sale')
  })

  test('[FEED-3] a sale with an end has its dates, a bundle costs what is preselected', () => {
    expect(itemsOf('SALE')[0]).toMatchObject({
      price: 50,
      sale: { price: 40.5, from: '2026-02-01T10:00:30.000Z', to: '2026-12-01T00:00:00.000Z' },
    })
    expect(itemsOf('LOOK')[0]).toMatchObject({ price: 100, isBundle: true, isInStock: true })
  })

  test('[FEED-6] a code that is none is left out; a description is never empty', () => {
    expect(itemsOf('CAP')[0]).toMatchObject({ gtin: '4006381333931', description: 'Product 5', color: 'Blue' })
    const odd = aProduct(13, { sku: 'ODD', attributes: { gtin: 'none' } })
    expect(feedItemsOf(aViewing(aSnapshot([odd])), odd)[0]).not.toHaveProperty('gtin')
    const gtinOf = (attributes: Product['attributes']) => {
      const product = aProduct(13, { attributes })
      return feedItemsOf(aViewing(aSnapshot([product])), product)[0]?.gtin
    }
    expect(gtinOf({ ean: ' 12345670 ' })).toBe('12345670')
    expect(gtinOf({ gtin: 'none', upc: '012345678905' })).toBe('012345678905')
    expect(gtinOf({ barcode: '10012345678902' })).toBe('10012345678902')
    for (const gtin of [
      '1234567',
      '123456789',
      '12345678901',
      '123456789012345',
      'x12345670',
      '12345670x',
      'ABCDEFGH',
      '  ',
    ])
      expect([gtin, gtinOf({ gtin })]).toEqual([gtin, undefined])
  })

  test('[FEED-6] a part number of blanks is none, and so is what stands on no product', () => {
    const mpnOf = (attributes: Product['attributes']) => {
      const product = aProduct(13, { attributes })
      return feedItemsOf(aViewing(aSnapshot([product])), product)[0]
    }
    expect(mpnOf({ mpn: '  ' })).not.toHaveProperty('mpn')
    expect(mpnOf({})).not.toHaveProperty('mpn')
    expect(mpnOf({ mpn: ' A-1 ' })?.mpn).toBe('A-1')
  })

  test('[FEED-5] ten further pictures at most, texts within limits', () => {
    const many = aProduct(14, {
      name: { en: '😀'.repeat(200) },
      media: Array.from({ length: 30 }, (_, index) => picture(`${index}.jpg`)),
    })
    const [item] = feedItemsOf(aViewing(aSnapshot([many])), many)
    expect(item?.additional_images).toHaveLength(10)
    expect(item?.title).toBe('😀'.repeat(150))
  })

  test('[FEED-6] Google’s category is the product’s own, or what its kind tells', () => {
    const ofKind = (en: string) => {
      const option = { id: 900, key: 'x', label: { en }, swatch: undefined, position: 0 }
      const snapshot = { ...catalogue, options: new Map([[900, option]]) }
      return googleCategoryOf(snapshot, aProduct(15, { attributes: { ptype: [900] } }))
    }
    expect(ofKind('Zip jackets')).toBe('Apparel & Accessories > Clothing > Outerwear > Coats & Jackets')
    expect(ofKind('Sports bras')).toBe('Apparel & Accessories > Clothing > Underwear & Socks > Bras')
    expect(ofKind('Caps and hats')).toBe('Apparel & Accessories > Clothing Accessories > Hats')
    expect(ofKind('Capsules')).toBeUndefined()
    const own = aProduct(16, { attributes: { google_product_category: ' 1604 ', ptype: [900] } })
    expect(googleCategoryOf(catalogue, own)).toBe('1604')
    const unnamed = aProduct(17, { attributes: { google_product_category: '  ', ptype: [900] } })
    const shoes = { id: 900, key: 'Shoes', label: {}, swatch: undefined, position: 0 }
    expect(googleCategoryOf({ ...catalogue, options: new Map([[900, shoes]]) }, unnamed)).toBe(
      'Apparel & Accessories > Shoes',
    )
    expect(googleCategoryOf(catalogue, aProduct(18))).toBeUndefined()
  })
})
