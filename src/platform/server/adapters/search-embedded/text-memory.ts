const mostRemembered = 500

/** Keeps what was computed for a text, of so many texts; all of it is forgotten at once when there are more. */
export const createTextMemory = <V>() => {
  const kept = new Map<string, V>()
  return {
    clear: () => kept.clear(),
    recall: (key: string, compute: () => V): V => {
      const known = kept.get(key)
      if (known !== undefined) return known
      if (kept.size >= mostRemembered) kept.clear()
      const computed = compute()
      kept.set(key, computed)
      return computed
    },
  }
}
