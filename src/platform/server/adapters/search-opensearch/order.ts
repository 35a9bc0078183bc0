import type { SearchRequest } from '../search.ts'
import { both } from './conditions.ts'
import type { Plan, Query } from './conditions.ts'
import { placeKey } from './documents.ts'
import { fields } from './fields.ts'

type Sort = Readonly<Record<string, unknown>>

/** The order of the hits: as the index in the process has it, what lacks a number last. */
export const toSort = ({ sort, text, cheapestBy }: SearchRequest, plan: Plan): Sort[] => {
  const keys = sort.filter(({ code }, at) => code !== 'relevance' || (at === 0 && text !== undefined))
  return [
    ...keys.map(({ code, isDescending, within }, at): Sort => {
      if (code === 'relevance') return { _score: 'desc' }
      const order = isDescending ? 'desc' : 'asc'
      if (at === 0 && plan.variants && code === cheapestBy) return cheapestOf(code, order, plan.variants)
      if (within) return placeWithin(placeKey(within.code, within.value), fields.number(code), order)
      return { [fields.number(code)]: { order, missing: '_last', unmapped_type: 'double' } }
    }),
    { id: 'asc' },
  ]
}

const cheapestOf = (code: string, order: 'asc' | 'desc', variants: readonly Query[]): Sort => ({
  [fields.variantNumber(code)]: {
    order,
    mode: 'min',
    missing: '_last',
    unmapped_type: 'double',
    nested: { path: 'v', filter: both(variants) },
  },
})

/** A document has its own place within a list, else its number. */
const placeWithin = (start: string, field: string, order: 'asc' | 'desc'): Sort => ({
  _script: {
    type: 'number',
    order,
    script: {
      source: `for (place in doc['places']) if (place.startsWith(params.start)) return Double.parseDouble(place.substring(params.start.length()));
        return doc.containsKey(params.field) && doc[params.field].size() > 0 ? doc[params.field].value : params.last`,
      params: { start, field, last: order === 'asc' ? Number.MAX_VALUE : -Number.MAX_VALUE },
    },
  },
})
