import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at, createBloggerShop, mira, zoe } from '#test/support/blogger-shop.ts'
import type { BloggerShop } from '#test/support/blogger-shop.ts'
import { callApi, orderBody } from '#test/support/sales.ts'
import { callSignedIn } from '#test/support/sign-in.ts'
import type { WireBloggerOrder } from '../../contract.ts'
import { isPromoCode, setCodes } from './promo-codes.ts'

let shop: BloggerShop
beforeAll(async () => {
  shop = await createBloggerShop()
})
afterAll(() => shop.close())

const tee = [{ sku: 'TEE', qty: 1 }]
const found = async (id: string, who = mira): Promise<WireBloggerOrder | undefined> => {
  const { items } = (await shop.ask(who, 'GET', '/api/blogger/orders')).result as { items: WireBloggerOrder[] }
  return items.find((order) => order.id === id)
}
const linesOf = async (id: string): Promise<number[]> =>
  (await shop.db.selectFrom('order_line').select('id').where('order_id', '=', id).orderBy('id').execute()).map(
    (line) => line.id,
  )
const inUsd = async (who = mira) => (await shop.balance(who)).find(({ currency }) => String(currency) === 'USD')

describe('whose an order is', () => {
  test('[BLOGGER-1] the typed code beats the promised one, in whatever letters', async () => {
    const promised = await shop.place(tee, { promo_code: ' mira ' })
    const typed = await shop.place(tee, { coupon: 'zoe', promo_code: 'MIRA' })
    expect(await found(promised)).toMatchObject({ royalty: { sum: 2, bonus: 0.4, currency: 'USD', sent: false } })
    expect([await found(typed), (await found(typed, zoe))?.royalty.sum]).toEqual([undefined, 2])
  })

  test('[BLOGGER-4] a code takes nothing off unless a coupon has its name, and then is the blogger’s all the same', async () => {
    const plain = await shop.place(tee, { coupon: 'MIRA' })
    expect((await found(plain))?.royalty.sum).toBe(2)
    await shop.db.insertInto('coupon').values({ code: 'MIRA', type: 'percent', value: 50, date_end: null }).execute()
    const less = await shop.place(tee, { coupon: 'mira', promo_code: 'ZOE' })
    expect((await found(less))?.royalty).toMatchObject({ sum: 1, bonus: 0.2 })
    await shop.db.deleteFrom('coupon').execute()
  })

  test('[BLOGGER-2] codes in use, of bloggers that are not switched off', async () => {
    expect([await isPromoCode(shop.db, 'mira'), await isPromoCode(shop.db, 'NOBODY')]).toEqual([true, false])
    const change = (set: { disabled_at?: Date | null; roles?: 'blogger'[] }) =>
      shop.db.updateTable('customer').set(set).where('id', '=', zoe).execute()
    await change({ disabled_at: shop.now() })
    expect(await isPromoCode(shop.db, 'ZOE')).toBe(false)
    await change({ disabled_at: null, roles: [] })
    expect(await isPromoCode(shop.db, 'ZOE')).toBe(false)
    await change({ roles: ['blogger'] })
    expect(await isPromoCode(shop.db, 'ZOE')).toBe(true)
  })

  test('[BLOGGER-2] managers set codes; one that is taken refuses all, one out of use stays its blogger’s', async () => {
    const set = (id: number, codes: string[]) => shop.ask('manager', 'POST', `/api/manage/bloggers/${id}`, { codes })
    expect((await set(zoe, ['ZOE', ' zoe10 '])).result).toMatchObject({ codes: ['ZOE', 'ZOE10'] })
    expect((await set(zoe, ['ZOE'])).result).toMatchObject({ codes: ['ZOE'] })
    expect(await isPromoCode(shop.db, 'ZOE10')).toBe(false)
    expect(await set(mira, ['MIRA', 'ZOE10'])).toMatchObject({
      status: 409,
      result: 'CODE_TAKEN',
      meta: { codes: ['ZOE10'] },
    })
    expect((await set(mira, ['MIRA'])).result).toMatchObject({ codes: ['MIRA'] })
    expect((await set(424_242, ['X'])).status).toBe(404)
    const both = await Promise.all(
      [mira, zoe].map((id) =>
        shop.db
          .transaction()
          .execute((trx) => setCodes(trx, id, ['AT-ONCE', id === mira ? 'MIRA' : 'ZOE'], shop.now())),
      ),
    )
    expect(both.filter((taken) => taken.includes('AT-ONCE'))).toHaveLength(1)
  })

  test('[ADMIN-289] codes that somebody else set meanwhile are not saved over, unless what they left was seen', async () => {
    const set = (codes: string[], seen: string[]) =>
      shop.ask('manager', 'POST', `/api/manage/bloggers/${zoe}`, { codes, seen })
    const before = ['ZOE']
    expect((await shop.ask('manager', 'POST', `/api/manage/bloggers/${zoe}`, { codes: before })).status).toBe(200)
    const both = await Promise.all([set(['ZOE', 'ONE'], before), set(['ZOE', 'OTHER'], before)])
    const [kept, late] = both.toSorted((one, other) => one.status - other.status)
    const { codes } = (kept?.result ?? {}) as { codes: string[] }
    expect(kept?.status).toBe(200)
    expect(late).toMatchObject({ status: 409, result: 'CODES_CHANGED', meta: { codes } })
    expect(await set(codes, before)).toMatchObject({ status: 200, result: { codes } })
    expect(await set(before, codes.toReversed())).toMatchObject({ status: 200, result: { codes: before } })
  })

  test('[BLOGGER-3] nothing is earned on one’s own purchase', async () => {
    const body = orderBody(crypto.randomUUID(), 'TEE', { promo_code: 'MIRA' })
    const own = await callSignedIn(shop, mira, 'POST', '/api/order', body)
    expect(await found((own.result as { order: { id: string } }).order.id)).toBeUndefined()
    const asGuest = await shop.place(tee, { promo_code: 'MIRA', ...at({ email: `person-${mira}@mail.example` }) })
    expect(await found(asGuest)).toBeUndefined()
    expect(
      await found(await shop.place(tee, { promo_code: 'MIRA', ...at({ email: 'ana@mail.example' }) })),
    ).toBeDefined()
  })
})

describe('what an order earns', () => {
  test('[BLOGGER-7] is pending, then active at stage 5, and nothing once it is cancelled', async () => {
    const before = await inUsd()
    const id = await shop.place([{ sku: 'BRA', qty: 1 }], { promo_code: 'MIRA' })
    const placed = await inUsd()
    expect((placed?.['pending'] ?? 0) - (before?.['pending'] ?? 0)).toBeCloseTo(4.8)
    await shop.move(id, { stage: 5 })
    expect((await found(id))?.royalty).toMatchObject({ sum: 4, bonus: 0.8, sent: true, payout_id: null })
    const confirmed = await inUsd()
    expect([confirmed?.['pending'], confirmed?.['total']]).toEqual([before?.['pending'], placed?.['total']])
    expect((confirmed?.['active'] ?? 0) - (before?.['active'] ?? 0)).toBeCloseTo(4.8)

    const lost = await shop.place(tee, { promo_code: 'MIRA' })
    await shop.move(lost, { canceled: true, cancel_reason: 'No longer wanted' })
    expect(await found(lost)).toMatchObject({
      canceled: true,
      cancel_reason: 'No longer wanted',
      royalty: { sum: 0, bonus: 0, sent: false },
    })
    expect((await inUsd())?.['total']).toBe(confirmed?.['total'])
  })

  test('[BLOGGER-8] goes back with what came back, to exactly nothing', async () => {
    const id = await shop.place(
      [
        { sku: 'TEE', qty: 3 },
        { sku: 'BRA', qty: 1 },
      ],
      { promo_code: 'MIRA' },
    )
    expect((await found(id))?.royalty.sum).toBe(10)
    await shop.move(id, { stage: 5 })
    const [first = 0, second = 0] = await linesOf(id)
    expect((await shop.giveBack(id, [{ line: first, qty: 1 }])).status).toBe(200)
    expect(await found(id)).toMatchObject({ royalty: { sum: 8, bonus: 1.6 }, products: [{ returned_count: 1 }, {}] })
    await shop.giveBack(id, [{ line: first, qty: 2 }])
    await shop.giveBack(id, [{ line: second, qty: 1 }])
    expect((await found(id))?.royalty).toMatchObject({ sum: 0, bonus: 0 })
  })

  test('[ORDER-211] follows money that is given back without any pieces', async () => {
    const id = await shop.place([{ sku: 'TEE', qty: 3 }], { promo_code: 'MIRA' })
    await shop.move(id, { paid: true })
    const before = (await found(id))?.royalty.sum ?? 0
    const { rows } = await sql<{ goods: number }>`
      select (totals ->> 'goods')::integer as goods from shop_order where id = ${id}`.execute(shop.db)
    const half = (rows[0]?.goods ?? 0) / 200
    const refund = (amount: number) =>
      callSignedIn(shop, 'manager', 'POST', `/api/manage/orders/${id}/refund`, {
        refund_id: randomUUID(),
        amount,
        reason: 'torn',
      })
    await refund(half)
    expect((await found(id))?.royalty.sum).toBeCloseTo(before / 2)
    await refund(half)
    expect((await found(id))?.royalty).toMatchObject({ sum: 0, bonus: 0 })
  })

  test('[BLOGGER-6] is what the shares were when it was placed, on goods without delivery', async () => {
    const id = await shop.place([{ sku: 'BOTTLE', qty: 1 }], { promo_code: 'MIRA' })
    expect(await found(id)).toMatchObject({ royalty: { sum: 1.5, bonus: 0.3 } })
    expect((await found(id))?.price).toBeGreaterThan(15)
  })

  test('[BLOGGER-9] a repeat writes nothing, and the database refuses every change', async () => {
    const id = await shop.place(tee, { promo_code: 'MIRA' })
    for (let i = 0; i < 3; i += 1) await shop.move(id, { stage: 5 })
    const entries = await shop.db
      .selectFrom('royalty_entry')
      .select(['pot', 'profit'])
      .where('order_id', '=', id)
      .execute()
    expect(entries).toEqual([
      { pot: 'pending', profit: 200 },
      { pot: 'pending', profit: -200 },
      { pot: 'active', profit: 200 },
    ])
    for (const change of [
      sql`update royalty_entry set profit = 1`,
      sql`delete from royalty_entry`,
      sql`delete from royalty`,
      sql`update royalty set customer_id = 1`,
    ])
      await expect(change.execute(shop.db)).rejects.toThrow('append-only')
  })

  test('[BLOGGER-10] has a balance a currency', async () => {
    const body = orderBody(crypto.randomUUID(), 'TEE', { promo_code: 'ZOE' })
    expect((await callApi(shop, 'POST', '/api/order?store=ru', body)).status).toBe(200)
    const balance = await shop.balance(zoe)
    expect(balance.map(({ currency }) => currency)).toEqual(['RUB', 'USD'])
    for (const { active = 0, pending = 0, paid = 0, total } of balance)
      expect(total).toBeCloseTo(active + pending + paid)
    expect(balance[0]).toMatchObject({ id: 'RUB', pending: 216, active: 0, paid: 0, total: 216 })
    expect(String(balance[0]?.['next_payment'])).toMatch(/^20\d\d-\d\d-10$/)
  })

  test('[BLOGGER-13] stands in the order for its blogger alone', async () => {
    const id = await shop.place(tee, { promo_code: 'MIRA' })
    const royaltyFor = async (who: number | 'manager') =>
      ((await shop.ask(who, 'GET', `/api/order/${id}`)).result as { royalty?: object }).royalty
    expect(await royaltyFor(mira)).toEqual({ sum: 2, bonus: 0.4, currency: 'USD', sent: false })
    expect([await royaltyFor(zoe), await royaltyFor('manager'), await royaltyFor(7200)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test('[BLOGGER-31] [BLOGGER-208] is listed without who bought, narrowed to a period as its figures are', async () => {
    const { text } = await shop.ask(mira, 'GET', '/api/blogger/orders')
    expect(text).not.toMatch(/Hannah|hannah@|Mercer|5550173|customer/)
    const count = async (query: string) =>
      ((await shop.ask(mira, 'GET', `/api/blogger/orders${query}`)).result as { total: number }).total
    const canceled = await shop.place(tee, { promo_code: 'MIRA' })
    await shop.move(canceled, { canceled: true })
    const [all, today] = [await count(''), await count('?period=today')]
    const { today: figures } = (await shop.ask(mira, 'GET', '/api/blogger/stats')).result as {
      today: { count: number }
    }
    expect([today, all > today]).toEqual([figures.count, true])
    shop.setNow(new Date(Date.now() + 3 * 86_400_000))
    expect([await count('?period=today'), await count('?period=week')]).toEqual([0, today])
    shop.setNow(undefined)
    expect((await shop.ask(mira, 'GET', '/api/blogger/orders?period=decade')).status).toBe(400)
  })

  test('[BLOGGER-29] makes the figures', async () => {
    const stats = (await shop.ask(zoe, 'GET', '/api/blogger/stats')).result as {
      today: { count: number; profit: object }
    }
    expect(stats.today.count).toBe(2)
    expect(stats.today.profit).toEqual({ USD: 2, RUB: 180 })
  })
})
