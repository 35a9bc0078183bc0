import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeViews } from '#config/stores/index.ts'
import { parseQuery } from '#features/search/rules/parse-query.ts'
import { listEntities } from '#features/search/server/index.ts'
import { cabinetOf, createBloggerShop, mira, zoe } from '#test/support/blogger-shop.ts'
import type { BloggerShop } from '#test/support/blogger-shop.ts'
import type { WirePromoProduct } from '../contract.ts'
import { listedPayouts, listedPosts, listedProducts } from './listed-rows.ts'
import { bloggerLists } from './index.ts'

type Type = keyof ReturnType<typeof bloggerLists>
type Asked = {
  readonly filters?: Record<string, unknown>
  readonly text?: string
  readonly sort?: string
  readonly size?: number
}

let shop: BloggerShop
beforeAll(async () => {
  shop = await createBloggerShop()
  await fill()
})
afterAll(() => shop.close())

const requestOf = ({ filters = {}, text, sort, size = 500 }: Asked) => {
  const list = Object.entries(filters).map(([attribute, value]) => ({ attribute, value }))
  const query = parseQuery(JSON.stringify({ filters: list, ...(text === undefined ? {} : { text }) }))
  if (!query.ok) throw new Error(JSON.stringify(query.meta))
  return { view: storeViews.ru, query: query.value, sort, from: 0, size, include: [], exclude: [] }
}
const find = async (type: Type, asked: Asked, who = 0) => {
  const session = { id: '', customerId: who, roles: [who ? 'blogger' : 'manager'] as const, actorId: undefined }
  const answer = await bloggerLists(shop.now)[type](requestOf(asked), { db: shop.db, session })
  if (!answer.ok) throw new Error(JSON.stringify(answer.meta))
  return answer.value
}
const idsOf = ({ items }: { readonly items: readonly object[] }) => items.map((item) => (item as { id: number }).id)

/** Products on their way, there, shown and put aside by either; a set, one put aside with its piece; posts and payouts of two. */
const fill = async () => {
  const cabinet = cabinetOf(shop)
  const order = await shop.place([{ sku: 'TEE', qty: 1 }], { promo_code: 'MIRA' })
  await sql`update product set name = name || '{"ru": "Лиф"}' where sku = 'BRA'`.execute(shop.db)
  await cabinet.sendTo(mira, ['BOTTLE', 'RUNNER'], { isOnWay: true, order })
  const [bra, legging, tee, gone] = await cabinet.sendTo(mira, ['BRA', 'LEGGING', 'TEE', 'BOTTLE'])
  const makeSet = async (items: string) => ((await cabinet.send('set', { items })).result as WirePromoProduct).id
  const [set] = [await makeSet(`${bra},${legging}`), await makeSet(`${tee},${legging}`)]
  for (const [id, type] of [
    [set, 'post'],
    [legging, 'story'],
  ])
    await cabinet.send('post', { type: String(type), item_id: String(id) })
  for (const id of [tee, gone]) await cabinet.tell('archive', { id, archive: true, reason: 'size' })
  await sql`update promo_product set archived_by = 'manager', archived_reason = null where id = ${gone}`.execute(
    shop.db,
  )
  const [own] = await cabinet.sendTo(zoe, ['TEE'])
  await cabinet.send('post', { type: 'profile', item_id: String(own) }, [], zoe)
  await shop.move(order, { stage: 5 })
  for (const action of ['cancel', 'approve']) {
    const made = await shop.send('manager', '/api/manage/payouts', { blogger_id: String(mira), currency: 'USD' })
    await shop.ask('manager', 'POST', `/api/manage/payouts/${(made.result as { id: number }).id}`, { action })
  }
}

const listed = { promo_product: listedProducts, blogger_post: listedPosts, blogger_payout: listedPayouts }

test.each<[Type, Asked]>([
  ...[{ is_set: true }, { is_set: 'no' }, { delivered: true }, { delivered: { nin: [true] } }, { archive: 1 }].map(
    (filters): [Type, Asked] => ['promo_product', { filters }],
  ),
  ['promo_product', { filters: { archive: false, promoted_count: { gte: 1 } } }],
  ['promo_product', { filters: { promoted_count: 2 } }],
  ['promo_product', { filters: { sku: ['TEE', 'BRA', '\0', "'"] } }],
  ['promo_product', { filters: { sku: { nin: ['TEE'] } }, sort: 'sku' }],
  ['promo_product', { filters: { type_type: 'top', blogger_id: { lt: zoe } } }],
  ['promo_product', { filters: { title: { like: ['%лиф%', 'B*e'] } } }],
  ['promo_product', { text: 'лиф' }],
  ['promo_product', { text: '100%_' }],
  ['promo_product', { filters: { archived_reason: 'size', archived_at: { gt: '2026-01-01' } } }],
  ['promo_product', { filters: { delivered_at: { lt: '2026-01-01' } } }],
  ['promo_product', { filters: { order: { nin: ['x'] }, sku: { gt: 1 } } }],
  ['promo_product', { sort: 'delivered_at:desc,title' }],
  ['promo_product', { sort: 'promoted_count,id' }],
  ['blogger_post', { filters: { type: ['story', 'profile'] }, sort: 'type' }],
  ['blogger_post', { filters: { promoted_at: { gte: '2020-01-01', lt: '2099-01-01' } } }],
  ['blogger_post', { text: 'anything' }],
  ['blogger_payout', { filters: { status: 'approved', amount: 2.4, orders: 1 } }],
  ['blogger_payout', { filters: { approved_at: { gt: 0 } } }],
  ['blogger_payout', { filters: { number: { like: 'P100*' }, currency: 'USD' }, sort: 'number:desc' }],
])('[BLOGGER-36] %s by %j is what a list in memory says', async (type, asked) => {
  for (const who of [0, mira, zoe]) {
    const all = await find(type, {}, who)
    const fields = Object.keys(listed[type]({ ownerId: undefined, language: 'ru' }).fields)
    const expected = listEntities(all.items, requestOf(asked), fields, 'id:desc')
    if (!expected.ok) throw new Error('refused')
    const found = await find(type, asked, who)
    expect([who, found.total, idsOf(found)]).toEqual([who, expected.value.total, idsOf(expected.value)])
  }
})

test('[BLOGGER-36] an unknown field is refused', async () => {
  const session = { id: '', customerId: 1, roles: ['manager'] as const, actorId: undefined }
  for (const asked of [{ filters: { customer_id: 1 } }, { sort: 'customer_id' }])
    expect(await bloggerLists(shop.now).promo_product(requestOf(asked), { db: shop.db, session })).toMatchObject({
      ok: false,
      code: 'INVALID_INPUT',
    })
})

test('[BLOGGER-36] what lies behind a thousand newer ones is found, and counted', async () => {
  const [oldest] = idsOf(await find('promo_product', { sort: 'id', size: 1 }))
  const before = (await find('promo_product', {})).total
  await sql`
    insert into promo_product (customer_id, title, created_at)
    select ${zoe}, '{"en": "Another"}', now() from generate_series(1, 1001)`.execute(shop.db)
  expect(idsOf(await find('promo_product', { filters: { id: oldest } }))).toEqual([oldest])
  const all = await find('promo_product', { sort: 'id', size: 1 })
  expect([idsOf(all), all.total]).toEqual([[oldest], before + 1001])
})
