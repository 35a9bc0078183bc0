import { ok } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Condition } from '#platform/server/adapters/search.ts'
import { findParent } from '#features/catalog/rules/catalogue.ts'
import type { Attribute, CatalogueSnapshot, Product } from '#features/catalog/rules/catalogue.ts'
import { flagFields, keywordFields, nameFields, numberFields, standardFilters, toField } from '../rules/fields.ts'
import { isLike, meetsFilters, toFlag } from '../rules/filter-entities.ts'
import { invalid } from '../rules/parse-query.ts'
import type { Filter, NumberRange } from '../rules/parse-query.ts'
import { parseRangeKey } from '../rules/price-ranges.ts'
import { attributeCode } from './documents.ts'

/** The conditions of filters in the engine's words. Refused by a code that neither the shop nor the specification knows. */
export const toConditions = (
  snapshot: CatalogueSnapshot,
  filters: readonly Filter[],
  price: string,
): Result<Condition[], 'INVALID_INPUT'> => {
  const conditions: Condition[] = []
  for (const filter of filters) {
    const code = toField(filter.attribute)
    const attribute = snapshot.attributes.get(filter.attribute)
    if ((keywordFields as readonly string[]).includes(code)) conditions.push(...ofField(snapshot, filter, code))
    else if (code === 'price') conditions.push(...ofPrice(filter, price))
    else if (numberFields.includes(code)) conditions.push(...ofNumber(filter, code))
    else if (nameFields.includes(code)) conditions.push(ofNames(snapshot, filter, code))
    else if (attribute?.kind === 'text') conditions.push(ofText(snapshot, filter))
    else if (attribute) {
      if (filter.ranges.length > 0)
        return invalid(`searchQuery.filters.${filter.attribute}`, 'has no order to be compared by')
      conditions.push(...ofAttribute(filter, attribute))
    } else if (standardFilters.includes(code)) {
      if (filter.any || filter.like.length > 0) conditions.push(nothing(filter, attributeCode(code)))
    } else return invalid(`searchQuery.filters.${filter.attribute}`, 'is no attribute')
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

const ofField = (snapshot: CatalogueSnapshot, filter: Filter, code: string): Condition[] => {
  const spell = flagFields.includes(code) ? (value: string) => [toFlag(value)] : (value: string) => [value]
  const findLike = (pattern: string) =>
    code === 'category_ids'
      ? [...snapshot.categories.values()]
          .filter(({ name }) => Object.values(name).some((text) => isLike(text, pattern)))
          .map(({ id }) => String(id))
      : spell(pattern)
  const ranged = filter.ranges.length > 0 ? [inRanges(filter, code, integersIn(filter.ranges))] : []
  return [...ofValues(filter, code, spell, findLike), ...ranged]
}

/** Status, visibility and flags are small whole numbers. */
const integersIn = (ranges: readonly NumberRange[]): string[] => {
  const small = Array.from({ length: 10 }, (_, number) => number)
  return small
    .filter((number) =>
      meetsFilters({ number }, [{ attribute: 'number', isChosen: false, any: undefined, none: [], ranges, like: [] }]),
    )
    .map(String)
}

const inRanges = ({ isChosen }: Filter, code: string, values: string[]): Condition => ({
  code,
  isChosen,
  kind: 'any',
  values,
})

/** Options by their ids, else by their keys or labels whatever the case; what is none matches nothing. */
const ofAttribute = (filter: Filter, attribute: Attribute): Condition[] => {
  const code = attributeCode(attribute.code)
  if (attribute.kind === 'boolean')
    return ofValues(
      filter,
      code,
      (value) => [toFlag(value)],
      (pattern) => [toFlag(pattern)],
    )
  const texts = ({ key, label }: Attribute['options'][number]) => [key, ...Object.values(label)]
  const spell = (value: string): string[] => {
    const byId = attribute.options.find(({ id }) => String(id) === value)
    const lower = value.toLowerCase()
    const found = byId
      ? [byId]
      : attribute.options.filter((option) => texts(option).some((text) => text.toLowerCase() === lower))
    return found.map(({ id }) => String(id))
  }
  const findLike = (pattern: string) =>
    attribute.options
      .filter((option) => texts(option).some((text) => isLike(text, pattern)))
      .map(({ id }) => String(id))
  return ofValues(filter, code, spell, findLike)
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

/** Products by what names them; a variant's name is its style's. */
const ofNames = (snapshot: CatalogueSnapshot, filter: Filter, code: string): Condition => {
  const { isChosen, any, none, ranges, like } = filter
  const isDirect = any && none.length === 0 && ranges.length === 0 && like.length === 0
  if (isDirect && (code === 'id' || code === 'sku')) {
    const ids = any.map((value) => (code === 'id' ? Number(value) : snapshot.idBySku.get(value)))
    return { code, isChosen, kind: 'ids', ids: styleIds(snapshot, ids) }
  }
  return ofText(snapshot, { ...filter, attribute: code })
}

const styleIds = (snapshot: CatalogueSnapshot, ids: readonly (number | undefined)[]): number[] => {
  const styles = ids.flatMap((id) => {
    const product = snapshot.products.get(id ?? -1)
    return product ? [(findParent(snapshot, product) ?? product).id] : []
  })
  return [...new Set(styles)]
}

/** Texts have no column of their own: the products are looked through. */
const ofText = (snapshot: CatalogueSnapshot, filter: Filter): Condition => {
  const ids: number[] = []
  // what is not said of a style may be said of its variants, but they cannot take it back
  const isPositive = filter.none.length === 0 && filter.ranges.length === 0
  for (const product of snapshot.products.values()) {
    if (!isPositive && findParent(snapshot, product)) continue
    if (meetsFilters(namesOf(snapshot, product), [filter])) ids.push(product.id)
  }
  return { code: filter.attribute, isChosen: filter.isChosen, kind: 'ids', ids: styleIds(snapshot, ids) }
}

const namesOf = (snapshot: CatalogueSnapshot, product: Product): Record<string, unknown> => ({
  ...product.attributes,
  id: product.id,
  sku: product.sku,
  parentSku: (findParent(snapshot, product) ?? product).sku,
  slug: product.slug,
  url_key: product.slug,
  url_path: product.slug,
  name: Object.values(product.name),
})
