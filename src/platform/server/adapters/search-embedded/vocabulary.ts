import SearchableMap from 'minisearch/SearchableMap'
import { editsOf, isPrefixable, singular, swaps } from './words.ts'

/** The documents that have a term, by their slots, and what the term weighs in each. */
export type Postings = { readonly slots: number[]; readonly weights: number[] }

/** The terms of an index. MiniSearch's radix tree finds them by prefix and within edits. */
export type Vocabulary = SearchableMap<Postings>

export const createVocabulary = (): Vocabulary => new SearchableMap()

/** A term that a word of a question may mean, and how much it counts as that word. */
export type Meaning = { readonly postings: Postings; readonly factor: number; readonly isExact: boolean }

const fuzzyFactor = 0.35
const prefixFactor = 0.6
/** A short beginning may begin half of the vocabulary. */
const mostMeanings = 400

/** Every term that a word may mean: itself, its singular, what is within its edits, and what it begins if it is still being typed. */
export const meaningsOf = (vocabulary: Vocabulary, word: string, isLast: boolean): Meaning[] => {
  const factors = new Map<string, number>()
  const mean = (term: string, factor: number): void => {
    if ((factors.get(term) ?? 0) < factor) factors.set(term, factor)
  }
  const stem = singular(word)
  if (isLast && isPrefixable(word)) {
    for (const term of vocabulary.atPrefix(word).keys()) {
      mean(term, (prefixFactor * term.length) / (term.length + 0.3 * (term.length - word.length)))
      if (factors.size >= mostMeanings) break
    }
  }
  for (const form of new Set(isLast ? [stem, word] : [stem])) {
    const edits = editsOf(form)
    if (edits > 0) {
      for (const [term, [, distance]] of vocabulary.fuzzyGet(form, edits)) {
        mean(term, (fuzzyFactor * term.length) / (term.length + distance))
      }
    }
    // two letters in each other's place are one slip, but two edits to the tree
    if (edits === 1) for (const swapped of swaps(form)) if (vocabulary.has(swapped)) mean(swapped, fuzzyFactor)
    if (vocabulary.has(form)) mean(form, 1)
  }
  const meanings: Meaning[] = []
  for (const [term, factor] of factors) {
    const postings = vocabulary.get(term)
    if (postings && postings.slots.length > 0) meanings.push({ postings, factor, isExact: factor === 1 })
  }
  return meanings
}
