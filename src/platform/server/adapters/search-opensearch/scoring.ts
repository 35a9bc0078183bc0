import type { Meaning, TextQuery } from '../search-embedded/text-query.ts'
import { completeness, rarity } from '../search-embedded/text-index.ts'
import type { Query } from './conditions.ts'
import type { Counted } from './vocabulary.ts'

/** OpenSearch takes so many parts of a query, and some are needed for the rest. */
const mostMeanings = 800

/** A question in the words of OpenSearch: what it is worth to a document, and how surely the document is meant. */
export type Scored = { readonly worth: Query; readonly sureness: readonly Step[] }

/** Adds a weight to the documents that have any of some terms. */
type Step = { readonly filter: Query; readonly weight: number }

/**
 * Scores as the index in the process does: of each word the meaning that is worth most, all words added up. Undefined where nothing
 * can be found.
 */
export const scoreOf = (
  { words, needed }: TextQuery,
  { vocabulary, documents }: Counted,
  field: string,
): Scored | undefined => {
  const having = ({ term }: Meaning): number => vocabulary.counts.get(term) ?? 0
  const known = words
    .map((meanings) => meanings.filter((meaning) => having(meaning) > 0))
    .filter((all) => all.length > 0)
  if (known.length < needed || known.length === 0) return undefined
  const asked = known.map((meanings) => likeliest(meanings, Math.floor(mostMeanings / known.length)))
  const should = asked.map((meanings) => {
    const highest = Math.max(...meanings.map(({ factor }) => factor))
    // a rare word is no likelier to be meant than the frequent one it resembles
    const most = Math.max(...meanings.filter(({ factor }) => factor === highest).map(having))
    const queries = meanings.map((meaning) => {
      const boost = meaning.factor * rarity(documents, Math.max(having(meaning), most))
      return { term: { [field]: { value: meaning.term, boost } } }
    })
    return { dis_max: { queries } }
  })
  return {
    worth: { bool: { should, minimum_should_match: needed } },
    sureness: asked.flatMap((meanings) => stepsOf(meanings, field, words.length)),
  }
}

/** The documents not too far behind the best, the complete ones first: the worth times the sureness, as often as completeness says. */
export const rankFrom = ({ worth, sureness }: Scored, lowest: number): Query => {
  let query: Query = { function_score: { query: worth, min_score: lowest } }
  // one step alone is the same for all
  for (let time = 0; sureness.length > 1 && time < completeness; time += 1) {
    query = { function_score: { query, functions: sureness, score_mode: 'sum', boost_mode: 'multiply' } }
  }
  return query
}

const likeliest = (meanings: readonly Meaning[], most: number): readonly Meaning[] =>
  meanings.length <= most ? meanings : meanings.toSorted((a, b) => b.factor - a.factor).slice(0, most)

/** Weights that add up to the highest factor of the meanings a document has, divided by the number of words. */
const stepsOf = (meanings: readonly Meaning[], field: string, words: number): Step[] => {
  const factors = [...new Set(meanings.map(({ factor }) => factor))].toSorted((a, b) => b - a)
  return factors.map((factor, at) => ({
    filter: { terms: { [field]: meanings.filter((each) => each.factor >= factor).map(({ term }) => term) } },
    weight: (factor - (factors[at + 1] ?? 0)) / words,
  }))
}
