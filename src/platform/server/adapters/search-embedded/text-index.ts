import { setImmediate } from 'node:timers/promises'
import type { TextFields } from '../search.ts'
import { readTexts } from './reading.ts'
import { toTextQuery } from './text-query.ts'
import type { Part, TextQuery } from './text-query.ts'
import { createTextMemory } from './text-memory.ts'
import { createVocabulary, forget, learn } from './vocabulary.ts'
import type { Vocabulary } from './vocabulary.ts'

type Texts = Readonly<Record<string, string>>

export type TextAnswer = {
  /** The documents that a text finds, in no order, and the score of each, the best 1. */
  readonly ids: Int32Array
  readonly scores: Float64Array
  /** The text as it was probably meant, where a word of it is not known and a near one is. */
  readonly corrected?: string
}

export type TextIndex = {
  readonly search: (text: string) => TextAnswer
  readonly replace: (id: number, texts: Texts | undefined) => void
}

/** The documents that have a term, by their slots, and what the term weighs in each. */
type Postings = { readonly slots: number[]; readonly weights: number[] }

const lowestScore = 0.02

type Index = {
  readonly language: string
  readonly vocabulary: Vocabulary
  readonly postings: Map<string, Postings>
  /** Documents by slot; undefined where one was taken out. */
  readonly ids: (number | undefined)[]
  readonly slotOf: Map<number, number>
  readonly freeSlots: number[]
  readonly readOf: Map<
    number,
    { readonly terms: readonly string[]; readonly words: readonly string[]; readonly mark: number }
  >
  readonly fields: TextFields
}

/** A step of reading takes as long, in milliseconds; then others have their turn. */
const perStepMs = 10

/** Reads the documents' texts in steps that leave time for other work. */
export const buildTextIndex = async (
  ids: readonly number[],
  findTexts: (id: number) => Texts | undefined,
  { fields, language }: { readonly fields: TextFields; readonly language: string },
): Promise<TextIndex> => {
  const index: Index = {
    language,
    vocabulary: createVocabulary(),
    postings: new Map(),
    ids: [],
    slotOf: new Map(),
    freeSlots: [],
    readOf: new Map(),
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
  const answers = createTextMemory<TextAnswer>()
  const parts = createTextMemory<readonly Part[]>()
  return {
    search: (text) =>
      answers.recall(text.trim(), () => {
        const query = toTextQuery(index.vocabulary, text, language, parts.recall)
        const { corrected } = query
        return { ...scoresOf(index, query), ...(corrected === undefined ? {} : { corrected }) }
      }),
    replace: (id, texts) => {
      const mark = texts === undefined ? undefined : markOf(texts)
      // most changes are of stock and prices
      if (index.readOf.get(id)?.mark === mark) return
      takeOut(index, id)
      if (texts && mark !== undefined) add(index, id, texts, mark)
      answers.clear()
      parts.clear()
    },
  }
}

const add = (index: Index, id: number, texts: Texts, mark: number): void => {
  const slot = index.freeSlots.pop() ?? index.ids.length
  index.ids[slot] = id
  index.slotOf.set(id, slot)
  const reading = readTexts(index.fields, texts, index.language)
  learn(index.vocabulary, reading)
  for (const [term, weight] of reading.weights) {
    const known = index.postings.get(term)
    if (known) {
      known.slots.push(slot)
      known.weights.push(weight)
    } else index.postings.set(term, { slots: [slot], weights: [weight] })
  }
  index.readOf.set(id, { terms: [...reading.weights.keys()], words: [...reading.words.keys()], mark })
}

const takeOut = (index: Index, id: number): void => {
  const slot = index.slotOf.get(id)
  const read = index.readOf.get(id)
  if (slot === undefined || !read) return
  for (const term of read.terms) {
    const postings = index.postings.get(term)
    const at = postings?.slots.indexOf(slot) ?? -1
    if (!postings || at < 0) continue
    postings.slots.splice(at, 1)
    postings.weights.splice(at, 1)
    if (postings.slots.length === 0) index.postings.delete(term)
  }
  forget(index.vocabulary, read)
  index.readOf.delete(id)
  index.slotOf.delete(id)
  index.ids[slot] = undefined
  index.freeSlots.push(slot)
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

/** A rare term tells more than a frequent one. */
export const rarity = (documents: number, having: number): number =>
  Math.log(1 + (documents - having + 0.5) / (having + 0.5))

/** What was found so far, by slot: the worth of the words, how many they are, and how surely each was meant. */
type Found = {
  readonly total: Float64Array
  readonly words: Uint8Array
  readonly sureness: Float64Array
  readonly touched: number[]
}

/** Documents with enough of the words and not too far behind the best; what has all words stands before what misses some. */
const scoresOf = (index: Index, { words, needed }: TextQuery): Pick<TextAnswer, 'ids' | 'scores'> => {
  const size = index.ids.length
  const found: Found = {
    total: new Float64Array(size),
    words: new Uint8Array(size),
    sureness: new Float64Array(size),
    touched: [],
  }
  for (const meanings of words) {
    const known = meanings.flatMap(({ term, factor }) => {
      const postings = index.postings.get(term)
      return postings ? [{ ...postings, factor }] : []
    })
    // a rare word is no likelier to be meant than the frequent one it resembles
    const most = commonness(known)
    const asked = known.map(({ slots, weights, factor }) => {
      const worth = factor * rarity(index.slotOf.size, Math.max(slots.length, most))
      return { slots, weights, factor, worth }
    })
    if (asked.length === 1 && asked[0]) addOne(found, asked[0])
    else if (asked.length > 1) addBest(found, asked)
  }
  return rank(index, found, words.length, needed)
}

type Asked = Postings & { readonly factor: number; readonly worth: number }

const addOne = ({ total, words, sureness, touched }: Found, { slots, weights, factor, worth }: Asked): void => {
  for (let each = 0; each < slots.length; each += 1) {
    const slot = slots[each] ?? 0
    if (words[slot] === 0) touched.push(slot)
    words[slot] = (words[slot] ?? 0) + 1
    total[slot] = (total[slot] ?? 0) + worth * (weights[each] ?? 0)
    sureness[slot] = (sureness[slot] ?? 0) + factor
  }
}

/** Of several meanings of a word the one counts that is worth most in the document. */
const addBest = (found: Found, all: readonly Asked[]): void => {
  const best = new Float64Array(found.total.length)
  const surest = new Float64Array(found.total.length)
  const seen: number[] = []
  for (const { slots, weights, factor, worth } of all) {
    for (let each = 0; each < slots.length; each += 1) {
      const slot = slots[each] ?? 0
      const score = worth * (weights[each] ?? 0)
      const known = best[slot] ?? 0
      if (known === 0) seen.push(slot)
      if (score > known) best[slot] = score
      if (factor > (surest[slot] ?? 0)) surest[slot] = factor
    }
  }
  for (const slot of seen) {
    if (found.words[slot] === 0) found.touched.push(slot)
    found.words[slot] = (found.words[slot] ?? 0) + 1
    found.total[slot] = (found.total[slot] ?? 0) + (best[slot] ?? 0)
    found.sureness[slot] = (found.sureness[slot] ?? 0) + (surest[slot] ?? 0)
  }
}

const rank = (index: Index, { total, words, sureness, touched }: Found, asked: number, needed: number) => {
  let highestTotal = 0
  for (const slot of touched) if ((words[slot] ?? 0) >= needed) highestTotal = Math.max(highestTotal, total[slot] ?? 0)
  const ids = new Int32Array(touched.length)
  const scores = new Float64Array(touched.length)
  let length = 0
  let highest = 0
  for (const slot of touched) {
    const worth = total[slot] ?? 0
    const id = index.ids[slot]
    if (id === undefined || (words[slot] ?? 0) < needed || worth < lowestScore * highestTotal) continue
    const score = worth * ((sureness[slot] ?? 0) / asked) ** completeness
    if (score > highest) highest = score
    ids[length] = id
    scores[length] = score
    length += 1
  }
  return { ids: ids.subarray(0, length), scores: scores.subarray(0, length).map((score) => score / highest) }
}

/** How much more it counts to have all of the words than some of them often. */
export const completeness = 5

/** In how many documents the likeliest meaning of a word stands. */
const commonness = (meanings: readonly (Postings & { readonly factor: number })[]): number => {
  let [likeliest, most] = [0, 0]
  for (const { slots, factor } of meanings) {
    if (factor < likeliest) continue
    most = factor > likeliest ? slots.length : Math.max(most, slots.length)
    likeliest = factor
  }
  return most
}
