/** What is either so or not: its one choice is `1`. */
const flagCodes = ['sale', 'new', 'is_promo', 'in_stock'] as const

/**
 * What a shopper chose on a list of products, as the query of its address holds it and as the catalogue calls it. In the order of the
 * screen. `promo` is none of them: there links bring the code of a blogger.
 */
export const facetCodes = [
  'color',
  'size',
  'brand',
  'price',
  ...flagCodes,
  'gender',
  'ptype',
  'set',
  'approved',
] as const
export type FacetCode = (typeof facetCodes)[number]

/** Whether its one choice is `1`. */
export const isFlag = (code: FacetCode): boolean => (flagCodes as readonly string[]).includes(code)

/** Only one value of these can be chosen: the others are its opposites. */
const singleCodes: readonly FacetCode[] = [...flagCodes, 'set', 'approved']
export const isSingle = (code: FacetCode): boolean => singleCodes.includes(code)

export const sorts = ['promoted', 'price-asc', 'price-desc', 'new'] as const
export type Sort = (typeof sorts)[number]

export type Choices = Readonly<Partial<Record<FacetCode, readonly string[]>>>

export type ListingQuery = {
  readonly text: string
  readonly choices: Choices
  readonly sort: Sort
  /** How many portions are shown, from 1. */
  readonly page: number
  /** Filters that show all their values, not the most frequent ones alone. */
  readonly all: readonly FacetCode[]
}

/** Products a portion. */
const portion = 50
/** The catalogue answers at most this many at once; beyond them the earliest portions give way. */
const mostAtOnce = 500

const isFacet = (value: string): value is FacetCode => (facetCodes as readonly string[]).includes(value)

const isSort = (value: string | null): value is Sort => (sorts as readonly (string | null)[]).includes(value)

const keyPattern = /^[\w.-]{1,60}$/
/** From the first bound on, below the second where there is one. */
const rangePattern = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)?$/

/** Reads `color=49&color=50` and `color=49,50` alike; what it does not know is left out. */
export const readListingQuery = (params: URLSearchParams): ListingQuery => {
  const choices = Object.fromEntries(
    facetCodes.flatMap((code) => {
      const keys = params.getAll(code).flatMap((value) => value.split(','))
      const pattern = code === 'price' ? rangePattern : keyPattern
      const known = [...new Set(keys.filter((key) => pattern.test(key)))]
      return known.length > 0 ? [[code, known] as const] : []
    }),
  )
  const sort = params.get('sort')
  const page = Number(params.get('page'))
  return {
    text: (params.get('q') ?? '').trim().slice(0, 200),
    choices,
    sort: isSort(sort) ? sort : 'promoted',
    page: Number.isInteger(page) && page > 1 ? Math.min(page, 10_000) : 1,
    all: [...new Set(params.getAll('all').filter(isFacet))],
  }
}

/** The query of an address, with its question mark; empty where nothing was chosen. */
export const toSearch = ({ text, choices, sort, page, all }: ListingQuery): string => {
  const params = new URLSearchParams()
  if (text) params.set('q', text)
  for (const code of facetCodes) for (const key of choices[code] ?? []) params.append(code, key)
  if (sort !== 'promoted') params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  for (const code of all) params.append('all', code)
  const query = params.toString()
  return query && `?${query}`
}

export const isChosen = (query: ListingQuery, code: FacetCode, key: string): boolean =>
  query.choices[code]?.includes(key) ?? false

/** Takes a choice in or out, in place of the other one where there can be but one; the list starts anew. */
export const toggleChoice = (query: ListingQuery, code: FacetCode, key: string): ListingQuery => {
  const before = query.choices[code] ?? []
  const others = before.filter((other) => other !== key)
  const after = before.includes(key) ? others : isSingle(code) ? [key] : [...others, key]
  const { [code]: _, ...kept } = query.choices
  return { ...query, page: 1, choices: after.length > 0 ? { ...kept, [code]: after } : kept }
}

/** Shows all values of a filter; the products stay where they are. */
export const showAll = (query: ListingQuery, code: FacetCode): ListingQuery =>
  query.all.includes(code) ? query : { ...query, all: [...query.all, code] }

export const clearChoices = (query: ListingQuery): ListingQuery => ({ ...query, page: 1, choices: {} })

export const countChoices = ({ choices }: ListingQuery): number =>
  Object.values(choices).reduce((sum, keys) => sum + keys.length, 0)

/** Which products the catalogue is asked for. */
export const windowOf = ({ page }: ListingQuery): { from: number; size: number } => {
  const size = Math.min(page * portion, mostAtOnce)
  return { from: page * portion - size, size }
}

const sortKeys: Readonly<Record<Exclude<Sort, 'promoted'>, string>> = {
  'price-asc': 'final_price:asc',
  'price-desc': 'final_price:desc',
  new: 'created_at:desc',
}

/** The catalogue's own order where the shopper chose none: by relevance with a text, else the store view's. */
export const sortKeyOf = ({ sort }: ListingQuery): string | undefined =>
  sort === 'promoted' ? undefined : sortKeys[sort]

export type Filter = {
  readonly attribute: string
  readonly value: Readonly<Record<string, unknown>>
  readonly scope: 'default' | 'catalog'
}

/** The choices as filters of the catalogue. A price range `50-100` goes from its first bound up to below its second. */
export const toFilters = ({ choices }: ListingQuery): Filter[] =>
  facetCodes.flatMap((code): Filter[] => {
    const keys = choices[code] ?? []
    if (keys.length === 0) return []
    if (code !== 'price') return [{ attribute: code, value: { in: [...keys] }, scope: 'catalog' }]
    return keys.flatMap((key): Filter[] => {
      const [, gte, lt] = rangePattern.exec(key) ?? []
      if (gte === undefined) return []
      return [{ attribute: code, value: { gte: Number(gte), ...(lt ? { lt: Number(lt) } : {}) }, scope: 'catalog' }]
    })
  })
