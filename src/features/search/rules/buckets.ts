import type { Aggregation, Bucket } from '../contract.ts'
import type { FacetWord, FacetWords } from './facet-words.ts'

/** Values by how many products they list, the most first, then by label; at most `size`, with the number there are. */
export const toAggregation = (counts: ReadonlyMap<string, number>, words: FacetWords, size: number): Aggregation => {
  const found: { key: string; count: number; word: FacetWord }[] = []
  for (const [key, count] of counts) {
    const word = words.get(key)
    if (word && count > 0) found.push({ key, count, word })
  }
  found.sort((a, b) => b.count - a.count || a.word.rank - b.word.rank)
  const buckets = found.slice(0, size).map(({ key, count, word }): Bucket => {
    const bucket: Bucket = { key, label: word.label, doc_count: count }
    if (word.swatch !== undefined) bucket.swatch = word.swatch
    return bucket
  })
  return { total: found.length, buckets }
}
