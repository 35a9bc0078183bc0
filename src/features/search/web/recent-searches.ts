import { localStore, readKept } from '#platform/web/storage/storages.ts'

const most = 5
const longest = 200

const keyOf = (storeCode: string): string => `vitrine.searches.${storeCode}`

/** What was looked for before, in this browser; the last first, five at most. Nothing where the browser keeps nothing. */
export const readRecentSearches = (storeCode: string): string[] => {
  const kept = readKept(localStore(), keyOf(storeCode))
  if (!Array.isArray(kept)) return []
  return kept.filter((words) => typeof words === 'string' && words !== '' && words.length <= longest).slice(0, most)
}

/** Puts a search before the others; answers what is kept now. */
export const rememberSearch = (storeCode: string, words: string): string[] => {
  const text = words.trim().slice(0, longest)
  if (text === '') return readRecentSearches(storeCode)
  return keep(storeCode, [text, ...without(storeCode, text)].slice(0, most))
}

/** Forgets one search, or all of them; answers what is kept now. */
export const forgetSearch = (storeCode: string, words?: string): string[] =>
  keep(storeCode, words === undefined ? [] : without(storeCode, words))

const without = (storeCode: string, words: string): string[] =>
  readRecentSearches(storeCode).filter((other) => other.toLowerCase() !== words.toLowerCase())

const keep = (storeCode: string, recent: string[]): string[] => {
  try {
    if (recent.length > 0) localStorage.setItem(keyOf(storeCode), JSON.stringify(recent))
    else localStorage.removeItem(keyOf(storeCode))
  } catch {
    // a browser that keeps nothing forgets
  }
  return recent
}
