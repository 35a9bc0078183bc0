const mostRemembered = 500

/** Keeps what was computed for a text, of so many texts: what nobody asked for while the younger filled up is forgotten. */
export const createTextMemory = <V>() => {
  let young = new Map<string, V>()
  let old = new Map<string, V>()
  return {
    clear: () => {
      young.clear()
      old.clear()
    },
    recall: (key: string, compute: () => V): V => {
      const known = young.get(key)
      if (known !== undefined) return known
      const value = old.get(key) ?? compute()
      if (young.size >= mostRemembered) {
        old = young
        young = new Map()
      }
      young.set(key, value)
      return value
    },
  }
}
