import type { InputOf } from '#core/endpoint.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { isStaff } from '#platform/server/context.ts'
import type { Db, RequestContext, Session } from '#platform/server/context.ts'
import type { Mount } from '#platform/server/http.ts'
import type { Catalogue, Listing } from '#features/catalog/server/index.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import { searchContract } from '../contract.ts'
import type { CatalogPage, EntityType, SearchContract } from '../contract.ts'
import { sortFields } from '../rules/fields.ts'
import { parseSort, toNames, toSize, toStart } from '../rules/page.ts'
import { parseQuery } from '../rules/parse-query.ts'
import { createCache } from './cache.ts'
import { listAttributes, listCategories, listTaxRules, toPage } from './entity-lists.ts'
import type { ListRequest } from './entity-lists.ts'
import type { ProductIndex } from './product-index.ts'
import { searchProducts } from './product-search.ts'

/** How another feature's entities are listed, by their type. */
export type EntityList = (
  request: ListRequest,
  context: { readonly db: Db; readonly session: Session | undefined },
) => Promise<Result<CatalogPage, 'INVALID_INPUT'>>

export type SearchDeps = {
  readonly catalogue: Catalogue
  readonly listing: Listing
  readonly search: ProductIndex
  /** News, pages, blocks, reviews and the bloggers' own; a type that nobody lists is empty. */
  readonly lists?: Partial<Record<EntityType, EntityList>>
  /** Hears of words that found nothing in the whole shop, without being waited for. */
  readonly onNothingFound?: (text: string) => void
}

type Context = RequestContext<StoreView>
type Query = InputOf<SearchContract['GET /api/catalog']>['query']
type Answer = Result<CatalogPage, 'INVALID_INPUT' | 'ACCESS_DENIED'>

/** What everybody asks for is kept as it goes over the wire before it comes here. */
const mostAnswers = 500

/** So many questions are remembered, to know those that come again. */
const mostAsked = 4000

/** Mounts `GET /api/catalog`. */
export const searchRoutes = (mount: Mount<StoreView>, deps: SearchDeps): void =>
  mount.mount(searchContract, { 'GET /api/catalog': createHandler(deps) })

const createHandler = (deps: SearchDeps) => {
  // the same question gets the same answer until something changes; one that is never asked again is not kept
  const answers = createCache<Answer>(mostAnswers)
  const asked = createCache<true>(mostAsked)
  deps.catalogue.onChange(() => answers.clear())
  const answerAnew = async (key: string, query: Query, context: Context): Promise<Answer> => {
    const revision = deps.catalogue.revision()
    const answer = await listProducts(deps, query, context)
    if (!asked.find(key)) asked.put(key, true)
    else if (answer.ok && revision === deps.catalogue.revision()) answers.put(key, answer)
    return answer
  }

  return async ({ query }: { readonly query: Query }, context: Context): Promise<Answer> => {
    const type = query.type ?? 'product'
    if (isBloggers(type) && !mayReadBloggers(context.session)) return refuse('ACCESS_DENIED')
    if (type !== 'product') return listOther(deps, type, query, context)
    // a price that changes by itself empties the cache first
    deps.catalogue.current()
    const key = keyOf(query, context)
    const answer = answers.find(key) ?? (await answerAnew(key, query, context))
    if (answer.ok && answer.value.total === 0) tellNothingFound(deps, query)
    return answer
  }
}

/** Fewer are asked for while somebody is still typing. */
const fewestListed = 10

/** Tells of words that found nothing, where nothing else narrowed the list. */
const tellNothingFound = ({ onNothingFound }: SearchDeps, query: Query): void => {
  const parsed = parseQuery(query.searchQuery)
  const isWhole = parsed.ok && parsed.value.filters.length === 0 && toSize('product', query.size) >= fewestListed
  if (isWhole && parsed.value.text !== undefined) onNothingFound?.(parsed.value.text)
}

const keyOf = (query: Query, { store, session }: Context): string =>
  [
    store.storeCode,
    isStaff(session) ? 'm' : '',
    query.searchQuery ?? '',
    query.from ?? '',
    query.size ?? '',
    query.sort ?? '',
    query.source_include ?? '',
    query.source_exclude ?? '',
  ].join('\n')

const listProducts = async (deps: SearchDeps, query: Query, { store, session }: Context): Promise<Answer> => {
  const parsed = parseQuery(query.searchQuery)
  if (!parsed.ok) return parsed
  const sort = parseSort(query.sort, sortFields)
  if (!sort.ok) return sort
  return searchProducts(deps, {
    view: store,
    query: parsed.value,
    sort: sort.value,
    from: toStart(query.from),
    size: toSize('product', query.size),
    include: toNames(query.source_include),
    exclude: toNames(query.source_exclude),
    isManager: isStaff(session),
  })
}

const isBloggers = (type: EntityType): boolean =>
  type === 'blogger_post' || type === 'promo_product' || type === 'blogger_payout'

const mayReadBloggers = (session: Session | undefined): boolean =>
  session !== undefined && (session.roles.includes('blogger') || isStaff(session))

const listOther = async (deps: SearchDeps, type: EntityType, query: Query, context: Context): Promise<Answer> => {
  const parsed = parseQuery(query.searchQuery)
  if (!parsed.ok) return parsed
  const request: ListRequest = {
    view: context.store,
    query: parsed.value,
    sort: query.sort,
    from: toStart(query.from),
    size: toSize(type, query.size),
    include: toNames(query.source_include),
    exclude: toNames(query.source_exclude),
  }
  if (type === 'category') return listCategories(deps, request)
  if (type === 'attribute') return listAttributes(deps, request)
  if (type === 'taxrule') return listTaxRules(deps, request)
  return (await deps.lists?.[type]?.(request, context)) ?? ok(toPage([], 0, request))
}
