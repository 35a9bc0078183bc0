import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'csv-parse/sync'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { describeCatalogue } from '#test/support/describe-catalogue.ts'
import { feedFormats } from '../../feeds/formats.ts'
import { emptyCatalogue, prepareImports, toCsv } from '#test/support/import-texts.ts'

const imports = prepareImports()

type Row = Record<string, string>
const sample = (name: string): Row[] =>
  parse(readFileSync(resolve('docs/importing/samples', name)), {
    columns: true,
    delimiter: name.endsWith('.tsv') ? '\t' : ',',
  })
const skusOf = async () =>
  (await imports.db.selectFrom('product').select('sku').where('status', '<', 3).orderBy('sku').execute()).map(
    ({ sku }) => sku,
  )
const feed = (items: string) =>
  `<?xml version="1.0"?>\n<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${items}</channel></rss>`

describe('order', () => {
  test.each(['shopify.csv', 'shopify-before-2025.csv', 'woocommerce.csv', 'google-merchant.tsv', 'meta-catalogue.csv'])(
    '[IMPORT-2] [IMPORT-33] [IMPORT-42] [IMPORT-50] %s upside down makes the same catalogue',
    async (name) => {
      const rows = sample(name)
      await imports.texts.run({ 'a.csv': toCsv(rows) })
      const expected = await describeCatalogue(imports.db)
      await emptyCatalogue(imports.db)
      await imports.texts.run({ 'b.csv': toCsv(rows.toReversed()) })
      expect(await describeCatalogue(imports.db)).toEqual(expected)
    },
  )

  test('[IMPORT-2] [IMPORT-42] parents in one file and their variations in another', async () => {
    const rows = sample('woocommerce.csv').map((row) => ({
      ...row,
      Parent: row['Parent']?.replace('id:101', 'FERN-TEE') ?? '',
    }))
    await imports.texts.run({ 'a.csv': toCsv(rows) })
    const expected = await describeCatalogue(imports.db)
    await emptyCatalogue(imports.db)
    const isVariation = (row: Row) => row['Type'] === 'variation'
    await imports.texts.run({
      'a.csv': toCsv(rows.filter(isVariation)),
      'b.csv': toCsv(rows.filter((row) => !isVariation(row))).replaceAll('id:105', 'ROLL-STRAP'),
    })
    expect(await describeCatalogue(imports.db)).toEqual(expected)
  })
})

test('[IMPORT-8] [IMPORT-36] [IMPORT-49] prices without a currency are in that of the store, texts in its language', async () => {
  const files = ['shopify.csv', 'google-merchant.tsv'].map((name) => resolve('docs/importing/samples', name))
  await imports.texts.run({}, { files: files.slice(0, 1), storeCode: 'de' })
  const mat = await imports.db.selectFrom('product').selectAll().where('sku', '=', 'ROLL-MAT').executeTakeFirstOrThrow()
  expect(mat.name).toEqual({ de: 'Roll mat' })
  const prices = await imports.db
    .selectFrom('product_price')
    .select(['currency', 'price', 'special_price', 'is_derived'])
    .where('product_id', '=', mat.id)
    .orderBy('currency')
    .execute()
  expect(prices).toEqual([
    { currency: 'EUR', price: 4800, special_price: 3900, is_derived: false },
    { currency: 'RUB', price: 480000, special_price: 390000, is_derived: true },
    { currency: 'USD', price: 5300, special_price: 4300, is_derived: true },
  ])
})

test("[IMPORT-44] a sale price must be lower, backorders are in stock, and stock that counts with its parent is the parent's", async () => {
  const row = (sku: string, given: Row): Row => ({
    Type: 'simple',
    SKU: sku,
    Name: sku,
    Published: '1',
    'In stock?': '1',
    Stock: '',
    'Backorders allowed?': '0',
    'Sale price': '',
    'Regular price': '10',
    Parent: '',
    'Attribute 1 name': '',
    'Attribute 1 value(s)': '',
    ...given,
  })
  const size = { 'Attribute 1 name': 'Size', 'Attribute 1 value(s)': 'S' }
  const { counts } = await imports.texts.run({
    'woo.csv': toCsv([
      row('CHEAP', { 'Sale price': '9.99' }),
      row('LATER', { 'In stock?': '0', Stock: '0', 'Backorders allowed?': 'notify' }),
      row('SAME', { 'Sale price': '10' }),
      row('TEE', { ...size, Type: 'variable', Stock: '5', 'Regular price': '' }),
      row('TEE-S', { ...size, Type: 'variation', Stock: 'parent', Parent: 'TEE' }),
    ]),
  })
  expect((await describeCatalogue(imports.db)).filter((line) => !line.startsWith('TEE:'))).toEqual([
    'CHEAP: simple; "CHEAP"; 9.99 instead of 10.00 USD',
    'LATER: simple; "LATER"; 10.00 USD',
    'SAME: simple; "SAME"; 10.00 USD',
    'TEE-S: simple; of TEE; "TEE-S"; 10.00 USD; 5 left; size=S',
  ])
  expect(
    counts.issues.filter(({ column }) => /sale/i.test(column)).map(({ line, message }) => `${line} ${message}`),
  ).toEqual(['4 is not below the regular price and was left out'])
})

test('[IMPORT-26] [IMPORT-35] [IMPORT-38] a full run spares the variants of a product that is refused, also those it named itself', async () => {
  const rows = [
    {
      Handle: 'tee',
      Title: 'Tee',
      'Option1 Name': 'Size',
      'Option1 Value': 'S',
      'Variant Price': '10',
      Status: 'active',
    },
    { Handle: 'tee', 'Option1 Value': 'M', 'Variant Price': '10' },
    { Handle: 'cap', Title: 'Cap', 'Option1 Name': 'Title', 'Option1 Value': 'Default Title', 'Variant Price': '9' },
    { Handle: 'old', Title: 'Old', 'Option1 Name': 'Title', 'Option1 Value': 'Default Title', 'Variant Price': '9' },
  ]
  await imports.texts.run({ 'a.csv': toCsv(rows) })
  expect(await skusOf()).toEqual(['cap', 'old', 'tee', 'tee-m', 'tee-s'])
  const broken = rows.slice(0, 3).map((row) => (row.Status ? { ...row, Status: 'lost' } : row))
  const { counts } = await imports.texts.run({ 'b.csv': toCsv(broken) }, { mode: 'full' })
  expect(counts).toMatchObject({ refused: 2, removed: 1 })
  expect(await skusOf()).toEqual(['cap', 'tee', 'tee-m', 'tee-s'])
})

test('[IMPORT-26] [IMPORT-50] a full run spares a style whose items are all refused', async () => {
  const item = (id: string, color: string, price: string) => ({
    id,
    title: 'Tee',
    price,
    link: 'x',
    item_group_id: 'TEE',
    color,
  })
  await imports.texts.run({
    'a.csv': toCsv([item('A', 'Red', '5'), item('B', 'Blue', '5'), { id: 'C', title: 'Cap', price: '5', link: 'x' }]),
  })
  expect(await skusOf()).toEqual(['A', 'B', 'C', 'TEE'])
  const broken = [item('A', 'Red', 'x'), item('B', 'Blue', 'x'), { id: 'D', title: 'Cap', price: '5', link: 'x' }]
  await imports.texts.run({ 'b.csv': toCsv(broken) }, { mode: 'full' })
  expect(await skusOf()).toEqual(['A', 'B', 'D', 'TEE'])
})

test('[IMPORT-40] pictures by their position with their texts, and the variant its own', async () => {
  for (const name of ['ridge-front', 'ridge-back', 'ridge-side', 'ridge-moss']) {
    const picture = sharp({ create: { width: 20, height: 30, channels: 3, background: '#7a8f6a' } })
    await imports.texts.write(`pictures/${name}.jpg`, await picture.jpeg().toBuffer())
  }
  const files = [resolve('test/fixtures/import/shopify/02-variants.csv')]
  const { counts, picturesCopied } = await imports.texts.run(
    {},
    { files, imagesDir: join(imports.texts.folder, 'pictures') },
  )
  expect(counts.issues).toEqual([])
  expect(picturesCopied).toBe(4)
  const mediaOf = async (sku: string) =>
    (await imports.db.selectFrom('product').select('media').where('sku', '=', sku).executeTakeFirstOrThrow()).media
  expect(await mediaOf('ridge-tee')).toEqual([
    { path: 'catalog/ridge-front.jpg', kind: 'image', label: 'Front' },
    { path: 'catalog/ridge-back.jpg', kind: 'image', label: 'Back' },
    { path: 'catalog/ridge-side.jpg', kind: 'image' },
  ])
  expect(await mediaOf('RT-MOSS-S')).toEqual([{ path: 'catalog/ridge-moss.jpg', kind: 'image' }])
})

describe('[IMPORT-48] [IMPORT-54] feeds that are none', () => {
  const item = '<item><g:id>A</g:id><g:title>A</g:title><g:price>1 USD</g:price></item>'
  test.each([
    ['elements without an end', feed(item + '<x>'.repeat(60)), /line 2, column \d+: elements stand more than 50 deep/],
    [
      'a text without an end',
      feed(`${item}<item><g:id>B</g:id><g:title>${'x'.repeat(9_000_000)}`),
      /is longer than 8 MB/,
    ],
    ['a comment without an end', feed(`${item}<!--${'x'.repeat(9_000_000)}`), /is longer than 8 MB/],
    [
      'an element outside of the feed',
      `${feed(item)}<rss/>`,
      /line 2, column \d+: documents may contain only one root/,
    ],
    ['another document type', `<!DOCTYPE rss>${feed(item).slice(22)}`, /a document type is declared/],
    [
      'signs that XML does not have',
      feed(item.replace('A</g:title>', '\u0001</g:title>')),
      /line 2, column \d+: disallowed character/,
    ],
  ])('%s', async (_, text, message) => {
    await expect(imports.texts.run({ 'feed.xml': text })).rejects.toThrow(message)
    expect(await skusOf()).toEqual([])
  })

  test('two elements of one name: the first counts; an element inside of another is a part of it', async () => {
    const inner = '<g:price>2 USD</g:price><g:tax><g:price>9 USD</g:price></g:tax>'
    await imports.texts.run({ 'feed.xml': feed(item.replace('</item>', `${inner}</item>`)) })
    expect(await describeCatalogue(imports.db)).toEqual(['A: simple; "A"; 1.00 USD; tax=9 USD'])
  })
})

test('[IMPORT-46] [IMPORT-48] the apostrophe that guards a table against formulas goes', async () => {
  await imports.texts.run({
    'meta.csv': toCsv([
      { id: "'-A", title: "'=Sum", price: '5 USD', availability: 'in stock', link: 'https://old.example' },
    ]),
  })
  expect(await describeCatalogue(imports.db)).toEqual(['-A: simple; "=Sum"; 5.00 USD'])
})

test.each(['meta.csv', 'google.tsv'] as const)(
  '[FEED-7] [IMPORT-48] what %s guards against formulas comes back as it was, again and again',
  async (file) => {
    const home = 'https://shop.example/en'
    const context = { title: 'Shop', currency: 'USD', language: 'en-US', home, publicUrl: 'https://shop.example' }
    const format = feedFormats[file]
    const facts = { path: '/p/1', additional_images: [], isInStock: true, price: 5, isWorn: false, isBundle: false }
    const texts = ['=Sum', "'=Sum", "''-1", "'Tis", '\t+1 a', '@home']
    const guarded = texts.map((title, index) =>
      format.item({ ...facts, id: `-${index}`, title, description: title, image: 'a.jpg', gender: 'unisex' }, context),
    )
    for (let round = 0; round < 2; round += 1) {
      await imports.texts.run({ [file]: format.head(context) + guarded.join('') })
      const rows = await imports.db.selectFrom('product').select(['sku', 'name']).orderBy('sku').execute()
      expect(rows.map(({ sku, name }) => [sku, name.en])).toEqual(
        texts.map((text, index) => [`-${index}`, text.trim()]),
      )
    }
  },
)
