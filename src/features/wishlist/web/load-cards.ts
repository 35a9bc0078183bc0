import type { Call } from '#core/endpoint.ts'
import type { CardProduct } from '#features/catalog/web/index.ts'
import type { SearchContract } from '#features/search/contract.ts'
import { loadProducts } from '#features/search/web/index.ts'

/** Few enough for one call. */
const most = 50

/** Cards of any number of styles as they are now; those that are gone, or had no answer, are not among them. */
export const loadCardsOf = async (call: Call<SearchContract>, skus: readonly string[]): Promise<CardProduct[]> => {
  const parts = Array.from({ length: Math.ceil(skus.length / most) }, (_, at) => skus.slice(at * most, (at + 1) * most))
  const found = await Promise.all(
    parts.map((asked) => {
      const filters = [{ attribute: 'sku', value: { in: asked }, scope: 'default' as const }]
      return loadProducts(call, filters, { size: asked.length })
    }),
  )
  return found.flatMap(({ items }) => items)
}
