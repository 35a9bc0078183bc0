import { describe, expect, test } from 'vitest'
import { editsBetween } from '#core/edits-between.ts'
import { swaps } from './near-words.ts'
import { stemOf } from './stems.ts'
import { isStopWord, withoutStopSigns } from './stop-words.ts'
import { editsOf, fold, foldCode, mustMatch, spelledOut, toPairs, toTokens, withoutSpelledOut } from './words.ts'

const texts = (text: string) => toTokens(text).map(({ text: found }) => found)

describe('words', () => {
  test.each([
    ['Тёплое ХУДИ', ['теплое', 'худи']],
    ['Größe & Übergröße', ['grosse', 'ubergrosse']],
    ["men's м'яч м’яч", ['mens', 'мяч', 'мяч']],
    ['LU-HOOD-01', ['lu', 'hood', '01']],
    ['连帽卫衣', ['连帽卫衣']],
    ['Nike卫衣2024', ['nike', '卫衣', '2024']],
    ['衣', ['衣']],
    ['Polo衫', ['polo', '衫']],
    ['Їжак ґанок', ['іжак', 'ґанок']],
    ['Майка й топ', ['майка', 'й', 'топ']],
    ['Łódź smørrebrød', ['lodz', 'smorrebrod']],
    ['ＸＬ café', ['xl', 'cafe']],
    ['?! …', []],
  ])('[SEARCH-14] of %s', (text, words) => {
    expect(texts(text)).toEqual(words)
  })

  test('[SEARCH-14] й is not и, decomposed or not', () => {
    expect(fold('чай'.normalize('NFD'))).toBe('чай')
    expect(texts('чай'.normalize('NFD'))).toEqual(['чай'])
    expect(fold('чаи')).toBe('чаи')
  })

  test('[SEARCH-32] a letter before a hyphen belongs to the word', () => {
    expect(texts('T-Shirt, V-Neck')).toEqual(['tshirt', 'vneck'])
    expect(texts('x-y Sport-BH 7-8')).toEqual(['x', 'y', 'sport', 'bh', '7', '8'])
    expect(texts('V领T恤')).toEqual(['v领t恤'])
  })

  test('[SEARCH-25] Chinese is read by signs and pairs of signs', () => {
    expect(toPairs('连帽衫')).toEqual(['连', '帽', '衫', '连帽', '帽衫'])
    expect(toPairs('衣')).toEqual(['衣'])
  })

  test('[SEARCH-14] an umlaut is its letter or the letter with an e', () => {
    expect(fold('Größe')).toBe('grosse')
    expect(spelledOut('größe')).toBe('groesse')
    expect(spelledOut('cap')).toBeUndefined()
    expect(withoutSpelledOut('muetzen')).toBe('mutzen')
  })

  test('[SEARCH-153] a code is its letters and digits, one of signs alone is those', () => {
    expect(['  Lu  Hood-É_1/2 ', 'ab12m', 'AB-12-M', ' -- '].map(foldCode)).toEqual([
      'luhoode12',
      'ab12m',
      'ab12m',
      '--',
    ])
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

  test.each([
    ['hoodie', 'hoodie', 0],
    ['hoodie', 'hodie', 1],
    ['hoodie', 'hoddie', 1],
    ['hoodie', 'hoodeis', 2],
    ['scarf', 'scrafs', 2],
    ['cap', '', 3],
  ])('[SEARCH-15] from %s to %s', (one, other, edits) => {
    expect(editsBetween(one, other)).toBe(edits)
  })

  test('[SEARCH-15] each two neighbours change places once', () => {
    expect(swaps('scar')).toEqual(['csar', 'sacr', 'scra'])
    expect(swaps('aab')).toEqual(['aba'])
  })

  test('[SEARCH-16] three quarters of the words, rounded down, one at least', () => {
    expect([0, 1, 2, 3, 4, 5, 7, 8].map(mustMatch)).toEqual([1, 1, 1, 2, 3, 3, 5, 6])
  })

  test('[SEARCH-29] some words say nothing', () => {
    expect(['for', 'mit', 'для', 'зі'].map((word, at) => isStopWord(word, ['en', 'de', 'ru', 'uk'][at] ?? ''))).toEqual(
      [true, true, true, true],
    )
    expect([isStopWord('mit', 'en'), isStopWord('constructor', '__proto__')]).toEqual([false, false])
    expect(withoutStopSigns('女士的短裤')).toEqual(['女士', '短裤'])
    expect(withoutStopSigns('的')).toEqual(['的'])
  })
})

describe('stems', () => {
  test.each([
    ['en', 'hoodies hoodie', 'hoody'],
    ['en', 'dresses dress', 'dress'],
    ['en', 'leggings legging', 'legging'],
    ['en', 'shoes shoe', 'shoe'],
    ['en', 'watches watch', 'watch'],
    ['en', 'women womens woman', 'woman'],
    ['en', 'men mens man', 'man'],
    ['en', 'bus', 'bus'],
    ['en', 'constructor', 'constructor'],
    ['ru', 'женский женская женские женского женскую', 'женск'],
    ['ru', 'шапка шапки шапок шапку шапками', 'шапк'],
    ['ru', 'футболка футболки футболок', 'футболк'],
    ['ru', 'майка майки маек', 'майк'],
    ['ru', 'беговые беговая бег бега', 'бег'],
    ['ru', 'камуфляжные камуфляж', 'камуфляж'],
    ['ru', 'леггинсы леггинсов леггинсах', 'леггинс'],
    ['ru', 'меринос мериноса мериносовая', 'меринос'],
    ['ru', 'белый белая белые', 'бел'],
    ['ru', 'топ', 'топ'],
    ['de', 'mutze mutzen', 'mutz'],
    ['de', 'jacke jacken', 'jack'],
    ['de', 'weiss weisses weisse weissen', 'weiss'],
    ['de', 'schwarze schwarzes schwarzer schwarz', 'schwarz'],
    ['de', 'hoodies hoodie', 'hoodi'],
    ['de', 'schuhe schuh schuhen', 'schuh'],
    ['de', 'bh', 'bh'],
    ['uk', 'жіночий жіноча жіночі жіночих', 'жіноч'],
    ['uk', 'шапка шапки шапок', 'шапк'],
    ['uk', 'бігові бігова біг бігу', 'біг'],
    ['uk', 'легінси легінсів легінсах', 'легінс'],
    ['uk', 'камуфляжний камуфляж', 'камуфляж'],
    ['zh', 'hoodies', 'hoody'],
    ['ru', 'hoodies', 'hoody'],
    ['en', 'футболки', 'футболки'],
  ])('[SEARCH-14] %s: %s are %s', (language, forms, stem) => {
    expect(forms.split(' ').map((form) => stemOf(form, language))).toEqual(forms.split(' ').map(() => stem))
  })

  test('[SEARCH-14] different words have different stems', () => {
    const words = 'худи шорты шапка кепка топ поло брюки куртка майка футболка кроссовки кеды бра леггинсы лонгслив'
    const stems = words.split(' ').map((word) => stemOf(word, 'ru'))
    expect(new Set(stems).size).toBe(stems.length)
  })
})
