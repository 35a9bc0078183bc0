import type { CallLayer } from '#platform/web/call-layers.ts'
import { belowStore } from './page-paths.ts'
import { ignoresPromoMode, isPromoMode } from '#features/stores/web/promo-mode.ts'

/** While promo mode is on, every list of products is of promo products alone, from the shop as well as from what is kept. */
export const promoLayer: CallLayer = (next) => (key, input, options) => {
  const query = input.query ?? {}
  const isList = key === 'GET /api/catalog' && (query['type'] === undefined || query['type'] === 'product')
  if (!isList || !isPromoMode() || ignoresPromoMode(belowStore(location.pathname))) return next(key, input, options)
  return next(key, { ...input, query: { ...query, searchQuery: withPromo(query['searchQuery']) } }, options)
}

const withPromo = (searchQuery: unknown): string => {
  const asked = (typeof searchQuery === 'string' ? JSON.parse(searchQuery) : (searchQuery ?? {})) as {
    readonly filters?: readonly unknown[]
  }
  const promo = { attribute: 'is_promo', value: { in: [1] }, scope: 'default' }
  return JSON.stringify({ ...asked, filters: [...(asked.filters ?? []), promo] })
}
