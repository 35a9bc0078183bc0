import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetSearch, readRecentSearches, rememberSearch } from './recent-searches.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

it('[SEARCH-67] five searches at most are kept, the newest first, none twice, in each view its own', () => {
  for (const words of ['one', 'two', 'three', 'four', 'five', 'six', 'TWO', '  ']) rememberSearch('en', words)
  expect(readRecentSearches('en')).toEqual(['TWO', 'six', 'five', 'four', 'three'])
  expect(readRecentSearches('ru')).toEqual([])
  expect(forgetSearch('en', 'six')).toEqual(['TWO', 'five', 'four', 'three'])
  expect(forgetSearch('en')).toEqual([])
  expect(localStorage.length).toBe(0)
})

it.each(['{', '{"a":1}', '[1,null,""]', `["${'x'.repeat(300)}"]`])(
  '[SEARCH-67] what is no search is left out: %.20s',
  (kept) => {
    localStorage.setItem('vitrine.searches.en', kept)
    expect(readRecentSearches('en')).toEqual([])
  },
)

it('[SEARCH-67] without storage nothing is kept and nothing fails', () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new Error('denied')
    })
  }
  expect(readRecentSearches('en')).toEqual([])
  expect(rememberSearch('en', 'hoodie')).toEqual(['hoodie'])
  expect(forgetSearch('en', 'hoodie')).toEqual([])
})
