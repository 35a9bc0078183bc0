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

/** A word's spellings to look for, and the word each of them is of. */
type Forms = { readonly queries: readonly Query[]; readonly wordsOf: ReadonlyMap<string, readonly number[]>; readonly swapped: ReadonlySet<string> }

/** Each word in its forms, with the edits and the prefix that it is allowed; a prefix only for the last, still being typed. */
const formsOf = (words: readonly string[]): Forms => {
  const queries: Query[] = []
  const wordsOf = new Map<string, number[]>()
  const swapped = new Set<string>()
  const add = (word: number, form: string, fuzzy: number, prefix: boolean): void => {
    queries.push({ queries: [form], fuzzy: fuzzy || false, prefix })
    wordsOf.set(form, [...(wordsOf.get(form) ?? []), word])
  }
  words.forEach((term, at) => {
    const stem = singular(term)
    const isLast = at === words.length - 1
    add(at, stem, editsOf(stem), isLast && stem === term)
    if (isLast && stem !== term) add(at, term, editsOf(term), true)
    // two letters in each other's place are one slip, but two edits to MiniSearch
    if (editsOf(stem) !== 1) return
    for (const form of swaps(stem)) {
      if (wordsOf.has(form)) continue
      swapped.add(form)
      add(at, form, 0, false)
    }
  })
  return { queries, wordsOf, swapped }
}

const swaps = (term: string): string[] => {
  const letters = [...term]
  return letters.slice(1).flatMap((letter, index) => {
    const before = letters[index] ?? ''
    return letter === before ? [] : [[...letters.slice(0, index), letter, before, ...letters.slice(index + 2)].join('')]
  })
}

const searchText = (
  index: MiniSearch<{ id: number; texts: Fields }>,
  text: string,
  boosts: Readonly<Record<string, number>>,
): ReadonlyMap<number, number> => {
  const words = [...new Set(toWords(text))].slice(0, mostWords)
  const scores = new Map<number, number>()
  if (words.length === 0) return scores
  const { queries, wordsOf, swapped } = formsOf(words)
  const results = index.search(
    { combineWith: 'OR', queries: [...queries] },
    {
      ...{ boost: { ...boosts }, weights, maxFuzzy: 2, tokenize: (term) => [term], processTerm: (term) => term },
      boostTerm: (term) => (swapped.has(term) ? weights.fuzzy : 1),
    },
  )
  const needed = mustMatch(words.length)
  let best = 0
  for (const { id, score, queryTerms } of results) {
    const found = new Set(queryTerms.flatMap((form) => wordsOf.get(form) ?? []))
    if (found.size < needed) continue
    best = Math.max(best, score)
    if (score < lowestScore * best) continue
    scores.set(id as number, score)
  }
  for (const [id, score] of scores) scores.set(id, score / best)
  return scores
}
