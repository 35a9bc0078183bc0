import { expect, test } from 'vitest'
import { readTexts } from '#platform/server/adapters/search-embedded/reading.ts'
import { createFinder, getSynonyms } from './synonyms.ts'
import { textFields } from './texts.ts'

test.each([
  ['article', 8],
  ['sku', 8],
  ['name', 6],
  ['description', 2],
  ['other', 1],
] as const)('[SEARCH-17] a word in %s weighs %d', (field, weight) => {
  const { usualWords } = textFields[field]
  const others = Array.from({ length: usualWords - 1 }, (_, at) => `filler${at}`)
  const { weights } = readTexts(textFields, { [field]: ['velvet', ...others].join(' ') }, 'en')
  expect(weights.get('velvet')).toBeCloseTo(weight, 10)
})

test('[SEARCH-17] the weights of a word add up over the fields', () => {
  const { weights } = readTexts(
    textFields,
    { article: 'velvet', sku: 'velvet and more', name: 'velvet by the yard' },
    'en',
  )
  expect(weights.get('velvet')).toBeCloseTo(8 + 8 + 6, 10)
})

test('[SEARCH-27] labels are named as a whole, names by their words', () => {
  const { ofLabel, ofName } = createFinder({
    Hoodies: 'hooded',
    'zip jacket': 'track',
    ink: 'black',
    连帽: '帽衫',
    帽: '帽子',
  })
  expect([ofLabel('hoodies'), ofLabel('Warm hoodies'), ofLabel('constructor')]).toEqual([
    'hooded',
    undefined,
    undefined,
  ])
  expect(ofName('Hoodies and a Zip jacket')).toEqual(['hooded', 'track'])
  expect(ofName('Pink drink')).toEqual([])
  expect(ofName('毛圈连帽卫衣')).toEqual(['帽衫', '帽子'])
  expect(createFinder({ 'a.b': 'x' }).ofName('aXb')).toEqual([])
  expect(createFinder({}).ofName('anything')).toEqual([])
})

test('[SEARCH-27] every language has its own', () => {
  expect(getSynonyms('de').ofLabel('Hoodies')).toContain('Kapuzenpullover')
  expect(getSynonyms('en').ofLabel('Ink')).toBe('black')
  expect(getSynonyms('zh').ofLabel('卫衣')).toContain('套头衫')
})
