import { expect, test } from 'vitest'
import { createMemoryCache } from '#platform/web/storage/client-cache.ts'
import { createBounded } from './bounded.ts'

test('[CATALOG-49] what was written longest ago gives way; writing again makes it young', async () => {
  const kept = createBounded(createMemoryCache(), 'answers', { most: 3, mostBytes: 1000 })
  await kept.putAll([
    ['en a', 1],
    ['en b', 2],
    ['en c', 3],
  ])
  await kept.putAll([['en a', 4]])
  await kept.putAll([['en d', 5]])
  expect(await kept.get('en b')).toBeUndefined()
  expect(await kept.entries('en ')).toEqual([
    ['en a', 4],
    ['en c', 3],
    ['en d', 5],
  ])
  expect(await kept.size()).toEqual({ entries: 3, bytes: 3 })
})

test('[CATALOG-49] bytes count as well, and what goes by itself is no longer counted', async () => {
  const kept = createBounded(createMemoryCache(), 'answers', { most: 100, mostBytes: 40 })
  await kept.putAll([
    ['en a', 'x'.repeat(18)],
    ['en b', 'y'.repeat(18)],
  ])
  await kept.putAll([['en c', 'z'.repeat(8)]])
  expect(await kept.get('en a')).toBeUndefined()
  expect(await kept.size()).toEqual({ entries: 2, bytes: 30 })
  await kept.remove('en b')
  await kept.remove('en nothing')
  expect(await kept.size()).toEqual({ entries: 1, bytes: 10 })
})

test('[CATALOG-49] writers at the same time do not lose count', async () => {
  const kept = createBounded(createMemoryCache(), 'products', { most: 5, mostBytes: 1000 })
  await Promise.all(Array.from({ length: 20 }, (_, at) => kept.putAll([[`en ${at}`, at]])))
  expect((await kept.entries('en ')).map(([, value]) => value)).toEqual([15, 16, 17, 18, 19])
})
