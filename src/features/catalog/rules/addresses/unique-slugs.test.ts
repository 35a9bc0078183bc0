import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseSlugs } from './unique-slugs.ts'
import type { SlugWish } from './unique-slugs.ts'

const wish = (sku: string, name: string, kept?: string, current?: string): SlugWish => ({ sku, name, kept, current })
const choose = (wishes: readonly SlugWish[], taken: readonly string[] = []) =>
  Object.fromEntries(chooseSlugs(wishes, new Set(taken)))

test('[IMPORT-13] the own slug is kept, a missing one is derived, who comes second gets the SKU behind it', () => {
  expect(choose([wish('B-2', 'Yoga Ball'), wish('B-1', 'Yoga Ball'), wish('B-3', 'Else', 'yoga-ball')])).toEqual({
    'B-3': 'yoga-ball',
    'B-1': 'yoga-ball-b-1',
    'B-2': 'yoga-ball-b-2',
  })
})

test('[IMPORT-13] a product in the shop keeps its address, whatever it is called now', () => {
  expect(choose([wish('A', 'New name', undefined, 'old-name')])).toEqual({ A: 'old-name' })
  expect(choose([wish('A', 'New name', 'ball', 'ball-a'), wish('B', 'Ball', 'ball', 'ball')])).toEqual({
    A: 'ball-a',
    B: 'ball',
  })
})

test('[IMPORT-13] an own slug that changed in the file changes; those of other products are taken', () => {
  expect(choose([wish('A', 'Ball', 'new-ball', 'ball')])).toEqual({ A: 'new-ball' })
  expect(choose([wish('A', 'Ball')], ['ball'])).toEqual({ A: 'ball-a' })
})

test('[IMPORT-13] an address in use is nobody else’s, also where its product comes later in the file', () => {
  expect(choose([wish('A', 'Ball'), wish('B', 'Old', 'new', 'ball')])).toEqual({ A: 'ball-a', B: 'new' })
})

test('[IMPORT-13] where the SKU does not part them either, a number does', () => {
  expect(choose([wish('a', 'Ball')], ['ball', 'ball-a'])).toEqual({ a: 'ball-a-2' })
  expect(choose([wish('a', 'Ball')], ['ball', 'ball-a', 'ball-a-2', 'ball-a-3'])).toEqual({ a: 'ball-a-4' })
})

test('[IMPORT-13] of equal wishes the smaller SKU goes first, in whatever order they come', () => {
  const skus = ['C', 'A', 'D', 'B']
  expect(choose(skus.map((sku) => wish(sku, 'Ball')))).toEqual({ A: 'ball', B: 'ball-b', C: 'ball-c', D: 'ball-d' })
  expect(choose(skus.toReversed().map((sku) => wish(sku, 'Ball')))).toMatchObject({ A: 'ball', D: 'ball-d' })
})

test('[IMPORT-13] a name without Latin letters has the SKU, and one without either still an address', () => {
  expect(choose([wish('SKU 1', '瑜伽球')])).toEqual({ 'SKU 1': 'sku-1' })
  expect(Object.values(choose([wish('球', '球')]))[0]).toMatch(/^[a-z0-9]+$/)
  expect(choose([wish('球1', '球'), wish('垫', '垫')])).toEqual({ 垫: (0x57ab).toString(36), 球1: '1' })
})

test('[IMPORT-13] the order of rows changes nothing, and no slug is given twice', () => {
  const wishes = fc.uniqueArray(
    fc.record({
      sku: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      name: fc.constantFrom('Ball', 'Ball a', 'Mat'),
      kept: fc.constantFrom(undefined, 'ball', 'ball-a'),
      current: fc.constant(undefined),
    }),
    { selector: ({ sku }) => sku },
  )
  fc.assert(
    fc.property(wishes, (given) => {
      const forward = choose(given)
      expect(choose(given.toReversed())).toEqual(forward)
      expect(new Set(Object.values(forward)).size).toBe(given.length)
    }),
  )
})
