import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BundleOptionInput } from '#features/catalog/rules/catalogue-input.ts'
import { aProductInput } from '#test/support/shop-input.ts'
import { createShop } from '#test/support/shop.ts'
import type { Shop } from '#test/support/shop.ts'
import { readStockBySku } from './store.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())

const info = (product_sku: string, qty: number, manage_stock = true) => ({
  product_sku,
  qty,
  is_in_stock: qty > 0,
  manage_stock,
})

describe('stock', () => {
  test('[STOCK-4] of one SKU', async () => {
    expect((await shop.get('/api/stock/check', { sku: 'HOOD-red-S' })).body.result).toEqual({
      product_id: shop.idOf('HOOD-red-S'),
      ...info('HOOD-red-S', 5),
    })
    expect((await shop.get('/api/stock/check', { sku: 'NOPE' })).body).toMatchObject({ code: 404, result: 'NOT_FOUND' })
    expect((await shop.get('/api/stock/check', { sku: 'a\0b' })).status).toBe(404)
    expect((await shop.get('/api/stock/check')).body).toMatchObject({
      code: 400,
      meta: { fields: { sku: expect.anything() } },
    })
  })

  test('[STOCK-5] of what is made of others, and none of what is not on sale', async () => {
    const { body } = await shop.get('/api/stock/list', { skus: 'HOOD, TEE,KIT,OFF,PART,NOPE,HOOD' })
    expect(body.result).toMatchObject([
      info('HOOD', 10),
      info('TEE', 0),
      info('KIT', 7),
      info('OFF', 0, false),
      info('PART', 9999, false),
      { ...info('NOPE', 0), product_id: 0, api_error: 'NOT_FOUND' },
    ])
  })

  test('[STOCK-5] a bundle of optional parts has what its best one has, of nothing none; a style off sale takes its variants along', async () => {
    const part = (required: boolean, sku: string): BundleOptionInput => ({
      title: { en: sku },
      required,
      links: [{ sku, qty: 1, isDefault: true }],
    })
    const made = (sku: string, ...bundleOptions: BundleOptionInput[]) =>
      aProductInput(sku, { type: 'bundle', bundleOptions })
    await shop.write([
      made('NOTHING'),
      made('SOLD-OUT', part(false, 'TEE-red-M')),
      made('ANY', part(false, 'TEE-red-M'), part(false, 'LEGS-black-S')),
      made('ZIPPED', part(true, 'ZIP-black-M')),
      aProductInput('ZIPS', { type: 'grouped', links: [{ kind: 'associated', sku: 'ZIP-black-M' }] }),
    ])
    const skus = ['NOTHING', 'SOLD-OUT', 'ANY', 'ZIPPED', 'ZIPS', 'ZIP-black-M']
    const answered = async () => {
      const { body } = await shop.get('/api/stock/list', { skus: skus.join(',') })
      return (body.result as unknown as { qty: number }[]).map(({ qty }) => qty)
    }
    const shown = async (sku: string) => (await shop.get('/api/product', { sku })).body.result.items[0]?.stock
    expect(await answered()).toEqual([0, 0, 9, 6, 6, 6])
    for (const [at, qty] of [0, 0, 9, 6, 6].entries()) expect(await shown(skus[at] ?? '')).toMatchObject({ qty })
    await shop.write([aProductInput('ZIP', { type: 'configurable', variantAttributes: ['color', 'size'], status: 2 })])
    expect(await answered()).toEqual([0, 0, 9, 0, 0, 0])
    expect([await shown('ZIPPED'), await shown('ZIPS')]).toMatchObject([{ qty: 0 }, { qty: 0 }])
  })

  test('[STOCK-4] of a hundred SKUs at most', async () => {
    const skus = (count: number) => Array.from({ length: count }, (_, at) => `S${at}`).join(',')
    expect((await shop.get('/api/stock/list', { skus: skus(100) })).body.result).toHaveLength(100)
    expect((await shop.get('/api/stock/list', { skus: skus(101) })).body).toMatchObject({
      code: 400,
      meta: { fields: { skus: expect.anything() } },
    })
  })

  test('[STOCK-15] a hundred SKUs take two statements, and what is unknown does not fail the rest', async () => {
    const skus = [...Array.from({ length: 97 }, (_, at) => `NOPE-${at}`), 'HOOD', 'KIT', 'BALL']
    let statements = 0
    const db = shop.db.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1
        return node
      },
      transformResult: async ({ result }) => result,
    })
    expect((await readStockBySku(db, skus)).size).toBe(3)
    expect(statements).toBeLessThanOrEqual(2)
    const { body } = await shop.get('/api/stock/list', { skus: skus.join(',') })
    expect(body.result).toHaveLength(100)
    expect(body.result).toContainEqual(expect.objectContaining({ product_sku: 'NOPE-7', api_error: 'NOT_FOUND' }))
  })

  test('[STOCK-6] of lines, which share the units of one SKU and take none', async () => {
    const products = [
      { sku: 'BALL', qty: 1 },
      { sku: 'BALL', qty: 2 },
      { sku: 'PART', qty: 500 },
      { sku: 'NOPE', qty: 1 },
    ]
    const { body } = await shop.post('/api/stock/checkout', { products, user: null })
    expect(body.result).toMatchObject([
      { sku: 'BALL', qty: 1, available: 2, is_in_stock: true },
      { sku: 'BALL', qty: 2, available: 1, is_in_stock: false },
      { sku: 'PART', is_in_stock: true },
      { sku: 'NOPE', is_in_stock: false, api_error: 'NOT_FOUND' },
    ])
    expect((await shop.get('/api/stock/check', { sku: 'BALL' })).body.result).toMatchObject({ qty: 2 })
    for (const bad of [
      {},
      { products: [{ sku: 'BALL', qty: 0 }] },
      { products: [{ sku: 'BALL', qty: 1.5 }] },
      { products: 'x' },
    ]) {
      expect((await shop.post('/api/stock/checkout', bad)).status).toBe(400)
    }
  })

  test('[STOCK-22] of a quantity that is written as text, or left out', async () => {
    const products = [{ sku: 'BALL', qty: '2' }, { sku: 'KIT', qty: '3.0' }, { sku: 'PART' }]
    const { body } = await shop.post('/api/stock/checkout', { products })
    expect(body.result).toMatchObject([
      { sku: 'BALL', qty: 2, is_in_stock: true },
      { sku: 'KIT', qty: 3, is_in_stock: true },
      { sku: 'PART', qty: 1, is_in_stock: true },
    ])
    for (const qty of ['0', '-1', 'two', ''])
      expect((await shop.post('/api/stock/checkout', { products: [{ sku: 'BALL', qty }] })).status).toBe(400)
  })

  test('[STOCK-104] of as many as there may be, as a number or as text, and of no more', async () => {
    const statusOf = async (qty: unknown) =>
      (await shop.post('/api/stock/checkout', { products: [{ sku: 'BALL', qty }] })).status
    for (const qty of [1_000_000, '1000000', '1000000.0']) expect([qty, await statusOf(qty)]).toEqual([qty, 200])
    for (const qty of [1_000_001, '1000001', '9999999']) expect([qty, await statusOf(qty)]).toEqual([qty, 400])
  })

  test('[STOCK-7] is added to by managers alone, and every process sees it', async () => {
    expect((await shop.post('/api/stock/add', { sku: 'TEE-red-M', qty: 1 })).body).toMatchObject({
      code: 401,
      result: 'UNAUTHORIZED',
    })
    const add = (sku: string, qty: number) =>
      shop.as('manager', 'POST /api/stock/add', {}, { sku, qty, reason: 'count' })
    const seen = new Promise((resolve) => void shop.catalogue.onChange(resolve))
    expect(await add('TEE-red-M', 4)).toMatchObject({ ok: true, value: info('TEE-red-M', 4) })
    await seen
    const tee = await shop.get('/api/product', { sku: 'TEE' })
    expect(tee.body.result.items[0]).toMatchObject({
      stock: { qty: 4, is_in_stock: true },
      configurable_children: [{ stock: { qty: 4 } }],
    })
    expect(await add('TEE-red-M', -5)).toMatchObject({ ok: false, code: 'STOCK_BELOW_ZERO' })
    expect(await add('HOOD', 1)).toMatchObject({ code: 'INVALID_INPUT' })
    expect(await add('HOOD-red-S', 0)).toMatchObject({ code: 'INVALID_INPUT' })
    expect(await add('NOPE', 1)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await add('PART', 3)).toMatchObject({ value: info('PART', 3) })
    const movements = await shop.db
      .selectFrom('stock_movement')
      .select(['delta', 'reason'])
      .where('reason', '=', 'count')
      .orderBy('id')
      .execute()
    expect(movements).toEqual([
      { delta: 4, reason: 'count' },
      { delta: 3, reason: 'count' },
    ])
  })

  test('[STOCK-23] sent again under its id it counts once, also at once; for other units it is refused', async () => {
    const op_id = randomUUID()
    const add = (qty: number, sku = 'PART') => shop.as('manager', 'POST /api/stock/add', {}, { sku, qty, op_id })
    const qtyOf = async () => Number((await shop.get('/api/stock/check', { sku: 'PART' })).body.result.qty)
    const before = await qtyOf()
    await Promise.all(Array.from({ length: 4 }, () => add(2)))
    expect(await qtyOf()).toBe(before + 2)
    expect(await add(2)).toMatchObject({ ok: true, value: { qty: before + 2 } })
    expect(await add(3)).toMatchObject({ code: 'INVALID_INPUT', meta: { fields: { op_id: expect.anything() } } })
    expect(await qtyOf()).toBe(before + 2)
    expect(await add(-1, 'TEE-red-M')).toMatchObject({ ok: true })
  })

  test('[STOCK-7] units added at once all count', async () => {
    const before = (await shop.get('/api/stock/check', { sku: 'PART' })).body.result.qty
    await Promise.all(
      Array.from({ length: 8 }, () => shop.as('manager', 'POST /api/stock/add', {}, { sku: 'PART', qty: 2 })),
    )
    expect((await shop.get('/api/stock/check', { sku: 'PART' })).body.result.qty).toBe(Number(before) + 16)
  })
})
