import { expect, test } from 'vitest'
import { addViewed, readViewed } from './viewed.ts'

const memory = (first?: string) => {
  let kept = first
  return {
    getItem: () => kept ?? null,
    setItem: (_: string, value: string) => void (kept = value),
  }
}

test('[PRODUCT-26] the last one first, each once, twelve at most', () => {
  const storage = memory()
  for (let index = 0; index < 20; index += 1) addViewed(storage, 'en', `S${index}`)
  addViewed(storage, 'en', 'S15')
  expect(readViewed(storage, 'en')).toEqual([
    'S15',
    ...[19, 18, 17, 16, 14, 13, 12, 11, 10, 9, 8].map((at) => `S${at}`),
  ])
})

test('[PRODUCT-26] what is spoilt, forbidden or full is nothing', () => {
  for (const spoilt of ['{', '"text"', '{"a":1}']) expect(readViewed(memory(spoilt), 'en')).toEqual([])
  expect(readViewed(memory('[1,null,"A"]'), 'en')).toEqual(['A'])
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  expect(() => addViewed(full, 'en', 'A')).not.toThrow()
})
