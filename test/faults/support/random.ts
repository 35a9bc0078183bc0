export type Random = {
  /** A whole number from 0 to below `count`. */
  readonly below: (count: number) => number
  /** A whole number from `least` to `most`. */
  readonly between: (least: number, most: number) => number
  readonly pick: <T>(list: readonly T[]) => T
  readonly shuffled: <T>(list: readonly T[]) => T[]
}

/** Chance that a seed repeats: a linear congruence with the constants of Numerical Recipes, its upper bits used. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0
  const below = (count: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('nothing to pick from')
    return list[below(list.length)] as T
  }
  return {
    below,
    pick,
    between: (least, most) => least + below(most - least + 1),
    shuffled: (list) => {
      const left = [...list]
      return list.map(() => left.splice(below(left.length), 1)[0] as (typeof list)[number])
    },
  }
}
