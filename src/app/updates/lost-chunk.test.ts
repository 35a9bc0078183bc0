import { afterEach, expect, test, vi } from 'vitest'
import { isLostChunk, reloadOnce } from './lost-chunk.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page of a release, in a browser with this storage; counts how often it was loaded anew. */
const openPage = (pathname: string, release: string, storage: () => Map<string, string>) => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { pathname, reload })
  vi.stubGlobal('document', { documentElement: { dataset: { release } } })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage().get(key) ?? null,
    setItem: (key: string, value: string) => void storage().set(key, value),
  })
  return reload
}

test('[SHELL-88] a page that lost a file is loaded anew once, another page or release once more', () => {
  expect(isLostChunk(new TypeError('Failed to fetch dynamically imported module: /a.js'))).toBe(true)
  const kept = new Map<string, string>()
  const first = openPage('/en/cart', 'a', () => kept)
  expect([reloadOnce(), reloadOnce()]).toEqual([true, false])
  expect(first).toHaveBeenCalledTimes(1)
  openPage('/en/women', 'a', () => kept)
  expect(reloadOnce()).toBe(true)
  openPage('/en/women', 'b', () => kept)
  expect(reloadOnce()).toBe(true)
})

test('[SHELL-88] where nothing can be noted it is not, lest it go on for ever, and nothing is thrown', () => {
  const reload = openPage('/en/cart', 'a', () => new Map())
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  expect(reloadOnce()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
