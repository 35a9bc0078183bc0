import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createCatalogue } from '#features/catalog/server/index.ts'
import { languages } from '#core/language.ts'
import { embeddedSearch } from '#platform/server/adapters/search-embedded/index.ts'
import { openSearch } from '#platform/server/adapters/search-opensearch/index.ts'
import { withFallback } from '#platform/server/adapters/search-opensearch/with-fallback.ts'
import { createListen } from '#platform/server/processes/listen.ts'
import { createLog } from '#platform/server/log.ts'
import { evaluate } from '#test/golden/evaluate.ts'
import type { Judged } from '#test/golden/evaluate.ts'
import { readGoldenSet } from '#test/golden/golden-set.ts'
import { findClosedPort, startFaultyProxy } from '#test/support/faulty-proxy.ts'
import type { FaultyProxy } from '#test/support/faulty-proxy.ts'
import { describeLuma } from '#test/support/luma-suite.ts'
import { describeOpenSearch } from '#test/support/opensearch-suite.ts'
import { findObstacle, sayObstacle, startOpenSearch } from '#test/support/opensearch.ts'
import { aProductInput } from '#test/support/shop-input.ts'
import { createShop } from '#test/support/shop.ts'
import { createSearch } from './product-index.ts'

const obstacle = await findObstacle()
const node = obstacle === undefined ? await startOpenSearch() : undefined
const url = node?.url ?? ''
const closing: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})
const lasting: typeof closing = []
afterAll(async () => {
  for (const close of lasting.toReversed()) await close()
  await node?.remove()
})

/** A shop that asks OpenSearch under an address, with the index of its process behind it. */
const openShop = async (address: string) => {
  const said: string[] = []
  const log = { info: (text: string) => void said.push(text), warn: (_: object, text: string) => void said.push(text) }
  const stopping = new AbortController()
  const timing = { now: Date.now, signal: stopping.signal }
  const adapter = withFallback({
    adapter: openSearch({ url: address, languages, withinMs: 3000, ...timing }),
    fallback: embeddedSearch,
    log,
    pauseMs: { least: 50, most: 200 },
    ...timing,
  })
  const shop = await createShop(undefined, adapter)
  closing.push(
    () => shop.close(),
    () => stopping.abort(),
  )
  /** A busy machine may need a second try, which is told too. */
  const isAsked = () =>
    vi.waitFor(() => expect(said.at(-1)).toMatch(/^OpenSearch answers/), { timeout: 12_000, interval: 20 })
  /** The totals of a category, a filter and a text with a typo; each has to come as 200 in time. */
  const ask = async () => {
    const totals: number[] = []
    for (const query of [
      {
        searchQuery: { filters: [{ attribute: 'color', value: { in: ['red'] }, scope: 'catalog' }], facets: ['size'] },
      },
      { searchQuery: { text: 'hodie' } },
      { sort: 'final_price:asc' },
    ]) {
      const began = performance.now()
      const { status, body } = await shop.get('/api/catalog', { ...query, size: 20 + totals.length + asked })
      expect(status).toBe(200)
      // its time for OpenSearch, and as much for a busy machine
      expect(performance.now() - began).toBeLessThan(6000)
      totals.push(body.result.total)
    }
    // no answer from memory
    asked += 1
    return totals
  }
  let asked = 0
  return { shop, said, isAsked, ask }
}

const isDown = 'OpenSearch does not answer; the index of this process does'

describe.runIf(node)('[SEARCH-43] [SEARCH-44] the adapter', () => {
  describeOpenSearch(url)
})

describe.runIf(node)('a shop with OpenSearch', () => {
  describe('behind a wire that fails', () => {
    let proxy: FaultyProxy
    let own: Awaited<ReturnType<typeof openShop>>
    beforeAll(async () => {
      proxy = await startFaultyProxy(url)
      own = await openShop(`${proxy.url}/faults`)
      lasting.push(proxy.close, ...closing.splice(0))
      await own.isAsked()
    })
    test.each(['silence', 'page', 'nonsense', 'noise', 'drip', 'hang up'] as const)(
      '[SEARCH-41] stays readable through %s, and asks again afterwards',
      async (fault) => {
        const { shop, said, isAsked, ask } = own
        said.length = 0
        const usual = await ask()
        expect(usual.every((total) => total > 0)).toBe(true)

        proxy.setFault(fault)
        expect(await ask()).toEqual(usual)
        const word = `Zebra${fault.replace(' ', '')}`
        await shop.write([aProductInput(word, { name: { en: `${word} socks` } })])
        expect(await ask()).toEqual([usual[0], usual[1], (usual[2] ?? 0) + 1])
        expect(said).toEqual([isDown])

        proxy.setFault('none')
        await isAsked()
        const before = proxy.count('/_search')
        const { body } = await shop.get('/api/catalog', { searchQuery: { text: word } })
        expect(body.result.items.map(({ sku }) => sku)[0]).toBe(word)
        expect(proxy.count('/_search')).toBeGreaterThan(before)
      },
    )
  })

  test('[SEARCH-41] starts and stays readable where nobody listens', async () => {
    const { said, ask } = await openShop(`http://127.0.0.1:${await findClosedPort()}`)
    expect((await ask()).every((total) => total > 0)).toBe(true)
    await vi.waitFor(() => expect(said).toEqual([isDown]))
  })

  test('[SEARCH-42] a changed product is found in every process without a rebuild', async () => {
    const proxy = await startFaultyProxy(url)
    closing.push(proxy.close)
    const { shop, isAsked } = await openShop(`${proxy.url}/processes`)
    await isAsked()
    const log = createLog('silent')
    const other = await createCatalogue({
      db: shop.db,
      listen: createListen({ connection: shop.pool.options as never }, log),
      log,
      now: shop.now,
    })
    closing.push(() => other.stop())
    const bulks = proxy.count('/_bulk')
    const second = await createSearch({
      catalogue: other,
      adapter: openSearch({ url: `${proxy.url}/processes`, languages, now: Date.now, withinMs: 10_000 }),
    })
    // it found all it needs
    expect(proxy.count('/_bulk')).toBe(bulks)

    const builds = proxy.count('/_alias')
    await shop.write([aProductInput('OKAPI-1', { name: { en: 'Okapi socks' } })])
    const { body } = await shop.get('/api/catalog', { searchQuery: { text: 'okapi' } })
    expect(body.result.items.map(({ sku }) => sku)).toEqual(['OKAPI-1'])
    await vi.waitFor(async () => {
      const text = { query: 'okapi', language: 'en' }
      const { hits } = await second.search({ conditions: [], text, facets: [], sort: [], from: 0, size: 5 })
      expect(hits).toHaveLength(1)
    }, 5000)
    expect(proxy.count('/_alias')).toBe(builds)
  })
})

describe.runIf(node)('the golden queries', () => {
  const judged: Partial<Record<'here' | 'there', Judged[]>> = {}
  const answersOf = (all: readonly Judged[] = []) =>
    all.map(({ query, found, corrected }) => ({ language: query.language, text: query.text, found, corrected }))
  beforeAll(async () => {
    judged.here = await evaluate(embeddedSearch, readGoldenSet('open'))
  })
  beforeAll(async () => {
    const adapter = openSearch({ url: `${url}/golden`, languages, now: Date.now, withinMs: 10_000 })
    judged.there = await evaluate(adapter, readGoldenSet('open'))
  })
  test('[SEARCH-40] find what they find in the index in the process, in the same order', () => {
    expect(answersOf(judged.there)).toEqual(answersOf(judged.here))
    expect(judged.there?.length).toBeGreaterThan(100)
  })
})

describe.runIf(node)('OpenSearch', () => {
  const adapter = openSearch({ url: `${url}/luma`, languages, now: Date.now, withinMs: 10_000 })
  // there and back takes milliseconds
  describeLuma('another shop', adapter, { moments: 2, oneOf: 3 })
})

test('[SEARCH-40] [SEARCH-41] is tried where there is Java', () => {
  sayObstacle(obstacle)
  expect(node === undefined).toBe(obstacle !== undefined)
})

describe.runIf(node)('a shop whose OpenSearch dies', () => {
  let own: Awaited<ReturnType<typeof openShop>>
  let usual: number[]
  test('[SEARCH-41] stays readable', async () => {
    own = await openShop(`${url}/death`)
    lasting.push(...closing.splice(0))
    await own.isAsked()
    usual = await own.ask()
    await node?.kill()
    expect(await own.ask()).toEqual(usual)
    await own.shop.write([aProductInput('TAPIR-1', { name: { en: 'Tapir socks' } })])
    expect((await own.shop.get('/api/catalog', { searchQuery: { text: 'tapir' } })).body.result.total).toBe(1)
  })
  describe('and comes back', () => {
    beforeAll(() => node?.restart())
    test('[SEARCH-41] has OpenSearch asked again, which knows what it missed', async () => {
      await own.isAsked()
      const known = await fetch(`${url}/death/_search?q=id:${own.shop.idOf('TAPIR-1')}`)
      expect(await known.json()).toMatchObject({ hits: { total: { value: 1 } } })
      expect(await own.ask()).toEqual([usual[0], usual[1], (usual[2] ?? 0) + 1])
    })
  })
})
