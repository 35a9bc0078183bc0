import { describe, expect, test } from 'vitest'
import { buildTextIndex } from './text-index.ts'

type Texts = Readonly<Record<number, Readonly<Record<string, string>>>>

const field = (weight: number, usualWords: number) => ({ weight, usualWords })
const fields = { sku: field(8, 2), name: field(6, 2), description: field(2, 4), other: field(1, 2) }

const build = (texts: Texts, language = 'en') =>
  buildTextIndex(Object.keys(texts).map(Number), (id) => texts[id], { fields, language })

/** Ids, the best first. */
const finder = async (texts: Texts, language = 'en') => {
  const index = await build(texts, language)
  return (text: string) => {
    const { ids, scores } = index.search(text)
    return [...ids]
      .map((id, at) => [id, scores[at] ?? 0] as const)
      .toSorted(([, a], [, b]) => b - a)
      .map(([id]) => id)
  }
}

describe('texts', () => {
  const texts: Texts = {
    1: { sku: 'WH-01', name: 'Warm hoodie', description: 'Soft fleece inside', other: 'women red' },
    2: { sku: 'LG-02', name: 'Ribbed leggings', description: 'Worn with a hoodie', other: 'women black' },
    3: { sku: 'CP-03', name: 'Black cap', description: '', other: 'men hoodies' },
    4: { sku: 'SC-04', name: 'Merino scarf', description: 'Warm', other: 'unisex' },
  }

  test('[SEARCH-17] the name weighs more than the description, that more than the rest', async () => {
    const found = await finder(texts)
    expect(found('hoodie')).toEqual([1, 2, 3])
    expect(found('LG-02')).toEqual([2])
  })

  test('[SEARCH-15] words with errors are found, short ones and codes only as they are', async () => {
    const found = await finder(texts)
    expect(found('ribed legings')).toEqual([2])
    expect(found('scraf')).toEqual([4])
    expect(found('scafr')).toEqual([4])
    expect(found('cpa')).toEqual([3])
    expect(found('scrfa')).toEqual([])
    expect(found('scarg')).toEqual([4])
    expect(found('wh 02')).toEqual(expect.not.arrayContaining([4]))
    expect(found('hoodi')).toContain(1)
    expect(found('meri')).toEqual([4])
    expect(found('leigngs')).toEqual([2])
    expect(found('legignggs')).toEqual([2])
    expect(found('lginsg')).toEqual([])
  })

  test('[SEARCH-15] so many edits as a word has letters for', async () => {
    const found = await finder({
      1: { name: 'xl' },
      2: { name: 'cap' },
      3: { name: 'socks' },
      4: { name: 'hoodie' },
    })
    expect([found('xx'), found('lx')]).toEqual([[], []])
    expect([found('cup'), found('cu'), found('cupp')]).toEqual([[2], [], []])
    expect([found('sicks'), found('sixks')]).toEqual([[3], []])
    expect([found('hookie'), found('hokkie'), found('hukkie')]).toEqual([[4], [4], []])
  })

  test('[SEARCH-15] a known word means itself alone', async () => {
    const found = await finder({ 1: { name: 'Trail shoe' }, 2: { name: 'Train shoe' } })
    expect(found('trail')).toEqual([1])
    expect(found('traim').toSorted((a, b) => a - b)).toEqual([1, 2])
  })

  test('[SEARCH-16] too few words found is nothing found', async () => {
    const found = await finder(texts)
    expect(found('scarf')).toEqual([4])
    expect(found('velvet')).toEqual([])
    expect(found('merino velvet')).toEqual([4])
    expect(found('merino scarf velvet')).toEqual([4])
    expect(found('merino velvet silk')).toEqual([])
    expect(found('warm merino scarf velvet')).toEqual([4])
    expect(found('merino scarf velvet silk')).toEqual([])
    expect(found('black cap')[0]).toBe(3)
  })

  test('[SEARCH-16] what scores below 0.02 of the best is left out', async () => {
    const weights = { best: field(100, 1), enough: field(2.01, 1), few: field(1.99, 1) }
    const short: Texts = { 1: { best: 'velvet' }, 2: { enough: 'velvet' }, 3: { few: 'velvet' } }
    const index = await buildTextIndex([1, 2, 3], (id) => short[id], { fields: weights, language: 'en' })
    const { ids, scores } = index.search('velvet')
    expect([...ids]).toEqual([1, 2])
    expect(scores[1]).toBeCloseTo(0.0201, 10)
  })

  test('[SEARCH-28] all of the words come before one of them often', async () => {
    const found = await finder({
      1: { name: 'White shirt', description: 'white white white', other: 'white' },
      2: { other: 'cap white and a lot of other things besides' },
      3: { name: 'Cap', description: 'cap cap', other: 'cap' },
    })
    expect(found('white cap')[0]).toBe(2)
  })

  test('[SEARCH-28] a typo means the frequent word more than a rare one', async () => {
    const hoodies = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [at, { name: 'Hoodie' }]))
    const found = await finder({ ...hoodies, 50: { name: 'Hooding' } })
    expect(found('hoodins').at(-1)).toBe(50)
  })

  test('[SEARCH-29] words that say nothing do not count', async () => {
    const found = await finder({ 1: { name: 'Shoes', other: 'men' }, 2: { name: 'A mat for the gym' } })
    expect(found('shoes for the men')).toEqual([1])
    expect(found('for the')).toEqual([2])
    expect(found('without')).toEqual([])
  })

  test('[SEARCH-30] signs alone find nothing, and long texts are cut', async () => {
    const found = await finder(texts)
    expect([found('?! …'), found(''), found('   ')]).toEqual([[], [], []])
    expect(found(`scarf ${'scarf '.repeat(100)}`)).toEqual([4])
    expect(found(Array.from({ length: 100 }, (_, at) => `word${at}`).join(' '))).toEqual([])
  })

  test('[SEARCH-12] a replaced text is found by its new words alone', async () => {
    const index = await build(texts)
    index.replace(1, { name: 'Velvet gown' })
    expect([...index.search('velvet').ids]).toEqual([1])
    expect([...index.search('fleece').ids]).toEqual([])
    expect(index.search('fleecs').corrected).toBeUndefined()
    index.replace(1, undefined)
    expect([...index.search('velvet').ids]).toEqual([])
  })
})

describe('languages', () => {
  test('[SEARCH-14] forms of a word find each other', async () => {
    const ru = await finder({ 1: { name: 'Чёрная шапка', other: 'Женщинам женский' }, 2: { name: 'Шорты' } }, 'ru')
    expect([ru('женские шапки'), ru('черных шапок'), ru('шортов')]).toEqual([[1], [1], [2]])
    const uk = await finder({ 1: { name: 'М’яка футболка' }, 2: { name: 'Шорти' } }, 'uk')
    expect([uk("м'яку"), uk('мякі футболки'), uk('шортів')]).toEqual([[1], [1], [2]])
    const de = await finder({ 1: { name: 'Weiße Mütze' }, 2: { name: 'Rote Jacke' } }, 'de')
    expect([de('weißes'), de('weisse Muetzen'), de('Mutze'), de('jacken')]).toEqual([[1], [1], [1], [2]])
  })

  test('[SEARCH-26] German compounds and their parts', async () => {
    const found = await finder(
      {
        1: { name: 'Korkmatte', other: 'Matten Yoga' },
        2: { name: 'Shirt aus Merinowolle' },
        3: { name: 'Yoga Hose' },
      },
      'de',
    )
    expect(found('Yogamatten')[0]).toBe(1)
    expect(found('Merino Shirt')).toEqual([2])
    expect(found('Yogahose')[0]).toBe(3)
  })

  test('[SEARCH-154] words written together are those they are made of, unless that is a word too', async () => {
    const texts = {
      1: { name: 'Yoga mat' },
      2: { name: 'Sports bra' },
      3: { name: 'Training cap for the day XL' },
      4: { name: 'Capfor' },
      5: { name: 'Коврик для йоги' },
    }
    const found = await finder(texts)
    expect([found('yogamat'), found('YogaMats'), found('sportsbra')]).toEqual([[1], [1], [2]])
    expect((await finder(texts, 'ru'))('йогиковрик')).toEqual([5])
    // of two letters, or what says nothing, is no part
    expect([found('capxl'), found('capthe'), found('capfor')]).toEqual([[], [], [4]])
  })

  test('[SEARCH-154] two words are one that is known where one of them is not', async () => {
    const found = await finder({
      1: { name: 'Leggings', description: 'straight leg' },
      2: { name: 'Sportsbra' },
      3: { name: 'Yoga mat' },
      4: { name: 'Yogamat', description: 'One of a kind' },
    })
    expect([found('leg gings'), found('black leg gings'), found('sports bra')]).toEqual([[1], [1], [2]])
    // where both are words each is that one as well
    expect([found('yoga mat'), found('yoga mat black'), found('mat')]).toEqual([[4, 3], [4, 3], [3]])
  })

  test('[SEARCH-25] Chinese needs no spaces, and its typos are spoken alike', async () => {
    const texts = { 1: { name: '毛圈连帽卫衣' }, 2: { name: '圆领卫衣' }, 3: { name: '跑步短裤', other: '女士' } }
    const found = await finder(texts, 'zh')
    expect([found('连帽卫衣')[0], found('短 裤'), found('女士的短裤')]).toEqual([1, [3], [3]])
    expect([found('连冒卫衣')[0], found('連帽衛衣')[0], found('短库')]).toEqual([1, 1, [3]])
    expect(found('卫衣').toSorted((a, b) => a - b)).toEqual([1, 2])
    expect([found('卫'), found('衣裤'), found('裙子')]).toEqual([found('卫衣'), [], []])
    const index = await build(texts, 'zh')
    const correct = (text: string) => index.search(text).corrected
    expect([correct('连冒卫衣'), correct('短库'), correct('短裤'), correct('衣裤')]).toEqual([
      '连帽卫衣',
      '短裤',
      undefined,
      undefined,
    ])
  })

  test('[SEARCH-32] t-shirt, T Shirt and tshirt are one word', async () => {
    const found = await finder({ 1: { name: 'White T-shirt' }, 2: { name: 'Shirt' } })
    expect([found('t-shirts'), found('T Shirt'), found('tshirt'), found('shirt')]).toEqual([[1], [1], [1], [2]])
    expect((await finder({ 1: { name: '白色T恤' }, 2: { name: '白色短裤' } }, 'zh'))('Ｔ恤')[0]).toBe(1)
  })
})
