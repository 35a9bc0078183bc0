const most = 5

const keyOf = (storeCode: string): string => `vitrine.searches.${storeCode}`

/** What was looked for before, in this browser; the last first. */
export const readRecentSearches = (storeCode: string): string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(storeCode)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((words) => typeof words === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

export const rememberSearch = (storeCode: string, words: string): string[] => {
  const others = readRecentSearches(storeCode).filter((other) => other.toLowerCase() !== words.toLowerCase())
  const recent = [words, ...others].slice(0, most)
  try {
    localStorage.setItem(keyOf(storeCode), JSON.stringify(recent))
  } catch {
    // a browser that keeps nothing forgets
  }
  return recent
}
