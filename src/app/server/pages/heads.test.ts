import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createLog } from '#platform/server/log.ts'
import { announceAll } from '#test/support/announce.ts'
import { addressesOf, createDemoShop } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'
import { readHead } from '#test/support/page-head.ts'

const log = createLog('silent')
const logged = vi.spyOn(log, 'info')
let shop: DemoShop
beforeAll(async () => {
  shop = await createDemoShop(undefined, log)
})
afterAll(() => shop.close())

const publicUrl = 'http://localhost:3105'

describe('heads', () => {
  const headOf = async (path: string) => readHead((await shop.fetch(path)).body)

  it('[SEO-4] filters, pages and search results are not indexed, or stand for the plain list', async () => {
    const filtered = await headOf('/en/women?color=38')
    expect(filtered).toMatchObject({ robots: 'noindex,follow', canonical: `${publicUrl}/en/women`, twins: {} })
    expect(await headOf('/en/women?page=2')).toMatchObject({ robots: undefined, canonical: `${publicUrl}/en/women` })
    expect(await headOf('/en/search?q=hoodie')).toMatchObject({ robots: 'noindex,follow', canonical: undefined })
    expect(await headOf('/c/sale-women')).toMatchObject({ canonical: `${publicUrl}/en/sale/women` })
    expect(await headOf('/i/delivery')).toMatchObject({ canonical: `${publicUrl}/en/delivery` })
    expect(await headOf('/pwa.html')).toMatchObject({ canonical: `${publicUrl}/en` })
  })

  it('[SEO-4] [SEO-2] a category without products, and what is for promo mode alone', async () => {
    await shop.db
      .insertInto('category')
      .values({
        path_key: 'Empty',
        name: '{"en":"Empty"}',
        slug: 'empty',
        url_path: 'empty',
        level: 1,
        picture: null,
        parent_id: null,
      })
      .execute()
    await shop.db.updateTable('product').set({ only_promo: true }).where('sku', '=', 'VT-1002').execute()
    await announceAll(shop.db, shop.features.catalogue)
    expect(await headOf('/en/empty')).toMatchObject({ robots: 'noindex,follow' })
    expect(await headOf('/en/p/VT-1002/breton-hoodie')).toMatchObject({ robots: 'noindex,follow' })
    const all = await addressesOf(shop, 'en')
    expect(all.filter((url) => /empty|VT-1002/.test(url))).toEqual([])
    expect((await shop.fetch('/feeds/en/google.tsv')).body).not.toContain('VT-1002')
  })

  it('[SEO-3] a variant stands for its style', async () => {
    const { canonical } = await headOf('/en/p/VT-1001/loopback-hoodie/VT-1001-CLAY-XS?size=M')
    expect(canonical).toBe(`${publicUrl}/en/p/VT-1001/loopback-hoodie`)
  })

  it('[SEO-8] a shared link shows title, words and a picture', async () => {
    const { meta } = await headOf('/ru/p/VT-1001/loopback-hoodie')
    expect({
      type: meta('og:type'),
      title: meta('og:title'),
      locale: meta('og:locale'),
      image: meta('og:image'),
      width: meta('og:image:width'),
      height: meta('og:image:height'),
      card: meta('twitter:card'),
      url: meta('og:url'),
    }).toEqual({
      type: 'product',
      title: expect.stringContaining('Худи'),
      locale: 'ru_RU',
      image: `${publicUrl}/img/1200x630/demo/loopback-hoodie/clay-front.avif`,
      width: '1200',
      height: '630',
      card: 'summary_large_image',
      url: `${publicUrl}/ru/p/VT-1001/loopback-hoodie`,
    })
    expect(meta('og:description')?.length).toBeGreaterThan(20)
    const plain = await headOf('/en/delivery')
    expect(['og:image', 'og:image:width', 'og:image:height', 'twitter:card'].map(plain.meta)).toEqual([
      `${publicUrl}/icons/app-512.png`,
      '512',
      '512',
      'summary',
    ])
  })

  it('[CONTENT-43] a page of the demo has words of its own in each of the five languages', async () => {
    const seen = await Promise.all(
      ['en', 'ru', 'de', 'ua', 'cn'].map(async (view) => {
        const { body } = await shop.fetch(`/${view}/delivery`)
        const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
        return main.replaceAll(/<[^>]*>/g, ' ').trim()
      }),
    )
    // Chinese says it in the fewest letters
    for (const words of seen) expect(words.length).toBeGreaterThan(100)
    expect(new Set(seen).size).toBe(5)
  })

  it('[SHELL-345] the checkout has a head and a foot of its own, also where its address ends with a slash', async () => {
    for (const address of ['/en/checkout', '/en/checkout/']) {
      const { body } = await shop.fetch(address)
      const around = body.replace(/<main[^]*<\/main>/, '')
      expect(around).toContain('Secure checkout')
      expect(around).not.toContain('href="/en/women"')
    }
    expect((await shop.fetch('/en/cart')).body).toContain('href="/en/women"')
  })

  it('[SEO-5] [STORE-8] [SHELL-110] an inactive view is noindex and names no twins', async () => {
    const page = await shop.fetch('/de/women')
    expect(readHead(page.body)).toMatchObject({ robots: 'noindex,nofollow', twins: {} })
    expect(page.headers['x-robots-tag']).toBe('noindex, nofollow')
  })

  it('[CATALOG-28] [CATALOG-31] a removed product is 410, an unknown address 404 and counted', async () => {
    await shop.db.deleteFrom('product').where('sku', '=', 'VT-1003').execute()
    await announceAll(shop.db, shop.features.catalogue)
    const gone = await shop.fetch('/en/p/VT-1003/full-zip-loopback-hoodie')
    expect([gone.status, gone.headers['x-robots-tag']]).toEqual([410, 'noindex, nofollow'])
    expect(gone.body).toContain('What was here is not sold any more.')
    const goneHere = await shop.fetch('/ru/full-zip-loopback-hoodie.html')
    expect([goneHere.status, goneHere.body]).toEqual([410, expect.stringContaining('Больше не продаётся')])
    const never = await shop.fetch('/en/p/VT-9999/never')
    expect([never.status, never.body]).toEqual([404, expect.stringContaining('Page not found')])
    expect((await shop.fetch('/ru/never/was')).status).toBe(404)
    expect((await shop.fetch('/ru/never/was')).status).toBe(404)
    await expect
      .poll(() =>
        shop.db
          .selectFrom('unmatched_url')
          .select(['path', 'hits', 'store_code'])
          .where('store_code', '<>', 'de')
          .execute(),
      )
      .toEqual([{ path: '/ru/never/was', hits: 2, store_code: 'ru' }])
  })

  it('[CATALOG-60] what no page answers is a line of the log, and the shop goes on', async () => {
    logged.mockClear()
    expect((await shop.fetch('/en/p/VT-9998/never?email=a@b.example')).status).toBe(404)
    expect((await shop.fetch('/ru/never/here?email=a@b.example')).status).toBe(404)
    expect((await shop.fetch('/en/order/unguessable')).status).toBe(404)
    expect(logged.mock.calls).toEqual([
      [{ store: 'en', path: '/p/VT-9998/never' }, 'Product not found'],
      [{ store: 'ru', path: '/never/here' }, 'No mapping found'],
    ])
    expect((await shop.fetch('/en/women')).status).toBe(200)
  })

  it('[CATALOG-27] a product under an old SKU or slug is led to its place', async () => {
    expect(await shop.fetch('/en/p/OLD/loopback-hoodie?x=1')).toMatchObject({
      status: 301,
      location: '/en/p/VT-1001/loopback-hoodie?x=1',
    })
    expect(await shop.fetch('/loopback-hoodie.html')).toMatchObject({
      status: 301,
      location: '/p/VT-1001/loopback-hoodie',
    })
  })
})
