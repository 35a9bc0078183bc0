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
import { toListItem } from './list-item.ts'
import { toProduct } from './product-detail.ts'

const image = (path: string) => ({ path, kind: 'image' as const })
const style = aStyle(1, {
  slug: 'hoodie',
  media: [image('front.jpg'), { path: 'walk.mp4', kind: 'video' }, image('back.jpg')],
  attributes: { brand: [70], set: true, care: 'Wash cold', color: [49] },
  categories: [
    { id: 3, position: 1 },
    { id: 4, position: 1 },
  ],
  customOptions: [
    {
      id: 1,
      title: { en: 'Engraving' },
      required: false,
      values: [
        {
          id: 1,
          title: { en: 'Name' },
          price: 550,
          price_type: 'fixed',
        },
        {
          id: 2,
          title: { en: 'Logo' },
          price: 10,
          price_type: 'percent',
        },
      ],
    },
  ],
})
const variants = [
  aVariant(2, 1, colours.blue, sizes.l, {
    stock: inStock(2),
    media: [image('blue.jpg'), image('back.jpg')],
    prices: dollars(40),
  }),
  aVariant(3, 1, colours.red, sizes.l, { stock: inStock(0), media: [image('red.jpg')], prices: dollars(30) }),
  aVariant(4, 1, colours.red, sizes.s, {
    stock: inStock(1),
    media: [image('red.jpg'), image('back.jpg')],
    prices: dollars(60, 45),
  }),
  aVariant(5, 1, colours.green, sizes.s, { status: 2 }),
]
const snapshot = aSnapshot([style, ...variants], {
  categories: [
    aCategory(3, 'women'),
    aCategory(4, 'tops', { parentId: 3, parentIds: [3], level: 2, urlPath: 'women/tops' }),
  ],
})
const viewing = aViewing(snapshot)

describe('a product on the wire', () => {
  test('[CATALOG-13] has every variant on sale in the order of its options, sold-out ones too', () => {
    const { configurable_children, configurable_options } = toProduct(viewing, style)
    expect(configurable_children.map(({ id, stock }) => [id, stock.qty])).toEqual([
      [4, 1],
      [3, 0],
      [2, 2],
    ])
    expect(configurable_children[0]?.custom_attributes).toEqual([
      { attribute_code: 'color', value: 49 },
      { attribute_code: 'size', value: 60 },
    ])
    expect(
      configurable_options.map(({ attribute_code, values }) => [attribute_code, values.map(({ label }) => label)]),
    ).toEqual([
      ['color', ['Red', 'Blue']],
      ['size', ['S', 'L']],
    ])
  })

  test("[CATALOG-14] a picture of one colour's variants is of that colour, and each stands once", () => {
    expect(toProduct(viewing, style).media_gallery).toEqual([
      { image: 'front.jpg', type: 'image', label: '' },
      { video: 'walk.mp4', type: 'video', label: '' },
      { image: 'back.jpg', type: 'image', label: '' },
      { image: 'red.jpg', type: 'image', label: '', color: colours.red },
      { image: 'blue.jpg', type: 'image', label: '', color: colours.blue },
    ])
  })

  test('has its facts, its way and its options in the language of the view', () => {
    const product = toProduct(aViewing(snapshot, 'ru'), style, 'P4')
    expect(product).toMatchObject({
      name: 'Товар 1',
      brand_name: 'Nord',
      set: 'Комплект',
      selected_child: 'P4',
      description: '<p>Long.</p>',
      breadcrumbs: [
        {
          name: 'women-ru',
          url_path: 'women',
        },
        {
          name: 'tops-ru',
          url_path: 'women/tops',
        },
      ],
    })
    expect(product.attributes_metadata).toEqual([
      { attribute_id: 103, attribute_code: 'brand', label: 'Brand', values: ['Nord'] },
      { attribute_id: 104, attribute_code: 'set', label: 'Комплект', values: ['Да'] },
      { attribute_id: 105, attribute_code: 'care', label: 'Care', values: ['Wash cold'] },
    ])
    expect(product.custom_options[0]?.values.map(({ price }) => price)).toEqual([495, 10])
  })

  test('[SEARCH-5] the card of a variant that matched has its picture, price and address', () => {
    const [, , matched] = variants
    expect(toListItem(viewing, style)).toMatchObject({
      image: 'front.jpg',
      hover_image: 'back.jpg',
      final_price: 40,
      url_path: 'p/P1/hoodie',
    })
    expect(toListItem(viewing, style, matched)).toMatchObject({
      id: 1,
      sku: 'P1',
      image: 'red.jpg',
      final_price: 45,
      original_price: 60,
      url_path: 'p/P1/hoodie/P4',
      matched_sku: 'P4',
      stock: { qty: 3 },
    })
  })

  test('shows the pictures of its variants where it has none, and a variant those of its style', () => {
    const bare = aSnapshot([aStyle(1), aVariant(2, 1, colours.red, sizes.m, { media: [image('only.jpg')] })])
    expect(toListItem(aViewing(bare), aStyle(1)).image).toBe('only.jpg')
    const dressed = aSnapshot([aStyle(1, { media: [image('style.jpg')] }), aVariant(2, 1, colours.red, sizes.m)])
    expect(
      toProduct(aViewing(dressed), aStyle(1, { media: [image('style.jpg')] })).configurable_children[0]?.image,
    ).toBe('style.jpg')
  })

  test('a bundle shows its links on sale with what each costs and whether enough of it is there', () => {
    const link = (id: number, product_id: number, qty: number, is_default: boolean) => ({
      id,
      product_id,
      sku: '',
      qty,
      is_default,
    })
    const bundle = aProduct(9, {
      type: 'bundle',
      prices: {},
      bundleOptions: [
        {
          id: 1,
          title: { en: 'Ball' },
          required: true,
          links: [link(1, 2, 3, true), link(2, 3, 1, false), link(3, 4, 1, false)],
        },
      ],
    })
    const parts = [
      aProduct(2, { stock: inStock(2), prices: dollars(7) }),
      aProduct(3, { prices: { USD: { price: money(599) } } }),
      aProduct(4, { status: 2 }),
    ]
    expect(toProduct(aViewing(aSnapshot([bundle, ...parts])), bundle).bundle_options[0]?.product_links).toEqual([
      { id: 1, sku: 'P2', name: 'Product 2', qty: 3, is_default: true, price: 7, in_stock: false },
      { id: 2, sku: 'P3', name: 'Product 3', qty: 1, is_default: false, price: 5.99, in_stock: true },
    ])
  })
})
