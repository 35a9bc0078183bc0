import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeViews } from '#config/stores/index.ts'
import { createTestDatabase } from '#test/support/database.ts'
import type { TestDatabase } from '#test/support/database.ts'
import { openImportTexts, toCsv } from '#test/support/import-texts.ts'
import type { ImportTexts } from '#test/support/import-texts.ts'
import { openCollection } from '../read/collect.ts'
import { importFiles } from '../index.ts'
import { UnreadableFile } from './csv.ts'
import { detectFormat } from './detect.ts'
import { googleFormats } from '../google/google.ts'
import { shopify } from '../shopify/shopify.ts'
import { wooCommerce } from '../woocommerce/woocommerce.ts'

const formats = [...googleFormats, wooCommerce, shopify]
const folders = [
  'docs/importing/samples',
  ...['shopify', 'woocommerce', 'google'].map((name) => `test/fixtures/import/${name}`),
]
const contents = folders.flatMap((name) =>
  readdirSync(resolve(name))
    .filter((file) => !file.endsWith('.json'))
    .map((file) => readFileSync(resolve(name, file))),
)

let folder: string
let database: TestDatabase
let texts: ImportTexts
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-any-'))
  database = await createTestDatabase()
  texts = await openImportTexts(database.db)
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await texts.remove()
  await database.drop()
})

/** Reads a file with whatever format takes it; anything but a refusal of the whole file comes through as an error. */
const read = async (bytes: Uint8Array): Promise<'read' | 'refused'> => {
  const path = join(folder, 'any')
  await writeFile(path, bytes)
  const collection = await openCollection()
  try {
    const { file, head, format } = await detectFormat({ path, name: 'any' }, formats)
    await format.read({ file, head, sink: collection.sink, view: storeViews.en, now: new Date('2026-07-15T12:00:00Z') })
    for (const { line, column, message } of collection.issues) {
      expect(line).toBeGreaterThan(0)
      expect(column).not.toBe('')
      expect(message).not.toBe('')
    }
    return 'read'
  } catch (error) {
    if (error instanceof UnreadableFile) return 'refused'
    throw error
  } finally {
    await collection.close()
  }
}

type Change = { readonly at: number; readonly length: number; readonly bytes: Uint8Array }
const changes = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.nat(40),
    bytes: fc.oneof(
      fc.uint8Array({ maxLength: 12 }),
      fc
        .constantFrom(
          '"',
          ',',
          '\n',
          '<',
          '&',
          ']]>',
          '</item>',
          '<item>',
          '\0',
          '\ufeff',
          'id:',
          '1,234',
          '😀'.repeat(90),
        )
        .map((text) => Buffer.from(text)),
    ),
  }),
  { minLength: 1, maxLength: 8 },
)

const apply = (content: Uint8Array, all: readonly Change[]): Uint8Array =>
  all.reduce<Uint8Array>((bytes, { at, length, bytes: piece }) => {
    const from = Math.floor(at * bytes.length)
    return Buffer.concat([bytes.subarray(0, from), piece, bytes.subarray(from + length)])
  }, content)

describe('[IMPORT-54] whatever a file holds', () => {
  test('random bytes are refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 4000 }), async (bytes) => {
        expect(await read(bytes)).toBe('refused')
      }),
      { numRuns: 100 },
    )
  })

  test('samples and fixtures with anything changed in them are read or refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(contents.length - 1), changes, async (index, all) => {
        expect(['read', 'refused']).toContain(await read(apply(contents[index] ?? new Uint8Array(), all)))
      }),
      { numRuns: 300 },
    )
  })

  const cell = fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
    fc.constantFrom(
      '',
      '1',
      '0',
      '-1',
      'true',
      'S',
      'parent',
      'id:1',
      'simple',
      'variable',
      'variation',
      'grouped',
      'A > B, C',
      '2026-07-01',
      '49.90',
      'EUR 5',
      'Default Title',
    ),
    fc.constantFrom(
      'x'.repeat(3000),
      '瑜'.repeat(1200),
      '&#0;&#xD800;',
      '\ud83d',
      '99999999999',
      '1e400',
      '__proto__',
      'constructor',
      '/',
      '\\',
    ),
  )
  const columns = [
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Variant Inventory Qty,Variant Inventory Tracker,Tags,Type,Vendor,Image Src,__proto__,Price / Germany',
    'ID,Type,SKU,Name,Published,Regular price,Sale price,Stock,In stock?,Categories,Parent,Images,Position,Attribute 1 name,Attribute 1 value(s),Upsells,Date sale price starts',
    'id,title,price,sale_price,sale_price_effective_date,availability,item_group_id,color,size,product_type,image_link,link,product_detail,gender',
  ].map((line) => line.split(','))
  // without these hardly a row would come as far as the database
  const usual: Readonly<Record<string, string>> = {
    Title: 'Tee',
    Name: 'Tee',
    title: 'Tee',
    'Variant Price': '5',
    'Regular price': '5',
    price: '5',
    'Variant Compare At Price': '',
    'Variant Inventory Qty': '3',
    Published: '1',
    Stock: '',
    'Sale price': '',
    'Date sale price starts': '',
    'Price / Germany': '',
    sale_price: '',
    sale_price_effective_date: '',
    availability: 'in stock',
  }
  const row = fc.tuple(fc.boolean(), fc.array(cell, { minLength: 20, maxLength: 20 }))
  const rows = fc
    .tuple(fc.constantFrom(...columns), fc.array(row, { minLength: 1, maxLength: 6 }))
    .map(([names, all]) =>
      toCsv(
        all.map(([isUsual, cells]) =>
          Object.fromEntries(names.map((name, index) => [name, (isUsual ? usual[name] : undefined) ?? cells[index]])),
        ),
      ),
    )

  test('rows of anything go as far as the database', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (text) => {
        const file = await texts.write('any.csv', text)
        const result = await importFiles(database.db, {
          files: [file],
          dataDir: texts.dataDir,
          storeCode: 'en',
          mode: 'upsert',
          isDryRun: true,
          now: new Date('2026-07-15T12:00:00Z'),
        })
        expect(result.ok || result.code === 'FILE_REFUSED').toBe(true)
      }),
      { numRuns: 50 },
    )
  })
})
