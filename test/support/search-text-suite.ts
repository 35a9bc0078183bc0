import { beforeAll, describe, expect, test } from 'vitest'
import type { SearchAdapter, SearchDocument, SearchIndex, SearchOptions } from '#platform/server/adapters/search.ts'

type Texts = { readonly name: string; readonly description?: string; readonly other?: string }

const words: Readonly<Record<number, Readonly<Record<string, Texts>>>> = {
  1: {
    en: { name: 'Warm hoodie', description: 'Soft fleece inside', other: 'women red' },
    ru: { name: 'Тёплое худи', description: 'Мягкий флис внутри', other: 'женщинам Warm hoodie' },
    de: { name: 'Warmer Kapuzenpullover', description: 'Innen weicher Fleece', other: 'Damen Warm hoodie' },
    uk: { name: 'Тепле худі', description: "М'який фліс усередині", other: 'жінкам Warm hoodie' },
    zh: { name: '保暖连帽卫衣', description: '内里柔软抓绒', other: '女士 Warm hoodie' },
  },
  2: {
    en: { name: 'Ribbed leggings', description: 'Worn with a hoodie', other: 'women black' },
    ru: { name: 'Леггинсы в рубчик', description: 'Носят с худи', other: 'женщинам Ribbed leggings' },
    de: { name: 'Gerippte Leggings', description: 'Übergröße verfügbar', other: 'Damen Ribbed leggings' },
    uk: { name: 'Легінси в рубчик', description: 'Носять із худі', other: 'жінкам Ribbed leggings' },
    zh: { name: '罗纹紧身裤', description: '可搭配卫衣', other: '女士 Ribbed leggings' },
  },
  3: {
    en: { name: 'Black cap', other: 'men hoodies' },
    ru: { name: 'Чёрная кепка', other: 'мужчинам Black cap' },
    de: { name: 'Schwarze Mütze', other: 'Herren Black cap' },
    uk: { name: 'Чорна кепка', other: 'чоловікам Black cap' },
    zh: { name: '黑色棒球帽', other: '男士 Black cap' },
  },
  4: {
    en: { name: 'Merino scarf', description: 'Warm', other: 'unisex' },
    ru: { name: 'Шарф из мериноса', description: 'Тепло', other: 'Merino scarf' },
    de: { name: 'Schal aus Merinowolle', description: 'Hält warm', other: 'Merino scarf' },
    uk: { name: 'Шарф із мериносу', description: 'Гріє', other: 'Merino scarf' },
    zh: { name: '美利奴羊毛围巾', description: '御寒', other: 'Merino scarf' },
  },
}
const skus: Readonly<Record<number, string>> = { 1: 'WH-01', 2: 'LG-02', 3: 'CP-03', 4: 'SC-04' }

const field = (weight: number, usualWords: number) => ({ weight, usualWords })
const textFields = { sku: field(8, 2), name: field(6, 2), description: field(2, 4), other: field(1, 2) }

const documentOf = (id: number, sku: string): SearchDocument => ({
  id,
  keywords: {},
  numbers: { id },
  places: {},
  variants: [{ key: `${sku}-M`, isAvailable: true, keywords: {}, numbers: {} }],
  codes: [{ code: sku }, { code: `${sku}-M`, variant: `${sku}-M` }],
})

/** What every search engine has to do with texts, in five languages. */
export const describeTexts = (engine: string, open: () => SearchAdapter): void => {
  describe(`texts: ${engine}`, () => {
    const changed = new Map<number, Texts>()
    const options: SearchOptions = {
      variantCodes: new Set(),
      textFields,
      findTexts: (id, language) => {
        const texts = changed.get(id) ?? words[id]?.[language]
        return (
          texts && {
            sku: skus[id] ?? '',
            name: texts.name,
            description: texts.description ?? '',
            other: texts.other ?? '',
          }
        )
      },
    }
    let index: SearchIndex
    beforeAll(async () => {
      index = await open().build(
        Object.entries(skus).map(([id, sku]) => documentOf(Number(id), sku)),
        options,
      )
    })
    const ask = (query: string, language: string) =>
      index.search({
        conditions: [],
        text: { query, language },
        facets: [],
        sort: [
          { code: 'relevance', isDescending: true },
          { code: 'id', isDescending: false },
        ],
        from: 0,
        size: 10,
      })
    const found = async (query: string, language = 'en') => (await ask(query, language)).hits.map(({ id }) => id)

    test('[SEARCH-17] the name weighs more than the description, that more than the rest', async () => {
      expect(await found('hoodie')).toEqual([1, 2, 3])
    })

    test('[SEARCH-17] a code comes first, and that of a variant shows it', async () => {
      expect((await ask('lg-02', 'en')).hits[0]).toEqual({ id: 2 })
      expect((await ask('LG-02-M', 'en')).hits[0]).toEqual({ id: 2, variant: 'LG-02-M' })
      expect((await ask('hoodie lg-02-m', 'en')).hits[0]).toEqual({ id: 2, variant: 'LG-02-M' })
    })

    test('[SEARCH-153] a code is known by its letters and digits', async () => {
      expect((await ask('lg02m', 'en')).hits).toEqual([{ id: 2, variant: 'LG-02-M' }])
      expect((await ask('LG 02.M', 'en')).hits[0]).toEqual({ id: 2, variant: 'LG-02-M' })
      expect((await ask('hoodie lg_02', 'en')).hits[0]).toEqual({ id: 2 })
    })

    test('[SEARCH-154] words are found together and apart', async () => {
      expect(await found('merinoscarf')).toEqual([4])
      expect(await found('leg gings')).toEqual([2])
      expect(await found('warmhoodie')).toEqual(await found('warm hoodie'))
    })

    test('[SEARCH-15] words with errors are found, short ones and codes only as they are', async () => {
      expect(await found('ribed legings')).toEqual([2])
      expect(await found('scraf')).toEqual([4])
      expect(await found('cpa')).toEqual([3])
      expect(await found('meri')).toEqual([4])
      expect(await found('hoodi')).toContain(1)
      expect(await found('xx')).toEqual([])
      expect(await found('wh02')).toEqual([])
    })

    test('[SEARCH-16] fewer than 75 % of the words found is nothing found', async () => {
      expect(await found('warm scarf velvet silk')).toEqual([])
      expect(await found('warm merino scarf velvet')).toEqual([4])
      expect((await ask('warm scarf velvet silk', 'en')).total).toBe(0)
    })

    test.each([
      ['ru', 'теплое ХУДИ', 1],
      ['ru', 'леггинсы', 2],
      ['ru', 'легинсы', 2],
      ['ru', 'Warm hoodie', 1],
      ['de', 'Muetze', 3],
      ['de', 'mutze', 3],
      ['de', 'übergroesse', 2],
      ['de', 'Kapuzenpulover', 1],
      ['uk', 'легінси', 2],
      ['uk', "м'який", 1],
      ['uk', 'кепка', 3],
      ['zh', '卫衣', 1],
      ['zh', '围巾', 4],
      ['zh', '紧身裤', 2],
    ])('[SEARCH-14] [SEARCH-18] %s: %s', async (language, query, first) => {
      expect((await found(query, language))[0]).toBe(first)
    })

    test('[SEARCH-40] what is typed is data, whatever it looks like', async () => {
      for (const query of [
        '"}}],"must":[{"match_all":{}}]',
        '* OR *:*',
        '../_all',
        "'; drop table product; --",
        '\u0000\uD800',
      ]) {
        expect(await found(query)).toEqual([])
      }
      const answer = await index.search({
        conditions: [
          { code: '*', isChosen: true, kind: 'any', values: ['*', '"}', '{"match_all":{}}'] },
          { code: 'v.k.*","x":{"', isChosen: false, kind: 'none', values: ['*'] },
        ],
        facets: [{ code: '*' }, { code: '_id' }, { code: '__proto__x' }],
        sort: [
          { code: '_script', isDescending: true },
          { code: 'a"b', isDescending: false, within: { code: 'x', value: "');" } },
        ],
        from: 0,
        size: 10,
      })
      expect(answer.total).toBe(0)
      expect(Object.values(answer.facets).map((counts) => counts.size)).toEqual([0, 0, 0])
    })

    test('[SEARCH-12] [SEARCH-42] a changed text is found by its new words at once', async () => {
      changed.set(1, { name: 'Velvet gown' })
      index.update([documentOf(1, 'WH-01')], [4])
      expect(await found('velvet')).toEqual([1])
      expect(await found('fleece')).toEqual([])
      expect(await found('merino')).toEqual([])
      changed.clear()
      index.update([documentOf(1, 'WH-01'), documentOf(4, 'SC-04')], [])
      expect(await found('fleece')).toEqual([1])
    })
  })
}
