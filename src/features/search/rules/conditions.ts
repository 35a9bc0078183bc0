import { ok } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Attribute } from '#features/catalog/rules/catalogue.ts'
import {
  attributeCode,
  flagFields,
  keywordFields,
  nameFields,
  numberFields,
  standardFilters,
  toField,
} from './fields.ts'
import { isInRanges, toFlag } from './filter-entities.ts'
import { invalid } from './parse-query.ts'
import type { Filter, NumberRange } from './parse-query.ts'
import { parseRangeKey } from './price-ranges.ts'

/** One thing that products have to meet, in the words of whoever looks them through. */
export type Condition = {
  readonly code: string
  /** A facet of the same code counts as if a chosen condition were not there. */
  readonly isChosen: boolean
} & (
  | { readonly kind: 'any' | 'none'; readonly values: readonly string[] }
  | { readonly kind: 'ranges'; readonly ranges: readonly NumberRange[] }
  | { readonly kind: 'ids'; readonly ids: readonly number[] }
)

/** What a shop calls its attributes, categories and products. */
export type FilterWords = {
  /** Undefined for a code that the shop does not have. */
  readonly kindOf: (attribute: string) => Attribute['kind'] | undefined
  /** Ids of an attribute's options: the one of this id, else those called so, whatever the case. */
  readonly optionsCalled: (attribute: string, value: string) => readonly string[]
  readonly optionsLike: (attribute: string, pattern: string) => readonly string[]
  readonly categoriesLike: (pattern: string) => readonly string[]
  /** The products that meet a filter of their names (`code` is a field of names) or of a text. */
  readonly named: (filter: Filter, code: string) => Condition
}

/** Each is held against the texts of the whole catalogue. */
const mostPatterns = 10

/** The conditions of filters in the engine's words. Refused by a code that neither the shop nor the specification knows. */
export const toConditions = (
  words: FilterWords,
  filters: readonly Filter[],
  price: string,
): Result<Condition[], 'INVALID_INPUT'> => {
  const conditions: Condition[] = []
  let patterns = 0
  for (const filter of filters) {
    const code = toField(filter.attribute)
    const kind = words.kindOf(filter.attribute)
    if ((keywordFields as readonly string[]).includes(code)) conditions.push(...ofField(words, filter, code))
    else if (code === 'price') conditions.push(...ofPrice(filter, price))
    else if (numberFields.includes(code)) conditions.push(...ofNumber(filter, code))
    else if (nameFields.includes(code) || kind === 'text') {
      patterns += filter.like.length
      if (patterns > mostPatterns)
        return invalid(`searchQuery.filters.${filter.attribute}`, `must be ${mostPatterns} patterns of texts at most`)
      conditions.push(words.named(filter, nameFields.includes(code) ? code : filter.attribute))
    } else if (kind) {
      if (filter.ranges.length > 0)
        return invalid(`searchQuery.filters.${filter.attribute}`, 'has no order to be compared by')
      conditions.push(...ofAttribute(words, filter, kind === 'boolean'))
    } else if (standardFilters.includes(code)) {
      if (filter.any || filter.like.length > 0) conditions.push(nothing(filter, attributeCode(code)))
    } else {
      const fields = [...keywordFields, 'price', ...numberFields, ...nameFields].join(', ')
      return invalid(`searchQuery.filters.${filter.attribute}`, `is no attribute, and none of ${fields}`)
    }
  }
  return ok(conditions)
}

const nothing = ({ isChosen }: Filter, code: string): Condition => ({ code, isChosen, kind: 'any', values: [] })

/** Alternatives and exclusions of a code whose values are `known`, each value as the engine spells it. */
const ofValues = (
  { isChosen, any, none, like }: Filter,
  code: string,
  spell: (value: string) => readonly string[],
  findLike: (pattern: string) => readonly string[],
): Condition[] => [
  ...(any ? [{ code, isChosen, kind: 'any', values: unique(any.flatMap(spell)) } as const] : []),
  ...(none.length > 0 ? [{ code, isChosen, kind: 'none', values: unique(none.flatMap(spell)) } as const] : []),
  ...(like.length > 0 ? [{ code, isChosen, kind: 'any', values: unique(like.flatMap(findLike)) } as const] : []),
]

const unique = (values: readonly string[]): string[] => [...new Set(values)].sort()

const ofField = (words: FilterWords, filter: Filter, code: string): Condition[] => {
  const spell = flagFields.includes(code) ? (value: string) => [toFlag(value)] : (value: string) => [value]
  const findLike = (pattern: string) => (code === 'category_ids' ? words.categoriesLike(pattern) : spell(pattern))
  const { isChosen, ranges } = filter
  const ranged = ranges.length > 0 ? [{ code, isChosen, kind: 'any', values: integersIn(ranges) } as const] : []
  return [...ofValues(filter, code, spell, findLike), ...ranged]
}

/** Status, visibility and flags are small whole numbers. */
const integersIn = (ranges: readonly NumberRange[]): string[] => {
  const small = Array.from({ length: 10 }, (_, number) => number)
  return small.filter((number) => isInRanges(number, ranges)).map(String)
}

/** Options by their ids, else by their names; what is none matches nothing. */
const ofAttribute = (words: FilterWords, filter: Filter, isFlag: boolean): Condition[] => {
  const { attribute } = filter
  const code = attributeCode(attribute)
  const flag = (value: string) => [toFlag(value)]
  return isFlag
    ? ofValues(filter, code, flag, flag)
    : ofValues(
        filter,
        code,
        (value) => words.optionsCalled(attribute, value),
        (pattern) => words.optionsLike(attribute, pattern),
      )
}

const toMinor = (range: NumberRange): NumberRange =>
  Object.fromEntries(Object.entries(range).map(([bound, amount]) => [bound, Number((amount * 100).toFixed(4))]))

/** Amounts of major units; a range may also be named by its facet's key. */
const ofPrice = ({ isChosen, any, none, ranges }: Filter, code: string): Condition[] => {
  const all = [...ranges, ...(any ?? []).flatMap((key) => parseRangeKey(key) ?? [])].map(toMinor)
  const excluded = none.flatMap((key) => parseRangeKey(key) ?? []).map(toMinor)
  return [
    ...(ranges.length > 0 || any ? [{ code, isChosen, kind: 'ranges', ranges: all } as const] : []),
    ...excluded.map((range) => ({ code, isChosen, kind: 'ranges', ranges: outside(range) }) as const),
  ]
}

const ofNumber = ({ isChosen, any, none, ranges }: Filter, code: string): Condition[] => {
  const same = (value: string): NumberRange[] =>
    Number.isFinite(Number(value)) ? [{ gte: Number(value), lte: Number(value) }] : []
  const all = [...ranges, ...(any ?? []).flatMap(same)]
  return [
    ...(ranges.length > 0 || any ? [{ code, isChosen, kind: 'ranges', ranges: all } as const] : []),
    ...none.flatMap(same).map((range) => ({ code, isChosen, kind: 'ranges', ranges: outside(range) }) as const),
  ]
}

const outside = ({ gte = 0, lt, lte }: NumberRange): NumberRange[] => [
  { lt: gte },
  ...(lt === undefined ? [] : [{ gte: lt }]),
  ...(lte === undefined ? [] : [{ gt: lte }]),
]
