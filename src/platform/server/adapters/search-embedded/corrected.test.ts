import { describe, expect, test } from 'vitest'
import { buildTextIndex } from './text-index.ts'

type Texts = Readonly<Record<number, Readonly<Record<string, string>>>>

const field = { weight: 1, usualWords: 2 }
const fields = { sku: field, name: field, other: field }

const build = (texts: Texts, language = 'en') =>
  buildTextIndex(Object.keys(texts).map(Number), (id) => texts[id], { fields, language })
const corrector = async (texts: Texts, language = 'en') => {
  const index = await build(texts, language)
  return (text: string) => index.search(text).corrected
}

describe('typed on the other keyboard', () => {
  const texts: Texts = {
    1: { name: 'Худи белое', other: 'hoodie' },
    2: { name: 'Чёрные шорты Ж из хлопка в клетку' },
    3: { name: 'VT-1001 elf' },
  }

  test('[SEARCH-92] what nobody knows is what its keys write there, and is said so', async () => {
    const index = await build(texts, 'ru')
    const search = (text: string) => [[...index.search(text).ids], index.search(text).corrected]
    expect(search('[elb')).toEqual([[1], 'худи'])
    expect(search('Xthyst ijhns')).toEqual([[2], 'черные шорты'])
    expect(search('рщщвшу')).toEqual([[1], 'hoodie'])
    const ukrainian = await build({ 1: { name: 'Чорні шорти' } }, 'uk')
    expect(ukrainian.search('xjhys').corrected).toBe('чорні')
  })

  test('[SEARCH-92] what is known here means itself, and so does what is no word there either', async () => {
    const index = await build(texts, 'ru')
    for (const text of ['elf', 'hoodie ijhns', 'ijhns qwrtp', 'qwrtp', 'bp', 'd', ',.', ';', ''])
      expect({ text, corrected: index.search(text).corrected }).toEqual({ text, corrected: undefined })
    // its keys write [elb, which is no word
    const english = await build({ 1: { name: 'Elbow pad' } })
    expect([english.search('худи').ids.length, english.search('худи').corrected]).toEqual([0, undefined])
  })
})

describe('corrected', () => {
  const texts: Texts = {
    1: { sku: 'WH-01', name: 'Warm hoodie' },
    2: { sku: 'QUARTZ', name: 'Ribbed leggings', other: 'Hoodie' },
    3: { name: 'Rubbed legging' },
    4: { name: 'Ribbed cap' },
  }

  test('[SEARCH-24] unknown words are put right, the rest stays as it was typed', async () => {
    const correct = await corrector(texts)
    expect(correct('Warm hodie')).toBe('Warm hoodie')
    expect(correct('ribed  legings!')).toBe('ribbed  leggings!')
    expect(correct('hoodiw warm')).toBe('hoodie warm')
    expect((await corrector({ 1: { name: 'Mütze' } }, 'de'))('Mutse')).toBe('mütze')
  })

  test('[SEARCH-24] of several near words the most frequent', async () => {
    expect((await corrector(texts))('rebbed cap')).toBe('ribbed cap')
  })

  test('[SEARCH-24] not what is known, begins what is known, has digits, or is near to nothing', async () => {
    const correct = await corrector(texts)
    for (const text of [
      'warm hoodie',
      'hoodies',
      'hood',
      'legg warm',
      'wh-02',
      'quartz',
      'h00die',
      'xylophone',
      'xx',
      '',
    ])
      expect({ text, corrected: correct(text) }).toEqual({ text, corrected: undefined })
  })
})
