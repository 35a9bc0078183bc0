import { cardSource, toCardProduct } from '#features/catalog/web/index.ts'
import type { CardProduct } from '#features/catalog/web/index.ts'
import type { Call, CallOptions } from '#core/endpoint.ts'
import type { ProductPage, SearchContract } from '../contract.ts'
import type { Filter } from './listing-query.ts'

/** A few products for a row of a page; none when there is no answer. */
export const loadProducts = async (
  call: Call<SearchContract>,
  filters: readonly Filter[],
  { size, sort }: { size: number; sort?: string },
  options: CallOptions = {},
): Promise<{ items: CardProduct[]; total: number }> => {
  const answer = await call(
    'GET /api/catalog',
    {
      query: {
        type: 'product',
        searchQuery: JSON.stringify({ filters }),
        from: 0,
        size,
        ...(sort ? { sort } : {}),
        ...cardSource,
      },
    },
    options,
  )
  if (!answer.ok) return { items: [], total: 0 }
  const page = answer.value as ProductPage
  return { items: page.items.map(toCardProduct), total: page.total }
}
