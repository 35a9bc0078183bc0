import { bras } from './copy/bras.ts'
import { extras } from './copy/extras.ts'
import { hoodies } from './copy/hoodies.ts'
import { jackets } from './copy/jackets.ts'
import { joggers } from './copy/joggers.ts'
import { leggings } from './copy/leggings.ts'
import { shoes } from './copy/shoes.ts'
import { shorts } from './copy/shorts.ts'
import { tanks } from './copy/tanks.ts'
import { tees } from './copy/tees.ts'
import type { Shelf, Style } from './style.ts'
import type { Localized } from '#core/language.ts'

export type Copy = {
  readonly name: Localized
  /** HTML limited to paragraphs, lists and emphasis. */
  readonly description: Localized
  readonly shortDescription?: Localized
}

const written: Record<Shelf, Record<string, Copy>> = {
  hoodies,
  jackets,
  tees,
  tanks,
  bras,
  leggings,
  joggers,
  shorts,
  shoes,
  extras,
}

/** The words of a style, which every one has. */
export const copyOf = ({ shelf, key }: Style): Copy => {
  const copy = written[shelf][key]
  if (!copy) throw new Error(`the style ${key} has no words`)
  return copy
}
