import SearchableMap from 'minisearch/SearchableMap'
import type { Reading, Word } from './reading.ts'

type Known = Word & { uses: number }

/** The words of all documents and the terms they stand for. MiniSearch's radix tree finds words by prefix and within edits. */
export type Vocabulary = {
  readonly words: SearchableMap<Known>
  /** How many documents have each term. */
  readonly counts: Map<string, number>
}

export const createVocabulary = (): Vocabulary => ({ words: new SearchableMap(), counts: new Map() })

/** Takes in the words of a document. */
export const learn = ({ words, counts }: Vocabulary, reading: Reading): void => {
  for (const term of reading.weights.keys()) counts.set(term, (counts.get(term) ?? 0) + 1)
  for (const [word, { term, spelling }] of reading.words)
    words.fetch(word, () => ({ term, spelling, uses: 0 })).uses += 1
}

/** Lets go of the words of a document that was learnt: words that no other has are none of the vocabulary any more. */
export const forget = (
  { words, counts }: Vocabulary,
  reading: { readonly terms: Iterable<string>; readonly words: Iterable<string> },
): void => {
  for (const term of reading.terms) {
    const count = (counts.get(term) ?? 0) - 1
    if (count > 0) counts.set(term, count)
    else counts.delete(term)
  }
  for (const word of reading.words) {
    const known = words.get(word)
    if (!known) continue
    known.uses -= 1
    if (known.uses <= 0) words.delete(word)
  }
}
