import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { prepareImports, toCsv } from '#test/support/import-texts.ts'

const imports = prepareImports()

const option = (name: string, value: string) => ({ 'Option1 Name': name, 'Option1 Value': value })
const whole = toCsv([
  {
    Handle: 'tee',
    Title: 'Tee',
    ...option('Size', 'M'),
    'Variant SKU': 'T-M',
    'Variant Price': 10,
    Type: 'Tees',
    Tags: 'new',
  },
  { Handle: 'tee', Title: '', ...option('Size', 'L'), 'Variant SKU': 'T-L', 'Variant Price': 10, Type: '', Tags: '' },
  {
    Handle: 'card',
    Title: 'Card',
    ...option('Title', 'Default Title'),
    'Variant SKU': 'CARD',
    'Variant Price': 10,
    Type: 'Cards',
    Tags: '',
  },
])
const row = (handle: string, title: string, sku: string) => ({
  Handle: handle,
  Title: title,
  'Variant SKU': sku,
  'Variant Price': 12,
  Type: title && 'Sale',
  'Image Src': title && 'https://shop.example/tee.jpg',
})
const readAll = async () => {
  const { rows } = await sql<Record<string, unknown>>`
    select sku, to_jsonb(p) - 'input_hash' - 'updated_at' - 'attributes' as product, attributes -> 'size' as size, array(
      select category_id from product_category where product_id = p.id) as categories from product p order by sku`.execute(
    imports.db,
  )
  return rows
}
const pricesOf = async () =>
  (await sql<{ price: number }>`select price::integer from product_price where currency = 'USD'`.execute(imports.db))
    .rows

test('[IMPORT-35] a list without options changes what has the SKUs; variants keep names, pictures and categories', async () => {
  await imports.texts.run({ 'all.csv': whole })
  const before = await readAll()
  const list = { 'list.csv': toCsv([row('tee', 'Tee', 'T-M'), row('tee', '', 'T-L')]) }
  const { counts } = await imports.texts.run(list)
  expect(counts).toMatchObject({ new: 0, changed: 2, refused: 0 })
  expect(counts.issues.map(({ line, isRefused }) => ({ line, isRefused }))).toEqual([{ line: 2, isRefused: false }])
  expect(await readAll()).toEqual(before)
  expect((await pricesOf()).map(({ price }) => price).toSorted((a, b) => a - b)).toEqual([1000, 1200, 1200])
  expect((await imports.texts.run(list)).counts).toMatchObject({ unchanged: 2, changed: 0 })
})

test('[IMPORT-35] a new SKU of such a list is a product of its own; a row without a SKU is told what to do', async () => {
  const { counts } = await imports.texts.run({
    'list.csv': toCsv([row('tee', 'Tee', 'T-M'), row('tee', '', ''), row('tee', '', 'T-L')]),
  })
  expect(counts).toMatchObject({ new: 2, refused: 1 })
  expect(counts.issues.find(({ isRefused }) => isRefused)).toMatchObject({
    line: 3,
    column: 'variant sku',
    message: 'several rows have its handle: give each its SKU, or the file its columns of options',
  })
  expect(await readAll()).toMatchObject(
    ['T-L', 'T-M'].map((sku) => ({
      sku,
      product: { name: { en: 'Tee' }, type_id: 'simple', visibility: 4, media: [{}] },
    })),
  )
})
