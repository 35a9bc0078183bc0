import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '#test/support/database.ts'
import type { TestDatabase } from '#test/support/database.ts'
import { openImportTexts, readFingerprint } from '#test/support/import-texts.ts'
import type { ImportTexts } from '#test/support/import-texts.ts'

type Row = Record<string, string>

const luma = resolve('../shared/data/luma')
const hasData = existsSync(luma)
const names = ['reviews.csv', 'product_links.csv', 'catalog_gear.csv', 'catalog_products.csv']
const files = names.map((name) => resolve(luma, 'csv', name))

let database: TestDatabase
let texts: ImportTexts
let products: Row[] = []
let first: Awaited<ReturnType<ImportTexts['run']>>
beforeAll(async () => {
  database = await createTestDatabase()
  texts = await openImportTexts(database.db)
  if (!hasData) return
  const read = async (name: string): Promise<Row[]> =>
    parse(await readFile(resolve(luma, 'csv', name)), { columns: true })
  products = [...(await read('catalog_products.csv')), ...(await read('catalog_gear.csv'))]
  first = await texts.run({}, { files, imagesDir: resolve(luma, 'media') })
})
afterAll(async () => {
  await texts.remove()
  await database.drop()
})

const count = (values: readonly string[]) => {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

test.skipIf(!hasData)(
  '[IMPORT-2] [IMPORT-7] reviews and links before the products: 2046 products, 152 reviews and 25 links refused',
  async () => {
    expect(first.counts.byKind).toMatchObject({
      products: { new: 2046, changed: 0, unchanged: 0, refused: 0 },
      reviews: { new: 348, refused: 152 },
      links: { new: 1542, refused: 25 },
    })
    expect(first.counts.refused).toBe(177)
    const refused = first.counts.issues.filter(({ isRefused }) => isRefused)
    expect(refused.every(({ line, column }) => line > 1 && column !== '')).toBe(true)
  },
)

test.skipIf(!hasData)('[IMPORT-4] a second run changes nothing', async () => {
  const before = await readFingerprint(database.db)
  const { counts, picturesCopied } = await texts.run(
    {},
    { files: files.toReversed(), imagesDir: resolve(luma, 'media') },
  )
  expect(counts).toMatchObject({ new: 0, changed: 0, unchanged: 3936, refused: 177 })
  expect(picturesCopied).toBe(0)
  expect(await readFingerprint(database.db)).toEqual(before)
})

test.skipIf(!hasData)('[IMPORT-20] types, variants and slugs', async () => {
  const rows = await database.db
    .selectFrom('product')
    .select(['id', 'sku', 'type_id', 'parent_id', 'slug', 'name'])
    .execute()
  expect(count(rows.map(({ type_id }) => type_id))).toEqual({
    configurable: 147,
    simple: 1891,
    bundle: 1,
    grouped: 1,
    downloadable: 6,
  })
  const skus = new Map(rows.map(({ id, sku }) => [id, sku]))
  const expected = new Map<string, string>()
  for (const row of products) {
    for (const variation of row['configurable_variations']?.split('|') ?? []) {
      const sku = /^sku=([^,]+)/.exec(variation)?.[1]
      if (sku && row['sku']) expected.set(sku, row['sku'])
    }
  }
  const parents = rows.flatMap(({ sku, parent_id }) =>
    parent_id === null ? [] : [[sku, skus.get(parent_id)] as const],
  )
  expect(new Map(parents)).toEqual(expected)
  expect(new Set(rows.map(({ slug }) => slug)).size).toBe(2046)
  expect(rows.find(({ sku }) => sku === 'MH01')?.slug).toBe('chaz-kangeroo-hoodie')
  expect(rows.filter(({ name }) => /&\w+;/.test(name.en ?? ''))).toEqual([])
})

test.skipIf(!hasData)('[IMPORT-12] products of every category, as the file counts them', async () => {
  const expected: Record<string, number> = {}
  for (const row of products) {
    for (const path of new Set(row['categories']?.split(','))) {
      const key = path.replace(/^Default Category\/?/, '')
      if (key) expected[key] = (expected[key] ?? 0) + 1
    }
  }
  const { rows } = await sql<{ path: string; products: number }>`
    select path_key as path, count(*) as products from product_category join category on category.id = category_id group by 1`.execute(
    database.db,
  )
  expect(Object.fromEntries(rows.map((row) => [row.path, row.products]))).toEqual(expected)
})

test.skipIf(!hasData)('[IMPORT-8] prices in dollars as in the file, in the other currencies by the rates', async () => {
  const { rows } = await sql<{ sku: string; currency: string; price: number; special_price: number | null }>`
    select sku, currency, price, special_price from product_price join product on product.id = product_id`.execute(
    database.db,
  )
  const found = new Map(
    rows.map(({ sku, currency, price, special_price }) => [`${sku} ${currency}`, [price, special_price]]),
  )
  const expected = new Map<string, (number | null)[]>()
  for (const { sku = '', price = '', special_price = '' } of products) {
    if (!price) continue
    const amounts = [price, special_price].map((text) => (text ? Number(text) : null))
    expected.set(
      `${sku} USD`,
      amounts.map((amount) => amount && Math.round(amount * 100)),
    )
    expected.set(
      `${sku} EUR`,
      amounts.map((amount) => amount && Math.round(amount * 0.9) * 100),
    )
    expected.set(
      `${sku} RUB`,
      amounts.map((amount) => amount && Math.round(amount * 90) * 100),
    )
  }
  expect(found).toEqual(expected)
})

test.skipIf(!hasData)('[IMPORT-14] colours and sizes of the variants, as the file counts them', async () => {
  for (const code of ['color', 'size', 'material']) {
    const expected: Record<string, number> = {}
    for (const { additional_attributes: cell = '' } of products) {
      const value = new RegExp(`(?:^|,)${code}=([^=]*?)(?:,[a-z_]+=|$)`).exec(cell)?.[1]
      for (const label of value?.split('|') ?? []) {
        const plain = label.replaceAll('&reg;', '®').replaceAll('&trade;', '™').trim()
        if (plain) expected[plain] = (expected[plain] ?? 0) + 1
      }
    }
    const { rows } = await sql<{ key: string; products: number }>`
      select o.key, count(*) as products from product, jsonb_array_elements(attributes->${code}) as v(id)
      join attribute_option o on o.id = v.id::integer group by 1`.execute(database.db)
    expect(Object.fromEntries(rows.map((row) => [row.key, row.products]))).toEqual(expected)
  }
})

test.skipIf(!hasData)('[IMPORT-11] [IMPORT-15] [IMPORT-25] stock, gender and pictures', async () => {
  const { rows: stock } = await sql<{ qty: number; is_in_stock: boolean; products: number }>`
    select qty, is_in_stock, count(*) as products from stock group by 1, 2 order by 1`.execute(database.db)
  expect(stock).toEqual([
    { qty: 0, is_in_stock: true, products: 149 },
    { qty: 100, is_in_stock: true, products: 1897 },
  ])
  const { rows: genders } = await sql<{ gender: number | null; products: number }>`
    select (attributes->'gender'->>0)::integer as gender, count(*) as products from product where type_id = 'configurable' group by 1 order by 1`.execute(
    database.db,
  )
  const styles = products.filter((row) => row['product_type'] === 'configurable')
  expect(genders).toEqual([
    { gender: 0, products: styles.filter(({ sku }) => sku?.startsWith('W')).length },
    { gender: 1, products: styles.filter(({ sku }) => sku?.startsWith('M')).length },
  ])
  expect(first.picturesCopied).toBe(723)
  const { rows: media } = await sql<{
    products: number
  }>`select count(*) as products from product where jsonb_array_length(media) > 0`.execute(database.db)
  expect(media[0]?.products).toBe(2046)
})
