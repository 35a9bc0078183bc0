import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { prepareImports, readFingerprint, simpleRow, toCsv } from '#test/support/import-texts.ts'
import { undoLastImport } from '../undo/undo-import.ts'

const imports = prepareImports()

const full = { mode: 'full', now: new Date('2026-07-16T12:00:00Z') } as const
const undo = () => undoLastImport(imports.db, new Date('2026-07-17T12:00:00Z'))

const simple = (sku: string, more: Record<string, string | number> = {}) => {
  const usual = { categories: 'Default Category/Women/Tops', additional_attributes: `size=${sku}`, qty: 5 }
  return simpleRow(sku, { ...usual, ...more })
}
const style = {
  sku: 'P',
  product_type: 'configurable',
  name: 'Style',
  price: 9,
  configurable_variations: 'sku=S,size=S|sku=M,size=M',
}
const hidden = { visibility: 'Not Visible Individually' }
const all = toCsv([style, simple('S', hidden), simple('M', hidden), simple('A', { related_skus: 'B' }), simple('B')])
const onlyA = { 'a.csv': toCsv([simple('A')]) }

const states = async () => {
  const { rows } = await sql<{ sku: string; status: number; style: string | null }>`
    select p.sku, p.status, style.sku as style from product p left join product style on style.id = p.parent_id order by 1`.execute(
    imports.db,
  )
  return Object.fromEntries(
    rows.map(({ sku, status, style: of }) => [sku, of === null ? status : `${status} of ${of}`]),
  )
}

/** Something of everything that shoppers, bloggers and staff leave with a product. */
const useProduct = async (sku: string): Promise<void> => {
  const { db } = imports
  const [order, cart, photo, address] = [randomUUID(), randomUUID(), randomUUID(), `${randomUUID()}@mail.example`]
  const id = sql`(select id from product where sku = ${sku})`
  const { rows: people } = await sql<{ id: number }>`
    insert into customer (email, store_code, created_at, updated_at) values (${address}, 'en', now(), now()) returning id`.execute(
    db,
  )
  const person = people[0]?.id
  const statements = [
    sql`insert into shop_order (id, client_order_id, store_code, currency, language, status, stage, payment_method, customer, totals,
        grand_total, created_at, updated_at)
      values (${order}, ${randomUUID()}, 'en', 'USD', 'en', 'N', 1, 'card', '{}', '{}', 0, now(), now())`,
    sql`insert into order_line (order_id, product_id, sku, qty, name, price, price_base) values (${order}, ${id}, ${sku}, 2, ${sku}, 1, 1)`,
    sql`update stock set qty = qty - 2 where product_id = ${id}`,
    sql`insert into cart (id, code, store_code, created_at, updated_at) values (${cart}, ${cart}, 'en', now(), now())`,
    sql`insert into cart_item (cart_id, product_id, sku, qty, checksum, created_at) values (${cart}, ${id}, ${sku}, 1, 'x', now())`,
    sql`insert into promo_product (customer_id, product_id, title, created_at) values (${person}, ${id}, '{}', now())`,
    sql`insert into stock_request (id, product_id, email, kind, store_code, token, created_at)
      values (${randomUUID()}, ${id}, ${address}, 'back_in_stock', 'en', ${randomUUID()}, now())`,
    sql`insert into product_tier_price (product_id, group_id, currency, price) values (${id}, 1, 'USD', 700)`,
    sql`insert into upload (name, customer_id, bytes, created_at) values (${photo}, ${person}, 9, now())`,
    sql`with written as (
        insert into review (product_id, customer_id, rating, title, detail, nickname) values (${id}, ${person}, 5, 'Fine', 'Fine', 'Mira')
        returning id)
      insert into review_photo (review_id, position, name) select id, 0, ${photo} from written`,
  ]
  for (const statement of statements) await statement.execute(db)
}

/** The rows of every table that names products, and of photos, as text: a new table is among them by itself. */
const readAround = async (): Promise<Record<string, string[]>> => {
  const { db } = imports
  const { rows: tables } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid in ('product'::regclass, 'review'::regclass)`.execute(db)
  const around: Record<string, string[]> = {}
  for (const { name } of tables)
    around[name] = (
      await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t order by 1`.execute(db)
    ).rows.map(({ row }) => row)
  return around
}

describe('what a full import takes out of the shop', () => {
  test('[IMPORT-26] goes to the archive, a style with its variants; the same file again changes nothing', async () => {
    await imports.texts.run({ 'all.csv': all })
    expect(await states()).toEqual({ A: 1, B: 1, P: 1, S: '1 of P', M: '1 of P' })
    expect((await imports.texts.run(onlyA, full)).counts).toMatchObject({ removed: 4 })
    expect(await states()).toEqual({ A: 1, B: 3, P: 3, S: '1 of P', M: '1 of P' })
    const before = await readFingerprint(imports.db)
    expect((await imports.texts.run(onlyA, full)).counts).toMatchObject({ unchanged: 1, removed: 0 })
    expect(await readFingerprint(imports.db)).toEqual(before)
  })

  test('[IMPORT-26] a variant goes alone, and one whose style goes stays by itself', async () => {
    await imports.texts.run({ 'all.csv': all })
    const small = { ...style, configurable_variations: 'sku=S,size=S' }
    await imports.texts.run({ 'all.csv': toCsv([small, simple('S', hidden)]) }, full)
    expect(await states()).toEqual({ A: 3, B: 3, P: 1, S: '1 of P', M: '3 of P' })
    await imports.texts.run({ 'all.csv': toCsv([simple('S')]) }, full)
    expect(await states()).toEqual({ A: 3, B: 3, P: 3, S: 1, M: '3 of P' })
  })

  test('[IMPORT-78] loses nothing that hangs on it: its undo finds all of it', async () => {
    await imports.texts.run({ 'all.csv': all, 'r.csv': toCsv([{ sku: 'B', rating_value: 5, review: 'Good' }]) })
    await useProduct('B')
    await useProduct('S')
    const before = await readAround()
    expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([])
    await imports.texts.run(onlyA, full)
    expect(await undo()).toMatchObject({ ok: true })
    expect(await readAround()).toEqual(before)
  })

  test('[IMPORT-78] comes back with a file that has it, as it was: what was sold since the figure is gone', async () => {
    await imports.texts.run({ 'all.csv': all })
    await useProduct('B')
    const { review, cart_item, stock, stock_request, price_history, product_link } = await readAround()
    await imports.texts.run(onlyA, full)
    expect((await imports.texts.run({ 'all.csv': all })).counts.byKind.products).toMatchObject({ new: 0 })
    expect(await states()).toEqual({ A: 1, B: 1, P: 1, S: '1 of P', M: '1 of P' })
    expect(await readAround()).toMatchObject({ review, cart_item, stock, stock_request, price_history, product_link })
  })
})
