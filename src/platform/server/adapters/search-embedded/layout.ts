import { TypedFastBitSet } from 'typedfastbitset'
import type { SearchDocument } from '../search.ts'

/**
 * Where documents and variants stand: both are numbered from 0, and the variants of a document stand side by side,
 * so that counting documents means walking variants in order.
 */
export type Layout = {
  readonly ids: number[]
  readonly placeOf: Map<number, number>
  readonly variantKeys: string[]
  /** First variant of each document, and how many follow. */
  first: Int32Array
  count: Int32Array
  /** Document of each variant. */
  documentOf: Int32Array
  alive: TypedFastBitSet
  available: TypedFastBitSet
  /** Documents that left a gap behind. */
  gaps: number
}

export const createLayout = (): Layout => ({
  ids: [],
  placeOf: new Map(),
  variantKeys: [],
  first: new Int32Array(1024),
  count: new Int32Array(1024),
  documentOf: new Int32Array(4096),
  alive: new TypedFastBitSet(),
  available: new TypedFastBitSet(),
  gaps: 0,
})

/** The place of a document: its old one where as many variants fit in, else a new one at the end. */
export const placeDocument = (layout: Layout, document: SearchDocument): number => {
  const old = layout.placeOf.get(document.id)
  const fits = old !== undefined && layout.count[old] === document.variants.length
  if (old !== undefined && !fits) vacate(layout, old)
  const place = fits ? old : append(layout, document)
  const first = layout.first[place] ?? 0
  layout.alive.add(place)
  document.variants.forEach((variant, index) => {
    layout.variantKeys[first + index] = variant.key
    if (variant.isAvailable) layout.available.add(first + index)
    else layout.available.remove(first + index)
  })
  return place
}

/** Leaves a gap where the document stood. */
export const vacate = (layout: Layout, place: number): void => {
  layout.placeOf.delete(layout.ids[place] ?? -1)
  layout.alive.remove(place)
  const first = layout.first[place] ?? 0
  layout.available.removeRange(first, first + (layout.count[place] ?? 0))
  layout.gaps += 1
}

const append = (layout: Layout, document: SearchDocument): number => {
  const place = layout.ids.length
  const first = layout.variantKeys.length
  layout.first = withRoomFor(layout.first, place)
  layout.count = withRoomFor(layout.count, place)
  layout.documentOf = withRoomFor(layout.documentOf, first + document.variants.length)
  layout.ids.push(document.id)
  layout.placeOf.set(document.id, place)
  layout.first[place] = first
  layout.count[place] = document.variants.length
  document.variants.forEach((variant, index) => {
    layout.variantKeys.push(variant.key)
    layout.documentOf[first + index] = place
  })
  return place
}

/** The array, or a copy twice as long, so that `index` is in it. */
export const withRoomFor = <T extends Int32Array | Float64Array>(array: T, index: number, fill = 0): T => {
  if (index < array.length) return array
  const grown = new (array.constructor as new (length: number) => T)(Math.max(index + 1, array.length * 2))
  grown.set(array)
  if (fill !== 0) grown.fill(fill, array.length)
  return grown
}
