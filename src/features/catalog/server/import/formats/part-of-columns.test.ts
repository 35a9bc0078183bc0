import { resolve } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { prepareImports, readFingerprint, toCsv } from '#test/support/import-texts.ts'
import { readHead } from './detect.ts'
import { findGoogleUnsaid } from '../google/google-columns.ts'
import { findShopifyUnsaid } from '../shopify/shopify-mapping.ts'
import { readWooColumns } from '../woocommerce/woocommerce-columns.ts'
import { findWooUnsaid } from '../woocommerce/woocommerce-mapping.ts'

const imports = prepareImports()

const whole = {
  product_type: 'simple',
  categories: 'Default Category/Women/Tops',
  additional_attributes: 'color=Clay,material=Wool,new=Yes',
  base_image: '/a.mp4',
  tax_class_name: 'Goods',
  qty: 5,
}
const style = { product_type: 'configurable', configurable_variations: 'sku=S,size=S', qty: undefined }
const all = toCsv([
  { sku: 'A', name: 'Ball', price: 10, product_online: 2, visibility: 'Search', ...whole },
  { sku: 'S', name: 'Small', price: 10, product_online: 1, visibility: 'Not Visible Individually', ...whole },
  { sku: 'P', name: 'Style', price: 10, product_online: 1, visibility: 'Catalog, Search', ...whole, ...style },
])
const prices = (price: number) =>
  toCsv(['A', 'S', 'P'].map((sku) => ({ sku, product_websites: 'base', name: sku, price })))

const readAll = async () => {
  const { rows } = await sql<Record<string, unknown>>`
    select sku, to_jsonb(p) - 'name' - 'input_hash' - 'updated_at' as product, qty, (
      select array_agg(category_id) from product_category where product_id = p.id) as categories
    from product p left join stock on product_id = p.id order by sku`.execute(imports.db)
  return rows
}
const pricesOf = async () => {
  const { rows } = await sql<{ price: number }>`
    select price::integer from product_price where currency = 'USD' order by product_id`.execute(imports.db)
  return rows.map(({ price }) => price)
}

const prepare = async () => {
  await imports.texts.write('images/a.mp4', 'a film')
  await imports.texts.run({ 'all.csv': all }, { imagesDir: `${imports.texts.folder}/images` })
}

test('[IMPORT-79] a list of prices changes names and prices alone, and nothing the second time', async () => {
  await prepare()
  const before = await readAll()
  expect(before[0]).toMatchObject({
    product: { status: 2, visibility: 3, media: [{}], tax_class: 'Goods', is_new: true },
  })
  expect((await imports.texts.run({ 'p.csv': prices(12) })).counts).toMatchObject({ changed: 3, refused: 0 })
  expect(await readAll()).toEqual(before)
  expect(await pricesOf()).toEqual([1200, 1200, 1200])
  const print = await readFingerprint(imports.db)
  expect((await imports.texts.run({ 'p.csv': prices(12) })).counts).toMatchObject({ unchanged: 3, changed: 0 })
  expect(await readFingerprint(imports.db)).toEqual(print)
})

test('[IMPORT-10] [IMPORT-79] a figure stays old news when a list without figures came between', async () => {
  await prepare()
  await sql`update stock set qty = 3 where product_id in (select id from product where sku = 'S')`.execute(imports.db)
  await imports.texts.run({ 'p.csv': prices(12) })
  await imports.texts.run({ 'all.csv': all }, { imagesDir: `${imports.texts.folder}/images` })
  const { rows } = await sql<{ qty: number }>`
    select qty from stock join product on id = product_id where sku = 'S'`.execute(imports.db)
  expect(rows).toEqual([{ qty: 3 }])
  expect(await pricesOf()).toEqual([1000, 1000, 1000])
})

test('[IMPORT-79] what is new gets what any product has, and what was archived is on sale again', async () => {
  await imports.texts.run({ 'p.csv': prices(12) })
  const fresh = await readAll()
  expect(fresh.map(({ product }) => product)).toMatchObject(
    ['A', 'P', 'S'].map((sku) => ({ sku, type_id: 'simple', status: 1, visibility: 4 })),
  )
  await sql`update product set status = 3, input_hash = null where sku = 'A'`.execute(imports.db)
  await imports.texts.run({ 'p.csv': prices(12) })
  expect((await readAll())[0]).toMatchObject({ product: { status: 1 } })
})

type Rows = readonly Readonly<Record<string, string | number>>[]
const address = (name: string) => `https://shop.example/${name}.jpg`
const shopifyRows: Rows = [
  {
    Handle: 'tee',
    Title: 'Tee',
    'Body (HTML)': 'Soft',
    Vendor: 'Oru',
    'Product Category': 'Women > Tops',
    Type: 'Tees',
    Tags: 'new, sale, set',
    Published: 'true',
    'Option1 Name': 'Size',
    'Option1 Value': 'M',
    'Variant SKU': 'T-M',
    'Variant Grams': 150,
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': 5,
    'Variant Price': 10,
    'Variant Requires Shipping': 'true',
    'Variant Taxable': 'true',
    'Variant Barcode': 'T123',
    'Image Src': address('tee'),
    'Variant Image': address('tee-m'),
    'SEO Title': 'The tee',
    Status: 'active',
  },
  {
    Handle: 'card',
    Title: 'Card',
    Vendor: 'Oru',
    'Product Category': 'Cards',
    Tags: 'new, women',
    'Option1 Name': 'Title',
    'Option1 Value': 'Default Title',
    'Variant SKU': 'CARD',
    'Variant Price': 10,
    'Variant Requires Shipping': 'false',
    'Variant Taxable': 'true',
    'Image Src': address('card'),
    Status: 'active',
  },
]
const wooShared = {
  Published: 1,
  'Visibility in catalog': 'visible',
  'Tax status': 'taxable',
  'Tax class': 'Reduced',
  'Weight (kg)': 2,
}
const wooOwn = { Categories: 'Women > Tops', Tags: 'new, sale, set', Images: address('woo'), Brands: 'Oru' }
const wooSize = { 'Attribute 1 name': 'Size', 'Attribute 1 value(s)': 'M' }
const wooWool = { 'Attribute 2 name': 'Material', 'Attribute 2 value(s)': 'Wool' }
const wooFile = { 'Download 1 name': 'Song', 'Download 1 URL': 'song.mp3' }
const wooRows: Rows = [
  { ID: 1, Type: 'variable', SKU: 'W', Name: 'Tee', ...wooShared, ...wooOwn, ...wooSize, ...wooWool },
  { ID: 2, Type: 'variation', SKU: 'W-M', Name: 'Tee M', Parent: 'W', 'Regular price': 10, ...wooShared, ...wooSize },
  { ID: 3, Type: 'downloadable', SKU: 'D', Name: 'Song', 'Regular price': 10, ...wooShared, ...wooOwn, ...wooFile },
]
const googleShared = {
  description: 'Soft',
  link: 'https://shop.example/tee',
  image_link: address('google'),
  availability: 'in stock',
  price: 10,
  brand: 'Oru',
  product_type: 'Women > Tops',
  color: 'Clay',
  material: 'Wool',
  is_bundle: 'yes',
}
const googleRows: Rows = [
  { id: 'G-M', title: 'Tee M', item_group_id: 'G', size: 'M', ...googleShared },
  { id: 'G-L', title: 'Tee L', item_group_id: 'G', size: 'L', ...googleShared },
  { id: 'H', title: 'Hat', ...googleShared },
]
const toFeed = (rows: Rows) =>
  `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${rows
    .map(
      (row) =>
        `<item>${Object.entries(row)
          .map(([name, cell]) => `<g:${name}>${cell}</g:${name}>`)
          .join('')}</item>`,
    )
    .join('')}</channel></rss>`
const pick = (rows: Rows, columns: readonly string[]): Rows =>
  rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => columns.includes(column))))

const shopifyList = ['Handle', 'Title', 'Option1 Name', 'Option1 Value', 'Variant SKU', 'Variant Price']
const wooList = ['ID', 'Type', 'SKU', 'Name', 'Parent', 'Regular price']
const googleList = ['id', 'title', 'item_group_id', 'size', 'availability', 'price']
test.each([
  ['Shopify', shopifyRows, 'Variant Price', shopifyList, toCsv],
  ['WooCommerce', wooRows, 'Regular price', wooList, toCsv],
  ['Google, a table', googleRows, 'price', googleList, toCsv],
  ['Google, a feed', googleRows, 'price', googleList, toFeed],
] as const)(
  '[IMPORT-79] %s: a list of prices changes them alone, and a whole export everything',
  async (_, rows, column, columns, write) => {
    const dear = rows.map((row) => (column in row ? { ...row, [column]: 12 } : row))
    const full = { 'all.csv': write(rows) }
    const list = { 'list.csv': write(pick(dear, columns)) }
    expect((await imports.texts.run(full)).counts.issues).toEqual([])
    const fresh = await readAll()
    await sql`
      update product set status = 2, tax_class = 'Own', is_new = not is_new, is_sale = not is_sale,
        attributes = attributes || '{"note": "own"}', visibility = case when parent_id is null then 3 else visibility end`.execute(
      imports.db,
    )
    const before = await readAll()
    expect((await imports.texts.run(list)).counts).toMatchObject({ new: 0, changed: fresh.length, issues: [] })
    expect(await readAll()).toEqual(before)
    expect([...new Set(await pricesOf())]).toEqual([1200])
    expect((await imports.texts.run(list)).counts).toMatchObject({ unchanged: fresh.length, changed: 0 })
    await imports.texts.run(full)
    expect(await readAll()).toEqual(fresh)
    expect([...new Set(await pricesOf())]).toEqual([1000])
  },
)

const attributesOf = async (sku: string) =>
  (await imports.db.selectFrom('product').select('attributes').where('sku', '=', sku).executeTakeFirstOrThrow())
    .attributes

test('[IMPORT-79] what a list names of attributes is put to those that a product has', async () => {
  await imports.texts.run({ 'all.csv': toCsv(shopifyRows) })
  const before = await attributesOf('T-M')
  const [tee] = shopifyRows
  const codes = [{ ...tee, 'Variant Barcode': 'T456' }]
  await imports.texts.run({ 'list.csv': toCsv(pick(codes, [...shopifyList, 'Variant Barcode'])) })
  expect(await attributesOf('T-M')).toEqual({ ...before, barcode: 'T456' })
  expect(before).toMatchObject({ weight: '150 g', barcode: 'T123' })
})

test('[IMPORT-79] gender and product type follow from categories, other attributes stay', async () => {
  await prepare()
  const before = await attributesOf('A')
  await imports.texts.run({
    'list.csv': toCsv([{ sku: 'A', product_websites: 'base', name: 'A', price: 12, categories: 'Men/Tees' }]),
  })
  const { gender, ptype, ...others } = await attributesOf('A')
  expect(before).toMatchObject(others)
  expect(Object.keys(others)).toContain('color')
  expect(gender).not.toEqual(before['gender'])
  expect(ptype).not.toEqual(before['ptype'])
})

test.each([
  ['shopify.csv', findShopifyUnsaid],
  ['shopify-before-2025.csv', findShopifyUnsaid],
  ['woocommerce.csv', (columns: ReadonlySet<string>) => findWooUnsaid(readWooColumns(columns))],
  ['meta-catalogue.csv', findGoogleUnsaid],
] as const)('[IMPORT-79] the sample %s is a whole export', async (name, find) => {
  const { columns } = await readHead({ path: resolve('docs/importing/samples', name), name })
  expect(find(columns)).toEqual([])
})
