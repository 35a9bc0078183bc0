import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPhoto, cabinetOf, createBloggerShop, mira } from '#test/support/blogger-shop.ts'
import type { BloggerShop, Cabinet, List } from '#test/support/blogger-shop.ts'
import type { Answer } from '#test/support/sales.ts'
import type { WirePost, WirePromoProduct } from '../../contract.ts'

let shop: BloggerShop
let photo: Buffer
let cabinet: Cabinet
beforeAll(async () => {
  shop = await createBloggerShop()
  photo = await aPhoto()
  cabinet = cabinetOf(shop)
})
afterAll(() => shop.close())

describe('products', () => {
  test('[BLOGGER-19] [BLOGGER-22] [BLOGGER-180] managers send them, all or none, in an order that takes days', async () => {
    const orderId = await shop.place([{ sku: 'TEE', qty: 1 }])
    const { number } = await shop.db
      .selectFrom('shop_order')
      .select('number')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    const [bra = 0, bottle = 0] = await cabinet.sendTo(mira, ['BRA', 'BOTTLE'], {
      isOnWay: true,
      order: number,
      days: 3,
    })
    expect(await cabinet.product(bra)).toMatchObject({
      is_set: false,
      parts: [],
      type_type: 'top',
      title: 'Name of BRA',
      sku: 'BRA',
      product_id: shop.ids['BRA'],
      image: 'BRA.webp',
      url: '/p/BRA/bra',
      order: number,
      order_id: orderId,
      delivered: false,
      delivered_at: null,
      days_to_delivery: 3,
      promoted_count: 0,
      archive: false,
      blogger_images: [],
    })
    expect((await cabinet.product(bottle)).type_type).toBeNull()
    const refused = await shop.ask('manager', 'POST', `/api/manage/bloggers/${mira}/products`, {
      skus: ['TEE', 'NONE'],
    })
    expect(refused).toMatchObject({
      status: 400,
      result: 'SKUS_UNKNOWN',
      meta: { skus: ['NONE'] },
    })
    const unknown = await shop.ask('manager', 'POST', `/api/manage/bloggers/${mira}/products`, {
      skus: ['TEE'],
      order: 'V1',
    })
    expect(unknown).toMatchObject({ status: 404, result: 'ORDER_NOT_FOUND' })
    expect((await shop.ask('manager', 'POST', '/api/manage/bloggers/1/products', { skus: ['TEE'] })).status).toBe(404)
  })

  test('[BLOGGER-375] are sent once under one press, however often and however many at once it comes', async () => {
    const url = `/api/manage/bloggers/${mira}/products`
    const count = async () =>
      ((await shop.ask(mira, 'GET', '/api/blogger/products')).result as List<WirePromoProduct>).total
    const before = await count()
    const press = randomUUID()
    const refused = await shop.ask('manager', 'POST', url, { skus: ['NONE'], press })
    expect(refused.result).toBe('SKUS_UNKNOWN')
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => shop.ask('manager', 'POST', url, { skus: ['TEE'], press })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(answers.flatMap(({ result }) => (result as { ids: number[] }).ids)).toHaveLength(1)
    expect(await count()).toBe(before + 1)
    await shop.ask('manager', 'POST', url, { skus: ['TEE'], press: randomUUID() })
    expect(await count()).toBe(before + 2)
  })

  test('[BLOGGER-20] are received by product, by order, or both, once, with GET and POST', async () => {
    const orderId = await shop.place([{ sku: 'TEE', qty: 1 }])
    const [bra = 0, tee = 0, runner = 0] = await cabinet.sendTo(mira, ['BRA', 'TEE', 'RUNNER'], {
      isOnWay: true,
      order: orderId,
    })
    const received = async (answer: Promise<Answer>) => (await answer).result
    expect(await received(cabinet.ask(`order-received?order=${orderId}&id=${bra}`))).toEqual({ received: 1 })
    expect([(await cabinet.product(bra)).delivered, (await cabinet.product(tee)).delivered]).toEqual([true, false])
    expect(await received(cabinet.tell('order-received', { order: orderId }))).toEqual({ received: 2 })
    expect(await received(cabinet.ask(`order-received?order=${orderId}`))).toEqual({ received: 0 })
    expect(await cabinet.product(runner)).toMatchObject({ delivered: true, days_to_delivery: null })
    expect(await received(cabinet.tell('order-received', { id: runner, order: null }))).toEqual({ received: 0 })
    expect((await cabinet.tell('order-received', {})).status).toBe(400)
    expect((await cabinet.tell('order-received', { order: 'V0' })).status).toBe(404)
    const { statusCode } = await shop.app.inject({
      url: `/api/blogger/order-received?id=${bra}`,
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(statusCode).toBe(403)
  })

  test('[BLOGGER-21] are put aside with a reason, and taken back', async () => {
    const [tee = 0] = await cabinet.sendTo(mira, ['TEE'])
    expect(await cabinet.tell('archive', { id: tee, archive: true })).toMatchObject({
      status: 400,
      meta: { fields: { reason: 'MISSING' } },
    })
    expect(await cabinet.tell('archive', { id: tee, archive: true, reason: 'other', notes: ' ' })).toMatchObject({
      status: 400,
      meta: { fields: { notes: 'MISSING' } },
    })
    expect((await cabinet.tell('archive', { id: tee, type: 'set', archive: true, reason: 'size' })).status).toBe(404)
    const aside = await cabinet.tell('archive', {
      id: tee,
      type: 'product',
      archive: true,
      reason: 'size',
      notes: ' Too long ',
    })
    const state = { archive: true, archived_reason: 'size', archived_notes: 'Too long', archived_by: 'blogger' }
    expect(aside.result).toMatchObject(state)
    expect((await cabinet.tell('archive', { id: tee, archive: true, reason: 'style' })).result).toEqual(aside.result)
    expect((await cabinet.tell('archive', { id: tee, archive: false })).result).toMatchObject({
      archive: false,
      archived_at: null,
      archived_reason: null,
    })
    const own = { id: tee, archive: true, reason: 'Does not fit me', notes: 'Sleeves' }
    expect((await cabinet.tell('archive', own)).result).toMatchObject({
      archived_reason: 'other',
      archived_notes: 'Does not fit me: Sleeves',
    })
  })

  test('[BLOGGER-26] are chosen for the shop, all or none', async () => {
    const ids = [shop.ids['BRA'] ?? 0, shop.ids['TEE'] ?? 0]
    const choose = (products: number[], action: string) => cabinet.tell('approve', { products, action })
    const chosen = async () =>
      (await shop.db.selectFrom('product').select('sku').where('approved', '=', true).orderBy('sku').execute()).map(
        ({ sku }) => sku,
      )
    const version = async () =>
      (await shop.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version
    const before = await version()
    expect((await choose(ids, 'approve')).result).toEqual({ changed: 2 })
    expect([await chosen(), await version()]).toEqual([['BRA', 'TEE'], before + 1])
    expect((await choose(ids, 'approve')).result).toEqual({ changed: 0 })
    expect(await version()).toBe(before + 1)
    expect((await choose([...ids, 999_999], 'refuse')).status).toBe(404)
    expect((await choose([ids[0] ?? 0], 'refuse')).result).toEqual({ changed: 1 })
    expect(await chosen()).toEqual(['TEE'])
    expect((await choose(ids, 'delete')).status).toBe(400)
  })
})

describe('sets', () => {
  const check = async (...ids: number[]) => (await cabinet.ask(`set-check?items=${ids.join(',')}`)).result
  const make = (ids: number[], pictures: Buffer[] = []) => cabinet.send('set', { items: ids.join(',') }, pictures)

  test('[BLOGGER-24] are a top with a bottom, once', async () => {
    const [bra = 0, legging = 0, runner = 0] = await cabinet.sendTo(mira, ['BRA', 'LEGGING', 'RUNNER'])
    expect(await check(legging, bra)).toEqual({ allowed: true, set_id: null })
    expect([await check(bra), await check(bra, runner), await check(bra, legging, runner)]).toEqual(
      [1, 2, 3].map(() => ({ allowed: false, set_id: null })),
    )
    expect(await make([bra, runner])).toMatchObject({ status: 409, result: 'SET_NOT_ALLOWED' })
    const both = await Promise.all([make([legging, bra], [photo]), make([bra, legging])])
    const sets = both.map(({ result }) => result as WirePromoProduct)
    expect(new Set(sets.map(({ id }) => id)).size).toBe(1)
    const [set] = sets
    expect(set).toMatchObject({
      is_set: true,
      type_type: null,
      title: 'Name of BRA + Name of LEGGING',
      image: 'BRA.webp',
    })
    expect(set?.parts.map(({ id }) => id)).toEqual([bra, legging])
    expect(await check(bra, legging)).toEqual({ allowed: false, set_id: set?.id })
    expect((await make([bra, legging])).result).toMatchObject({ id: set?.id })
    expect((await cabinet.ask('set-check?items=1,x')).status).toBe(400)
  })

  test('[BLOGGER-24] are not made of what is put aside', async () => {
    const [tee = 0, legging = 0] = await cabinet.sendTo(mira, ['TEE', 'LEGGING'])
    await cabinet.tell('archive', { id: tee, archive: true, reason: 'style' })
    expect(await check(tee, legging)).toEqual({ allowed: false, set_id: null })
    expect((await make([tee, legging])).status).toBe(409)
  })

  test('[BLOGGER-207] are put aside with a piece, and taken back with it', async () => {
    const [tee = 0, legging = 0] = await cabinet.sendTo(mira, ['TEE', 'LEGGING'])
    const set = (await make([tee, legging])).result as WirePromoProduct
    await cabinet.tell('archive', { id: tee, archive: true, reason: 'size' })
    expect(await cabinet.product(set.id)).toMatchObject({
      archive: true,
      archived_reason: 'size',
      archived_by: 'blogger',
    })
    expect((await cabinet.product(legging)).archive).toBe(false)
    expect(await cabinet.send('post', { type: 'post', item_id: String(set.id) })).toMatchObject({
      status: 409,
      result: 'PRODUCT_ARCHIVED',
    })
    expect((await cabinet.tell('archive', { id: set.id, archive: false })).result).toMatchObject({ archive: false })
    expect((await cabinet.product(tee)).archive).toBe(false)
  })

  test('[BLOGGER-25] are there once their pieces are, and a post of one is a post of its pieces', async () => {
    const [tee = 0, legging = 0] = await cabinet.sendTo(mira, ['TEE', 'LEGGING'], { isOnWay: true })
    const set = (await make([tee, legging])).result as WirePromoProduct
    await cabinet.tell('order-received', { id: tee })
    expect((await cabinet.product(set.id)).delivered).toBe(false)
    await cabinet.tell('order-received', { id: legging })
    expect((await cabinet.product(set.id)).delivered).toBe(true)
    const post = (await cabinet.send('post', { type: 'post', item_id: String(set.id) })).result as WirePost
    expect(post.products.map(({ id }) => id)).toEqual([set.id, tee, legging])
    for (const id of [set.id, tee, legging])
      expect(await cabinet.product(id)).toMatchObject({ promoted_count: 1, promoted_dates: [post.promoted_at] })
    expect(((await cabinet.ask(`posts?item_id=${tee}`)).result as List<WirePost>).items.map(({ id }) => id)).toEqual([
      post.id,
    ])
  })
})
