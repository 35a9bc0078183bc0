import { expect } from 'vitest'
import type { Role } from '#platform/server/context.ts'
import type { Facet, Item, Reply, Shop } from './shop.ts'

type Asked = { readonly text?: string; readonly filters?: readonly unknown[]; readonly facets?: readonly unknown[] }
type Query = Readonly<Record<string, unknown>>

/** Questions to `GET /api/catalog` of a shop under test, which are to be answered. */
export const askCatalog = (shop: () => Shop) => {
  const find = async (searchQuery: Asked = {}, query: Query = {}): Promise<Reply['body']['result']> => {
    const { status, body } = await shop().get('/api/catalog', { searchQuery, ...query })
    expect(status).toBe(200)
    return body.result
  }
  return {
    find,
    skus: async (searchQuery: Asked = {}, query: Query = {}): Promise<string[]> =>
      (await find(searchQuery, query)).items.map(({ sku }) => sku),
    /** What somebody with a role is answered, without the wire. */
    itemsFor: async (role: Role, query: Query): Promise<readonly Item[]> => {
      const answer = await shop().as(role, 'GET /api/catalog', query)
      return answer.ok ? answer.value.items : []
    },
  }
}

/** A filter; the shopper's choice unless the scope says `default`. */
export const is = (attribute: string, value: unknown, scope = 'catalog') => ({ attribute, value, scope })

/** How many products each value of a facet would list, by label. */
export const countsOf = (facet: Facet | undefined): Record<string, number> =>
  Object.fromEntries((facet?.buckets ?? []).map(({ label, doc_count }) => [label, doc_count]))
