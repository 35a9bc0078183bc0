import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPhoto, cabinetOf, createBloggerShop, mira, zoe } from '#test/support/blogger-shop.ts'
import type { BloggerShop, Cabinet, List } from '#test/support/blogger-shop.ts'
import { storeViews } from '#config/stores/index.ts'
import type { BloggerSettings, WirePhoto, WirePost, WireWiki } from '../contract.ts'
import { bloggerLists } from './index.ts'

let shop: BloggerShop
let photo: Buffer
let cabinet: Cabinet
beforeAll(async () => {
  shop = await createBloggerShop()
  photo = await aPhoto()
  cabinet = cabinetOf(shop)
})
afterAll(() => shop.close())

test('[BLOGGER-34] nine settings: the shop’s word until they are set, each for itself', async () => {
  const first = (await cabinet.ask('settings')).result as BloggerSettings
  expect(Object.keys(first).toSorted()).toEqual([
    'has_instagram_shopping',
    'instagram',
    'instagram_link',
    'instagram_shopping',
    'post_actions',
    'profile_link',
    'profile_text',
    'shop_instagram',
    'show_attention_photo_modal',
  ])
  expect(first).toMatchObject({
    show_attention_photo_modal: true,
    shop_instagram: 'vitrine.example',
    profile_text: 'Vitrine · MIRA',
    post_actions: ['@vitrine.example', 'MIRA', first.profile_link],
  })
  expect(first.profile_link).toMatch(/\/en\/\?promo=MIRA$/)
  const changes = await Promise.all([
    cabinet.tell('settings', { instagram: 'mira.runs', show_attention_photo_modal: false }),
    cabinet.tell('settings', {
      instagram_link: 'https://www.instagram.com/mira.runs',
      post_actions: ['One', 'Two'],
      other: 1,
    }),
  ])
  expect(changes.map(({ status }) => status)).toEqual([200, 200])
  expect((await cabinet.ask('settings')).result).toEqual({
    ...first,
    instagram: 'mira.runs',
    show_attention_photo_modal: false,
    instagram_link: 'https://www.instagram.com/mira.runs',
    post_actions: ['One', 'Two'],
  })
  for (const bad of [
    { instagram_link: 'javascript:1' },
    { profile_text: 'x'.repeat(2001) },
    { post_actions: Array(11).fill('x') },
  ])
    expect((await cabinet.tell('settings', bad)).status).toBe(400)
  expect((await cabinet.ask('settings', zoe)).result).toMatchObject({ instagram: '', show_attention_photo_modal: true })
})

test('[BLOGGER-35] instructions come by their order in the view’s language', async () => {
  const blocks = (text: string) => [{ kind: 'paragraph', text }]
  const rows = [
    { slug: 'second', sort: 2, title: { en: 'Second' }, content: { en: blocks('Two') } },
    { slug: 'first', sort: 1, title: { en: 'First', ru: 'Первое' }, content: { en: blocks('One'), ru: blocks('Раз') } },
  ]
  await shop.db
    .insertInto('blogger_wiki')
    .values(
      rows.map((row) => ({
        ...row,
        title: JSON.stringify(row.title),
        content: JSON.stringify(row.content),
        updated_at: shop.now(),
      })),
    )
    .execute()
  const titles = async (store: string) =>
    ((await cabinet.ask(`wikis?store=${store}`)).result as List<WireWiki>).items.map(({ title }) => title)
  expect([await titles('en'), await titles('ru')]).toEqual([
    ['First', 'Second'],
    ['Первое', 'Second'],
  ])
  expect((await cabinet.ask('wiki/first?store=ru')).result).toMatchObject({
    slug: 'first',
    json: { blocks: blocks('Раз') },
  })
  expect((await cabinet.ask('wiki/none')).status).toBe(404)
})

describe('whose it is', () => {
  const open = [
    'stats',
    'balance',
    'products',
    'photos',
    'posts',
    'payouts',
    'orders',
    'settings',
    'wikis',
    'wiki/first',
    'post?id=1',
    'set-check?items=1',
  ]
  const changing = ['order-received', 'archive', 'approve', 'settings', 'photos/1/remove']

  test('[BLOGGER-32] the cabinet is for bloggers alone', async () => {
    for (const path of open) {
      const url = `/api/blogger/${path}`
      expect([path, (await shop.app.inject({ url })).statusCode]).toEqual([path, 401])
      for (const who of ['manager', 'admin', 'vip', 7300] as const)
        expect([path, who, (await shop.ask(who, 'GET', url)).result]).toEqual([path, who, 'ACCESS_DENIED'])
    }
    const bodies = { id: 1, archive: false, products: [1], action: 'approve' }
    for (const path of changing)
      for (const who of ['manager', 'vip'] as const)
        expect([path, who, (await shop.ask(who, 'POST', `/api/blogger/${path}`, bodies)).status]).toEqual([
          path,
          who,
          403,
        ])
    for (const path of ['post', 'set', 'photos'])
      expect((await shop.send(7300, `/api/blogger/${path}`, { items: '1', item_id: '1', type: 'post' })).status).toBe(
        403,
      )
  })

  test('[BLOGGER-32] another blogger’s is not there, and stays as it is', async () => {
    const [bra = 0, legging = 0] = await cabinet.sendTo(mira, ['BRA', 'LEGGING'], { isOnWay: true })
    const { items } = (await cabinet.send('photos', { item_id: String(bra) }, [photo])).result as List<WirePhoto>
    await cabinet.tell('order-received', { id: legging })
    const post = (await cabinet.send('post', { type: 'post', item_id: String(legging) })).result as WirePost
    const before = [await cabinet.product(bra), await cabinet.product(legging)]
    const calls = [
      () => cabinet.ask(`products?id=${bra}`, zoe),
      () => cabinet.ask(`photos?item_id=${bra}`, zoe),
      () => cabinet.ask(`post?id=${post.id}`, zoe),
      () => cabinet.ask(`set-check?items=${bra},${legging}`, zoe),
      () => cabinet.ask(`order-received?id=${bra}`, zoe),
      () => cabinet.tell('order-received', { id: bra }, zoe),
      () => cabinet.tell('archive', { id: bra, archive: true, reason: 'size' }, zoe),
      () => cabinet.tell(`photos/${items[0]?.id}/remove`, {}, zoe),
      () => cabinet.send('photos', { item_id: String(bra) }, [photo], zoe),
      () => cabinet.send('post', { type: 'post', item_id: String(legging) }, [], zoe),
      () => cabinet.send('set', { items: `${bra},${legging}` }, [], zoe),
    ]
    for (const [index, call] of calls.entries()) expect([index, (await call()).status]).toEqual([index, 404])
    expect([await cabinet.product(bra), await cabinet.product(legging)]).toEqual(before)
    for (const list of ['products', 'photos', 'posts', 'orders', 'payouts'])
      expect([list, ((await cabinet.ask(list, zoe)).result as List<unknown>).total]).toEqual([list, 0])
  })

  test('[BLOGGER-36] the catalogue lists a blogger’s own rows, and all to managers', async () => {
    const [own = 0] = await cabinet.sendTo(zoe, ['RUNNER'])
    await cabinet.send('post', { type: 'story', item_id: String(own) }, [], zoe)
    const lists = bloggerLists(shop.now)
    const count = async (type: keyof typeof lists, customerId: number, role: 'blogger' | 'manager') => {
      const request = {
        view: storeViews.en,
        query: { filters: [], facets: [], text: undefined },
        sort: undefined,
        from: 0,
        size: 500,
        include: [],
        exclude: [],
      }
      const session = { id: '', customerId, roles: [role], actorId: undefined }
      const answer = await lists[type](request, { db: shop.db, session })
      return answer.ok ? answer.value.total : answer.code
    }
    expect([await count('promo_product', zoe, 'blogger'), await count('blogger_post', zoe, 'blogger')]).toEqual([1, 1])
    const { total } = (await cabinet.ask('products')).result as List<unknown>
    expect(await count('promo_product', 1, 'manager')).toBe(total + 1)
    expect(await count('blogger_post', 1, 'manager')).toBeGreaterThan(1)
    expect([await count('blogger_payout', zoe, 'blogger'), await count('blogger_payout', 1, 'manager')]).toEqual([0, 0])
  })

  test('[BLOGGER-38] who leaves takes codes, products, posts and photos along; the books stay', async () => {
    await shop.place([{ sku: 'TEE', qty: 1 }], { promo_code: 'ZOE' })
    await sql`delete from customer where id = ${zoe}`.execute(shop.db)
    for (const table of ['promo_code', 'promo_product', 'blogger_post', 'promo_photo', 'blogger_profile'] as const)
      expect(await shop.db.selectFrom(table).selectAll().where('customer_id', '=', zoe).execute()).toEqual([])
    for (const table of ['royalty', 'royalty_entry'] as const)
      expect(await shop.db.selectFrom(table).selectAll().where('customer_id', '=', zoe).execute()).toHaveLength(1)
  })
})
