import { describe, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { createMemoryCache } from '#platform/web/storage/client-cache.ts'
import { createBrowser } from '#test/support/offline-browser.ts'
import { shellData } from '#test/support/render-page.tsx'
import { toRead } from './reads.ts'

const list = { query: { type: 'product', searchQuery: '{"filters":[]}', size: 5 } }
const page = (...skus: string[]) => ({ items: skus.map((sku) => ({ sku })), total: skus.length })
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A browser whose shop answers what the test says. */
const browse = (answers: (key: string) => Result<unknown>, parts: Parameters<typeof createBrowser>[2] = {}) => {
  let current = answers
  const network: AnyCall = async (key) => current(key)
  return {
    ...createBrowser(network, async () => shellData(), parts),
    shopSays: (next: typeof answers) => (current = next),
  }
}

describe('between the pages and the shop', () => {
  test('[CATALOG-47] a page seen before gets what was kept at once, and is loaded again when the shop says otherwise', async () => {
    const browser = browse(() => ok(page('A')))
    await browser.call('GET /api/catalog', list, { keptWillDo: true })
    await settled()
    browser.later(60_000)
    browser.shopSays(() => ok(page('A', 'B')))
    const shown = await browser.call('GET /api/catalog', list, { keptWillDo: true })
    expect(shown).toEqual(ok(page('A')))
    await settled()
    expect(browser.outdated()).toBe(1)
    // loaded again, it has the shop's own and asks nobody
    const asked = browser.asked.length
    expect(await browser.call('GET /api/catalog', list, { keptWillDo: true })).toEqual(ok(page('A', 'B')))
    await settled()
    expect([browser.asked.length, browser.outdated()]).toEqual([asked, 1])
  })

  test('[CATALOG-47] what a clock that was set back puts into the future is no answer just given', async () => {
    const browser = browse(() => ok(page('A')))
    await browser.call('GET /api/catalog', list, { keptWillDo: true })
    await settled()
    browser.later(-48 * 3_600_000)
    browser.shopSays(() => ok(page('A', 'B')))
    expect(await browser.call('GET /api/catalog', list, { keptWillDo: true })).toEqual(ok(page('A', 'B')))
  })

  test('[CATALOG-47] nothing is loaded again where nothing differs; several questions load a page again once', async () => {
    const browser = browse((key) => ok(page(key)))
    const other = { query: { sku: 'A' } }
    const load = () =>
      Promise.all([
        browser.call('GET /api/catalog', list, { keptWillDo: true }),
        browser.call('GET /api/product/similar', other, { keptWillDo: true }),
      ])
    await load()
    await settled()
    browser.later(60_000)
    await load()
    await settled()
    expect(browser.outdated()).toBe(0)
    browser.later(60_000)
    browser.shopSays(() => ok(page('new')))
    await load()
    await settled()
    expect(browser.outdated()).toBe(1)
  })

  test('[CATALOG-47] what another release kept waits for the shop', async () => {
    const cache = createMemoryCache()
    await browse(() => ok(page('A')), { cache }).call('GET /api/catalog', list)
    await settled()
    const next = browse(() => ok(page('B')), { cache, release: '2' })
    expect(await next.call('GET /api/catalog', list, { keptWillDo: true })).toEqual(ok(page('B')))
  })

  test('[CATALOG-47] after a day, and for whoever does not say that it will do, the shop is waited for', async () => {
    const browser = browse(() => ok(page('A')))
    await browser.call('GET /api/catalog', list)
    await settled()
    browser.shopSays(() => ok(page('B')))
    expect(await browser.call('GET /api/catalog', list)).toEqual(ok(page('B')))
    await settled()
    browser.shopSays(() => ok(page('C')))
    browser.later(25 * 3_600_000)
    expect(await browser.call('GET /api/catalog', list, { keptWillDo: true })).toEqual(ok(page('C')))
  })

  test.each(['OFFLINE', 'TIMEOUT', 'BAD_CONTENT_TYPE', 'NOT_READY'])(
    '[CATALOG-46] %s: what was kept stands in and says so',
    async (code) => {
      const browser = browse(() => ok(page('A')))
      await browser.call('GET /api/catalog', list)
      await settled()
      browser.shopSays(() => refuse(code))
      expect(await browser.call('GET /api/catalog', list)).toEqual(
        ok(page('A'), { offline: true, savedAt: '2026-11-20T10:00:00.000Z' }),
      )
    },
  )

  test('[CATALOG-48] a page that was answered in the place of a shop that is there is asked for again', async () => {
    const browser = browse(() => ok(page('A')))
    await browser.call('GET /api/catalog', list)
    await settled()
    browser.later(25 * 3_600_000)
    browser.shopSays(() => refuse('NOT_READY'))
    await browser.call('GET /api/catalog', list)
    expect(browser.standIns()).toBe(0)
    await browser.call('GET /api/catalog', list, { keptWillDo: true })
    expect(browser.standIns()).toBe(1)
  })

  test('[CATALOG-48] so is one that was shown at once from what was kept, until the shop has answered', async () => {
    const browser = browse(() => ok(page('A')))
    await browser.call('GET /api/catalog', list)
    await settled()
    browser.later(60_000)
    browser.shopSays(() => refuse('NOT_READY'))
    expect(await browser.call('GET /api/catalog', list, { keptWillDo: true })).toEqual(ok(page('A')))
    await settled()
    expect([browser.standIns(), browser.outdated()]).toEqual([1, 0])
    browser.shopSays(() => ok(page('A', 'B')))
    await browser.call('GET /api/catalog', list, { keptWillDo: true })
    await settled()
    expect([browser.standIns(), browser.outdated()]).toEqual([1, 1])
  })

  test('[CATALOG-46] a slow shop has not nothing; a refusal is passed on, and what is gone forgotten', async () => {
    const browser = browse(() => refuse('TIMEOUT'))
    expect(await browser.call('GET /api/catalog', list)).toEqual(refuse('TIMEOUT'))
    browser.shopSays(() => refuse('INVALID_INPUT'))
    expect(await browser.call('GET /api/catalog', list)).toEqual(refuse('INVALID_INPUT'))
    const address = { body: { url: '/sale' } }
    browser.shopSays(() => ok({ _type: 'category', _source: { id: 4 } }))
    await browser.call('POST /api/url/map', address)
    await settled()
    browser.shopSays(() => refuse('NOT_FOUND'))
    expect(await browser.call('POST /api/url/map', address)).toEqual(refuse('NOT_FOUND'))
    await settled()
    browser.online(false)
    expect(await browser.call('POST /api/url/map', address)).toEqual(refuse('OFFLINE', { offline: true }))
  })

  test('[CATALOG-43] a list without anything is an empty answer that says so', async () => {
    const browser = browse(() => refuse('OFFLINE'))
    const answer = await browser.call('GET /api/catalog', { query: { searchQuery: '{"text":"hoodie"}', size: 5 } })
    expect(answer).toMatchObject({
      ok: true,
      value: { items: [], total: 0, perPage: 5 },
      meta: { offline: true, noresults: true },
    })
    expect(await browser.call('GET /api/catalog', { query: { type: 'review' } })).toMatchObject({
      ok: true,
      meta: { noresults: true },
    })
    expect(await browser.call('GET /api/home', {})).toMatchObject({ ok: false, code: 'OFFLINE' })
  })

  test('[CATALOG-43] while it is known that there is no network nobody is asked', async () => {
    const browser = browse(() => ok(page('A')))
    browser.online(false)
    await browser.call('GET /api/product', { query: { sku: 'A' } })
    expect(browser.asked).toEqual([])
    // what is no read of the catalogue goes its own way
    await browser.call('POST /api/cart/update', { body: {} })
    expect(browser.asked).toEqual(['POST /api/cart/update'])
  })

  test('[CATALOG-46] a question that was called off is none', async () => {
    const browser = browse(() => refuse('OFFLINE'))
    const stop = new AbortController()
    stop.abort()
    expect(await browser.call('GET /api/catalog', list, { signal: stop.signal })).toEqual(refuse('OFFLINE'))
  })

  test('[CATALOG-40] what belongs to somebody is not kept', () => {
    for (const [key, input] of [
      ['GET /api/product', { query: { sku: 'A', groupToken: 'x' } }],
      ['GET /api/product/render-list', { query: { skus: 'A', userGroupId: '2' } }],
      ['POST /api/url/map', { body: { url: '/a', groupToken: 'x' } }],
      ['GET /api/catalog', { query: { type: 'blogger_post' } }],
      ['GET /api/catalog', { query: { token: 'x' } }],
      ['GET /api/cart/pull', { query: { cartId: 'x' } }],
      ['GET /api/user/me', {}],
      ['toString', {}],
    ] as const)
      expect([key, toRead(key, input)]).toEqual([key, undefined])
  })

  test('[CATALOG-50] what a shopper looks at is wanted', async () => {
    const browser = browse((key) =>
      key === 'POST /api/url/map'
        ? ok({ _type: 'category', _source: { id: 7 } })
        : ok({ items: [{ sku: 'A', parentSku: 'A' }], total: 1 }),
    )
    const filters = [{ attribute: 'category_ids', value: { in: [4] }, scope: 'default' }]
    await browser.call('GET /api/catalog', { query: { searchQuery: JSON.stringify({ filters }) } })
    await browser.call('POST /api/url/map', { body: { url: '/women' } })
    await browser.call('GET /api/product', { query: { sku: 'A' } })
    await settled()
    expect(browser.wants).toEqual([
      { kind: 'category', id: 4 },
      { kind: 'category', id: 7 },
      { kind: 'product', sku: 'A' },
    ])
  })
})
