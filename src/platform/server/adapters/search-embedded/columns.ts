import { TypedFastBitSet } from 'typedfastbitset'
import type { SearchDocument } from '../search.ts'
import { withRoomFor } from './layout.ts'
import type { Layout } from './layout.ts'

/** The values of one code: of each value, the documents and the available variants that have it. */
export type KeywordColumn = {
  readonly isOfVariants: boolean
  readonly values: string[]
  readonly numberOf: Map<string, number>
  readonly documents: TypedFastBitSet[]
  readonly variants: TypedFastBitSet[]
  /** Value number of each document (or variant, of a column of variants), -1 for none; those with several have them in `several`. */
  single: Int32Array
  readonly several: Map<number, readonly number[]>
}

export type Columns = {
  readonly keywords: Map<string, KeywordColumn>
  /** Numbers of documents; NaN where a document has none. */
  readonly numbers: Map<string, Float64Array>
  readonly variantNumbers: Map<string, Float64Array>
  /** Places within lists by document, by code. */
  readonly places: Map<string, Map<number, Readonly<Record<string, number>>>>
}

export const createColumns = (): Columns => ({
  keywords: new Map(),
  numbers: new Map(),
  variantNumbers: new Map(),
  places: new Map(),
})

/** Forgets all that is known of the document at `place`. */
export const clearPlace = (columns: Columns, layout: Layout, place: number): void => {
  const first = layout.first[place] ?? 0
  const end = first + (layout.count[place] ?? 0)
  for (const column of columns.keywords.values()) {
    for (const documents of column.documents) drop(documents, place)
    if (!column.isOfVariants) {
      forget(column, place)
      continue
    }
    for (const variants of column.variants) for (let at = first; at < end; at += 1) drop(variants, at)
    for (let at = first; at < end; at += 1) forget(column, at)
  }
  for (const numbers of columns.numbers.values()) if (place < numbers.length) numbers[place] = Number.NaN
  for (const places of columns.places.values()) places.delete(place)
}

const forget = (column: KeywordColumn, at: number): void => {
  if (at < column.single.length) column.single[at] = -1
  column.several.delete(at)
}

/** `remove` would lengthen the bitset to have the place in it. */
const drop = (bits: TypedFastBitSet, at: number): void => {
  if (bits.has(at)) bits.remove(at)
}

/** Whether a document keeps its place in every order: most changes are of stock alone. */
export const isPlacedAlike = (columns: Columns, place: number, { numbers, places }: SearchDocument): boolean => {
  for (const [code, column] of columns.numbers)
    if (!Object.is(column[place] ?? Number.NaN, numbers[code] ?? Number.NaN)) return false
  for (const code of Object.keys(numbers)) if (!columns.numbers.has(code)) return false
  for (const code of new Set([...columns.places.keys(), ...Object.keys(places)])) {
    const [known, now] = [columns.places.get(code)?.get(place) ?? {}, places[code] ?? {}]
    const keys = Object.keys(now)
    if (keys.length !== Object.keys(known).length || keys.some((key) => known[key] !== now[key])) return false
  }
  return true
}

/** Writes a document that stands at `place` into the columns, which know nothing of that place. */
export const writePlace = (
  columns: Columns,
  layout: Layout,
  place: number,
  document: SearchDocument,
  variantCodes: ReadonlySet<string>,
): void => {
  for (const [code, values] of Object.entries(document.keywords)) {
    const column = columnOf(columns, code, false)
    for (const number of writeValues(column, place, values)) column.documents[number]?.add(place)
  }
  for (const [code, value] of Object.entries(document.numbers)) writeNumber(columns.numbers, code, place, value)
  for (const [code, places] of Object.entries(document.places)) {
    const known = columns.places.get(code) ?? new Map<number, Readonly<Record<string, number>>>()
    columns.places.set(code, known.set(place, places))
  }
  const first = layout.first[place] ?? 0
  document.variants.forEach((variant, index) => {
    for (const [code, value] of Object.entries(variant.numbers)) {
      writeNumber(columns.variantNumbers, code, first + index, value)
    }
    for (const code of variantCodes) {
      writeVariant(
        columnOf(columns, code, true),
        place,
        first + index,
        variant.isAvailable,
        variant.keywords[code] ?? [],
      )
    }
  })
}

const writeVariant = (
  column: KeywordColumn,
  place: number,
  at: number,
  isAvailable: boolean,
  values: readonly string[],
): void => {
  const numbers = writeValues(column, at, values)
  if (!isAvailable) return
  for (const number of numbers) {
    column.variants[number]?.add(at)
    column.documents[number]?.add(place)
  }
}

const writeValues = (column: KeywordColumn, at: number, values: readonly string[]): readonly number[] => {
  column.single = withRoomFor(column.single, at, -1)
  const numbers = values.map((value) => valueNumber(column, value))
  column.single[at] = numbers[0] ?? -1
  if (numbers.length > 1) column.several.set(at, numbers)
  return numbers
}

const columnOf = (columns: Columns, code: string, isOfVariants: boolean): KeywordColumn => {
  const known = columns.keywords.get(code)
  if (known) return known
  const column: KeywordColumn = {
    isOfVariants,
    values: [],
    numberOf: new Map(),
    documents: [],
    variants: [],
    single: new Int32Array(1024).fill(-1),
    several: new Map(),
  }
  columns.keywords.set(code, column)
  return column
}

const valueNumber = (column: KeywordColumn, value: string): number => {
  const known = column.numberOf.get(value)
  if (known !== undefined) return known
  const number = column.values.push(value) - 1
  column.numberOf.set(value, number)
  column.documents.push(new TypedFastBitSet())
  column.variants.push(new TypedFastBitSet())
  return number
}

const writeNumber = (numbers: Map<string, Float64Array>, code: string, at: number, value: number): void => {
  const column = withRoomFor(numbers.get(code) ?? new Float64Array(1024).fill(Number.NaN), at, Number.NaN)
  column[at] = value
  numbers.set(code, column)
}
