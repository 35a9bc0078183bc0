import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aPhoto, cabinetOf, createBloggerShop, mira, zoe } from '#test/support/blogger-shop.ts'
import type { BloggerShop, Cabinet, List } from '#test/support/blogger-shop.ts'
import type { ManagedPhoto, ShownPhoto, WirePost } from '../../contract.ts'

let shop: BloggerShop
let cabinet: Cabinet
let photo: Buffer
beforeAll(async () => {
  shop = await createBloggerShop()
  cabinet = cabinetOf(shop)
  photo = await aPhoto()
})
afterAll(() => shop.close())
beforeEach(() => shop.db.deleteFrom('promo_product').execute())

const shownOf = async (sku: string): Promise<ShownPhoto[]> => {
  const response = await shop.app.inject({ url: `/api/product/blogger-photos?sku=${sku}` })
  return response.json<{ result: { items: ShownPhoto[] } }>().result.items
}
const post = async (itemId: number, who = mira): Promise<number> => {
  const sent = await cabinet.send('post', { type: 'post', item_id: String(itemId) }, [photo], who)
  return (sent.result as WirePost).photos[0]?.id ?? 0
}
const moderate = (id: number, status: number) =>
  shop.ask('manager', 'POST', `/api/manage/blogger-photos/${id}`, { status })
/** A photo of a post about a product, approved. */
const approved = async (sku: string, who = mira) => {
  const [item = 0] = await cabinet.sendTo(who, [sku])
  const id = await post(item, who)
  await moderate(id, 1)
  return { item, id }
}

test('[BLOGGER-201] a photo is shown once a manager approved it, and gone once it is refused', async () => {
  const [item = 0] = await cabinet.sendTo(mira, ['BRA'])
  const id = await post(item)
  expect(await shownOf('BRA')).toEqual([])
  const waiting = async () =>
    ((await shop.ask('manager', 'GET', '/api/manage/blogger-photos?status=2')).result as List<ManagedPhoto>).items
  expect(await waiting()).toMatchObject([{ id, title: 'Name of BRA', blogger: { id: mira }, status: 2, link: null }])
  expect((await moderate(id, 1)).result).toMatchObject({ id, status: 1 })
  expect(await waiting()).toEqual([])
  const [shown] = await shownOf('BRA')
  expect(shown?.image).toMatch(/^shared\/[0-9a-f]{32}\.webp$/)
  await moderate(id, 3)
  expect(await shownOf('BRA')).toEqual([])
})

test('[BLOGGER-337] its file is shown and hidden after the decision, not with it', async () => {
  const [item = 0] = await cabinet.sendTo(mira, ['BRA'])
  const id = await post(item)
  const { name } = await shop.db.selectFrom('promo_photo').select('name').where('id', '=', id).executeTakeFirstOrThrow()
  const isShown = () => existsSync(join(shop.config.dataDir, 'media/shared', name))
  const seen = []
  for (const status of [1, 3]) {
    await moderate(id, status)
    seen.push(isShown())
    await shop.takeAway()
    seen.push(isShown())
  }
  expect(seen).toEqual([false, true, true, false])
})

test('[BLOGGER-201] what was sent without a post is nobody’s to approve; bloggers approve nothing', async () => {
  const [item = 0] = await cabinet.sendTo(mira, ['BRA'])
  const { items } = (await cabinet.send('photos', { item_id: String(item) }, [photo])).result as List<{ id: number }>
  expect((await moderate(items[0]?.id ?? 0, 1)).status).toBe(404)
  const own = await post(item)
  expect((await shop.ask(mira, 'POST', `/api/manage/blogger-photos/${own}`, { status: 1 })).status).toBe(403)
  expect(await shownOf('BRA')).toEqual([])
})

test('[BLOGGER-202] the account of the settings stands with it', async () => {
  await approved('BRA')
  const by = async () => (await shownOf('BRA')).map((one) => one.by)
  expect(await by()).toEqual([''])
  await cabinet.tell('settings', { instagram: '@mira.moves' })
  expect(await by()).toEqual(['mira.moves'])
  await cabinet.tell('settings', { instagram: 'buy at https://other.example' })
  expect(await by()).toEqual([''])
})

test('[BLOGGER-207] none of a set of which a piece was put aside', async () => {
  const [bra = 0, legging = 0] = await cabinet.sendTo(mira, ['BRA', 'LEGGING'])
  const set = (await cabinet.send('set', { items: `${bra},${legging}` }, [])).result as { id: number }
  const before = (await shownOf('LEGGING')).length
  await moderate(await post(set.id), 1)
  expect(await shownOf('LEGGING')).toHaveLength(before + 1)
  await cabinet.tell('archive', { id: bra, archive: true, reason: 'quality' })
  expect(await shownOf('LEGGING')).toHaveLength(before)
})

test('[BLOGGER-203] of sets with a product too, the latest post first, twelve at most', async () => {
  const { item: bra, id: first } = await approved('BRA')
  const [legging = 0] = await cabinet.sendTo(mira, ['LEGGING'])
  const set = (await cabinet.send('set', { items: `${bra},${legging}` }, [])).result as { id: number }
  const second = await post(set.id)
  await moderate(second, 1)
  await shop.db
    .updateTable('blogger_post')
    .set({ promoted_at: new Date(0) })
    .where('item_id', '=', bra)
    .execute()
  const names = new Map(
    (await shop.db.selectFrom('promo_photo').select(['id', 'name']).execute()).map(({ id, name }) => [
      `shared/${name}`,
      id,
    ]),
  )
  const idsOf = async (sku: string) => (await shownOf(sku)).map(({ image }) => names.get(image))
  expect(await idsOf('BRA')).toEqual([second, first])
  expect(await idsOf('LEGGING')).toEqual([second])
  expect(await idsOf('TEE')).toEqual([])
  const postId = await shop.db.selectFrom('blogger_post').select('id').limit(1).executeTakeFirstOrThrow()
  const many = Array.from({ length: 13 }, (_, index) => `many-${index}.webp`)
  const own = { customer_id: mira, created_at: shop.now() }
  await shop.db
    .insertInto('upload')
    .values(many.map((name) => ({ name, bytes: 1, ...own })))
    .execute()
  await shop.db
    .insertInto('promo_photo')
    .values(many.map((name) => ({ name, item_id: bra, post_id: postId.id, status: 1, ...own })))
    .execute()
  expect(await shownOf('BRA')).toHaveLength(12)
})

test('[BLOGGER-203] of all variants of a style, asked for by any of their SKUs, and only while it is on sale', async () => {
  await approved('TEE')
  const setProduct = (change: object, sku: string) =>
    shop.db.updateTable('product').set(change).where('sku', '=', sku).execute()
  await setProduct({ parent_id: shop.ids['RUNNER'] ?? 0 }, 'TEE')
  try {
    for (const sku of ['RUNNER', 'TEE']) expect([sku, (await shownOf(sku)).length]).toEqual([sku, 1])
    await setProduct({ status: 2 }, 'RUNNER')
    expect(await shownOf('RUNNER')).toEqual([])
  } finally {
    await setProduct({ status: 0 }, 'RUNNER')
    await setProduct({ parent_id: null }, 'TEE')
  }
})

test('[BLOGGER-203] not of what was put aside, nor of people who are no bloggers', async () => {
  const { item } = await approved('BRA')
  await approved('BRA', zoe)
  const count = async () => (await shownOf('BRA')).length
  expect(await count()).toBe(2)
  await cabinet.tell('archive', { id: item, archive: true, reason: 'style' })
  expect(await count()).toBe(1)
  await cabinet.tell('archive', { id: item, archive: false })
  const change = (set: object) => shop.db.updateTable('customer').set(set).where('id', '=', zoe).execute()
  const back = { roles: ['blogger'], disabled_at: null, deleted_at: null }
  for (const gone of [{ disabled_at: shop.now() }, { deleted_at: shop.now() }, { roles: [] as string[] }]) {
    await change(gone)
    expect([gone, await count()]).toEqual([gone, 1])
    await change(back)
    expect(await count()).toBe(2)
  }
})
