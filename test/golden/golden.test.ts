import { beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#core/language.ts'
import { embeddedSearch } from '#platform/server/adapters/search-embedded/index.ts'
import { evaluate, goals, ndcgOf, recallOf, scoreOf } from './evaluate.ts'
import type { Judged } from './evaluate.ts'
import { gradesOf, halves, readGoldenSet } from './golden-set.ts'

describe('the golden set', () => {
  test.each(languages)('[SEARCH-33] has 40 queries and more in %s, half of each kind sealed', (language) => {
    const [open = [], sealed = []] = halves.map((half) =>
      readGoldenSet(half).filter((query) => query.language === language),
    )
    expect(open.length + sealed.length).toBeGreaterThanOrEqual(40)
    expect(open.map(({ kind }) => kind)).toEqual(sealed.map(({ kind }) => kind))
    const texts = [...open, ...sealed].map(({ text }) => text.toLowerCase())
    expect(new Set(texts).size).toBe(texts.length)
    for (const { grades } of [...open, ...sealed]) expect([...grades.values()]).toContain(3)
  })

  test('[SEARCH-33] is judged by facts of the styles', () => {
    const flares = gradesOf('3 key=ripple-flare; 1 ptype=leggings key=*flare*,!ripple-*')
    expect([...flares.values()].toSorted((a, b) => a - b)).toEqual([1, 1, 1, 3])
    for (const wrong of ['', '4 ptype=leggings', '3', '3 nope=x', '3 ptype=', '3 ptype=spaceships'])
      expect(() => gradesOf(wrong)).toThrow()
  })

  test('[SEARCH-33] is measured as the literature does', () => {
    const grades = new Map([
      ['a', 3],
      ['b', 2],
      ['c', 0],
    ])
    expect(ndcgOf({ grades }, ['a', 'b'])).toBe(1)
    expect(ndcgOf({ grades }, ['x', 'a', 'b'])).toBeCloseTo((7 / Math.log2(3) + 3 / 2) / (7 + 3 / Math.log2(3)), 10)
    expect(ndcgOf({ grades }, [])).toBe(0)
    const many = new Map(Array.from({ length: 30 }, (_, at) => [String(at), 3]))
    expect(recallOf({ grades: many }, ['0', '1', 'x'])).toBe(0.2)
    expect(recallOf({ grades }, ['b', 'a'])).toBe(1)
  })
})

describe.each(halves)('the %s half, by the index in the process', (half) => {
  let judged: Judged[]
  beforeAll(async () => {
    judged = await evaluate(embeddedSearch, readGoldenSet(half))
  })

  test.each(languages)('[SEARCH-33] reaches its goals in %s', (language) => {
    const { ndcg, typoRecall } = scoreOf(judged, language, half)
    expect(ndcg).toBeGreaterThanOrEqual(goals.ndcg[language])
    expect(typoRecall).toBeGreaterThanOrEqual(goals.typoRecall)
  })
})
