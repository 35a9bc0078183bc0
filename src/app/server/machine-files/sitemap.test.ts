import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { announceAll } from '#test/support/announce.ts'
import { addressesOf, createDemoShop, locationsIn } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'
import { readHead } from '#test/support/page-head.ts'
import { robots } from '../http/well-known.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await createDemoShop()
})
afterAll(() => shop.close())

const publicUrl = 'http://localhost:3105'
const locations = (path: string) => locationsIn(shop, path)
const addresses = (store: string) => addressesOf(shop, store)

/** Every n-th of a list, so that all of its parts are met. */
const sample = <T>(list: readonly T[], size: number): T[] => {
  const step = Math.max(1, Math.floor(list.length / size))
  return list.filter((_, index) => index % step === 0).slice(0, size)
}

type Listed = { readonly url_path: string }
const listAll = async (query: string): Promise<string[]> => {
  const { result } = (await shop.app.inject({ url: `/api/catalog?size=500&${query}` })).json<{
    result: { items: Listed[]; total: number }
  }>()
  expect(result.items).toHaveLength(result.total)
  return result.items.map(({ url_path }) => `${publicUrl}/en/${url_path}`)
}

describe('the sitemap', () => {
  it('[SEO-1] [SHELL-10] names the files of every active view, with their last change', async () => {
    const { body, headers } = await shop.fetch('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect([...body.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url)).toEqual(
      ['en', 'us', 'ru'].flatMap((code) =>
        ['products-1', 'categories', 'pages'].map((file) => `${publicUrl}/sitemaps/${code}/${file}.xml`),
      ),
    )
    expect(body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/)
    const products = await shop.fetch('/sitemaps/ru/products-1.xml')
    expect(products.body).toContain(
      `<image:loc>${publicUrl}/img/1200x1488/demo/loopback-hoodie/clay-front.avif</image:loc>`,
    )
    expect(products.body).toMatch(/<loc>[^<]+<\/loc><lastmod>/)
    expect((await shop.fetch('/sitemaps/ru/products-2.xml')).status).toBe(404)
    expect((await shop.fetch('/sitemaps/ru/products-0.xml')).status).toBe(404)
    expect((await shop.fetch('/de/sitemap.xml')).status).toBe(404)
  })

  it('[SEO-2] has the products and categories that are listed, no others', async () => {
    const products = await locations('/sitemaps/en/products-1.xml')
    const listed = await listAll('type=product')
    expect(products.toSorted()).toEqual(listed.toSorted())
    const categories = await listAll(
      `type=category&searchQuery=${encodeURIComponent('{"filters":[{"attribute":"product_count","value":{"gt":0}}]}')}`,
    )
    expect((await locations('/sitemaps/en/categories.xml')).toSorted()).toEqual(categories.toSorted())
  })

  it('[SEO-2] leaves out a content page whose flag is off in the view', async () => {
    await shop.db.insertInto('setting').values({ key: 'has_return_policy', store_code: 'us', value: 'false' }).execute()
    expect(await locations('/sitemaps/us/pages.xml')).not.toContain(`${publicUrl}/us/returns`)
    expect(await locations('/sitemaps/en/pages.xml')).toContain(`${publicUrl}/en/returns`)
    expect((await shop.fetch('/us/returns')).status).toBe(404)
  })

  it('[SEO-5] a content page names only the views that show it', async () => {
    const { twins } = readHead((await shop.fetch('/en/returns')).body)
    expect(twins).toEqual({
      en: `${publicUrl}/en/returns`,
      ru: `${publicUrl}/ru/returns`,
      'x-default': `${publicUrl}/en/returns`,
    })
    await shop.db.deleteFrom('setting').where('key', '=', 'has_return_policy').execute()
    await announceAll(shop.db, shop.features.catalogue)
  })
})

/** What is crawled, in shares, so that none takes long: every list and content page, and a product; of other views one share. */
const shares = 24
const crawls = [
  ...Array.from({ length: shares }, (_, share) => ['en', share + 1] as const),
  ['ru', 3] as const,
  ['us', 7] as const,
]

describe('a crawl', () => {
  type ByStore = Readonly<Record<string, readonly string[]>>
  let listed: Promise<ByStore> | undefined
  /** By store view; the sitemaps do not change while they are crawled. */
  const readListed = async (): Promise<ByStore> =>
    Object.fromEntries(await Promise.all(['en', 'us', 'ru'].map(async (store) => [store, await addresses(store)])))
  /** What earlier shares have followed already: the links of header and footer stand on every page. */
  const followed = new Set<string>()

  it.each(crawls)(
    '[SEO-2] [SEO-3] [SEO-5] [SEO-9] of %s, share %i of 24, meets what is promised',
    async (store, share) => {
      const all = await (listed ??= readListed())
      const own = all[store] ?? []
      const known = new Set(Object.values(all).flat())
      const isProduct = (url: string) => url.includes('/p/')
      const pages = [...own.filter((url) => !isProduct(url)), ...sample(own.filter(isProduct), shares)]
      const links = new Set<string>()
      for (const url of pages.filter((_, index) => index % shares === share - 1)) {
        const { status, body, headers } = await shop.fetch(url)
        const head = readHead(body)
        expect([url, status, head.robots, headers['x-robots-tag']]).toEqual([url, 200, undefined, undefined])
        expect(head.canonical).toBe(url)
        expect(Object.keys(head.twins).toSorted()).toEqual(['en', 'en-US', 'ru', 'x-default'])
        expect(Object.values(head.twins)).toContain(url)
        for (const twin of Object.values(head.twins)) expect([twin, known.has(twin)]).toEqual([twin, true])
        for (const link of head.links) if (/^\/(?!media\/|img\/|api\/)/.test(link)) links.add(link)
      }
      // what the sitemap has is met elsewhere: the others, and some lists with their choices
      expect(links.size).toBeGreaterThan(50)
      const unknown = [...links].filter((link) => !known.has(`${publicUrl}${link}`))
      const plain = unknown.filter((link) => !link.includes('?'))
      for (const link of [
        ...plain,
        ...sample(
          unknown.filter((each) => each.includes('?')),
          3,
        ),
      ]) {
        if (followed.has(link)) continue
        followed.add(link)
        const { status, body, headers } = await shop.fetch(link)
        expect([link, status]).toEqual([link, 200])
        const head = readHead(body)
        const isOpen = head.robots === undefined && headers['x-robots-tag'] === undefined
        expect([link, isOpen && head.canonical === `${publicUrl}${link}`]).toEqual([link, false])
      }
    },
  )

  it('[SEO-5] twins name each other', async () => {
    for (const path of ['', '/women', '/p/VT-1001/loopback-hoodie', '/delivery']) {
      const heads = await Promise.all(
        ['en', 'us', 'ru'].map(async (store) => readHead((await shop.fetch(`/${store}${path}`)).body).twins),
      )
      for (const twins of heads) expect(twins).toEqual(heads[0])
    }
  })
})

test('[SEO-10] robots.txt', () => {
  const text = robots({ stage: 'production', publicUrl })
  expect(text).toContain(`\nSitemap: ${publicUrl}/sitemap.xml\n`)
  expect(text.split('\n')).toEqual(
    expect.arrayContaining(['Disallow: /api/', 'Disallow: /cabinet', 'Disallow: /*/admin']),
  )
  expect(robots({ stage: 'staging', publicUrl })).toBe('User-agent: *\nDisallow: /\n')
})
