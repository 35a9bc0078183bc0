import { TypedFastBitSet } from 'typedfastbitset'
import type { Condition } from '../search.ts'
import type { Engine, Memory } from './engine.ts'
import { toIntervals } from './ranges.ts'
import { documentsWithin } from './within.ts'

export const createMemory = (): Memory => ({ young: new Map(), old: new Map() })

export const forgetAll = (memory: Memory): void => {
  memory.young = new Map()
  memory.old = new Map()
}

const mostRemembered = 500

/**
 * A bitset by its key; computed when it is not remembered. Remembered bitsets are never written to. Two generations: what
 * nobody asked for while the younger filled up is forgotten.
 */
export const remember = (memory: Memory, key: string, compute: () => TypedFastBitSet): TypedFastBitSet => {
  const known = memory.young.get(key)
  if (known) return known
  const bits = memory.old.get(key) ?? compute()
  if (memory.young.size >= mostRemembered) {
    memory.old = memory.young
    memory.young = new Map()
  }
  memory.young.set(key, bits)
  return bits
}

export const keyOf = (condition: Condition): string =>
  condition.kind === 'ids'
    ? `ids:${condition.ids.join()}`
    : condition.kind === 'ranges'
      ? `${condition.code}:${JSON.stringify(condition.ranges)}`
      : `${condition.code}:${condition.kind}:${JSON.stringify(condition.values)}`

/** The documents that a condition of documents leaves. */
export const documentsOf = (engine: Engine, condition: Condition): TypedFastBitSet => {
  const { columns, layout } = engine
  if (condition.kind === 'ids') {
    const places = condition.ids.map((id) => layout.placeOf.get(id)).filter((place) => place !== undefined)
    return new TypedFastBitSet(places)
  }
  if (condition.kind === 'ranges') return documentsWithin(engine, condition.code, toIntervals(condition.ranges))
  const column = columns.keywords.get(condition.code)
  const having = new TypedFastBitSet()
  for (const value of condition.values) {
    const number = column?.numberOf.get(value)
    if (number !== undefined) having.union(column?.documents[number] ?? new TypedFastBitSet())
  }
  return condition.kind === 'any' ? having : layout.alive.new_difference(having)
}

/** The available variants that a condition of variants leaves. */
export const variantsOf = ({ columns, layout }: Engine, condition: Condition): TypedFastBitSet => {
  const having = new TypedFastBitSet()
  if (condition.kind !== 'any' && condition.kind !== 'none') return having
  const column = columns.keywords.get(condition.code)
  for (const value of condition.values) {
    const number = column?.numberOf.get(value)
    if (number !== undefined) having.union(column?.variants[number] ?? new TypedFastBitSet())
  }
  return condition.kind === 'any' ? having : layout.available.new_difference(having)
}
