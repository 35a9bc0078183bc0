import { parse } from 'csv-parse/sync'
import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import type { FeedItem } from '../../rules/feeds/feed-items.ts'
import { feedFormats } from './formats.ts'

const context = {
  title: 'Shop',
  currency: 'EUR',
  language: 'de-DE',
  home: 'https://shop.example/de',
  publicUrl: 'https://shop.example',
}

const item = (changes: Partial<FeedItem> = {}): FeedItem => ({
  id: 'SKU-1',
  title: 'Hoodie',
  description: 'Warm',
  path: '/p/SKU/hoodie/SKU-1',
  image: 'a b/front.jpg',
  additional_images: ['2.jpg', '3.jpg'],
  isInStock: true,
  price: 49.9,
  isWorn: true,
  gender: 'female',
  isBundle: false,
  ...changes,
})

const fileOf = (name: keyof typeof feedFormats, items: readonly FeedItem[]): string => {
  const format = feedFormats[name]
  return format.head(context) + items.map((each) => format.item(each, context)).join('') + format.tail
}

/** The texts of an XML feed's elements, by name, for each item. Throws where it is not well-formed. */
const readXml = (text: string): Record<string, string[]>[] => {
  const items: Record<string, string[]>[] = []
  let content = ''
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => {
    content = ''
    if (name === 'item') items.push({})
  })
  parser.on('text', (part) => (content += part))
  parser.on('closetag', ({ name, uri }) => {
    const last = items.at(-1)
    if (last && uri === 'http://base.google.com/ns/1.0') (last[name] ??= []).push(content)
  })
  parser.write(text).close()
  return items
}

const nasty = [
  '=1+1',
  '+1',
  '-1',
  '@x',
  '\tx',
  'a"b',
  'a,b',
  'a\tb',
  'a\nb',
  '<b>&amp;',
  "it's",
  '\u0000\u0008x\ud800',
  '😀',
]

describe('files', () => {
  test('[FEED-2] [FEED-3] [FEED-6] Google’s XML', () => {
    const sale = { price: 39, from: '2026-11-01T00:00:00.000Z', to: '2026-12-01T12:30:59.000Z' }
    const [first, second] = readXml(
      fileOf('google.xml', [
        item({ sale, item_group_id: 'SKU', color: 'Ton', brand: 'Studio', google_product_category: 'A & B > C' }),
        item({ id: 'X', gtin: '4006381333931', isInStock: false, isBundle: true, isWorn: false }),
      ]),
    )
    expect(first).toEqual({
      'g:id': ['SKU-1'],
      'g:title': ['Hoodie'],
      'g:description': ['Warm'],
      'g:link': ['https://shop.example/de/p/SKU/hoodie/SKU-1'],
      'g:image_link': ['https://shop.example/img/1200x1488/a%20b/front.jpg'],
      'g:additional_image_link': [
        'https://shop.example/img/1200x1488/2.jpg',
        'https://shop.example/img/1200x1488/3.jpg',
      ],
      'g:availability': ['in_stock'],
      'g:price': ['49.90 EUR'],
      'g:sale_price': ['39.00 EUR'],
      'g:sale_price_effective_date': ['2026-11-01T00:00Z/2026-12-01T12:30Z'],
      'g:brand': ['Studio'],
      'g:identifier_exists': ['no'],
      'g:condition': ['new'],
      'g:item_group_id': ['SKU'],
      'g:color': ['Ton'],
      'g:gender': ['female'],
      'g:age_group': ['adult'],
      'g:google_product_category': ['A & B > C'],
    })
    expect(second).toMatchObject({
      'g:availability': ['out_of_stock'],
      'g:identifier_exists': ['yes'],
      'g:is_bundle': ['yes'],
    })
    expect(second).not.toHaveProperty('g:age_group')
  })

  test('[FEED-7] whatever a name holds, the files can be read, and no cell is a formula', () => {
    const items = nasty.map((title, index) => item({ id: `S${index}`, title }))
    expect(readXml(fileOf('google.xml', items)).map((each) => each['g:title']?.[0])).toEqual(
      nasty.map((title) => title.replace('\u0000\u0008x\ud800', 'x')),
    )
    for (const [name, delimiter] of [
      ['google.tsv', '\t'],
      ['meta.csv', ','],
    ] as const) {
      const rows: Record<string, string>[] = parse(fileOf(name, items), { columns: true, delimiter })
      expect(rows).toHaveLength(nasty.length)
      expect(rows.slice(0, 9).map(({ title }) => title)).toEqual([
        "'=1+1",
        "'+1",
        "'-1",
        "'@x",
        'x',
        'a"b',
        'a,b',
        'a b',
        'a b',
      ])
      for (const row of rows) for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=+\-@\t]/)
    }
  })

  test('[FEED-3] Meta’s table has its own words, and a brand for everything', () => {
    const [row]: Record<string, string>[] = parse(fileOf('meta.csv', [item({ isInStock: false })]), { columns: true })
    expect(row).toMatchObject({
      availability: 'out of stock',
      brand: 'Shop',
      price: '49.90 EUR',
      additional_image_link: 'https://shop.example/img/1200x1488/2.jpg,https://shop.example/img/1200x1488/3.jpg',
    })
    expect(row).not.toHaveProperty('identifier_exists')
  })
})
