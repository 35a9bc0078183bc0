/** Keeps the latest used values, so many at most. */
export type Cache<V> = {
  readonly find: (key: string) => V | undefined
  readonly put: (key: string, value: V) => void
  readonly clear: () => void
}

export const createCache = <V>(most: number): Cache<V> => {
  // two generations: what was used since the last turn survives the next one, and a hit costs no reordering
  let young = new Map<string, V>()
  let old = new Map<string, V>()
  const put = (key: string, value: V): void => {
    if (young.size >= most / 2) {
      old = young
      young = new Map()
    }
    young.set(key, value)
  }
  return {
    find: (key) => {
      const found = young.get(key)
      if (found !== undefined) return found
      const kept = old.get(key)
      if (kept !== undefined) put(key, kept)
      return kept
    },
    put,
    clear: () => {
      young = new Map()
      old = new Map()
    },
  }
}
