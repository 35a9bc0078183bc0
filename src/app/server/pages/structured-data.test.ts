import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { WireProduct } from '#features/catalog/rules/product/product.ts'
import { structuredData } from '#features/catalog/web/product/facts/structured-data.ts'
import type { ShellData } from '#features/stores/rules/shell-data.ts'
import { announceAll } from '#test/support/announce.ts'
import { createDemoShop, locationsIn } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'
import { findNode, nodesOf, problemsOfCategory, problemsOfProduct } from '#test/support/schema-org.ts'

const publicUrl = 'http://localhost:3105'
let shop: DemoShop
beforeAll(async () => {
  shop = await createDemoShop()
})
afterAll(() => shop.close())

type Found = { readonly items: readonly Record<string, unknown>[] }
const ask = async <T>(path: string): Promise<T> => (await shop.app.inject({ url: path })).json<{ result: T }>().result

/** Every n-th of a list. */
const share = <T>(list: readonly T[], number: number, of: number): T[] =>
  list.filter((_, index) => index % of === number - 1)

describe('structured data of the demo', () => {
  it.each(['en', 'ru', 'de'])('[SEO-6] of every product of %s', async (store) => {
    const shell = await ask<ShellData>(`/api/shell?store=${store}`)
    const products = shop.features.catalogue
      .current()
      .products.values()
      .filter(({ parentId }) => parentId === undefined)
    const problems: string[] = []
    let count = 0
    for (const { sku } of products) {
      const answer = await ask<{ items: WireProduct[] }>(`/api/product?store=${store}&sku=${sku}`)
      const [product] = answer.items
      if (!product) throw new Error(`no ${sku}`)
      const data = structuredData(product, {
        shell,
        addressOf: (path) => `${publicUrl}/${store}${path}`,
        pictureOf: (path) => `${publicUrl}/img/1200x1488/${path}`,
        reviews: [],
        homeName: 'Home',
      })
      problems.push(...problemsOfProduct(sku, `<script type="application/ld+json">${data}</script>`))
      count += 1
    }
    expect(problems).toEqual([])
    expect(count).toBeGreaterThan(300)
  })

  it.each([1, 2, 3])('[SEO-6] of product pages as they are sent, share %i', async (number) => {
    const problems: string[] = []
    const urls = share(await locationsIn(shop, '/sitemaps/en/products-1.xml'), number, 40)
    for (const url of urls) problems.push(...problemsOfProduct(url, (await shop.fetch(url)).body))
    expect(urls.length).toBeGreaterThan(5)
    expect(problems).toEqual([])
  })

  it.each([...Array.from({ length: 8 }, (_, index) => ['en', index + 1] as const), ['ru', 2] as const])(
    '[SEO-7] of every category of %s, share %i of eight',
    async (store, number) => {
      const all = await locationsIn(shop, `/sitemaps/${store}/categories.xml`)
      expect(all.length).toBeGreaterThan(50)
      const problems: string[] = []
      for (const url of share(all, number, 8)) problems.push(...problemsOfCategory(url, (await shop.fetch(url)).body))
      expect(problems).toEqual([])
    },
  )

  test('[SEO-6] approved reviews alone are told of', async () => {
    const { items } = await ask<Found>('/api/catalog?type=review&size=1')
    const { product_sku: sku, entity_id: id, nickname } = items[0] ?? {}
    await shop.db.updateTable('review').set({ status: 2 }).where('product_id', '=', Number(id)).execute()
    await announceAll(shop.db, shop.features.catalogue)
    const { items: found } = await ask<{ items: WireProduct[] }>(`/api/product?sku=${String(sku)}`)
    const { body } = await shop.fetch(`/en/${found[0]?.url_path ?? ''}`)
    const [product] = nodesOf(body)
    expect(product).not.toHaveProperty('aggregateRating')
    expect(product).not.toHaveProperty('review')
    expect(body).not.toContain(String(nickname))
  })

  test('[SEO-7] of the shop itself', async () => {
    expect(findNode(nodesOf((await shop.fetch('/ru')).body), 'OnlineStore')).toMatchObject({
      name: 'Vitrine',
      url: 'http://localhost:3105/ru',
      contactPoint: { email: 'help@vitrine.example' },
    })
  })

  test('[SEO-6] delivery is free from the amount on that makes it free, and nothing is sent of what is no thing', async () => {
    const nodesAt = async (sku: string) => {
      const answer = await shop.app.inject({ url: `/api/product?sku=${sku}` })
      const { url_path } = answer.json<{ result: { items: { url_path: string }[] } }>().result.items[0] ?? {
        url_path: '',
      }
      return nodesOf((await shop.fetch(`/en/${url_path}`)).body)
    }
    const listed = async (type: string, price: object) => {
      const filters = [
        { attribute: 'type_id', value: { in: [type] } },
        { attribute: 'price', value: price },
      ]
      const url = `/api/catalog?size=1&searchQuery=${encodeURIComponent(JSON.stringify({ filters }))}`
      const { items } = (await shop.app.inject({ url })).json<{ result: { items: { sku: string }[] } }>().result
      return nodesAt(items[0]?.sku ?? '')
    }
    const cheap = await listed('simple', { lt: 50 })
    expect(findNode(cheap, 'OfferShippingDetails')).toMatchObject({ shippingRate: { value: 4, currency: 'USD' } })
    const dear = await listed('bundle', { gte: 100 })
    expect(findNode(dear, 'OfferShippingDetails')).toMatchObject({ shippingRate: { value: 0, currency: 'USD' } })
    const plan = await listed('downloadable', { gte: 0 })
    expect(findNode(plan, 'OfferShippingDetails')).toBeUndefined()
    expect(findNode(plan, 'Product')?.offers).not.toHaveProperty('hasMerchantReturnPolicy')
  })
})
