import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findJson, listToJson, prepareJson } from './prepared-json.ts'

test('JSON is made once, and of prepared values alone', () => {
  let made = 0
  const value = prepareJson({ a: 1 }, (it) => [`${(made += 1)}`, JSON.stringify(it)])
  expect([String(findJson(value)), String(findJson(value))]).toEqual(['1{"a":1}', '1{"a":1}'])
  for (const other of [{ a: 1 }, null, undefined, 'text', 7]) expect(findJson(other)).toBeUndefined()
})

test('a list of prepared and other values reads as it would without', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.dictionary(fc.string(), fc.jsonValue()), fc.boolean())), (list) => {
      const values = list.map(([value, isPrepared]) => (isPrepared ? prepareJson(value) : value))
      expect(listToJson(values).join('')).toBe(JSON.stringify(values))
    }),
  )
})

test('what is kept is bounded, and what is forgotten is made again', () => {
  const long = 'x'.repeat(1024 * 1024)
  let made = 0
  const first = prepareJson({}, () => [`${(made += 1)}`])
  findJson(first)
  for (let count = 0; count < 40; count += 1) findJson(prepareJson({}, () => [long]))
  expect([String(findJson(first)), made]).toEqual(['2', 2])
})
