import type { Result } from '#core/result.ts'
import type { CallLayer, LayeredCall } from '#platform/web/call/call-layers.ts'
import { reloadPage } from '#platform/web/page/page-reload.ts'
import { belowStore } from './page-paths.ts'
import { ignoresPromoMode, isPromoMode, onPromoMode } from '#features/stores/web/promo-mode.ts'

/** As many as the shop answers at once. */
const mostSimilar = 50

/** From here on the mode counts: the page in sight is loaded anew where it is on already, and with each change. */
export const startPromoMode = (layered: LayeredCall): void => {
  layered.use(promoLayer)
  onPromoMode(reloadPage)
  if (isPromoMode()) reloadPage()
}

/**
 * While promo mode is on, every list of products is of promo products alone, from the shop as well as from what is kept; but for those that
 * are named one by one: what somebody likes, compares or has looked at is no catalogue.
 */
export const promoLayer: CallLayer = (next) => (key, input, options) => {
  const query = input.query ?? {}
  const isList = key === 'GET /api/catalog' && (query['type'] === undefined || query['type'] === 'product')
  const isSimilar = key === 'GET /api/product/similar'
  if (!(isList || isSimilar) || !isPromoMode() || ignoresPromoMode(belowStore(location.pathname)))
    return next(key, input, options)
  if (isSimilar) return promoAmong(next(key, { ...input, query: { ...query, limit: mostSimilar } }, options), query)
  return next(key, { ...input, query: { ...query, searchQuery: withPromo(query['searchQuery']) } }, options)
}

/** The promo products among similar ones, as many as were asked for. */
const promoAmong = async (asked: Promise<Result<unknown>>, { limit }: Record<string, unknown>) => {
  const answer = await asked
  if (!answer.ok) return answer
  const { items } = answer.value as { readonly items: readonly { readonly is_promo: boolean }[] }
  return {
    ...answer,
    value: { items: items.filter(({ is_promo }) => is_promo).slice(0, Number(limit ?? mostSimilar)) },
  }
}

const withPromo = (searchQuery: unknown): string => {
  const asked = (typeof searchQuery === 'string' ? JSON.parse(searchQuery) : (searchQuery ?? {})) as {
    readonly filters?: readonly { readonly attribute: string }[]
  }
  const [attribute, values] = asked.filters?.some((one) => one.attribute === 'sku')
    ? ['only_promo', [0, 1]]
    : ['is_promo', [1]]
  const promo = { attribute, value: { in: values }, scope: 'default' }
  return JSON.stringify({ ...asked, filters: [...(asked.filters ?? []), promo] })
}
