import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { storeViews } from '#config/stores/index.ts'
import { money } from '#core/money.ts'
import { announce, createFindPiece } from '#features/catalog/server/index.ts'
import { createMailOutbox } from '#platform/server/adapters/mail-outbox.ts'
import { createJobs } from '#platform/server/jobs.ts'
import type { JobHandlers, Jobs } from '#platform/server/jobs.ts'
import { createLog } from '#platform/server/log.ts'
import { readOutbox } from '#test/support/outbox.ts'
import { aProductInput } from '#test/support/shop-input.ts'
import { createShop } from '#test/support/shop.ts'
import type { Shop } from '#test/support/shop.ts'
import { stockRequest } from '#test/support/stock-request.ts'
import { translators } from '#test/support/translators.ts'
import { stockJobs, watchStockRequests } from './index.ts'

let shop: Shop
let jobs: Jobs
let handlers: JobHandlers
type Watch = ReturnType<typeof watchStockRequests>
let watches: Watch[]
const log = createLog('silent')

beforeAll(async () => {
  shop = await createShop()
  jobs = createJobs(shop.pool, log)
  const findPiece = createFindPiece(shop.catalogue)
  handlers = stockJobs({
    db: shop.db,
    mail: createMailOutbox(shop.config.dataDir, log),
    publicUrl: 'https://shop.example',
    storeViews,
    translators,
    settingsOf: async (_, code) => shop.catalogue.settingsOf(code),
    findPiece,
  })
  await jobs.start(handlers)
  // two, as two processes would have
  watches = [1, 2].map(() =>
    watchStockRequests({
      db: shop.db,
      jobs,
      log,
      now: shop.now,
      storeViews,
      findPiece,
      onChange: shop.catalogue.onChange,
    }),
  )
  for (const watch of watches) watch.start()
})
afterAll(async () => {
  for (const watch of watches) await watch.stop()
  await jobs.stop()
  await shop.close()
})
beforeEach(() => shop.db.deleteFrom('stock_request').execute())

const ask = (sku: string, email: string, kind = 'back_in_stock', store = 'en') =>
  shop.post('/api/stock/notify', { sku, email, kind }, { store })
const open = () => shop.db.selectFrom('stock_request').selectAll().where('notified_at', 'is', null).execute()
const mailsTo = async (email: string) => (await readOutbox(shop.config.dataDir)).filter(({ to }) => to === email)
const mailTo = async (email: string) => {
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 10_000 }).toBe(1)
  const [mail] = await mailsTo(email)
  if (!mail) throw new Error('no mail')
  return mail
}
const settled = async () => {
  await shop.catalogue.settled()
  for (const watch of watches) await watch.settled()
}
/** Adds units and waits until the shop's pages know. */
const add = async (sku: string, qty: number) => {
  const answer = await shop.as('manager', 'POST /api/stock/add', {}, { sku, qty })
  const seen = () => shop.catalogue.current().products.get(shop.idOf(sku))?.stock.qty
  await expect.poll(seen).toBe(answer.ok ? answer.value['qty'] : undefined)
}
const cap = async (price: number, special?: number) => {
  await shop.write([
    aProductInput('CAP', {
      name: { en: 'Black cap', ru: 'Чёрная кепка' },
      prices: [
        { currency: 'USD', price: money(price * 100), ...(special ? { special: money(special * 100) } : {}) },
        { currency: 'RUB', price: money(price * 9000) },
      ],
      categories: ['Gear'],
      stock: { qty: 7, isInStock: true, isManaged: true },
    }),
  ])
  const charged = async () => (await shop.get('/api/product', { sku: 'CAP' })).body.result.items[0]?.final_price
  await expect.poll(charged).toBe(special ?? price)
}

describe('answering', () => {
  test('[STOCK-18] a request whose answer was lost comes again after its mail: no second mail, and the same answer', async () => {
    const email = 'lost@example.com'
    const request = { id: randomUUID(), sku: 'HOOD-red-M', email, kind: 'back_in_stock' }
    const post = () => shop.post('/api/stock/notify', request, { store: 'en' })
    const both = await Promise.all([post(), post()])
    expect(both.map(({ body }) => body.result)).toEqual(['requested', 'requested'])
    await add('HOOD-red-M', 1)
    await mailTo(email)
    await add('HOOD-red-M', -1)
    await settled()
    expect((await post()).body.result).toBe('requested')
    await add('HOOD-red-M', 1)
    await settled()
    await add('HOOD-red-M', -1)
    await settled()
    expect([(await mailsTo(email)).length, await open()]).toEqual([1, []])
  })

  test('[STOCK-10] a variant that is back is told once, in the language it was asked in', async () => {
    await ask('HOOD-red-M', 'back@example.com', 'back_in_stock', 'ru')
    // its price is what it was
    await ask('HOOD-red-M', 'style@example.com', 'price_drop')
    await add('HOOD-red-M', 2)
    const mail = await mailTo('back@example.com')
    expect(mail.subject).toBe('HOOD-red-M снова в наличии')
    expect(mail.text).toContain('https://shop.example/ru/p/HOOD/')
    const [{ id } = { id: '' }] = await shop.db
      .selectFrom('stock_request')
      .select('id')
      .where('email', '=', 'back@example.com')
      .execute()
    // a job that runs again, and stock that comes again, are no second mail
    await handlers['mail.stock']?.({ request: id })
    await add('HOOD-red-M', 1)
    await settled()
    expect(await mailsTo('back@example.com')).toHaveLength(1)
    expect(await mailsTo('style@example.com')).toEqual([])
  })

  test('[STOCK-84] a variant that is called as its style is, as the office makes them, is told by colour and size', async () => {
    const id = shop.idOf('TEE-red-M')
    const rename = async (name: string) => {
      await sql`update product set name = ${name}::jsonb where id = ${id}`.execute(shop.db)
      await announce(shop.db, new Set([id]))
      const known = () => JSON.stringify(shop.catalogue.current().products.get(id)?.name)
      await expect.poll(known).toBe(name)
    }
    const [before, style] = await Promise.all(
      ['TEE-red-M', 'TEE'].map((sku) =>
        shop.db.selectFrom('product').select('name').where('sku', '=', sku).executeTakeFirstOrThrow(),
      ),
    )
    await rename(JSON.stringify(style?.name))
    await ask('TEE-red-M', 'chosen@example.com')
    await add('TEE-red-M', 1)
    expect((await mailTo('chosen@example.com')).subject).toBe('Sold-out tee, Red, M is back')
    await add('TEE-red-M', -1)
    await rename(JSON.stringify(before?.name))
  })

  test('[STOCK-10] of a style any variant will do', async () => {
    await ask('TEE', 'tee@example.com')
    await add('TEE-red-M', 1)
    expect((await mailTo('tee@example.com')).text).toContain('Sold-out tee is back in stock')
    await add('TEE-red-M', -1)
  })

  test('[STOCK-11] a price below the one at the time of asking is told, a higher one is not', async () => {
    await cap(25)
    await ask('CAP', 'cheap@example.com', 'price_drop')
    await ask('CAP', 'rouble@example.com', 'price_drop', 'ru')
    await cap(26)
    await settled()
    expect(await mailsTo('cheap@example.com')).toEqual([])
    await cap(26, 20)
    const mail = await mailTo('cheap@example.com')
    expect(mail.subject).toBe('Black cap is $20.00 now')
    // the special price is of the dollar views alone
    await settled()
    expect(await mailsTo('rouble@example.com')).toEqual([])
  })

  test('[STOCK-12] what is gone again when the mail is written waits for the next time', async () => {
    await ask('TEE-red-M', 'again@example.com')
    await shop.db.updateTable('stock_request').set({ notified_at: shop.now() }).execute()
    const [request] = await shop.db.selectFrom('stock_request').select('id').execute()
    await handlers['mail.stock']?.({ request: request?.id })
    expect(await mailsTo('again@example.com')).toEqual([])
    expect(await open()).toHaveLength(1)
    await handlers['mail.stock']?.({ request: randomUUID() })
    await add('TEE-red-M', 1)
    await mailTo('again@example.com')
    await add('TEE-red-M', -1)
  })
})

describe('ending', () => {
  test('[STOCK-13] the link of the mail withdraws whatever else is open of the contact, and nobody learns more', async () => {
    await ask('TEE-red-M', 'leave@example.com')
    await ask('CAP', 'leave@example.com', 'price_drop')
    await ask('CAP', 'stay@example.com', 'price_drop')
    await add('TEE-red-M', 1)
    const mail = await mailTo('leave@example.com')
    const token = /\/en\/stock-requests\?token=([0-9a-f-]{36})/.exec(mail.text)?.[1]
    for (const each of [token, token, randomUUID(), 'nonsense'])
      expect((await shop.post('/api/stock/notify/cancel', { token: each })).body).toMatchObject({
        code: 200,
        result: true,
      })
    expect((await shop.post('/api/stock/notify/cancel', {})).status).toBe(400)
    expect((await open()).map(({ email }) => email)).toEqual(['stay@example.com'])
    await add('TEE-red-M', -1)
  })

  test('[STOCK-14] answered requests are kept for a month, open ones for a year', async () => {
    await shop.db
      .insertInto('stock_request')
      .values([
        stockRequest(shop, 'a', 40, 31),
        stockRequest(shop, 'b', 40, 29),
        stockRequest(shop, 'c', 366),
        stockRequest(shop, 'd', 364),
      ])
      .execute()
    const watch = watchStockRequests({
      db: shop.db,
      jobs,
      log,
      now: shop.now,
      storeViews,
      findPiece: createFindPiece(shop.catalogue),
      onChange: () => () => undefined,
    })
    watch.start()
    await expect
      .poll(async () => (await shop.db.selectFrom('stock_request').select('email').execute()).map(({ email }) => email))
      .toEqual(['b', 'd'])
    await watch.stop()
  })
})
