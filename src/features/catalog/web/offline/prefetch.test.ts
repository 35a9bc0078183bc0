import { describe, expect, test } from 'vitest'
import { ok } from '#core/result.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { createMemoryCache } from '#platform/web/storage/client-cache.ts'
import { createBrowser } from '#test/support/offline-browser.ts'
import { menuCategory, shellData } from '#test/support/render-page.tsx'
import { toPageWants } from './page-wants.ts'

const tops = menuCategory('Tops', 20)
const women = menuCategory('Women', 500, [tops])
const shoes = menuCategory('Shoes', 30)
const shell = async () => shellData({ menu: [women, shoes] })

/** Categories that were asked for, with where their products began, in order. */
const browse = (mayFetch: () => 'all' | 'visited' | 'nothing', cache = createMemoryCache(), padding = 0) => {
  const fetched: string[] = []
  const network: AnyCall = async (key, { query = {} }) => {
    if (key !== 'GET /api/catalog' || query.type !== 'product') return ok({ items: [], total: 0 })
    const [{ value }] = (
      JSON.parse(query.searchQuery as string) as { filters: [{ value: { in: (string | number)[] } }] }
    ).filters
    const names = new Map([
      [women.id, 'women'],
      [tops.id, 'tops'],
      [shoes.id, 'shoes'],
    ])
    fetched.push(`${names.get(Number(value.in[0])) ?? value.in.join()} ${Number(query.from)}`)
    return ok({ items: [{ note: 'x'.repeat(padding) }], total: 500 })
  }
  return { ...createBrowser(network, shell, { cache, mayFetch }), fetched }
}

describe('fetching ahead', () => {
  test('[CATALOG-50] what was looked at first, then the menu from the top down, the first page each', async () => {
    const browser = browse(() => 'all')
    browser.prefetch.want({ kind: 'category', id: tops.id })
    browser.prefetch.want({ kind: 'product', sku: 'A' })
    browser.prefetch.want({ kind: 'product', sku: 'B' })
    await browser.prefetch.run()
    expect(browser.fetched).toEqual(['tops 0', 'tops 50', 'tops 100', 'tops 150', 'A,B 0', 'women 0', 'shoes 0'])
  })

  test('[CATALOG-50] what was looked at comes before what nobody has asked for yet', async () => {
    const browser = browse(() => 'all')
    browser.prefetch.want({ kind: 'product', sku: 'A' })
    await browser.prefetch.run()
    // attributes and categories, which lists are read with; the product; then the others
    expect(browser.asked.slice(0, 4)).toEqual([...Array<string>(3).fill('GET /api/catalog'), 'GET /api/home'])
    expect(browser.fetched[0]).toBe('A 0')
  })

  test('[CATALOG-50] the page that the shop sent whole is wanted by its address', () => {
    const menu = [women, shoes]
    expect(toPageWants('/en/tops', menu)).toEqual([{ kind: 'category', id: tops.id }])
    expect(toPageWants('/c/shoes', menu)).toEqual([{ kind: 'category', id: shoes.id }])
    expect(toPageWants('/en/p/VT-1/hoodie/VT-1-RED', menu)).toEqual([{ kind: 'product', sku: 'VT-1' }])
    for (const path of ['/en', '/', '/en/cart', '/i/about', '/pwa.html', '/%E0%A4%A'])
      expect(toPageWants(path, menu)).toEqual([])
  })

  test('[CATALOG-51] once a day and release, also in the next page', async () => {
    const cache = createMemoryCache()
    await browse(() => 'all', cache).prefetch.run()
    const second = browse(() => 'all', cache)
    await second.prefetch.run()
    expect(second.asked).toEqual([])
    second.later(24 * 3_600_000)
    await second.prefetch.run()
    expect(second.fetched).toEqual(['women 0', 'shoes 0', 'tops 0'])
  })

  test('[CATALOG-51] a slow line fetches what was looked at, data saving nothing', async () => {
    const slow = browse(() => 'visited')
    slow.prefetch.want({ kind: 'category', id: shoes.id })
    await slow.prefetch.run()
    expect(slow.fetched.every((name) => name.startsWith('shoes'))).toBe(true)
    const saving = browse(() => 'nothing')
    saving.prefetch.want({ kind: 'category', id: shoes.id })
    await saving.prefetch.run()
    expect(saving.asked).toEqual([])
  })

  test('[CATALOG-51] the menu stays within its bytes', async () => {
    const browser = browse(() => 'all', createMemoryCache(), 4_000_000)
    await browser.prefetch.run()
    expect(browser.fetched).toEqual(['women 0'])
  })
})
