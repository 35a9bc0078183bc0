import type { Language } from '#core/language.ts'
import { yesOrNo } from '#features/catalog/rules/attributes/labels.ts'
import type { Attribute } from '#features/catalog/rules/catalogue.ts'
import { flagFields, keywordFields, toField } from './fields.ts'

/** A value as people read it, and its place among all values of the facet by label. */
export type FacetWord = { readonly label: string; readonly swatch?: string; readonly rank: number }
export type FacetWords = ReadonlyMap<string, FacetWord>
export type Word = Omit<FacetWord, 'rank'>

/** What status, visibility and type can be. */
const fieldValues: readonly string[] = [
  '0',
  '1',
  '2',
  '3',
  '4',
  'simple',
  'configurable',
  'grouped',
  'bundle',
  'virtual',
  'downloadable',
]

/** What a shop calls its categories and an attribute's options, in one language. */
export type ShopWords = {
  readonly language: Language
  /** Of the attribute of the facet's code; undefined where the shop has none. */
  readonly kind: Attribute['kind'] | undefined
  readonly categories: () => readonly { readonly id: number; readonly name: string }[]
  readonly options: () => readonly { readonly value: string; readonly label: string; readonly swatch?: string }[]
}

/** All values that a facet of this code can have, each with its words. */
export const valuesOf = (
  code: string,
  { language, kind, categories, options }: ShopWords,
): (readonly [string, Word])[] => {
  const field = toField(code)
  if (flagFields.includes(field) || kind === 'boolean')
    return ['1', '0'].map((key) => [key, { label: yesOrNo(key === '1', language) }])
  if (field === 'category_ids') return categories().map(({ id, name }) => [String(id), { label: name }])
  if ((keywordFields as readonly string[]).includes(field)) return fieldValues.map((value) => [value, { label: value }])
  return options().map(({ value, ...word }) => [value, word])
}

/** Values with their places by label, as readers of a locale sort them. */
export const rankByLabel = (words: readonly (readonly [string, Word])[], locale: string): FacetWords => {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const sorted = words.toSorted(([, one], [, other]) => compare(one.label, other.label))
  return new Map(sorted.map(([key, word], rank) => [key, { ...word, rank }]))
}
