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

  test('[CATALOG-61] says its style, its tax class and the variant that its price is of', () => {
    const said = toProduct(viewing, { ...style, taxClass: 'goods' })
    expect(said).toMatchObject({ parentId: 1, tax_class_id: 'goods', cheapest_child: variants[0]?.sku })
    expect(toProduct(viewing, variants[1] ?? style)).toMatchObject({ id: 3, parentId: 1 })
    // the third comes first and costs as much, but is sold out
    const same = variants.map((variant) => (variant.id === 3 ? { ...variant, prices: dollars(40) } : variant))
    expect(toProduct(aViewing(aSnapshot([style, ...same])), style).cheapest_child).toBe(variants[0]?.sku)
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

  test('[CATALOG-13] a variant without one of the options has none of it; what is no style has no variants', () => {
    const plain = aSnapshot([style, aProduct(2, { parentId: 1, attributes: { size: [sizes.m] } })])
    expect(toProduct(aViewing(plain), style).configurable_children).toMatchObject([
      { id: 2, sku: 'P2', image: 'front.jpg', custom_attributes: [{ attribute_code: 'size', value: sizes.m }] },
    ])
    const simple = toProduct(aViewing(plain), aProduct(1, { variantAttributes: ['color', 'size'] }))
    expect([simple.configurable_children, simple.configurable_options]).toEqual([[], []])
  })

  test('links, downloads, categories and stars are told; a link to nothing is none', () => {
    const linked = aProduct(9, {
      type: 'downloadable',
      categories: [
        { id: 3, position: 1 },
        { id: 77, position: 0 },
      ],
      links: [
        { kind: 'upsell', id: 1, qty: 2, position: 5 },
        { kind: 'related', id: 99, qty: 1, position: 0 },
      ],
      downloads: [{ title: { en: 'Plan', ru: 'План' }, file: 'plan.pdf', is_sample: true }],
      reviews: { count: 3, average: 4.5 },
    })
    const wire = toProduct(aViewing(snapshot, 'ru'), linked)
    expect(wire).toMatchObject({
      category_ids: [3, 77],
      downloads: [{ title: 'План', file: 'plan.pdf', is_sample: true }],
      review_summary: { count: 3, average: 4.5 },
      attributes_metadata: [],
    })
    expect(wire.product_links).toEqual([
      { link_type: 'upsell', linked_product_sku: 'P1', linked_product_type: 'configurable', qty: 2, position: 5 },
    ])
    expect(wire).not.toHaveProperty('selected_child')
    expect(wire).not.toHaveProperty('hover_image')
  })

  test("[CATALOG-14] a picture keeps the style's text, and one without a colour has none", () => {
    const dressed = aSnapshot([
      aStyle(1, { media: [{ ...image('a.jpg'), label: 'Front' }] }),
      aVariant(2, 1, colours.red, sizes.m, { media: [{ ...image('a.jpg'), label: 'Else' }] }),
      aProduct(3, { parentId: 1, media: [image('b.jpg')] }),
    ])
    expect(toProduct(aViewing(dressed), dressed.products.get(1) ?? style).media_gallery).toEqual([
      { image: 'a.jpg', type: 'image', label: 'Front', color: colours.red },
      { image: 'b.jpg', type: 'image', label: '' },
    ])
  })

  test('[SEARCH-61] a variant as its own card has the address below its style', () => {
    const [blue] = variants
    expect(blue && toListItem(viewing, blue)).toMatchObject({ sku: 'P2', parentSku: 'P1', url_path: 'p/P1/hoodie/P2' })
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
      { id: 1, sku: 'P2', name: 'Product 2', qty: 3, is_default: true, price: 7, original_price: 7, in_stock: false },
      {
        id: 2,
        sku: 'P3',
        name: 'Product 3',
        qty: 1,
        is_default: false,
        price: 5.99,
        original_price: 5.99,
        in_stock: true,
      },
    ])
  })
})
