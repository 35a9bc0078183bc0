import { setImmediate } from 'node:timers/promises'
import type { TextFields } from '../search.ts'
import { createVocabulary, meaningsOf } from './vocabulary.ts'
import type { Meaning, Postings, Vocabulary } from './vocabulary.ts'
import { mustMatch, singular, spellings, toWords } from './words.ts'

type Texts = Readonly<Record<string, string>>

export type TextIndex = {
  /** Scores of the documents that a text finds, by id, the best 1. Not to be written to. */
  readonly search: (text: string) => ReadonlyMap<number, number>
  readonly replace: (id: number, texts: Texts | undefined) => void
}

const lowestScore = 0.02
/** Longer questions are cut: nobody types more, and each word costs. */
const mostWords = 12
const mostRemembered = 500
/** BM25: how soon more of the same word stops to matter, and how much the length of a text does. */
const saturation = 1.2
const lengthShare = 0.7

type Index = {
  readonly vocabulary: Vocabulary
  /** Documents by slot; undefined where one was taken out. */
  readonly ids: (number | undefined)[]
  readonly slotOf: Map<number, number>
  readonly freeSlots: number[]
  readonly termsOf: Map<number, { readonly terms: readonly string[]; readonly mark: number }>
  readonly fields: TextFields
}

/** Reads the documents' texts in steps that leave time for other work. */
export const buildTextIndex = async (
  ids: readonly number[],
  findTexts: (id: number) => Texts | undefined,
  fields: TextFields,
  perStepMs = 10,
): Promise<TextIndex> => {
  const index: Index = {
    vocabulary: createVocabulary(),
    ids: [],
    slotOf: new Map(),
    freeSlots: [],
    termsOf: new Map(),
    fields,
  }
  let started = performance.now()
  for (const id of ids) {
    const texts = findTexts(id)
    if (texts) add(index, id, texts, markOf(texts))
    if (performance.now() - started < perStepMs) continue
    await setImmediate()
    started = performance.now()
  }
  const answers = new Map<string, ReadonlyMap<number, number>>()
  const meanings = new Map<string, Meaning[]>()
  const recall = <V>(kept: Map<string, V>, key: string, compute: () => V): V => {
    const known = kept.get(key)
    if (known) return known
    if (kept.size >= mostRemembered) kept.clear()
    const computed = compute()
    kept.set(key, computed)
    return computed
  }
  return {
    search: (text) => {
      const words = [...new Set(toWords(text))].slice(0, mostWords)
      return recall(answers, words.join(' '), () =>
        searchWords(index, words, (word, isLast) =>
          recall(meanings, `${word}${isLast ? '…' : ''}`, () => meaningsOf(index.vocabulary, word, isLast)),
        ),
      )
    },
    replace: (id, texts) => {
      const mark = texts === undefined ? undefined : markOf(texts)
      // most changes are of stock and prices
      if (index.termsOf.get(id)?.mark === mark) return
      takeOut(index, id)
      if (texts && mark !== undefined) add(index, id, texts, mark)
      answers.clear()
      meanings.clear()
    },
  }
}

const add = (index: Index, id: number, texts: Texts, mark: number): void => {
  const slot = index.freeSlots.pop() ?? index.ids.length
  index.ids[slot] = id
  index.slotOf.set(id, slot)
  const weights = weightsOf(index.fields, texts)
  for (const [term, weight] of weights) {
    const { slots, weights: all } = index.vocabulary.fetch(term, (): Postings => ({ slots: [], weights: [] }))
    slots.push(slot)
    all.push(weight)
  }
  index.termsOf.set(id, { terms: [...weights.keys()], mark })
}

const takeOut = (index: Index, id: number): void => {
  const slot = index.slotOf.get(id)
  for (const term of index.termsOf.get(id)?.terms ?? []) {
    const postings = index.vocabulary.get(term)
    const at = postings?.slots.indexOf(slot ?? -1) ?? -1
    if (!postings || at < 0) continue
    postings.slots.splice(at, 1)
    postings.weights.splice(at, 1)
    if (postings.slots.length === 0) index.vocabulary.delete(term)
  }
  index.termsOf.delete(id)
  index.slotOf.delete(id)
  if (slot === undefined) return
  index.ids[slot] = undefined
  index.freeSlots.push(slot)
}

/** What each term of a document weighs over all its fields. */
const weightsOf = (fields: TextFields, texts: Texts): Map<string, number> => {
  const weights = new Map<string, number>()
  for (const [field, { weight, usualWords }] of Object.entries(fields)) {
    const words = spellings(texts[field] ?? '').flatMap(toWords)
    const times = new Map<string, number>()
    for (const word of words) {
      const stem = singular(word)
      times.set(word, (times.get(word) ?? 0) + 1)
      if (stem !== word) times.set(stem, (times.get(stem) ?? 0) + 1)
    }
    const length = 1 - lengthShare + (lengthShare * words.length) / usualWords
    for (const [term, count] of times) {
      const share = (count * (saturation + 1)) / (count + saturation * length)
      weights.set(term, (weights.get(term) ?? 0) + weight * share)
    }
  }
  return weights
}

/** A number that tells whether texts have changed. */
const markOf = (texts: Texts): number => {
  let mark = 0
  for (const text of Object.values(texts)) {
    for (let at = 0; at < text.length; at += 1) mark = (Math.imul(mark, 31) + text.charCodeAt(at)) | 0
    mark = (Math.imul(mark, 31) + 1) | 0
  }
  return mark
}

/** A rare term tells more than a frequent one; a misspelling is no rarer than the word that is meant. */
const rarity = (documents: number, having: number): number => Math.log(1 + (documents - having + 0.5) / (having + 0.5))

const searchWords = (
  index: Index,
  words: readonly string[],
  meaningsOfWord: (word: string, isLast: boolean) => readonly Meaning[],
): ReadonlyMap<number, number> => {
  const total = new Float64Array(index.ids.length)
  const found = new Uint8Array(index.ids.length)
  const best = new Float64Array(index.ids.length)
  const touched: number[] = []
  for (const [at, word] of words.entries()) {
    const seen: number[] = []
    const meanings = meaningsOfWord(word, at === words.length - 1)
    const exact = Math.max(0, ...meanings.filter(({ isExact }) => isExact).map(({ postings }) => postings.slots.length))
    for (const { postings, factor } of meanings) {
      const { slots, weights } = postings
      const worth = factor * rarity(index.slotOf.size, Math.max(slots.length, exact))
      for (let each = 0; each < slots.length; each += 1) {
        const slot = slots[each] ?? 0
        const score = worth * (weights[each] ?? 0)
        const known = best[slot] ?? 0
        if (known === 0) seen.push(slot)
        if (score > known) best[slot] = score
      }
    }
    for (const slot of seen) {
      if (found[slot] === 0) touched.push(slot)
      found[slot] = (found[slot] ?? 0) + 1
      total[slot] = (total[slot] ?? 0) + (best[slot] ?? 0)
      best[slot] = 0
    }
  }
  return rank(index, touched, found, total, words.length)
}

/** Documents with enough of the words and not too far behind the best; what has all words stands before what misses some. */
const rank = (
  index: Index,
  slots: readonly number[],
  found: Uint8Array,
  total: Float64Array,
  words: number,
): ReadonlyMap<number, number> => {
  const needed = mustMatch(words)
  const enough = slots.filter((slot) => (found[slot] ?? 0) >= needed)
  let best = 0
  for (const slot of enough) {
    total[slot] = ((total[slot] ?? 0) * (found[slot] ?? 0)) / words
    best = Math.max(best, total[slot] ?? 0)
  }
  const scores = new Map<number, number>()
  for (const slot of enough) {
    const id = index.ids[slot]
    const score = (total[slot] ?? 0) / best
    if (id !== undefined && score >= lowestScore) scores.set(id, score)
  }
  return scores
}
