import { describe, expect, test } from 'vitest'
import { createTextFinder } from './kept-text.ts'
import type { KeptTexts } from './kept-text.ts'

const product = (id: number, name: string, more: Partial<KeptTexts> = {}): KeptTexts => ({
  id,
  sku: `VT-${id}`,
  article: '',
  name,
  description: '',
  words: '',
  variants: [],
  ...more,
})
const find = createTextFinder([
  product(1, 'Warm hoodie', { variants: ['VT-1-RED'] }),
  product(2, 'Ribbed leggings', { words: 'Hoodies Women' }),
  product(3, 'Light cap', { description: 'Goes with every warm hoodie', article: 'A-77' }),
  product(4, 'Женские леггинсы'),
  product(5, 'Футболка базовая', { words: 'Одежда' }),
  product(6, 'Mützen aus Wolle'),
  product(7, '连帽卫衣'),
])
const ids = (text: string) => [...find(text).scores].toSorted(([, a], [, b]) => b - a).map(([id]) => id)

describe('words in what is kept', () => {
  test('[CATALOG-44] the name counts more than the description, that more than the rest', () => {
    expect(ids('hoodie')).toEqual([1, 3, 2])
    expect(ids('Hoodies')).toEqual([1, 3, 2])
  })

  test.each([
    ['the last word may be unfinished', 'warm hoo', [1, 3, 2]],
    ['two letters of a long word', 'ribed legings', [2]],
    ['one letter of a short one', 'lihgt', [3]],
    ['cases of Russian', 'женских леггинсов', [4]],
    ['numbers of Russian', 'футболки', [5]],
    ['umlauts', 'mutze', [6]],
    ['signs of Chinese', '卫衣', [7]],
    ['an article', 'a-77', [3]],
  ])('[CATALOG-44] finds: %s', (_, text, found) => {
    expect(ids(text)).toEqual(found)
  })

  test('[CATALOG-44] a variant’s code shows that variant, before all else', () => {
    expect(ids('vt-1-red')[0]).toBe(1)
    expect(find('VT-1-RED').variants.get(1)).toBe('VT-1-RED')
  })

  test('[SEARCH-153] a code is known by its letters and digits', () => {
    expect(find('vt1red').variants.get(1)).toBe('VT-1-RED')
    expect([ids('VT 1')[0], ids('-')]).toEqual([1, []])
  })

  test('[CATALOG-44] three quarters of the words have to be there', () => {
    expect(ids('warm hoodie of gold')).toEqual([])
    expect(ids('warm hoodie every gold')).toEqual([3])
  })

  test('[CATALOG-44] what nothing has is offered corrected', () => {
    expect(find('ribed leggings').corrected).toBe('ribbed leggings')
    expect(find('ribbed leggings').corrected).toBeUndefined()
    expect(ids('xyzzy')).toEqual([])
    expect(ids('')).toEqual([])
    expect(ids('(.*)+ $')).toEqual([])
  })
})
