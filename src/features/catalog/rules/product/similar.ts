import { optionIds } from '../catalogue.ts'
import type { CatalogueSnapshot, Product } from '../catalogue.ts'
import { categoriesAbove } from '../categories/categories.ts'

const weightOfLevel = 3
const weightOf: Readonly<Record<string, number>> = {
  ptype: 4,
  gender: 3,
  collection: 3,
  brand: 2,
  activity: 1,
  material: 1,
  pattern: 1,
}

/** How alike others are to a product: shared categories, the deep ones most, and shared values of what shoppers go by. */
export const likenessTo = (catalogue: CatalogueSnapshot, one: Product): ((other: Product) => number) => {
  const levels = new Map<number, number>()
  for (const id of categoriesAbove(catalogue, one)) levels.set(id, catalogue.categories.get(id)?.level ?? 0)
  const chosen = Object.entries(weightOf)
    .map(([code, weight]) => ({ code, weight, values: optionIds(one, code) }))
    .filter(({ values }) => values.length > 0)
  return (other) => {
    let score = 0
    for (const id of categoriesAbove(catalogue, other)) score += (levels.get(id) ?? 0) * weightOfLevel
    for (const { code, weight, values } of chosen)
      if (optionIds(other, code).some((value) => values.includes(value))) score += weight
    return score
  }
}

type Choosing = {
  readonly candidates: Iterable<Product>
  readonly isInStock: (product: Product) => boolean
  /** Products at most. */
  readonly limit: number
}

/**
 * The products most like one, at most `limit`: what the owner linked as related first, then by likeness, in stock before
 * sold out, then the newest. None that shares nothing.
 */
export const similarTo = (
  catalogue: CatalogueSnapshot,
  product: Product,
  { candidates, isInStock, limit }: Choosing,
): Product[] => {
  const related = new Map(
    product.links.filter(({ kind }) => kind === 'related').map(({ id, position }) => [id, position]),
  )
  const likeness = likenessTo(catalogue, product)
  const scored: { product: Product; score: number; place: number; isInStock: boolean }[] = []
  for (const other of candidates) {
    if (other.id === product.id) continue
    const place = related.get(other.id) ?? Number.POSITIVE_INFINITY
    const score = likeness(other)
    if (score > 0 || related.has(other.id)) scored.push({ product: other, score, place, isInStock: isInStock(other) })
  }
  return scored
    .sort(
      (a, b) =>
        (a.place === b.place ? 0 : a.place - b.place) ||
        Number(b.isInStock) - Number(a.isInStock) ||
        b.score - a.score ||
        b.product.id - a.product.id,
    )
    .slice(0, limit)
    .map((each) => each.product)
}
