import type { Reading } from '../search-embedded/reading.ts'
import { createVocabulary } from '../search-embedded/vocabulary.ts'
import type { Vocabulary } from '../search-embedded/vocabulary.ts'
import { readCounts } from './answers.ts'
import type { OpenSearch } from './client.ts'
import { fields } from './fields.ts'

/** The words of an index in a language, and how many documents have texts in it. */
export type Counted = { readonly vocabulary: Vocabulary; readonly documents: number }

/** The index behind the name `entry`, the language whose words are read, and the milliseconds that OpenSearch has for each answer. */
type IndexWords = { readonly entry: string; readonly language: string; readonly withinMs: number }

/** OpenSearch counts so many words at a time; where there are more they are read in parts. */
const mostWords = 60_000
const mostParts = 16

/** A word as the index lists it: folded, the term it stands for, as people write it. None of them has a space. */
export const toEntries = ({ words }: Reading): string[] =>
  Array.from(words, ([word, { term, spelling }]) => `${word} ${term} ${spelling}`)

/** Counts the words of a language in OpenSearch, which is quicker than reading every text here. */
export const readVocabulary = async (server: OpenSearch, index: IndexWords): Promise<Counted> => {
  const all = (await readParts(server, index, 1)) ?? (await readParts(server, index, mostParts))
  if (!all) throw new Error(`OpenSearch has more words in ${index.language} than can be read`)
  return all
}

/** Undefined where a part has more words than are counted. */
const readParts = async (
  server: OpenSearch,
  { entry, language, withinMs }: IndexWords,
  parts: number,
): Promise<Counted | undefined> => {
  const vocabulary = createVocabulary()
  let documents = 0
  for (let partition = 0; partition < parts; partition += 1) {
    const include = { partition, num_partitions: parts }
    const count = (field: string) => ({ terms: { field, size: mostWords, include } })
    const body = {
      size: 0,
      track_total_hits: true,
      query: { term: { languages: language } },
      aggs: { terms: count(fields.terms(language)), words: count(fields.spellings(language)) },
    }
    const { total, terms, words } = readCounts(
      await server.call({ method: 'POST', path: `/${entry}/_search`, body }, withinMs),
    )
    if (terms.length >= mostWords || words.length >= mostWords) return undefined
    documents = total
    for (const [term, having] of terms) vocabulary.counts.set(term, having)
    // the most frequent spelling comes first
    for (const [text, uses] of words) {
      const [word = '', term = '', spelling = ''] = text.split(' ')
      vocabulary.words.fetch(word, () => ({ term, spelling, uses: 0 })).uses += uses
    }
  }
  return { vocabulary, documents }
}
