import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPhoto, createBloggerShop, mira, zoe } from '#test/support/blogger-shop.ts'
import type { BloggerShop } from '#test/support/blogger-shop.ts'
import type { ManagedPayout, ManagedRoyalty, WireBloggerOrder, WirePayout } from '../../contract.ts'
import { royaltyStates } from '../../rules/limits.ts'
import { decidePayout } from './payouts-store.ts'

let shop: BloggerShop
beforeAll(async () => {
  shop = await createBloggerShop()
})
afterAll(() => shop.close())

const confirmed = async (code = 'MIRA', sku = 'BRA'): Promise<string> => {
  const id = await shop.place([{ sku, qty: 1 }], { promo_code: code })
  await shop.move(id, { stage: 5 })
  return id
}
const pay = async (blogger: number, changes: Record<string, string> = {}, pictures: Buffer[] = []) =>
  shop.send('manager', '/api/manage/payouts', { blogger_id: String(blogger), currency: 'USD', ...changes }, pictures)
const decide = (id: number, action: string) => shop.ask('manager', 'POST', `/api/manage/payouts/${id}`, { action })
const usd = async (who = mira) => (await shop.balance(who)).find(({ id }) => String(id) === 'USD')
const ordersOf = async (who: number, query = '') =>
  ((await shop.ask(who, 'GET', `/api/blogger/orders${query}`)).result as { items: WireBloggerOrder[] }).items

test('[BLOGGER-14] [BLOGGER-15] a payout takes all that is active, waits, and is paid once it is approved', async () => {
  expect(await pay(mira)).toMatchObject({ status: 409, result: 'NOTHING_TO_PAY' })
  const id = await confirmed()
  const pending = await shop.place([{ sku: 'TEE', qty: 1 }], { promo_code: 'MIRA' })
  const made = await pay(mira, { note: 'For November' })
  const payout = made.result as ManagedPayout
  expect(payout).toMatchObject({
    amount: 4.8,
    profit: 4,
    bonus: 0.8,
    status: 'open',
    orders: 1,
    note: 'For November',
    approved_at: null,
    blogger: { id: mira },
  })
  expect(await usd()).toMatchObject({ active: 4.8, paid: 0, pending: 2.4 })
  expect(await pay(mira)).toMatchObject({ status: 409, result: 'PAYOUT_OPEN' })
  expect((await ordersOf(mira)).map(({ royalty }) => [royalty.payout_id, royalty.file])).toEqual([
    [null, null],
    [payout.id, null],
  ])
  expect((await decide(payout.id, 'approve')).result).toMatchObject({ status: 'approved' })
  expect((await decide(payout.id, 'approve')).status).toBe(200)
  expect(await decide(payout.id, 'cancel')).toMatchObject({ status: 409, result: 'PAYOUT_CLOSED' })
  expect(await usd()).toMatchObject({ active: 0, paid: 4.8, pending: 2.4, total: 7.2 })
  const [paid] = await ordersOf(mira, `?payout_id=${payout.id}`)
  expect(paid).toMatchObject({ id, royalty: { payout_id: payout.id, file: payout.file } })
  const order = (await shop.ask(mira, 'GET', `/api/order/${id}`)).result as { royalty: object }
  expect(order.royalty).toEqual({ sum: 4, bonus: 0.8, currency: 'USD', sent: true, file: payout.file })
  await expect(sql`update blogger_payout set profit = 1`.execute(shop.db)).rejects.toThrow('append-only')
  await shop.move(pending, { canceled: true })
})

test('[BLOGGER-15] a cancelled payout frees its orders for the next', async () => {
  await confirmed('ZOE')
  const first = (await pay(zoe)).result as ManagedPayout
  expect((await decide(first.id, 'cancel')).result).toMatchObject({ status: 'canceled', orders: 1 })
  expect(await decide(first.id, 'approve')).toMatchObject({ status: 409, result: 'PAYOUT_CLOSED' })
  const second = (await pay(zoe)).result as ManagedPayout
  expect(second).toMatchObject({ amount: 4.8, orders: 1, status: 'open' })
  await decide(second.id, 'approve')
  expect((await decide(second.id + 1000, 'approve')).status).toBe(404)
})

test('[BLOGGER-14] two managers at the same moment make one', async () => {
  await confirmed('ZOE')
  const both = await Promise.all([pay(zoe), pay(zoe)])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(both.filter(({ status }) => status === 409)).toHaveLength(1)
  const { items } = (await shop.ask('manager', 'GET', `/api/manage/payouts?blogger_id=${zoe}&status=open`)).result as {
    items: ManagedPayout[]
  }
  expect(items).toHaveLength(1)
  await decide(items[0]?.id ?? 0, 'approve')
})

test('[BLOGGER-204] what a payout pays stands as it was made; what comes back is a line below zero of the next', async () => {
  const id = await confirmed('ZOE')
  const first = (await pay(zoe)).result as ManagedPayout
  const documentOf = async ({ file }: ManagedPayout) => (await shop.app.inject({ url: file })).rawPayload
  const linesOf = async (payout: ManagedPayout) =>
    (await ordersOf(zoe, `?payout_id=${payout.id}`)).map((order) => [order.id, order.royalty.sum, order.royalty.bonus])
  await decide(first.id, 'approve')
  const [lines, signed] = [await linesOf(first), await documentOf(first)]
  const [line] = await shop.db.selectFrom('order_line').select('id').where('order_id', '=', id).execute()
  await shop.giveBack(id, [{ line: line?.id, qty: 1 }])
  expect([(await linesOf(first)).at(0), lines.at(0)]).toEqual([lines.at(0), [id, 4, 0.8]])
  expect((await documentOf(first)).equals(signed)).toBe(true)
  const [runner, shoes] = [await confirmed('ZOE', 'RUNNER'), await confirmed('ZOE', 'RUNNER')]
  const second = (await pay(zoe)).result as ManagedPayout
  expect(second).toMatchObject({ amount: 16.8, orders: 3 })
  expect(new Set(await linesOf(second))).toEqual(
    new Set([
      [runner, 9, 1.8],
      [shoes, 9, 1.8],
      [id, -4, -0.8],
    ]),
  )
  await decide(second.id, 'approve')
  expect(await pay(zoe)).toMatchObject({ status: 409, result: 'NOTHING_TO_PAY' })
  await expect(sql`update blogger_payout_order set profit = 1`.execute(shop.db)).rejects.toThrow('append-only')
  await expect(sql`delete from blogger_payout_order`.execute(shop.db)).rejects.toThrow('append-only')
})

test('[BLOGGER-205] a payout that is asked for while another one is being approved does not pay the same orders', async () => {
  await confirmed('ZOE')
  const { id } = (await pay(zoe)).result as ManagedPayout
  const [{ promise: isApproved, resolve: approved }, { promise: mayCommit, resolve: commit }] = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
  ]
  const approving = shop.db.transaction().execute(async (trx) => {
    await decidePayout(trx, id, { action: 'approve', by: 1, now: shop.now() })
    approved()
    await mayCommit
  })
  await isApproved
  const again = pay(zoe)
  const waiting = async () =>
    (
      await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        shop.db,
      )
    ).rows.length
  await expect.poll(waiting, { timeout: 10_000 }).toBe(1)
  commit()
  await approving
  expect(await again).toMatchObject({ status: 409, result: 'NOTHING_TO_PAY' })
})

test('[BLOGGER-16] what comes back after it was paid is taken off the next payout', async () => {
  const id = await confirmed('ZOE')
  await decide(((await pay(zoe)).result as ManagedPayout).id, 'approve')
  const [line] = await shop.db.selectFrom('order_line').select('id').where('order_id', '=', id).execute()
  await shop.giveBack(id, [{ line: line?.id, qty: 1 }])
  expect((await usd(zoe))?.['active']).toBe(-4.8)
  expect(await pay(zoe)).toMatchObject({ status: 409, result: 'NOTHING_TO_PAY' })
  await confirmed('ZOE', 'RUNNER')
  expect((await pay(zoe)).result).toMatchObject({ amount: 6 })
})

test('[BLOGGER-17] the document is for its blogger, managers and whoever has its key', async () => {
  const { items } = (await shop.ask(mira, 'GET', '/api/blogger/payouts')).result as { items: WirePayout[] }
  const [payout] = items
  if (!payout) throw new Error('no payout')
  const get = async (url: string) => shop.app.inject({ url })
  const document = await get(payout.file)
  expect([document.statusCode, document.headers['content-type'], document.body.slice(0, 5)]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ])
  expect(document.headers['cache-control']).toBe('private, no-store')
  const [plain = ''] = payout.file.split('?')
  expect((await get(plain)).statusCode).toBe(404)
  expect((await get(`${plain}?key=wrong`)).statusCode).toBe(404)
  expect((await get('/api/blogger/payouts/999999/document.pdf')).statusCode).toBe(404)
  expect((await get('/api/blogger/payouts/x/document.pdf')).statusCode).toBe(404)
  for (const [who, status] of [
    [mira, 200],
    ['manager', 200],
    [zoe, 404],
    ['vip', 404],
  ] as const) {
    const { statusCode } = await shop.app.inject({ url: `${plain}?store=ru`, headers: await bearer(who) })
    expect([who, statusCode]).toEqual([who, status])
  }
})

const bearer = async (who: number | 'manager' | 'vip') => {
  const { signIn } = await import('#test/support/sign-in.ts')
  return { authorization: `Bearer ${await signIn(shop.db, who, shop.now())}` }
}

test('[BLOGGER-17] a manager puts a picture to it; what is none is refused', async () => {
  await confirmed()
  expect((await pay(mira, {}, [Buffer.from('%PDF-1.4 not a picture')])).status).toBe(400)
  const payout = (await pay(mira, {}, [await aPhoto()])).result as ManagedPayout
  expect(payout.attachment).toMatch(/^\/uploads\/[0-9a-f]{32}\.webp$/)
  expect((await shop.app.inject({ url: payout.attachment ?? '' })).statusCode).toBe(200)
  await decide(payout.id, 'approve')
})

test('[BLOGGER-37] managers see bloggers with codes, balances and counts; bloggers see none of it', async () => {
  const { items, total } = (await shop.ask('manager', 'GET', '/api/manage/bloggers')).result as {
    items: { id: number; codes: string[]; orders: number; balance: object[] }[]
    total: number
  }
  expect([total, items.map(({ id }) => id)]).toEqual([2, [mira, zoe]])
  expect(items[0]).toMatchObject({
    codes: ['MIRA'],
    orders: 3,
    posts: 0,
    balance: [{ currency: 'USD', active: 0, paid: 9.6 }],
  })
  const found = await shop.ask('manager', 'GET', '/api/manage/bloggers?q=zoe')
  expect((found.result as { items: { id: number }[] }).items.map(({ id }) => id)).toEqual([zoe])
  const orders = await shop.ask('manager', 'GET', `/api/manage/bloggers/${mira}/orders`)
  expect((orders.result as { total: number }).total).toBe(3)
  for (const url of ['/api/manage/bloggers', `/api/manage/bloggers/${mira}/orders`, '/api/manage/payouts'])
    expect([url, (await shop.ask(mira, 'GET', url)).status]).toEqual([url, 403])
  for (const url of [`/api/manage/bloggers/${mira}`, `/api/manage/bloggers/${mira}/products`, '/api/manage/payouts/1'])
    expect([url, (await shop.ask(mira, 'POST', url, { codes: [], skus: ['TEE'], action: 'approve' })).status]).toEqual([
      url,
      403,
    ])
  expect((await shop.send(mira, '/api/manage/payouts', { blogger_id: String(mira), currency: 'USD' })).status).toBe(403)
})

test('[BLOGGER-128] managers list what each order earned for whom, by what became of it', async () => {
  const order = await shop.place([{ sku: 'TEE', qty: 1 }], { promo_code: 'MIRA' })
  const list = async (query = '') =>
    (await shop.ask('manager', 'GET', `/api/manage/royalties?${query}`)).result as {
      items: ManagedRoyalty[]
      total: number
    }
  const all = await list()
  const one = all.items.find((row) => row.order === order)
  expect(one).toMatchObject({
    blogger: { id: mira },
    code: 'MIRA',
    sum: 2,
    bonus: 0.4,
    currency: 'USD',
    state: 'pending',
  })
  let count = 0
  for (const state of royaltyStates) {
    const { items, total } = await list(`state=${state}`)
    expect([state, total > 0, items.every((row) => row.state === state)]).toEqual([state, true, true])
    count += total
  }
  expect(count).toBe(all.total)
  expect((await list('state=canceled')).items.map(({ sum, bonus }) => sum + bonus)).toEqual([0])
  const found = await list('q=zoe')
  expect(new Set(found.items.map(({ blogger }) => blogger.id))).toEqual(new Set([zoe]))
  expect((await list(`q=${one?.number}`)).items.map((row) => row.order)).toEqual([order])
  const numbers = all.items.map(({ number }) => number)
  expect((await list('sort=created_at:asc')).items.map(({ number }) => number)).toEqual(numbers.toReversed())
  expect((await list('from=1&size=1')).items.map(({ number }) => number)).toEqual(numbers.slice(1, 2))
  expect((await shop.ask(mira, 'GET', '/api/manage/royalties')).status).toBe(403)
  await shop.move(order, { canceled: true })
})
