import { setImmediate } from 'node:timers/promises'
import MiniSearch from 'minisearch'
import { editsOf, mustMatch, singular, spellings, toWords } from './words.ts'

export type TextIndex = {
  /** Scores of the documents that a text finds, by id, the best 1. */
  readonly search: (text: string) => ReadonlyMap<number, number>
  readonly replace: (id: number, texts: Readonly<Record<string, string>> | undefined) => void
  /** Documents that were replaced or taken out and still weigh on it. */
  readonly stale: () => number
}

type Fields = Readonly<Record<string, string>>

const lowestScore = 0.02
/** Longer questions are cut: nobody types more, and each word costs. */
const mostWords = 12
const weights = { fuzzy: 0.35, prefix: 0.6 }

const indexTerm = (term: string): string | string[] => {
  const stem = singular(term)
  return stem === term ? term : [term, stem]
}

/** Reads the documents' texts in steps that leave time for other work. */
export const buildTextIndex = async (
  ids: readonly number[],
  findTexts: (id: number) => Fields | undefined,
  boosts: Readonly<Record<string, number>>,
  perStepMs = 10,
): Promise<TextIndex> => {
  const fields = Object.keys(boosts)
  const index = new MiniSearch<{ id: number; texts: Fields }>({
    fields,
    extractField: (document, field) => (field === 'id' ? document.id : (document.texts[field] ?? '')) as string,
    tokenize: (text) => spellings(text).flatMap(toWords),
    processTerm: indexTerm,
    autoVacuum: { minDirtCount: 200, minDirtFactor: 0.1, batchSize: 200, batchWait: 10 },
  })
  let started = performance.now()
  for (const id of ids) {
    const texts = findTexts(id)
    if (texts) index.add({ id, texts })
    if (performance.now() - started < perStepMs) continue
    await setImmediate()
    started = performance.now()
  }
  return {
    search: (text) => searchText(index, text, boosts),
    replace: (id, texts) => {
      if (index.has(id)) index.discard(id)
      if (texts) index.add({ id, texts })
    },
    stale: () => index.dirtCount,
  }
}

type Query = { queries: string[]; fuzzy: number | false; prefix: boolean }

/** Each word in its forms, with the edits and the prefix that it is allowed; a prefix only for the last, still being typed. */
const queriesOf = (words: readonly string[]): Query[] =>
  words.flatMap((term, at): Query[] => {
    const stem = singular(term)
    const isLast = at === words.length - 1
    const forms = stem === term || !isLast ? [stem] : [stem, term]
    return forms.map((form) => ({ queries: [form], fuzzy: editsOf(form) || false, prefix: isLast && form === term }))
  })

const searchText = (
  index: MiniSearch<{ id: number; texts: Fields }>,
  text: string,
  boosts: Readonly<Record<string, number>>,
): ReadonlyMap<number, number> => {
  const words = [...new Set(toWords(text))].slice(0, mostWords)
  const scores = new Map<number, number>()
  if (words.length === 0) return scores
  const results = index.search(
    { combineWith: 'OR', queries: queriesOf(words) },
    { boost: { ...boosts }, weights, maxFuzzy: 2, tokenize: (term) => [term], processTerm: (term) => term },
  )
  const needed = mustMatch(words.length)
  const last = words.at(-1) ?? ''
  const lastStem = singular(last)
  let best = 0
  for (const { id, score, queryTerms } of results) {
    const found = new Set(queryTerms)
    // the last word may have been found in both its forms, which is one word found
    const both = lastStem !== last && found.has(last) && found.has(lastStem) ? 1 : 0
    if (found.size - both < needed) continue
    best = Math.max(best, score)
    if (score < lowestScore * best) continue
    scores.set(id as number, score)
  }
  for (const [id, score] of scores) scores.set(id, score / best)
  return scores
}
