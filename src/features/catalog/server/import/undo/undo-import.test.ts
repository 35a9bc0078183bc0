import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { prepareImports, simpleRow, toCsv } from '#test/support/import-texts.ts'
import { undoMovement } from '#features/stock/server/undo-movement.ts'
import { undoLastImport } from './undo-import.ts'

const imports = prepareImports()

const now = new Date('2026-07-16T12:00:00Z')
const undo = () => undoLastImport(imports.db, now)

const tables = [
  'attribute',
  'attribute_option',
  'category',
  'product',
  'product_price',
  'product_category',
  'product_link',
  'stock',
  'review',
  'url_rewrite',
]
const readAll = async (): Promise<Record<string, unknown[]>> => {
  const all: Record<string, unknown[]> = {}
  for (const table of tables)
    all[table] = (
      await sql<{ row: unknown }>`select to_jsonb(t) as row from ${sql.table(table)} t order by t::text`.execute(
        imports.db,
      )
    ).rows
  return all
}

const simple = (sku: string, more: Record<string, string | number> = {}) => {
  const usual = { categories: 'Default Category/Women/Tops', additional_attributes: `color=Clay,size=${sku}`, qty: 5 }
  return simpleRow(sku, { ...usual, ...more })
}
const first = {
  'a.csv': toCsv([simple('A'), simple('B', { related_skus: 'A' }), simple('C')]),
  'r.csv': toCsv([{ sku: 'A', rating_value: 5, review: 'Good' }]),
}
const second = {
  'a.csv': toCsv([
    simple('A', {
      price: 12,
      special_price: 8,
      qty: 9,
      categories: 'Default Category/Women/Tees',
      related_skus: 'B,D',
    }),
    simple('B', { name: 'Ball', additional_attributes: 'color=Moss' }),
    simple('D', { url_key: 'dee' }),
    { sku: 'P', product_type: 'configurable', name: 'Style', price: 9, configurable_variations: 'sku=C,size=C' },
  ]),
  'r.csv': toCsv([
    { sku: 'A', rating_value: 3, review: 'Good' },
    { sku: 'B', rating_value: 4, review: 'Fine' },
  ]),
}

describe('undoing the last import', () => {
  test('[IMPORT-67] everything is as it was: new rows are gone, changed ones have their old contents', async () => {
    await imports.texts.run(first)
    const before = await readAll()
    await imports.texts.run(second)
    expect(await readAll()).not.toEqual(before)
    expect(await undo()).toMatchObject({
      ok: true,
      value: { files: [expect.stringMatching(/a\.csv$/), expect.stringMatching(/r\.csv$/)] },
    })
    expect(await readAll()).toEqual(before)
  })

  test('[IMPORT-67] a full import gives back what it removed', async () => {
    await imports.texts.run(first)
    await imports.texts.run(second)
    const before = await readAll()
    await imports.texts.run({ 'one.csv': toCsv([simple('A')]) }, { mode: 'full' })
    const left = await sql`select sku from product where parent_id is null and status < 3`.execute(imports.db)
    expect(left.rows).toEqual([{ sku: 'A' }])
    expect(await undo()).toMatchObject({ ok: true })
    expect(await readAll()).toEqual(before)
  })

  test('[IMPORT-67] the first import ends with an empty shop, and taking it again works', async () => {
    await imports.texts.run(first)
    expect(await undo()).toMatchObject({ ok: true })
    expect(Object.values(await readAll()).flat()).toEqual([])
    expect((await imports.texts.run(first)).counts).toMatchObject({ byKind: { products: { new: 3 } } })
  })

  test('[IMPORT-67] the processes hear of it, and prices are those of before at once', async () => {
    await imports.texts.run(first)
    await imports.texts.run(second)
    const client = await imports.database.pool.connect()
    const heard: unknown[] = []
    client.on('notification', ({ payload = '' }) => heard.push(JSON.parse(payload)))
    await client.query('listen catalogue')
    await undo()
    await client.query('select 1')
    client.release(true)
    expect(heard).toContainEqual({ version: expect.any(Number), all: true })
  })
})

describe('[IMPORT-68] what cannot be undone', () => {
  test('nothing, twice, and an import that changed nothing', async () => {
    expect(await undo()).toMatchObject({ ok: false, code: 'NOTHING_TO_UNDO' })
    await imports.texts.run(first)
    await imports.texts.run(second)
    await imports.texts.run(second)
    // the run that changed nothing is none to undo; the one before it is
    expect(await undo()).toMatchObject({ ok: true })
    expect(await undo()).toMatchObject({ ok: false, code: 'NOTHING_TO_UNDO' })
  })

  test('what somebody changed since, each row by its SKU', async () => {
    await imports.texts.run(first)
    await imports.texts.run(second)
    const before = await readAll()
    await sql`update product set approved = true where sku = 'B'`.execute(imports.db)
    await sql`update product_price set price = 1 where product_id = (select id from product where sku = 'D') and currency = 'USD'`.execute(
      imports.db,
    )
    const result = await undo()
    expect(result).toMatchObject({ ok: false, code: 'CHANGED_SINCE' })
    expect(!result.ok && result.meta['found']).toEqual([
      'product B was changed since',
      'price of product D was changed since',
    ])
    await sql`update product set approved = false where sku = 'B'`.execute(imports.db)
    await sql`update product_price set price = 1000 where product_id = (select id from product where sku = 'D') and currency = 'USD'`.execute(
      imports.db,
    )
    expect(await readAll()).toEqual(before)
    expect(await undo()).toMatchObject({ ok: true })
  })

  test('a category by its path, a review by the SKU of its product', async () => {
    await imports.texts.run(first)
    await imports.texts.run(second)
    await sql`update category set position = 9 where path_key = 'Women/Tees'`.execute(imports.db)
    await sql`update review set title = 'Bad' where detail = 'Fine'`.execute(imports.db)
    const result = await undo()
    expect(!result.ok && result.meta['found']).toEqual([
      'category Women/Tees was changed since',
      'review of product B was changed since',
    ])
  })

  test('what was deleted since, and an option by its label', async () => {
    for (const files of [first, second]) await imports.texts.run(files)
    await sql`delete from category where path_key = 'Women/Tees'`.execute(imports.db)
    await sql`update attribute_option set swatch = '#778855' where key = 'Moss'`.execute(imports.db)
    const found = [
      'option Moss was changed since',
      'a category was deleted since',
      'category of product A was deleted since',
      'address women/tees was deleted since',
    ]
    expect(await undo()).toMatchObject({ ok: false, meta: { found } })
  })

  test('a new product that was reviewed', async () => {
    await imports.texts.run(first)
    await imports.texts.run(second)
    await sql`
      insert into review (product_id, rating, title, detail, nickname)
      select id, 5, 'Fine', 'Fine', 'Mira' from product where sku in ('A', 'D')`.execute(imports.db)
    const result = await undo()
    expect(!result.ok && result.meta['found']).toEqual(['product D was reviewed since'])
  })

  test('new products that were ordered, and categories that others were put into', async () => {
    await imports.texts.run(first)
    await imports.texts.run(second)
    const id = randomUUID()
    await sql`
      insert into shop_order (id, client_order_id, store_code, currency, language, status, stage, payment_method, customer, totals, grand_total, created_at, updated_at)
      values (${id}, ${randomUUID()}, 'en', 'USD', 'en', 'new', 0, 'test', '{}', '{}', 1, ${now}, ${now})`.execute(
      imports.db,
    )
    await sql`
      insert into order_line (order_id, product_id, sku, qty, name, price, price_base)
      select ${id}, id, sku, 1, 'D', 1, 1 from product where sku = 'D'`.execute(imports.db)
    await sql`
      insert into product_category (product_id, category_id)
      select p.id, c.id from product p, category c where p.sku = 'C' and c.path_key = 'Women/Tees'`.execute(imports.db)
    const result = await undo()
    expect(!result.ok && result.meta['found']).toEqual([
      'product C was put into an imported category since',
      'product D was ordered since',
    ])
  })
})

test('[IMPORT-69] stock gives back what the import added; units that orders took stay taken', async () => {
  await imports.texts.run({
    'a.csv': toCsv([simple('A', { qty: 5 }), simple('B', { qty: 9 }), simple('C', { qty: 3 })]),
  })
  await imports.texts.run({
    'a.csv': toCsv([simple('A', { qty: 20 }), simple('B', { qty: 2 }), simple('C', { qty: 30 })]),
  })
  const sell = (sku: string, units: number) =>
    sql`update stock set qty = qty - ${units} where product_id = (select id from product where sku = ${sku})`.execute(
      imports.db,
    )
  await sell('A', 2)
  await sell('B', 1)
  await sell('C', 29)
  expect(await undo()).toMatchObject({ ok: true })
  const { rows } = await sql<{
    sku: string
    qty: number
  }>`select sku, qty from stock join product on id = product_id order by sku`.execute(imports.db)
  // 20 - 2 - 15; 2 - 1 + 7; 1 - 27, but never below none
  expect(rows).toEqual([
    { sku: 'A', qty: 3 },
    { sku: 'B', qty: 8 },
    { sku: 'C', qty: 0 },
  ])
  const moved = await sql<{
    delta: number
  }>`select delta from stock_movement where reason = 'undo' order by product_id`.execute(imports.db)
  expect(moved.rows.map(({ delta }) => delta)).toEqual([-15, 7, -1])
})

test('[STOCK-21] a movement of an import is taken back once, by itself or with its import', async () => {
  await imports.texts.run({ 'a.csv': toCsv([simple('A', { qty: 50 }), simple('B', { qty: 50 })]) })
  const later = { now: new Date('2026-07-15T13:00:00Z') }
  await imports.texts.run({ 'a.csv': toCsv([simple('A', { qty: 60 }), simple('B', { qty: 60 })]) }, later)
  const { rows } = await sql<{ id: number }>`
    select m.id from stock_movement m join product p on p.id = m.product_id where delta = 10 order by p.sku`.execute(
    imports.db,
  )
  const [ofA, ofB] = rows.map(({ id }) => id)
  expect(await undoMovement(imports.db, ofA ?? 0, now)).toMatchObject({ ok: true })
  expect(await undo()).toMatchObject({ ok: true })
  const left = await sql`select qty from stock order by product_id`.execute(imports.db)
  expect(left.rows).toEqual([{ qty: 50 }, { qty: 50 }])
  expect(await undoMovement(imports.db, ofB ?? 0, now)).toMatchObject({ ok: false, code: 'NOT_UNDOABLE' })
})
