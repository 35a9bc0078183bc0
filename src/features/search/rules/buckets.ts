import type { Aggregation, Bucket } from '../contract.ts'

/** Values by how many products they list, the most first, then by label; at most `size`, with the number there are. */
export const toAggregation = (
  counts: ReadonlyMap<string, number>,
  describe: (key: string) => { readonly label: string; readonly swatch?: string } | undefined,
  compare: (one: string, other: string) => number,
  size: number,
): Aggregation => {
  const buckets: Bucket[] = []
  for (const [key, doc_count] of counts) {
    const described = describe(key)
    if (described && doc_count > 0) buckets.push({ key, doc_count, ...described })
  }
  buckets.sort((a, b) => b.doc_count - a.doc_count || compare(a.label, b.label))
  return { total: buckets.length, buckets: buckets.slice(0, size) }
}
