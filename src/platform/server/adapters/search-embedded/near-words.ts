import { editsBetween } from '#core/edits-between.ts'
import type { Vocabulary } from './vocabulary.ts'
import { editsOf } from './words.ts'

export type NearWord = { readonly term: string; readonly spelling: string; readonly factor: number }

/** How much a word counts that differs by so many edits from the one that was typed. */
const factors = [1, 0.6, 0.4]
/** What a word counts that is further than the nearest ones. */
const furtherFactor = 0.25

/** The known words within the edits that a word may differ by, the likeliest first: the nearest, of these the most frequent. */
export const nearWords = (vocabulary: Vocabulary, word: string): NearWord[] => {
  const edits = editsOf(word)
  if (edits === 0) return []
  const found = new Map<string, number>()
  const find = (typed: string, most: number): void => {
    for (const [near] of vocabulary.words.fuzzyGet(typed, most)) found.set(near, editsBetween(word, near))
  }
  find(word, edits)
  // two letters in each other's place are one slip, but two edits to the tree
  if (edits === 1) for (const swapped of swaps(word)) if (vocabulary.words.has(swapped)) found.set(swapped, 1)
  if (edits === 2 && found.size === 0) for (const swapped of swaps(word)) find(swapped, 1)
  const least = Math.min(...found.values())
  const near = Array.from(found, ([text, distance]) => {
    const { term = '', spelling = text } = vocabulary.words.get(text) ?? {}
    const isNearest = distance === least
    return {
      term,
      spelling,
      factor: (factors[distance] ?? 0) * (isNearest ? 1 : furtherFactor),
      distance,
      // people get the beginning right
      likelihood: (vocabulary.counts.get(term) ?? 0) * (text[0] === word[0] ? 4 : 1),
    }
  })
  return near
    .toSorted((a, b) => a.distance - b.distance || b.likelihood - a.likelihood || (a.spelling < b.spelling ? -1 : 1))
    .map(({ term, spelling, factor }) => ({ term, spelling, factor }))
}

/** The word with two neighbouring letters in each other's place, for each pair of them. */
export const swaps = (term: string): string[] => {
  const letters = [...term]
  return letters.slice(1).flatMap((letter, index) => {
    const before = letters[index] ?? ''
    return letter === before ? [] : [[...letters.slice(0, index), letter, before, ...letters.slice(index + 2)].join('')]
  })
}
