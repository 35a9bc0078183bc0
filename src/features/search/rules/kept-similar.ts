import type { KeptEntry } from './kept-listing.ts'

const ofCategory = 3

/**
 * SKUs of the kept products that have most in common with one, categories before other values; in stock before sold out, then
 * the newest. None that shares nothing.
 */
export const similarKept = (entries: readonly KeptEntry[], sku: string, limit: number): string[] => {
  const self = entries.find((entry) => entry.sku === sku || entry.index.variants.some((variant) => variant.sku === sku))
  if (!self) return []
  const likeness = ({ index }: KeptEntry): number =>
    Object.entries(self.index.keywords).reduce((sum, [code, values]) => {
      if (!code.startsWith('@') && code !== 'category_ids') return sum
      const shared = values.filter((value) => index.keywords[code]?.includes(value)).length
      return sum + shared * (code === 'category_ids' ? ofCategory : 1)
    }, 0)
  const isInStock = ({ index }: KeptEntry): boolean => index.keywords.in_stock?.includes('1') ?? false
  return entries
    .filter(({ id, index }) => id !== self.id && !index.keywords.only_promo?.includes('1'))
    .map((entry) => ({ entry, score: likeness(entry) }))
    .filter(({ score }) => score > 0)
    .sort(
      (a, b) => Number(isInStock(b.entry)) - Number(isInStock(a.entry)) || b.score - a.score || b.entry.id - a.entry.id,
    )
    .slice(0, limit)
    .map(({ entry }) => entry.sku)
}
