import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { money } from '#core/money.ts'
import { readFingerprint } from '#test/support/import-texts.ts'
import { catalogue, now, piece, prepareWriting } from '#test/support/write-catalogue.ts'
import { ImportRunning } from '../runs/runs.ts'

const shop = prepareWriting()
const { write } = shop
const stock = (qty: number) => ({ qty, isInStock: qty > 0, isManaged: true })
const stockOf = async (sku: string) =>
  (
    await shop.db
      .selectFrom('stock')
      .innerJoin('product', 'id', 'product_id')
      .select('qty')
      .where('sku', '=', sku)
      .executeTakeFirst()
  )?.qty
const find = (sku: string) => shop.db.selectFrom('product').selectAll().where('sku', '=', sku).executeTakeFirst()

describe('again and again', () => {
  test('[IMPORT-4] the same input a second time touches no row', async () => {
    const input = catalogue([piece('A', { stock: stock(5), slug: 'ball' }), piece('B', { name: { en: 'Ball' } })], {
      reviews: [{ sku: 'A', rating: 5, title: 'Good', detail: 'Soft', nickname: 'Chi' }],
    })
    expect(await write(input)).toMatchObject({ new: 3, changed: 0, unchanged: 0, refused: 0 })
    const before = await readFingerprint(shop.db)
    expect(await write(input, { now: new Date('2026-08-01T00:00:00Z') })).toMatchObject({
      new: 0,
      changed: 0,
      unchanged: 3,
    })
    expect(await readFingerprint(shop.db)).toEqual(before)
  })

  test('[IMPORT-4] one changed product is the only one that is written', async () => {
    await write(catalogue([piece('A'), piece('B')]))
    const later = new Date('2026-08-01T00:00:00Z')
    expect(await write(catalogue([piece('A'), piece('B', { status: 2 })]), { now: later })).toMatchObject({
      changed: 1,
      unchanged: 1,
    })
    expect([(await find('A'))?.updated_at, (await find('B'))?.updated_at]).toEqual([now, later])
  })

  test('[IMPORT-8] new rates give new derived prices', async () => {
    await write(catalogue([piece('A')]))
    expect(await write(catalogue([piece('A')]), { rates: { USD: 1, EUR: 0.8, RUB: 100 } })).toMatchObject({
      changed: 1,
    })
    const prices = await shop.db.selectFrom('product_price').select('price').orderBy('currency').execute()
    expect(prices.map(({ price }) => price)).toEqual([800, 100000, 1000])
  })

  test('what bloggers and managers decided stays where the file says nothing about it', async () => {
    await write(catalogue([piece('A')]))
    await shop.db.updateTable('product').set({ approved: true, promoted: 7 }).execute()
    await write(catalogue([piece('A', { status: 2 })]))
    expect(await find('A')).toMatchObject({ approved: true, promoted: 7, status: 2 })
    await write(catalogue([piece('A', { approved: false, promoted: 1 })]))
    expect(await find('A')).toMatchObject({ approved: false, promoted: 1 })
  })
})

describe('[IMPORT-10] stock', () => {
  const sell = (units: number) =>
    shop.db
      .updateTable('stock')
      .set((eb) => ({ qty: eb('qty', '-', units) }))
      .execute()

  test('equal figures are old news, other ones count, and each change is a movement', async () => {
    await write(catalogue([piece('A', { stock: stock(10) })]))
    await sell(4)
    await write(catalogue([piece('A', { stock: stock(10), status: 2 })]))
    expect(await stockOf('A')).toBe(6)
    await write(catalogue([piece('A', { stock: stock(12) })]))
    expect(await stockOf('A')).toBe(12)
    await write(catalogue([piece('A')]))
    expect(await stockOf('A')).toBe(12)
    const movements = await shop.db.selectFrom('stock_movement').select(['delta', 'reason']).orderBy('id').execute()
    expect(movements).toEqual([
      { delta: 10, reason: 'import' },
      { delta: 6, reason: 'import' },
    ])
  })

  test('[IMPORT-11] without figures a product is in stock and not managed', async () => {
    await write(catalogue([piece('A')]))
    expect(await shop.db.selectFrom('stock').select(['qty', 'is_in_stock', 'is_managed']).execute()).toEqual([
      { qty: 0, is_in_stock: true, is_managed: false },
    ])
  })
})

describe('[IMPORT-3] one transaction', () => {
  test('what fails at the very end takes everything back', async () => {
    await write(catalogue([piece('A', { stock: stock(3) })]))
    const before = await readFingerprint(shop.db)
    const attempt = write(catalogue([piece('A', { status: 2 }), piece('B')]), {
      beforeCommit: () => Promise.reject(new Error('no space left')),
    })
    await expect(attempt).rejects.toThrow('no space left')
    expect(await readFingerprint(shop.db)).toEqual(before)
  })

  test('[IMPORT-27] a dry run counts the same and keeps nothing', async () => {
    const before = await readFingerprint(shop.db)
    expect(await write(catalogue([piece('A')]), { isDryRun: true, run: { id: 1, format: 'x' } })).toMatchObject({
      new: 1,
    })
    expect(await readFingerprint(shop.db)).toEqual(before)
    expect(await shop.db.selectFrom('import_run').selectAll().execute()).toEqual([])
  })

  test('[IMPORT-28] beside another import it is refused', async () => {
    let attempt: Promise<unknown> | undefined
    await write(catalogue([piece('A')]), {
      beforeCommit: async () => {
        attempt = write(catalogue([piece('B')]))
        await expect(attempt).rejects.toThrow(ImportRunning)
      },
    })
    expect(attempt).toBeDefined()
    expect(await find('B')).toBeUndefined()
    await write(catalogue([piece('B')]))
    expect(await find('B')).toBeDefined()
  })
})

describe('[IMPORT-29] the news', () => {
  const listen = async (work: () => Promise<unknown>): Promise<unknown[]> => {
    const client = await shop.pool.connect()
    const heard: unknown[] = []
    client.on('notification', ({ payload = '' }) => heard.push(JSON.parse(payload)))
    await client.query('listen catalogue')
    await work()
    await client.query('select 1')
    await client.query('unlisten catalogue')
    client.release()
    return heard
  }
  const readVersion = async () =>
    Number((await shop.db.selectFrom('catalogue_version').select('version').executeTakeFirst())?.version)
  const family = (price: number) => [
    piece('P', { type: 'configurable', variantAttributes: ['color'] }),
    piece('V', { parentSku: 'P', prices: [{ currency: 'USD', price: money(price) }] }),
  ]

  test('new options and categories concern all, a changed variant its parent too, nothing nobody', async () => {
    const before = await readVersion()
    expect(await listen(() => write(catalogue(family(1000))))).toEqual([{ version: before + 1, all: true }])
    const ids = [(await find('P'))?.id, (await find('V'))?.id]
    expect(await listen(() => write(catalogue(family(1200))))).toEqual([{ version: before + 2, products: ids }])
    expect(await listen(() => write(catalogue(family(1200))))).toEqual([])
    expect(await readVersion()).toBe(before + 2)
  })

  test('more ids than a message holds are all', async () => {
    const many = (price: number) =>
      Array.from({ length: 2500 }, (_, index) =>
        piece(`M${index}`, { prices: [{ currency: 'USD', price: money(price) }] }),
      )
    await write(catalogue(many(1000)))
    expect(await listen(() => write(catalogue(many(1100))))).toEqual([{ version: await readVersion(), all: true }])
  })
})

test('[IMPORT-9] days of a special price are whole days in UTC', async () => {
  const price = {
    currency: 'USD' as const,
    price: money(1000),
    special: money(800),
    specialFrom: '2026-07-01',
    specialTo: '2026-07-31',
  }
  await write(catalogue([piece('A', { prices: [price] })]))
  const { rows } = await sql<{ from: string; to: string }>`
    select special_from at time zone 'UTC' || '' as from, special_to at time zone 'UTC' || '' as to from product_price where currency = 'RUB'`.execute(
    shop.db,
  )
  expect(rows).toEqual([{ from: '2026-07-01 00:00:00', to: '2026-07-31 23:59:59.999' }])
})

test('[IMPORT-15] the options of gender have the numbers as their ids', async () => {
  const attributes = [{ code: 'gender', label: { en: 'Gender' }, kind: 'select' as const }]
  await write(
    catalogue([piece('A', { attributes: { gender: '1' } }), piece('B', { attributes: { gender: ['0'] } })], {
      attributes,
    }),
  )
  expect((await find('A'))?.attributes).toEqual({ gender: [1] })
  expect((await find('B'))?.attributes).toEqual({ gender: [0] })
})
