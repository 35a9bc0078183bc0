import type { TextFields } from '../search.ts'
import { stemOf } from './stems.ts'
import { spelledOut, toPairs, toTokens } from './words.ts'

type Texts = Readonly<Record<string, string>>

/** What a word of a text stands for. */
export type Word = { readonly term: string; readonly spelling: string }

/** What an index keeps of a document's texts. */
export type Reading = {
  /** What each term weighs over all fields. A term is the stem of a word, a Chinese sign, or two of them. */
  readonly weights: ReadonlyMap<string, number>
  /** The words as people write them, folded, each with its term; none of Chinese. */
  readonly words: ReadonlyMap<string, Word>
}

/** BM25: how soon more of the same word stops to matter, and how much the length of a text does. */
const saturation = 1.2
const lengthShare = 0.7

/** Reads the texts of a document, by field. */
export const readTexts = (fields: TextFields, texts: Texts, language: string): Reading => {
  const weights = new Map<string, number>()
  const words = new Map<string, Word>()
  for (const [field, { weight, usualWords }] of Object.entries(fields)) {
    const { terms, length: usual } = termsIn(texts[field] ?? '', language, words)
    const times = new Map<string, number>()
    for (const term of terms) times.set(term, (times.get(term) ?? 0) + 1)
    const length = 1 - lengthShare + (lengthShare * usual) / usualWords
    for (const [term, count] of times) {
      const share = (count * (saturation + 1)) / (count + saturation * length)
      weights.set(term, (weights.get(term) ?? 0) + weight * share)
    }
  }
  return { weights, words }
}

/** The terms in order, and how many words long the text is: Chinese words have two signs. */
const termsIn = (text: string, language: string, words: Map<string, Word>) => {
  const terms: string[] = []
  let length = 0
  for (const { text: found, spelling, isSigns } of toTokens(text)) {
    if (isSigns) {
      terms.push(...toPairs(found))
      length += found.length / 2
      continue
    }
    const term = stemOf(found, language)
    terms.push(term)
    length += 1
    const word = { term, spelling }
    if (!words.has(found)) words.set(found, word)
    const other = spelledOut(spelling)
    if (other !== undefined && !words.has(other)) words.set(other, word)
  }
  return { terms, length }
}
