import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { prepareImports, readFingerprint, toCsv } from '#test/support/import-texts.ts'

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
