import { ok, refuse } from '#core/result.ts'
import type { Refusal, Result } from '#core/result.ts'

export type NumberRange = { readonly gt?: number; readonly gte?: number; readonly lt?: number; readonly lte?: number }

/** What is asked of one attribute in one scope. What is given is asked together; the values within each are alternatives. */
export type Filter = {
  readonly attribute: string
  /** The shopper chose it (scope `catalog`): the attribute's own facet counts without it. */
  readonly isChosen: boolean
  readonly any: readonly string[] | undefined
  readonly none: readonly string[]
  readonly ranges: readonly NumberRange[]
  readonly like: readonly string[]
}

export type FacetAsked = { readonly code: string; readonly size: number }
export type CatalogQuery = {
  readonly text: string | undefined
  readonly filters: readonly Filter[]
  readonly facets: readonly FacetAsked[]
}

type Invalid = Refusal<'INVALID_INPUT'>
type Draft = {
  attribute: string
  isChosen: boolean
  any: string[] | undefined
  none: string[]
  ranges: NumberRange[]
  like: string[]
}

const mostFilters = 100
const mostValues = 1000
const mostFacets = 50
const longestText = 200
const mostBuckets = 999

/** How many values a facet shows at most, unless it is asked for another number. Source: shopping.md 9. */
const facetSizes: Readonly<Record<string, number>> = { ptype: 50, set: 2, gender: 3 }
const defaultFacetSize = 20

/** A refusal of one field, by its path within the query, and why. */
export const invalid = (field: string, reason: string): Invalid =>
  refuse('INVALID_INPUT', { fields: { [field]: reason } })

/** Reads `searchQuery`. Malformed input is refused by the name of the part that is wrong. */
export const parseQuery = (json: string | undefined): Result<CatalogQuery, 'INVALID_INPUT'> => {
  if (json === undefined || json.trim() === '') return ok({ text: undefined, filters: [], facets: [] })
  const parsed = parseJson(json)
  if (!isObject(parsed)) return invalid('searchQuery', 'must be a JSON object')
  const text = parsed.text ?? undefined
  if (text !== undefined && typeof text !== 'string' && typeof text !== 'number')
    return invalid('searchQuery.text', 'must be a text')
  const filters = parseFilters(parsed.filters ?? [])
  if (!filters.ok) return filters
  const facets = parseFacets(parsed.facets ?? [])
  if (!facets.ok) return facets
  const words = String(text ?? '')
    .trim()
    .slice(0, longestText)
  return ok({ text: words === '' ? undefined : words, filters: filters.value, facets: facets.value })
}

const parseJson = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Filters of one attribute and scope are put together: their values are alternatives. */
const parseFilters = (list: unknown): Result<Filter[], 'INVALID_INPUT'> => {
  if (!Array.isArray(list)) return invalid('searchQuery.filters', 'must be a list')
  if (list.length > mostFilters) return invalid('searchQuery.filters', `must be ${mostFilters} at most`)
  const drafts = new Map<string, Draft>()
  for (const [index, entry] of list.entries()) {
    const at = `searchQuery.filters.${index}`
    if (!isObject(entry)) return invalid(at, 'must be an object')
    const { attribute, value, scope } = entry
    if (typeof attribute !== 'string' || attribute === '')
      return invalid(`${at}.attribute`, 'must be the code of an attribute')
    if (scope !== undefined && scope !== null && typeof scope !== 'string')
      return invalid(`${at}.scope`, 'must be a text')
    const isChosen = scope === 'catalog'
    const key = `${isChosen} ${attribute}`
    const draft = drafts.get(key) ?? { attribute, isChosen, any: undefined, none: [], ranges: [], like: [] }
    drafts.set(key, draft)
    const refused = addValue(draft, value, `${at}.value`)
    if (refused) return refused
    if ((draft.any?.length ?? 0) + draft.none.length + draft.like.length + draft.ranges.length > mostValues) {
      return invalid(`${at}.value`, `must be ${mostValues} values at most`)
    }
  }
  return ok([...drafts.values()])
}

const bounds = ['gt', 'gte', 'lt', 'lte'] as const

const addValue = (draft: Draft, value: unknown, at: string): Invalid | undefined => {
  // a bare value or list is what it equals
  const asked = isObject(value) ? value : Array.isArray(value) ? { in: value } : { eq: value }
  let isKnown = false
  for (const key of ['eq', 'in', 'nin', 'like'] as const) {
    if (!Object.hasOwn(asked, key)) continue
    const values = toTexts(asked[key])
    if (!values) return invalid(`${at}.${key}`, 'must be a text, a number, a boolean or a list of them')
    isKnown = true
    if (key === 'nin') draft.none.push(...values)
    else if (key === 'like') draft.like.push(...values)
    else draft.any = [...(draft.any ?? []), ...values]
  }
  const range: Partial<Record<(typeof bounds)[number], number>> = {}
  for (const bound of bounds) {
    if (!Object.hasOwn(asked, bound)) continue
    const number = toNumber(asked[bound])
    if (number === undefined) return invalid(`${at}.${bound}`, 'must be a number or a date')
    range[bound] = number
    isKnown = true
  }
  if (Object.keys(range).length > 0) draft.ranges.push(range)
  return isKnown ? undefined : invalid(at, 'must be one of eq, in, nin, gt, gte, lt, lte, like')
}

/** Numbers and their texts are the same value; true and false are 1 and 0. */
const toTexts = (value: unknown): string[] | undefined => {
  const list: unknown[] = Array.isArray(value) ? value : [value]
  const texts = list.map(toText)
  return texts.every((text) => text !== undefined) ? texts : undefined
}

const toText = (value: unknown): string | undefined => {
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined
  return typeof value === 'string' ? value.trim() : undefined
}

const toNumber = (value: unknown): number | undefined => {
  const text = toText(value)
  if (text === undefined || text === '') return undefined
  const number = Number(text)
  if (Number.isFinite(number)) return number
  const time = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isFinite(time) ? time : undefined
}

const parseFacets = (list: unknown): Result<FacetAsked[], 'INVALID_INPUT'> => {
  if (!Array.isArray(list)) return invalid('searchQuery.facets', 'must be a list')
  if (list.length > mostFacets) return invalid('searchQuery.facets', `must be ${mostFacets} at most`)
  const facets = new Map<string, FacetAsked>()
  for (const [index, entry] of list.entries()) {
    const at = `searchQuery.facets.${index}`
    const { code, size } = isObject(entry) ? entry : { code: entry, size: undefined }
    if (typeof code !== 'string' || code === '') return invalid(at, 'must be the code of an attribute')
    const wanted = size ?? (Object.hasOwn(facetSizes, code) ? facetSizes[code] : defaultFacetSize)
    const number = typeof wanted === 'string' ? Number(wanted) : wanted
    if (typeof number !== 'number' || !Number.isInteger(number) || number < 1)
      return invalid(`${at}.size`, 'must be a whole number from 1')
    if (!code.includes('.')) facets.set(code, { code, size: Math.min(number, mostBuckets) })
  }
  return ok([...facets.values()])
}
