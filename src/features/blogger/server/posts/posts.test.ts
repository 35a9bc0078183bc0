import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPhoto, cabinetOf, createBloggerShop, mira } from '#test/support/blogger-shop.ts'
import type { BloggerShop, Cabinet, List } from '#test/support/blogger-shop.ts'
import type { WirePhoto, WirePost } from '../../contract.ts'

let shop: BloggerShop
let photo: Buffer
let cabinet: Cabinet
beforeAll(async () => {
  shop = await createBloggerShop()
  photo = await aPhoto()
  cabinet = cabinetOf(shop)
})
afterAll(() => shop.close())

describe('posts', () => {
  test('[BLOGGER-27] are of what is there and not put aside', async () => {
    const [bra = 0] = await cabinet.sendTo(mira, ['BRA'], { isOnWay: true })
    const post = (type: string) => cabinet.send('post', { type, item_id: String(bra) })
    expect(await post('story')).toMatchObject({ status: 409, result: 'NOT_DELIVERED' })
    await cabinet.tell('order-received', { id: bra })
    expect((await post('reel')).status).toBe(400)
    for (const type of ['profile', 'story', 'post'])
      expect((await post(type)).result).toMatchObject({ type, item_id: bra })
    expect((await cabinet.product(bra)).promoted_count).toBe(3)
    await cabinet.tell('archive', { id: bra, archive: true, reason: 'style' })
    expect(await post('story')).toMatchObject({ status: 409, result: 'PRODUCT_ARCHIVED' })
  })

  test('[BLOGGER-27] sent twice are one, with their photos', async () => {
    const [tee = 0] = await cabinet.sendTo(mira, ['TEE'])
    const fields = { type: 'post', item_id: String(tee), link: 'https://blog.example/1', client_id: randomUUID() }
    const sent = [
      await cabinet.send('post', fields, [photo, photo]),
      await cabinet.send('post', fields, [photo, photo]),
    ]
    const [one, other] = sent.map(({ result }) => result as WirePost)
    expect(one).toEqual(other)
    expect(one).toMatchObject({ link: 'https://blog.example/1', photos: [{ item_id: tee }, { item_id: tee }] })
    expect((await cabinet.product(tee)).promoted_count).toBe(1)
    expect((await cabinet.ask(`post?id=${one?.id}`)).result).toEqual(one)
    expect((await cabinet.send('post', { ...fields, link: 'javascript:alert(1)' })).status).toBe(400)
  })

  test('[BLOGGER-430] with the id of another one are refused, and nothing is stored', async () => {
    const [tee = 0, bra = 0] = await cabinet.sendTo(mira, ['TEE', 'BRA'])
    const fields = { type: 'post', item_id: String(tee), link: 'https://blog.example/1', client_id: randomUUID() }
    const { result: first } = await cabinet.send('post', fields, [photo])
    const { link: _, ...unlinked } = fields
    const background = '#204060'
    const swapped = await sharp({ create: { width: 64, height: 80, channels: 3, background } })
      .png()
      .toBuffer()
    for (const [other, photos] of [
      [{ ...fields, link: 'https://blog.example/2' }, [photo]],
      [unlinked, [photo]],
      [{ ...fields, type: 'story' }, [photo]],
      [{ ...fields, item_id: String(bra) }, [photo]],
      [fields, []],
      [fields, [photo, photo]],
      [fields, [swapped]],
    ] as const)
      expect(await cabinet.send('post', other, [...photos])).toMatchObject({
        status: 400,
        result: 'INVALID_INPUT',
        meta: { fields: { client_id: 'INVALID' } },
      })
    expect((await cabinet.send('post', fields, [photo])).result).toEqual(first)
    expect((await cabinet.product(tee)).promoted_count).toBe(1)
  })

  test('[BLOGGER-29] are counted in the figures and narrowed to a period', async () => {
    const { total } = (await cabinet.ask('posts')).result as List<WirePost>
    const { today } = (await cabinet.ask('stats')).result as { today: { mentioned: number } }
    expect([today.mentioned, ((await cabinet.ask('posts?period=today')).result as List<WirePost>).total]).toEqual([
      total,
      total,
    ])
  })
})

describe('photos', () => {
  test('[BLOGGER-28] are drawn anew, kept and taken away', async () => {
    const [bra = 0] = await cabinet.sendTo(mira, ['BRA'])
    const item = { item_id: String(bra) }
    expect(await cabinet.send('photos', item)).toMatchObject({ status: 400, meta: { fields: { photos: 'MISSING' } } })
    expect((await cabinet.send('photos', item, [Buffer.from('<svg onload=alert(1)>')])).status).toBe(400)
    const { items } = (await cabinet.send('photos', item, [photo, photo])).result as List<WirePhoto>
    expect(items).toHaveLength(2)
    const [first, second] = items
    const file = await shop.app.inject({ url: first?.path ?? '' })
    const { format, exif } = await sharp(file.rawPayload).metadata()
    expect([file.statusCode, format, exif]).toEqual([200, 'webp', undefined])
    expect((await cabinet.product(bra)).blogger_images.map(({ id }) => id)).toEqual(items.map(({ id }) => id))
    expect(((await cabinet.ask(`photos?item_id=${bra}`)).result as List<WirePhoto>).items).toEqual(items)
    expect((await cabinet.tell(`photos/${first?.id}/remove`, {})).result).toBe(true)
    await shop.takeAway()
    expect((await shop.app.inject({ url: first?.path ?? '' })).statusCode).toBe(404)
    expect((await cabinet.tell(`photos/${first?.id}/remove`, {})).status).toBe(404)
    expect((await cabinet.product(bra)).blogger_images.map(({ id }) => id)).toEqual([second?.id])
    const post = (await cabinet.send('post', { type: 'post', ...item }, [photo])).result as WirePost
    expect(await cabinet.tell(`photos/${post.photos[0]?.id}/remove`, {})).toMatchObject({
      status: 409,
      result: 'PHOTO_POSTED',
    })
    const { statusCode } = await shop.app.inject({ method: 'POST', url: '/api/blogger/photos', payload: item })
    expect(statusCode).toBe(401)
  })

  test('[BLOGGER-28] are 40 of a product at most', async () => {
    const [bra = 0] = await cabinet.sendTo(mira, ['BRA'])
    const names = Array.from({ length: 39 }, (_, index) => `${bra}-${index}.webp`)
    await shop.db
      .insertInto('upload')
      .values(names.map((name) => ({ name, bytes: 1, customer_id: mira, created_at: shop.now() })))
      .execute()
    await shop.db
      .insertInto('promo_photo')
      .values(names.map((name) => ({ name, customer_id: mira, item_id: bra, created_at: shop.now() })))
      .execute()
    const item = { item_id: String(bra) }
    expect(await cabinet.send('photos', item, [photo, photo])).toMatchObject({ status: 409, result: 'PHOTO_LIMIT' })
    expect(await cabinet.send('post', { type: 'post', ...item }, [photo, photo])).toMatchObject({ status: 409 })
    expect((await cabinet.product(bra)).promoted_count).toBe(0)
    expect((await cabinet.send('photos', item, [photo])).status).toBe(200)
  })
})
