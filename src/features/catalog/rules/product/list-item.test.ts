import { describe, expect, test } from 'vitest'
import { aProduct, aSnapshot, aStyle, aVariant, aViewing, colours, sizes } from '#test/support/catalogue.ts'
import { configurableOptions, toListItem } from './list-item.ts'
import { toProduct } from './product-detail.ts'

const image = (path: string) => ({ path, kind: 'image' as const })
const { attributes, options } = aSnapshot([])

describe('a card', () => {
  test('[CATALOG-13] options that variants share, that are gone or that nobody has, and their colours', () => {
    const red = options.get(colours.red)
    const size = attributes.get('size')
    if (!red || !size) throw new Error('no options')
    const dyed = {
      ...aSnapshot([
        aStyle(1, { variantAttributes: ['color', 'size', 'brand', 'unknown'] }),
        aVariant(2, 1, colours.red, sizes.l),
        aVariant(3, 1, 52, sizes.l),
        aVariant(4, 1, 999, sizes.m),
      ]),
      options: new Map([
        ...options,
        [colours.red, { ...red, swatch: '#c62828', position: 7 }],
        [52, { ...red, id: 52, position: 7 }],
      ]),
    }
    const [color, ...others] = configurableOptions(aViewing(dyed), dyed.products.get(1) ?? aStyle(1))
    expect(color).toEqual({
      attribute_id: 101,
      attribute_code: 'color',
      label: 'Colour',
      values: [
        { value_index: colours.red, label: 'Red', swatch: '#c62828' },
        { value_index: 52, label: 'Red' },
      ],
    })
    expect(others.map(({ attribute_code, values }) => [attribute_code, values])).toEqual([
      [
        'size',
        [
          { value_index: sizes.m, label: 'M' },
          { value_index: sizes.l, label: 'L' },
        ],
      ],
    ])
  })

  test('[SEARCH-61] [SEARCH-84] a card has the words of what shoppers filter by, and null for what a product is without', () => {
    const option = (id: number, en: string) => ({ id, key: en, label: { en }, swatch: undefined, position: 0 })
    const brand = attributes.get('brand')
    if (!brand) throw new Error('no brand')
    const worded = {
      ...aSnapshot([]),
      attributes: new Map(['collection', 'gender', 'ptype'].map((code) => [code, { ...brand, code }])),
      options: new Map([option(1, 'Summer'), option(2, 'Women'), option(3, 'Hoodie')].map((each) => [each.id, each])),
    }
    const card = toListItem(aViewing(worded), aProduct(1, { attributes: { collection: [1], gender: [2], ptype: [3] } }))
    expect(card).toMatchObject({ collection_name: 'Summer', gender: 'Women', ptype: 'Hoodie' })
    const plain = toListItem(aViewing(worded), aProduct(1))
    expect(plain).toMatchObject({ brand_name: null, collection_name: null, gender: null, set: null, ptype: null })
    expect(plain).not.toHaveProperty('hover_image')
  })

  test('[CATALOG-33] a style without pictures shows those of its first variant that has any; nothing has none', () => {
    const bare = aSnapshot([
      aStyle(1),
      aVariant(2, 1, colours.red, sizes.s),
      aVariant(3, 1, colours.red, sizes.m, { media: [{ path: 'walk.mp4', kind: 'video' }, image('only.jpg')] }),
      aVariant(4, 1, colours.red, sizes.l, { media: [image('later.jpg')] }),
    ])
    expect(toListItem(aViewing(bare), aStyle(1))).toMatchObject({ image: 'only.jpg', thumbnail: 'only.jpg' })
    expect(toListItem(aViewing(bare), aProduct(9))).toMatchObject({ image: '', thumbnail: '' })
  })

  test('[CATALOG-33] a style shows the picture of its only variant, and a variant that of its style', () => {
    const bare = aSnapshot([aStyle(1), aVariant(2, 1, colours.red, sizes.m, { media: [image('only.jpg')] })])
    expect(toListItem(aViewing(bare), aStyle(1)).image).toBe('only.jpg')
    const dressed = aSnapshot([aStyle(1, { media: [image('style.jpg')] }), aVariant(2, 1, colours.red, sizes.m)])
    expect(
      toProduct(aViewing(dressed), aStyle(1, { media: [image('style.jpg')] })).configurable_children[0]?.image,
    ).toBe('style.jpg')
  })
})
