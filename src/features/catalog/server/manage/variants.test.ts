import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#platform/server/context.ts'
import { createTestDatabase } from '#test/support/database.ts'
import type { TestDatabase } from '#test/support/database.ts'
import { copyProduct } from './copy-product.ts'
import { makeVariants } from './variants.ts'

let database: TestDatabase
let options: number[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  const { rows } = await sql<{ id: number }>`
    with hue as (insert into attribute (code, label, kind) values ('hue', '{}', 'select') returning id)
    insert into attribute_option (attribute_id, key, label, position)
    select hue.id, 'Hue ' || n, '{}', n from hue, generate_series(1, 300) n returning id`.execute(database.db)
  options = rows.map(({ id }) => id)
})
afterAll(() => database.drop())

const now = new Date('2026-05-01T10:00:00Z')

const makeStyle = async (sku: string): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into product (sku, slug, type_id, name, variant_attributes, created_at, updated_at)
    values (${sku}, lower(${sku}), 'configurable', '{"en": "Style"}', '{hue}', now(), now()) returning id`.execute(
    database.db,
  )
  const id = rows[0]?.id ?? 0
  await sql`insert into product_price (product_id, currency, price) values (${id}, 'USD', 2500), (${id}, 'EUR', 2300)`.execute(
    database.db,
  )
  return id
}

/** What is answered, and how many statements it takes. */
const counted = async <T>(work: (db: Db) => Promise<T>): Promise<{ answer: T; statements: number }> => {
  let statements = 0
  const db = database.db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return { answer: await work(db), statements }
}
const made = (styleId: number, chosen: readonly number[]) =>
  counted((db) => makeVariants(db, styleId, { choices: [{ code: 'hue', options: [...chosen] }], qty: 3 }, now))

test('[ADMIN-403] three hundred variants take as many statements as one, and have prices, stock and addresses of their own', async () => {
  const [small, large] = [await makeStyle('ONE'), await makeStyle('MANY')]
  const [one, many] = [await made(small, options.slice(0, 1)), await made(large, options)]
  expect([one.answer.ok, many.answer.ok]).toEqual([true, true])
  expect(many.statements).toBe(one.statements)
  const { rows } = await sql`
    with v as (select v.id, v.slug, v.sku from product v join product style on style.id = v.parent_id where style.sku = 'MANY')
    select count(*)::int as variants, count(distinct slug)::int as addresses, min(sku) as first,
      (select count(*)::int from product_price where product_id in (select id from v)) as prices,
      (select sum(qty)::int from stock where product_id in (select id from v)) as units,
      (select sum(delta)::int from stock_movement where product_id in (select id from v)) as moved from v`.execute(
    database.db,
  )
  expect(rows).toEqual([{ variants: 300, addresses: 300, first: 'MANY-HUE-1', prices: 600, units: 900, moved: 900 }])
  const copies = [
    await counted((db) => copyProduct(db, small, 'ONE-MORE', now)),
    await counted((db) => copyProduct(db, large, 'MANY-MORE', now)),
  ]
  expect(copies.map(({ answer }) => answer.ok)).toEqual([true, true])
  expect(copies[0]?.statements).toBe(copies[1]?.statements)
  const { rows: copied } = await sql`
    select count(*)::int as variants, sum(price.price)::int as prices, sum(stock.qty)::int as units, bool_and(is_managed) as counted
    from product v join product style on style.id = v.parent_id join product_price price on price.product_id = v.id
    join stock on stock.product_id = v.id where style.sku = 'MANY-MORE' and price.currency = 'USD'`.execute(database.db)
  expect(copied).toEqual([{ variants: 300, prices: 300 * 2500, units: 0, counted: true }])
})

test('[ADMIN-135] the first SKU that is taken is told, and an address that is taken gets the SKU behind it', async () => {
  await sql`
    insert into product (sku, slug, type_id, name, created_at, updated_at)
    values ('OLD-HUE-2', 'elsewhere', 'simple', '{}', now(), now()), ('OTHER', 'fresh-hue-1', 'simple', '{}', now(), now())`.execute(
    database.db,
  )
  const taken = await made(await makeStyle('OLD'), options.slice(0, 3))
  expect(taken.answer).toEqual({
    ok: false,
    code: 'SKU_TAKEN',
    meta: { sku: 'OLD-HUE-2', values: { sku: 'OLD-HUE-2', owner: 'product' } },
  })
  expect((await made(await makeStyle('FRESH'), options.slice(0, 2))).answer.ok).toBe(true)
  const { rows } = await sql`select slug from product where sku like 'FRESH-%' order by id`.execute(database.db)
  expect(rows).toEqual([{ slug: 'fresh-hue-1-fresh-hue-1' }, { slug: 'fresh-hue-2' }])
})
