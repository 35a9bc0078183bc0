import type { SearchHit, SearchRequest } from '../search.ts'
import { foldCode } from '../search-embedded/words.ts'
import type { Hit } from './answers.ts'
import { both } from './conditions.ts'
import type { Engine, Plan, Query } from './conditions.ts'
import { fields } from './fields.ts'

/** Asks for the first of the cheapest variants of each hit, where variants were chosen. */
export const withChosenVariant = ({ priceCode }: Engine, { variants }: Plan): Query[] => {
  if (!variants) return []
  const cheapest = priceCode === undefined ? [] : [{ [fields.variantNumber(priceCode)]: sortedUp }]
  const inner = { size: 1, _source: false, docvalue_fields: ['v.key'], sort: [...cheapest, { 'v.at': 'asc' }] }
  return [{ nested: { path: 'v', query: both(variants), score_mode: 'none', inner_hits: inner } }]
}

const sortedUp = { order: 'asc', missing: '_last', unmapped_type: 'double' }

export const toHit = ({ _id, _source, inner_hits: inner }: Hit, { text }: SearchRequest): SearchHit => {
  const id = Number(_id)
  const chosen = inner?.v.hits.hits[0]?.fields['v.key'][0]
  const variant = chosen ?? (text ? findNamed(_source?.codes ?? [], text.query) : undefined)
  return { id, ...(variant === undefined ? {} : { variant }) }
}

/** Codes that a text may be, as they are compared: the whole of it, then its words. */
export const codesIn = (query: string): string[] => [...new Set([query, ...query.split(/\s+/)].map(foldCode))]

/** The variant that the text names by a code. */
const findNamed = (codes: NonNullable<Hit['_source']>['codes'] & object, query: string): string | undefined => {
  for (const wanted of codesIn(query)) {
    const named = codes.find(({ code, variant }) => code === wanted && variant !== undefined)
    if (named) return named.variant
  }
  return undefined
}
