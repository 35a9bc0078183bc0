import { expect, test } from 'vitest'
import { cacheOf, cachesToDrop, lockOf, releasesHeld } from './release.ts'

const names = [cacheOf('a'), cacheOf('b'), cacheOf('c'), cacheOf('d'), 'vitrine-pictures', 'somebody-elses']

test('[SHELL-85] what no open page is of any more goes; pictures and other people’s things stay', () => {
  expect(cachesToDrop(names, 'd', ['d'])).toEqual([cacheOf('a'), cacheOf('b'), cacheOf('c')])
  expect(cachesToDrop(names, 'd', ['b', 'd'])).toEqual([cacheOf('a'), cacheOf('c')])
  expect(cachesToDrop(names, 'd', [])).toEqual([cacheOf('a'), cacheOf('b'), cacheOf('c')])
})

test('[SHELL-85] after a rollback the newer release stays as long as a page of it is open', () => {
  expect(cachesToDrop(names, 'a', ['a', 'c'])).toEqual([cacheOf('b'), cacheOf('d')])
})

test('[SHELL-85] a browser that does not say what is open keeps the last two', () => {
  expect(cachesToDrop(names, 'd', undefined)).toEqual([cacheOf('a')])
  expect(cachesToDrop([cacheOf('c'), cacheOf('d')], 'd', undefined)).toEqual([])
})

test('[SHELL-85] pages say by their locks which release they are of', () => {
  expect(releasesHeld([lockOf('a'), 'vitrine.cart.en', undefined, lockOf('b')])).toEqual(['a', 'b'])
})
