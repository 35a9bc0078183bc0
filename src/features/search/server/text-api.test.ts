import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askCatalog } from '#test/support/ask-catalog.ts'
import { aProductInput } from '#test/support/shop-input.ts'
import { createShop } from '#test/support/shop.ts'
import type { Shop } from '#test/support/shop.ts'

let shop: Shop
const { find, skus } = askCatalog(() => shop)
beforeAll(async () => {
  shop = await createShop()
  await shop.write([
    aProductInput('MARK', {
      name: { en: 'Marker scarf' },
      description: { en: '<p class="velour">Woven&nbsp;&#8212;twice</p><p>in&AMP;out</p>' },
    }),
  ])
})
afterAll(() => shop.close())

const correctedOf = async (text: string, more: Record<string, unknown> = {}) =>
  (await shop.get('/api/catalog', { searchQuery: { text }, ...more })).body.result.corrected

describe('what is asked for', () => {
  test('[SEARCH-8] sizes and starts of a search', async () => {
    const ask = async (size: number | undefined, from: number) => {
      const { total, items, start, perPage } = await find(
        { text: 'hoodie' },
        { ...(size === undefined ? {} : { size }), from },
      )
      return [total, items.length, start, perPage]
    }
    expect(await ask(-1, 0)).toEqual([2, 0, 0, 0])
    expect(await ask(0, 0)).toEqual([2, 2, 0, 50])
    expect(await ask(undefined, 0)).toEqual([2, 2, 0, 50])
    expect(await ask(-2, -5)).toEqual([2, 2, 0, 50])
    expect(await ask(1, 1)).toEqual([2, 1, 1, 1])
    expect(await ask(100_000, 0)).toEqual([2, 2, 0, 500])
    expect(await ask(50, 1_000_000)).toEqual([2, 0, 1_000_000, 50])
  })

  test('[SEARCH-30] no text lists everything, signs nothing, long texts are cut at 200 letters', async () => {
    const all = (await find({})).total
    for (const text of ['', '   ', '\n\t']) expect((await find({ text })).total).toBe(all)
    for (const text of ['?!', '…', '<>', '%', "'"]) expect((await find({ text })).total).toBe(0)
    expect(await skus({ text: `${' '.repeat(300)}scarf` })).toEqual(['MARK'])
    expect(await skus({ text: `${'.'.repeat(195)}scarf` })).toEqual(['MARK'])
    expect(await skus({ text: `${'.'.repeat(200)}scarf` })).toEqual([])
  })

  test('[SEARCH-29] a text of words that say nothing is looked for as it is', async () => {
    expect((await shop.get('/api/catalog', { searchQuery: { text: 'for the' } })).status).toBe(200)
    expect(await skus({ text: 'leggings for the' })).toEqual(['LEGS'])
  })

  test('[SEARCH-31] tags and entities are no words of a description', async () => {
    expect(await skus({ text: 'woven' })).toEqual(['MARK'])
    expect(await skus({ text: 'twice' })).toEqual(['MARK'])
    for (const text of ['velour', 'nbsp', '8212'])
      expect({ text, found: await skus({ text }) }).toEqual({ text, found: [] })
  })

  test('[SEARCH-31] tags in a question break nothing', async () => {
    expect(await skus({ text: '<b>leggings</b>' })).toEqual(['LEGS'])
    const { status, body } = await shop.get('/api/catalog', { searchQuery: { text: '<script>alert(1)</script>' } })
    expect([status, body.result.total]).toEqual([200, 0])
  })

  test('[SEARCH-27] shoppers call things their own names', async () => {
    expect((await skus({ text: 'ladies' })).toSorted()).toEqual((await skus({ text: 'women' })).toSorted())
    expect((await skus({ text: 'толстовка' }, { store: 'ru' })).toSorted()).toEqual(['HOOD', 'ZIP'])
    expect((await skus({ text: 'tights' }))[0]).toBe('LEGS')
  })
})

describe('corrected', () => {
  test('[SEARCH-24] what was probably meant stands in the answer', async () => {
    expect(await correctedOf('Ribed legings')).toBe('ribbed leggings')
    expect(await correctedOf('теплое худди', { store: 'ru' })).toBe('теплое худи')
    expect(await correctedOf('ribbed leggings')).toBeUndefined()
    expect(await correctedOf('leggi')).toBeUndefined()
  })

  test('[SEARCH-24] whoever types a code means it', async () => {
    expect(await correctedOf('HOOD-blue-XL')).toBeUndefined()
    expect(await correctedOf('cap hoodia')).toBeUndefined()
    expect(await correctedOf('LEGS')).toBeUndefined()
  })
})
