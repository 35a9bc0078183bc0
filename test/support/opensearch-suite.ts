import { describe, expect, test } from 'vitest'
import { LostIndex } from '#platform/server/adapters/search-opensearch/failures.ts'
import { openSearch } from '#platform/server/adapters/search-opensearch/index.ts'
import type { SearchDocument, SearchIndex, SearchOptions } from '#platform/server/adapters/search.ts'
import { startFaultyProxy } from './faulty-proxy.ts'
import { describeListing } from './search-suite.ts'
import { describeTexts } from './search-text-suite.ts'

/** A busy machine is no failure here. */
const withinMs = 10_000

const options = (...codes: string[]): SearchOptions => ({
  variantCodes: new Set(codes),
  textFields: {},
  findTexts: () => undefined,
})
const documentOf = (id: number, brand: string): SearchDocument => ({
  id,
  keywords: { brand: [brand] },
  numbers: { id },
  places: {},
  variants: [],
  codes: [],
})
const countBrands = async (index: SearchIndex) => {
  const request = { conditions: [], facets: [{ code: 'brand' }], sort: [], from: 0, size: 0 }
  return Object.fromEntries((await index.search(request)).facets.brand ?? [])
}

/** What the adapter promises, against a node that runs. Its start takes longer than all this: it is shared with the tests of the shop. */
export const describeOpenSearch = (url: string): void => {
  describe('an index in OpenSearch', () => {
    test('[SEARCH-43] what was read earlier does not replace what was read later', async () => {
      const at = (now: number) => openSearch({ url: `${url}/versions`, languages: [], now: () => now, withinMs })
      const old = await at(1000).build([documentOf(1, 'nord'), documentOf(2, 'nord')], options())
      const late = await at(3000).build([documentOf(1, 'sud'), documentOf(2, 'nord')], options())
      expect(await countBrands(late)).toEqual({ sud: 1, nord: 1 })
      old.update([documentOf(1, 'nord')], [])
      expect(await countBrands(old)).toEqual({ sud: 1, nord: 1 })
      const slow = await at(2000).build([documentOf(1, 'nord')], options())
      // only it may tell what became of the second, which nobody changed since
      expect(await countBrands(slow)).toEqual({ sud: 1 })
    })

    test('[SEARCH-43] who starts writes only what differs', async () => {
      const proxy = await startFaultyProxy(url)
      const build = (...all: SearchDocument[]) =>
        openSearch({ url: `${proxy.url}/starts`, languages: [], now: Date.now, withinMs }).build(all, options())
      await build(documentOf(1, 'nord'), documentOf(2, 'nord'))
      expect(proxy.count('/_bulk')).toBe(1)
      await build(documentOf(1, 'nord'), documentOf(2, 'nord'))
      expect(proxy.count('/_bulk')).toBe(1)
      expect(await countBrands(await build(documentOf(2, 'sud')))).toEqual({ sud: 1 })
      await proxy.close()
    })

    test('[SEARCH-44] an index of another shape takes over when it is full', async () => {
      const adapter = openSearch({ url: `${url}/shapes`, languages: [], now: Date.now, withinMs })
      const meant = async () =>
        Object.keys((await (await fetch(`${url}/_alias/shapes`)).json()) as Record<string, unknown>)
      const first = await adapter.build([documentOf(1, 'nord')], options())
      const [firstName] = await meant()
      const second = await adapter.build([documentOf(1, 'sud')], options('a'))
      const [secondName, ...more] = await meant()
      expect([more, secondName === firstName]).toEqual([[], false])
      expect([await countBrands(first), await countBrands(second)]).toEqual([{ nord: 1 }, { sud: 1 }])
      await adapter.build([documentOf(1, 'ost')], options('b'))
      expect(await countBrands(second)).toEqual({ sud: 1 })
      await expect(countBrands(first)).rejects.toThrow(LostIndex)
      // what is gone is not made again by a change
      first.update([documentOf(1, 'west')], [])
      await expect(countBrands(first)).rejects.toThrow(LostIndex)
      expect((await fetch(`${url}/${firstName}`)).status).toBe(404)
    })
  })

  describe('OpenSearch', () => {
    const open = (use: string) =>
      openSearch({ url: `${url}/suite-${use}`, languages: ['en', 'ru', 'de', 'uk', 'zh'], now: Date.now, withinMs })
    describeListing('its lists', open, 60)
    describeTexts('its texts', () => open('texts'))
  })
}
