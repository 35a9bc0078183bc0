import type { CatalogPage, ListedProduct } from '#features/search/contract.ts'
import type { MenuCategory, ShellData } from '#features/stores/rules/shell-data.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import type { ClientCache } from '#platform/web/storage/client-cache.ts'
import type { KeptCatalogue } from './kept-catalogue.ts'
import { attributesRead, categoriesRead } from './reads.ts'
import type { Input } from './reads.ts'
import type { Want } from './page-wants.ts'

export type PrefetchParts = {
  readonly storeCode: string
  readonly kept: KeptCatalogue
  readonly cache: ClientCache
  /** Keeps what it answers. */
  readonly call: AnyCall
  /** Below what is kept. */
  readonly network: AnyCall
  readonly shell: () => Promise<ShellData | undefined>
  /** `all`: visited and menu; `visited`: on a slow line; `nothing`: somebody saves data, looks elsewhere or is offline. */
  readonly mayFetch: () => 'all' | 'visited' | 'nothing'
  /** Waits until the page has nothing better to do. */
  readonly rest: () => Promise<void>
  /** Milliseconds. */
  readonly now: () => number
  /** Changes with every deploy. */
  readonly release: string
}

/** Fetches ahead, one thing at a time. */
export type Prefetch = {
  readonly want: (want: Want) => void
  /** What lists are read with, what is wanted, the shop's other basics, the menu; each once a day and release. Done when nothing is left. */
  readonly run: () => Promise<void>
}

/** Products in one question. */
const batchSize = 50
/** Of a category somebody looked at so many questions, of one of the menu the first alone. */
const visitedBatches = 4
/** A day, a store view: questions and bytes of JSON (a tenth of that on the wire). */
const budgets = {
  visited: { requests: 100, bytes: 12_000_000 },
  menu: { requests: 30, bytes: 4_000_000 },
} as const

/** Everything of a product, and what lists are made of. */
const wholeFields =
  'index,description,short_description,status,visibility,category_ids,media_gallery,configurable_children,product_links,bundle_options,custom_options,downloads,attributes_metadata,breadcrumbs,review_summary,parentId,tax_class_id,cheapest_child,url_key,old_price,product_type,brand,collection'

type Asked = readonly (readonly [key: string, input: Input])[]

/** Without these nothing that is kept can be listed. */
const lists: Asked = [
  ['GET /api/catalog', attributesRead],
  ['GET /api/catalog', categoriesRead],
]
const others: Asked = [
  ['GET /api/home', {}],
  ['GET /api/cart/countries', {}],
  ['GET /api/cart/states', { query: { country: 'US' } }],
]

/** The content pages that the shop has. */
const pagesOf = ({ settings }: ShellData): string[] => [
  ...(settings.has_shipping_info ? ['delivery'] : []),
  ...(settings.has_return_policy ? ['returns'] : []),
  ...(settings.has_terms_and_conditions ? ['terms-of-use'] : []),
  ...(settings.has_privacy_policy ? ['privacy'] : []),
]

type Budget = keyof typeof budgets
type Day = {
  readonly day: string
  readonly release: string
  readonly spent: Record<Budget, { requests: number; bytes: number }>
  /** What was fetched, and whether there is more of it. */
  readonly done: Record<string, boolean>
}

export const createPrefetch = (parts: PrefetchParts): Prefetch => {
  const { storeCode, kept, cache, call, network, now } = parts
  const wanted: Want[] = []
  let running: Promise<void> | undefined
  let book: Day | undefined

  const open = async (): Promise<Day> => {
    const day = new Date(now()).toISOString().slice(0, 10)
    book ??= await cache.get<Day>('categories', `${storeCode} #prefetched`)
    if (book?.day !== day || book.release !== parts.release) {
      const none = () => ({ requests: 0, bytes: 0 })
      book = { day, release: parts.release, spent: { visited: none(), menu: none() }, done: {} }
    }
    return book
  }
  const close = async (source: string, isMore = false): Promise<void> => {
    const day = await open()
    day.done[source] = isMore
    await cache.put('categories', `${storeCode} #prefetched`, day)
  }

  /** The answer's value; undefined where it is not to be asked for now, or there is none. */
  const fetchOnce = async (budget: Budget, ask: AnyCall, key: string, input: Input): Promise<unknown> => {
    const { spent } = await open()
    const mine = spent[budget]
    const may = parts.mayFetch()
    if (may === 'nothing' || (budget === 'menu' && may !== 'all')) return undefined
    if (mine.requests >= budgets[budget].requests || mine.bytes >= budgets[budget].bytes) return undefined
    await parts.rest()
    mine.requests += 1
    const answer = await ask(key, input, { asGuest: true })
    if (!answer.ok) return undefined
    mine.bytes += JSON.stringify(answer.value).length
    return answer.value
  }
  /** True where there is more of the list. */
  const fetchBatch = async (budget: Budget, source: string, filter: object, from: number): Promise<boolean> => {
    const known = (await open()).done[source]
    if (known !== undefined) return known
    const query = {
      type: 'product',
      searchQuery: JSON.stringify({ filters: [{ ...filter, scope: 'default' }] }),
      from,
      size: batchSize,
      source_include: wholeFields,
    }
    const value = await fetchOnce(budget, network, 'GET /api/catalog', { query })
    if (value === undefined) return false
    const { items, total } = value as CatalogPage
    await kept.keepBatch(source, items as ListedProduct[], new Date(now()).toISOString())
    const isMore = total > from + items.length
    await close(source, isMore)
    return isMore
  }
  const fetchCategory = async (budget: Budget, id: number, most: number): Promise<void> => {
    const filter = { attribute: 'category_ids', value: { in: [id] } }
    for (let at = 0; at < most; at += 1) {
      const isMore = await fetchBatch(budget, `category ${id} ${at}`, filter, at * batchSize)
      if (!isMore) return
    }
  }
  const contentPages = async (): Promise<Asked> => {
    const shell = await parts.shell()
    return (shell ? pagesOf(shell) : []).map((identifier) => [
      'GET /api/ext/cms-data/cmsPageIdentifier/:identifier/storeId/:storeId',
      { params: { identifier, storeId: storeCode } },
    ])
  }
  const fetchAll = async (asked: Asked): Promise<void> => {
    for (const [key, input] of asked) {
      const source = `${key} ${JSON.stringify(input)}`
      if ((await open()).done[source] !== undefined) continue
      if ((await fetchOnce('visited', call, key, input)) !== undefined) await close(source)
    }
  }
  const fetchWanted = async (): Promise<void> => {
    const skus = new Set<string>()
    for (let want = wanted.shift(); want; want = wanted.shift()) {
      if (want.kind === 'category') await fetchCategory('visited', want.id, visitedBatches)
      else skus.add(want.sku)
    }
    const known = new Set((await kept.shelf())?.entries.map(({ sku }) => sku))
    const missing = [...skus].filter((sku) => !known.has(sku)).slice(0, batchSize)
    if (missing.length === 0) return
    await fetchBatch('visited', `seen ${missing.join()}`, { attribute: 'sku', value: { in: missing } }, 0)
  }
  /** The menu's categories from the top down; those of which the first page is there already are passed over. */
  const fetchMenu = async (): Promise<void> => {
    for (const { id, product_count } of byLevel((await parts.shell())?.menu ?? [])) {
      const entries = (await kept.shelf())?.entries ?? []
      const had = entries.filter(({ index }) => index.keywords.category_ids?.includes(String(id))).length
      if (had < Math.min(product_count, batchSize)) await fetchCategory('menu', id, 1)
      if (wanted.length > 0) await fetchWanted()
    }
  }
  const run = async (): Promise<void> => {
    await fetchAll(lists)
    await fetchWanted()
    await fetchAll([...others, ...(await contentPages())])
    await fetchMenu()
  }
  return {
    want: (want) => {
      const isKnown = wanted.some((each) => JSON.stringify(each) === JSON.stringify(want))
      if (!isKnown && wanted.length < batchSize) wanted.push(want)
    },
    run: () => {
      running ??= run().finally(() => (running = undefined))
      return running
    },
  }
}

const byLevel = (menu: readonly MenuCategory[]): MenuCategory[] =>
  menu.length === 0 ? [] : [...menu, ...byLevel(menu.flatMap(({ children_data }) => children_data))]
