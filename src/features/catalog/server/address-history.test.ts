import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { announceAll } from '#test/support/announce.ts'
import { createShop } from '#test/support/shop.ts'
import type { Shop } from '#test/support/shop.ts'
import { aProductInput } from '#test/support/shop-input.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())

const map = async (url: string, store = 'en') => (await shop.post('/api/url/map', { url }, { store })).body
const redirectOf = async (url: string) => (await map(url)).result.redirect_to

/** As any owner would, and told to the shop as an import tells it. */
const change = async (statement: ReturnType<typeof sql>) => {
  await statement.execute(shop.db)
  await announceAll(shop.db, shop.catalogue)
}

describe('history', () => {
  test('[CATALOG-25] an import that changes a slug keeps the old one, step after step', async () => {
    await shop.write([aProductInput('BALL', { slug: 'gym-ball', categories: ['Gear'] })])
    await shop.write([aProductInput('BALL', { slug: 'big-ball', categories: ['Gear'] })])
    expect(await redirectOf('/ball')).toBe('/p/BALL/big-ball')
    expect(await redirectOf('/en/gym-ball.html')).toBe('/p/BALL/big-ball')
    expect(await redirectOf('/p/BALL/gym-ball')).toBe('/p/BALL/big-ball')
  })

  test('[CATALOG-26] a slug that another product takes over is that one’s', async () => {
    await shop.write([aProductInput('BEACH', { slug: 'gym-ball', categories: ['Gear'] })])
    expect(await redirectOf('/gym-ball')).toBe('/p/BEACH/gym-ball')
    expect(await redirectOf('/ball')).toBe('/p/BALL/big-ball')
  })

  test('[CATALOG-25] a category keeps its ways and its slugs, whoever changes them', async () => {
    await change(sql`update category set url_path = 'women/warm', slug = 'warm' where slug = 'hoodies'`)
    await change(sql`update category set url_path = 'women/warmest' where slug = 'warm'`)
    expect(await redirectOf('/women/hoodies')).toBe('/women/warmest')
    expect(await redirectOf('/women/warm')).toBe('/women/warmest')
    expect(await redirectOf('/c/hoodies')).toBe('/women/warmest')
    expect(await map('/c/warm')).toMatchObject({ result: { _type: 'category' } })
  })

  test('[CATALOG-25] a change that is taken back leaves nothing behind', async () => {
    const before = await shop.db.selectFrom('url_rewrite').selectAll().execute()
    const takenBack = shop.db.transaction().execute(async (trx) => {
      await sql`update product set slug = 'never' where sku = 'CAP'`.execute(trx)
      throw new Error('taken back')
    })
    await expect(takenBack).rejects.toThrow('taken back')
    expect(await shop.db.selectFrom('url_rewrite').selectAll().execute()).toEqual(before)
  })
})

describe('what is gone', () => {
  test('[CATALOG-28] the addresses of a removed product say so, until it is there again', async () => {
    await shop.write([aProductInput('OLD', { slug: 'first-name', categories: ['Gear'] })])
    await shop.write([aProductInput('OLD', { slug: 'second-name', categories: ['Gear'] })])
    await change(sql`delete from product where sku = 'OLD'`)
    for (const url of ['/p/OLD/second-name', '/p/OLD/x/OLD-1', '/second-name', '/first-name.html', '/gear/second-name'])
      expect([url, await map(url)]).toMatchObject([url, { code: 404, result: 'NOT_FOUND', meta: { gone: true } }])
    await shop.write([aProductInput('OLD', { slug: 'second-name', categories: ['Gear'] })])
    expect(await map('/p/OLD/second-name')).toMatchObject({ code: 200, result: { _type: 'product' } })
  })

  test('[CATALOG-28] so do those of an archived one', async () => {
    await shop.write([aProductInput('PAST', { slug: 'first-past', categories: ['Gear'] })])
    await shop.write([aProductInput('PAST', { slug: 'last-past', categories: ['Gear'] })])
    await change(sql`update product set status = 3 where sku = 'PAST'`)
    for (const url of ['/p/PAST/last-past', '/p/PAST/x/PAST-1', '/last-past', '/first-past.html', '/gear/last-past'])
      expect([url, await map(url)]).toMatchObject([url, { code: 404, result: 'NOT_FOUND', meta: { gone: true } }])
    await change(sql`update product set status = 2 where sku = 'PAST'`)
    expect((await map('/p/PAST/last-past')).meta.gone).toBeUndefined()
  })

  test('[CATALOG-28] a removed category and all below it; what never was, or is hidden, is only not found', async () => {
    await change(sql`delete from category where slug = 'women'`)
    for (const url of ['/women', '/c/women', '/women/leggings', '/women/hoodies'])
      expect([url, (await map(url)).meta.gone]).toEqual([url, true])
    for (const url of ['/never', '/p/NEVER/was', '/p/OFF/off', '/p/PART/part'])
      expect([url, (await map(url)).meta.gone]).toEqual([url, undefined])
  })

  test('[CATALOG-30] whatever options travel with an address', async () => {
    const body = {
      url: '/p/ZIP/zip-hoodie',
      includeFields: ['sku', 'selected_child', 'name'],
      excludeFields: ['name'],
      filters: { sku: 'ZIP-black-M', other: 1 },
      options: { any: [1, null] },
      groupId: 3,
      groupToken: '',
    }
    const answer = await shop.post('/api/url/map', body)
    expect(answer.body.result._source).toEqual({ sku: 'ZIP', selected_child: 'ZIP-black-M' })
    const strange = await shop.post('/api/url/map', { url: '/p/ZIP/zip-hoodie', filters: { sku: 7 } })
    expect(strange.body).toMatchObject({ code: 400, result: 'INVALID_INPUT' })
  })
})
