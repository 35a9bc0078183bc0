import { describe, expect, test } from 'vitest'
import { buildTextIndex } from './text-index.ts'
import { editsOf, fold, foldCode, mustMatch, singular, spellings, toWords } from './words.ts'

describe('words', () => {
  test.each([
    ['Тёплое ХУДИ', ['теплое', 'худи']],
    ['Größe & Übergröße', ['grosse', 'ubergrosse']],
    ["men's м'яч", ['mens', 'мяч']],
    ['LU-HOOD-01', ['lu', 'hood', '01']],
    ['连帽卫衣', ['连帽', '帽卫', '卫衣']],
    ['Nike卫衣2024', ['nike', '卫衣', '2024']],
    ['衣', ['衣']],
    ['Їжак ґанок', ['іжак', 'ґанок']],
    ['?! …', []],
  ])('[SEARCH-14] of %s', (text, words) => {
    expect(toWords(text)).toEqual(words)
  })

  test.each([
    ['hoodies', 'hoody'],
    ['hoodie', 'hoody'],
    ['dresses', 'dress'],
    ['dress', 'dress'],
    ['leggings', 'legging'],
    ['shoes', 'shoe'],
    ['watches', 'watch'],
    ['women', 'woman'],
    ['womens', 'woman'],
    ['bus', 'bus'],
    ['constructor', 'constructor'],
    ['худи', 'худи'],
  ])('[SEARCH-14] %s is %s', (word, stem) => {
    expect(singular(word)).toBe(stem)
  })

  test('[SEARCH-14] an umlaut is its letter or the letter with an e', () => {
    expect(spellings('Größe').map(fold)).toEqual(['grosse', 'groesse'])
    expect(spellings('cap')).toEqual(['cap'])
    expect(foldCode('  Lu  Hood-É ')).toBe('lu hood-e')
  })

  test.each([
    ['s', 0],
    ['xl', 0],
    ['cap', 1],
    ['socks', 1],
    ['hoodie', 2],
    ['леггинсы', 2],
    ['501s', 0],
    ['卫衣', 0],
  ])('[SEARCH-15] %s may differ by %d', (word, edits) => {
    expect(editsOf(word)).toBe(edits)
  })

  test('[SEARCH-16] three quarters of the words, rounded down, one at least', () => {
    expect([1, 2, 3, 4, 5, 8].map(mustMatch)).toEqual([1, 1, 2, 3, 3, 6])
  })
})

describe('texts', () => {
  const texts: Record<number, Record<string, string>> = {
    1: { sku: 'WH-01', name: 'Warm hoodie', description: 'Soft fleece inside', other: 'women red' },
    2: { sku: 'LG-02', name: 'Ribbed leggings', description: 'Worn with a hoodie', other: 'women black' },
    3: { sku: 'CP-03', name: 'Black cap', description: '', other: 'men hoodies' },
    4: { sku: 'SC-04', name: 'Merino scarf', description: 'Warm', other: 'unisex' },
  }
  const field = (weight: number, usualWords: number) => ({ weight, usualWords })
  const fields = { sku: field(8, 2), name: field(6, 2), description: field(2, 4), other: field(1, 2) }
  const build = () => buildTextIndex([1, 2, 3, 4], (id) => texts[id], fields)
  const found = async (text: string) =>
    [...(await build()).search(text)].sort(([, a], [, b]) => b - a).map(([id]) => id)

  test('[SEARCH-17] the name weighs more than the description, that more than the rest', async () => {
    expect(await found('hoodie')).toEqual([1, 2, 3])
    expect(await found('LG-02')).toEqual([2])
  })

  test('[SEARCH-15] words with errors are found, short ones and codes only as they are', async () => {
    expect(await found('ribed legings')).toEqual([2])
    expect(await found('scraf')).toEqual([4])
    expect(await found('scafr')).toEqual([4])
    expect(await found('cpa')).toEqual([3])
    expect(await found('scrfa')).toEqual([])
    expect(await found('scarg')).toEqual([4])
    expect(await found('wh 02')).toEqual(expect.not.arrayContaining([4]))
    expect(await found('hoodi')).toContain(1)
    expect(await found('meri')).toEqual([4])
  })

  test('[SEARCH-16] too few words found is nothing found', async () => {
    expect(await found('warm scarf of velvet silk')).toEqual([])
    expect(await found('warm merino scarf velvet')).toEqual([4])
    expect((await build()).search('black cap').get(3)).toBe(1)
  })

  test('[SEARCH-12] a replaced text is found by its new words alone', async () => {
    const index = await build()
    index.replace(1, { name: 'Velvet gown' })
    expect([...index.search('velvet').keys()]).toEqual([1])
    expect([...index.search('fleece').keys()]).toEqual([])
    index.replace(1, undefined)
    expect([...index.search('velvet').keys()]).toEqual([])
  })
})
