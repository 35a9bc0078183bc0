/** A value as people read it, and its place among all values of the facet by label. */
export type FacetWord = { readonly label: string; readonly swatch?: string; readonly rank: number }
export type FacetWords = ReadonlyMap<string, FacetWord>
export type Word = Omit<FacetWord, 'rank'>

/** What status, visibility and type can be. */
export const fieldValues: readonly string[] = [
  '0',
  '1',
  '2',
  '3',
  '4',
  'simple',
  'configurable',
  'grouped',
  'bundle',
  'virtual',
  'downloadable',
]

/** Values with their places by label, as readers of a locale sort them. */
export const rankByLabel = (words: readonly (readonly [string, Word])[], locale: string): FacetWords => {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const sorted = words.toSorted(([, one], [, other]) => compare(one.label, other.label))
  return new Map(sorted.map(([key, word], rank) => [key, { ...word, rank }]))
}
