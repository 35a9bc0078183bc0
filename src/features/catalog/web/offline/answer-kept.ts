import { ok } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { CatalogPage } from '#features/search/contract.ts'
import { listKept } from '#features/search/rules/kept-listing.ts'
import { createTextFinder } from '#features/search/rules/kept-text.ts'
import type { TextFinds } from '#features/search/rules/kept-text.ts'
import { similarKept } from '#features/search/rules/kept-similar.ts'
import { sortFields } from '#features/search/rules/fields.ts'
import { parseSort, toNames, toSize, toStart } from '#features/search/rules/page.ts'
import { parseQuery } from '#features/search/rules/parse-query.ts'
import { isStoreCode } from '#features/stores/rules/store-view.ts'
import { chooseKept, findKept, mapKept, toKeptItem } from '../../rules/product/kept-product.ts'
import type { KeptMatch } from '../../rules/product/kept-product.ts'
import type { ProductKey } from '../../rules/variants/look-up.ts'
import type { KeptCatalogue, KeptProduct, Shelf } from './kept-catalogue.ts'
import { toText } from './reads.ts'
import type { Input, Read } from './reads.ts'

type Answer = Result<unknown>

/** `savedAt`: the time of the oldest thing that the answer is made of, ISO. */
export type KeptMeta = { readonly offline: true; readonly savedAt?: string; readonly noresults?: true }

/**
 * The answer to a read of the catalogue from what is kept: as it came, where the same was asked before, else computed as the
 * shop would. A list always has an answer, if an empty one that says so; undefined of a single thing that is not kept.
 */
export const answerKept = async (kept: KeptCatalogue, read: Read, input: Input): Promise<Answer | undefined> => {
  const exact = await kept.findAnswer(read)
  if (exact) return ok(exact.value, { ...exact.meta, offline: true, savedAt: exact.at } satisfies KeptMeta)
  const query = input.query ?? {}
  if (read.kind === 'product') return answerProduct(kept, toKey(query))
  if (read.kind === 'map') return answerMap(kept, input)
  if (read.kind === 'similar') return answerSimilar(kept, query)
  if (read.kind === 'products') return answerList(kept, query)
  return read.id.startsWith('GET /api/catalog ') ? ok(emptyPage(query), nothing) : undefined
}

const nothing: KeptMeta = { offline: true, noresults: true }

type Query = NonNullable<Input['query']>
const numberOf = (value: Query[string]): number | undefined => (value === undefined ? undefined : Number(value))

const emptyPage = (query: Query): CatalogPage => ({
  items: [],
  total: 0,
  start: toStart(numberOf(query.from)),
  perPage: toSize('product', numberOf(query.size)),
  aggregations: {},
  attributeMetadata: [],
})

const toKey = (query: Query): ProductKey & { size: string | undefined } => ({
  sku: toText(query.sku),
  id: numberOf(query.id),
  slug: toText(query.slug),
  parentSku: toText(query.parentSku),
  childSku: toText(query.childSku),
  size: toText(query.size),
})

const oldest = (times: readonly string[]): { savedAt?: string } => {
  const [first] = times.toSorted()
  return first === undefined ? {} : { savedAt: first }
}

const findStyle = async (kept: KeptCatalogue, key: ProductKey): Promise<KeptProduct | undefined> => {
  const shelf = await kept.shelf()
  const sku = (shelf && findKept(shelf.names, key)) ?? key.sku ?? key.parentSku
  return sku === undefined ? undefined : kept.findProduct(sku)
}

const answerProduct = async (kept: KeptCatalogue, key: ReturnType<typeof toKey>): Promise<Answer | undefined> => {
  const found = await findStyle(kept, key)
  const product = found && chooseKept(found.product, key)
  return product && ok({ items: [product] }, { offline: true, savedAt: found.at } satisfies KeptMeta)
}

const answerMap = async (kept: KeptCatalogue, { query, body }: Input): Promise<Answer | undefined> => {
  const asked = (body ?? query ?? {}) as { url?: unknown; filters?: { sku?: string } }
  const shelf = await kept.shelf()
  const target =
    shelf && mapKept(toText(asked.url) ?? '', { categories: shelf.shop.categories, names: shelf.names }, isStoreCode)
  if (!target) return undefined
  if (target.kind === 'category') return ok({ _type: 'category', _source: target.category }, { offline: true })
  const found = await kept.findProduct(target.sku)
  const childSku = asked.filters?.sku ?? target.variant
  const product = found && (chooseKept(found.product, { childSku }) ?? found.product)
  if (!product) return undefined
  const redirect = target.redirectTo === undefined ? {} : { redirect_to: target.redirectTo }
  return ok({ _type: 'product', _source: product, ...redirect }, {
    offline: true,
    savedAt: found.at,
  } satisfies KeptMeta)
}

const answerSimilar = async (kept: KeptCatalogue, query: Query): Promise<Answer | undefined> => {
  const shelf = await kept.shelf()
  if (!shelf) return undefined
  const skus = similarKept(shelf.entries, toText(query.sku) ?? '', numberOf(query.limit) ?? 12)
  const found = await Promise.all(skus.map((sku) => kept.findProduct(sku)))
  const items = found.flatMap((each) => (each ? [toKeptItem(each.product, undefined, everything)] : []))
  return ok({ items }, { offline: true } satisfies KeptMeta)
}

const everything = { include: [], exclude: [] }

const answerList = async (kept: KeptCatalogue, query: Query): Promise<Answer> => {
  const shelf = await kept.shelf()
  if (!shelf) return ok(emptyPage(query), nothing)
  const parsed = parseQuery(toText(query.searchQuery))
  if (!parsed.ok) return parsed
  const sort = parseSort(toText(query.sort), sortFields)
  if (!sort.ok) return sort
  const { text } = parsed.value
  const listed = listKept(shelf.shop, shelf.entries, {
    query: parsed.value,
    sort: sort.value,
    from: toStart(numberOf(query.from)),
    size: toSize('product', numberOf(query.size)),
    finds: text === undefined ? undefined : finderOf(shelf)(text),
  })
  if (!listed.ok) return listed
  const { hits, ...page } = listed.value
  const entries = new Map(shelf.entries.map((entry) => [entry.id, entry]))
  const options = { include: toNames(toText(query.source_include)), exclude: toNames(toText(query.source_exclude)) }
  const items = await Promise.all(
    hits.map(async ({ id, variant }) => {
      const entry = entries.get(id)
      const found = entry && (await kept.findProduct(entry.sku))
      return found && toKeptItem(found.product, entry && toMatch(entry, variant), options)
    }),
  )
  const times = hits.flatMap(({ id }) => entries.get(id)?.at ?? [])
  return ok({ items: items.filter((item) => item !== undefined), ...page }, {
    ...(page.total === 0 ? nothing : { offline: true }),
    ...oldest(times),
  } satisfies KeptMeta)
}

const finders = new WeakMap<Shelf, (text: string) => TextFinds>()

const finderOf = (shelf: Shelf): ((text: string) => TextFinds) => {
  const known = finders.get(shelf)
  if (known) return known
  const finder = createTextFinder(
    shelf.entries.map(({ id, sku, name, description, index: { article, words, variants } }) => ({
      id,
      sku,
      article,
      name,
      description,
      words,
      variants: variants.map((variant) => variant.sku),
    })),
  )
  finders.set(shelf, finder)
  return finder
}

const toMatch = (entry: Shelf['entries'][number], sku: string | undefined): KeptMatch | undefined =>
  sku === undefined || sku === entry.sku
    ? undefined
    : { sku, hover: entry.index.variants.find((variant) => variant.sku === sku)?.hover_image }
