import { momentsOfProduct } from './snapshot.ts'
import type { Snapshot } from './snapshot.ts'

type Dated = Pick<Snapshot, 'products' | 'dated'>

/** The next moment after `now` at which a price or a mark changes by itself. */
export const nextBoundary = (snapshot: Dated, now: string): string | undefined => {
  let next: string | undefined
  for (const id of snapshot.dated) {
    const product = snapshot.products.get(id)
    for (const moment of product ? momentsOfProduct(product) : []) {
      if (moment > now && (next === undefined || moment < next)) next = moment
    }
  }
  return next
}

/** Products that are others by themselves at one of two moments than at the other: they changed after the earlier and up to the later. */
export const changedBetween = (snapshot: Dated, one: string, other: string): number[] => {
  const [from, to] = one < other ? [one, other] : [other, one]
  return [...snapshot.dated].filter((id) => {
    const product = snapshot.products.get(id)
    return product !== undefined && momentsOfProduct(product).some((moment) => moment > from && moment <= to)
  })
}
