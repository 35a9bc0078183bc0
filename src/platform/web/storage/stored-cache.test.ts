import 'fake-indexeddb/auto'
import { IDBFactory as FakeFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { failStorage } from '#test/support/faulty-storage.ts'
import { createHandClock, settle } from '#test/support/hand-clock.ts'
import { createConnection } from './storage-connection.ts'
import { createStoragePart } from './storage-part.ts'
import { createStoredCache } from './stored-cache.ts'

let clock = createHandClock()
const mends: (() => void)[] = []
const mend = () => mends.splice(0).forEach((one) => one())

beforeEach(() => {
  globalThis.indexedDB = new FakeFactory()
  clock = createHandClock()
})
afterEach(mend)

/** A page of the shop: it has the browser's databases and a memory of its own. */
const openPage = (quotaBytes?: number) => createStoredCache({ ...clock, ...(quotaBytes ? { quotaBytes } : {}) })
const fail = (...fault: Parameters<typeof failStorage>) => {
  const fails = failStorage(...fault)
  mends.push(fails.mend)
  return fails
}
const keysOf = async (page: ReturnType<typeof openPage>, collection: 'products' | 'urls' | 'answers' | 'orders') =>
  (await page.entries(collection, { limit: 1000 })).map(([key]) => key)

it('[CACHE-1] what one page keeps the next one finds, copied as it was', async () => {
  const page = openPage()
  const order = { id: 'o1', lines: [1, 2] }
  const kept = page.put('orders', 'o1', order)
  order.lines.push(3)
  expect(await kept).toBe(true)
  const next = openPage()
  expect(await next.get('orders', 'o1')).toEqual({ id: 'o1', lines: [1, 2] })
  expect(await next.get('orders', 'o2')).toBeUndefined()
  await next.remove('orders', 'o1')
  expect(await openPage().get('orders', 'o1')).toBeUndefined()
})

it('[CACHE-1] lists by prefix, in order of the keys and no more than asked for', async () => {
  const page = openPage()
  for (const key of ['en/b', 'en/a', 'ru/a', 'en/c']) await page.put('listings', key, key)
  expect(await page.entries('listings', { prefix: 'en/', limit: 2 })).toEqual([
    ['en/a', 'en/a'],
    ['en/b', 'en/b'],
  ])
  await page.clear('listings')
  expect(await page.entries('listings', { limit: 10 })).toEqual([])
})

it('[CACHE-2] a read that is not answered within 800 ms is the last: the cache is recreated and memory goes on', async () => {
  const page = openPage()
  await page.put('products', 'a', 1)
  fail('read is not answered', 1, true)
  const answer = page.get('products', 'a')
  let isDone = false
  void answer.then(() => (isDone = true))
  await clock.advance(799)
  expect(isDone).toBe(false)
  await clock.advance(1)
  expect(await answer).toBeUndefined()
  mend()
  expect(await page.put('products', 'b', 2)).toBe(false)
  expect(await page.get('products', 'b')).toBe(2)
  await settle()
  expect(await keysOf(openPage(), 'products')).toEqual([])
})

it('[CACHE-10] a browser that lets nobody near its storage throws nothing at who reads', async () => {
  fail('open fails', 1, true)
  const page = openPage()
  expect(await page.get('products', 'a')).toBeUndefined()
  expect([await page.put('products', 'a', 1), await page.get('products', 'a')]).toEqual([false, 1])
})

it('[CACHE-2] a page that was busy for seconds hears what storage answered meanwhile', async () => {
  await openPage().put('products', 'a', 1)
  const answers = Promise.withResolvers<void>()
  const real = createConnection('vitrine-cache')
  const alarms: (() => void)[] = []
  const part = createStoragePart({
    connection: { ...real, run: async (work) => (await answers.promise, real.run(work)) },
    isDurable: false,
    now: clock.now,
    after: (_, work) => {
      alarms.push(work)
      return () => undefined
    },
    makeRoom: async () => false,
  })
  const seen = part.get('products', 'a')
  // what was due comes late, and before what waited behind it
  for (const alarm of alarms.splice(0)) alarm()
  answers.resolve()
  expect(await seen).toBe(1)
})

it('[CACHE-11] [CACHE-7] orders that are read too slowly come into sight once storage answers, with what was put meanwhile', async () => {
  await openPage().put('orders', 'o1', 'order')
  const answers = Promise.withResolvers<void>()
  let timesBack = 0
  const real = createConnection('vitrine')
  const part = createStoragePart({
    connection: { ...real, run: async (work) => (await answers.promise, real.run(work)) },
    isDurable: true,
    ...clock,
    makeRoom: async () => false,
    tellBack: () => (timesBack += 1),
  })
  const seen = [part.entries('orders', '', 10), part.get('orders', 'o1')]
  await clock.advance(800)
  expect(await Promise.all(seen)).toEqual([[], undefined])
  expect(await part.put('orders', 'o2', 'newer', 0)).toBe(false)
  expect(timesBack).toBe(0)
  answers.resolve()
  await settle()
  expect(timesBack).toBe(1)
  expect(await part.entries('orders', '', 10)).toEqual([
    ['o1', 'order'],
    ['o2', 'newer'],
  ])
  expect(await keysOf(openPage(), 'orders')).toEqual(['o1', 'o2'])
})

it('[CACHE-3] after 30 failed writes nothing more is written, after 29 it still is', async () => {
  for (const [failed, isWritten] of [
    [29, true],
    [30, false],
  ] as const) {
    globalThis.indexedDB = new FakeFactory()
    const page = openPage()
    await page.put('urls', 'first', 0)
    fail('write fails', 1, true)
    for (let count = 0; count < failed; count += 1) expect(await page.put('urls', `key ${count}`, count)).toBe(false)
    mend()
    expect(await page.put('urls', 'last', 1)).toBe(isWritten)
    expect([await page.get('urls', 'key 3'), await page.get('urls', 'last')]).toEqual([3, 1])
  }
})

it('[CACHE-4] every 30 s the 100 oldest keys go while there is more than the quota', async () => {
  const page = openPage(2 * 3 * 250 - 1)
  for (let count = 0; count < 250; count += 1) {
    await page.put('answers', `k${String(count).padStart(3, '0')}`, 'x')
    await clock.advance(1)
  }
  await page.put('orders', 'o1', 'x'.repeat(10_000))
  await clock.advance(30_000 - 251)
  expect(await keysOf(page, 'answers')).toHaveLength(250)
  await clock.advance(1)
  const left = await keysOf(page, 'answers')
  expect([left.length, left[0]]).toEqual([150, 'k100'])
  await clock.advance(60_000)
  expect(await keysOf(page, 'answers')).toHaveLength(150)
  expect(await keysOf(page, 'orders')).toEqual(['o1'])
})

it('[CACHE-5] a full storage takes the catalogue away and nothing else; an order then finds its place', async () => {
  const page = openPage()
  await page.put('user', 'me', 'Ada')
  await page.put('tasks', 't1', 1)
  await page.put('products', 'p', 1)
  await page.put('urls', 'u', 1)
  fail('storage is full', 1)
  expect(await page.put('orders', 'o1', 'order')).toBe(true)
  const next = openPage()
  expect([await keysOf(next, 'products'), await keysOf(next, 'urls')]).toEqual([[], []])
  expect([await next.get('user', 'me'), await next.get('tasks', 't1'), await next.get('orders', 'o1')]).toEqual([
    'Ada',
    1,
    'order',
  ])
})

it('[CACHE-5] where a picture of the catalogue does not fit the catalogue goes, the address table goes alone', async () => {
  const page = openPage()
  await page.put('products', 'p', 1)
  await page.put('urls', 'u', 1)
  fail('storage is full', 1)
  expect(await page.put('urls', 'v', 1)).toBe(false)
  mend()
  const next = openPage()
  expect([await keysOf(next, 'products'), await keysOf(next, 'urls')]).toEqual([['p'], []])
  fail('storage is full', 1)
  expect(await page.put('products', 'q', 1)).toBe(false)
  mend()
  expect(await keysOf(openPage(), 'products')).toEqual([])
})

it('[CACHE-6] a connection that the browser dropped is opened again and nobody notices', async () => {
  const page = openPage()
  await page.put('orders', 'o1', 1)
  fail('connection is lost', 1)
  expect(await page.get('orders', 'o1')).toBe(1)
  mend()
  fail('connection is lost', 1)
  expect(await page.put('orders', 'o2', 2)).toBe(true)
  expect(page.isPersistent()).toBe(true)
})

it('[CACHE-7] what is kept for good is tried again after 30 s: what came meanwhile is written, what went is gone', async () => {
  const page = openPage()
  await page.put('orders', 'old', 0)
  await page.put('orders', 'gone', 0)
  fail('read is not answered', 1, true)
  const answer = page.get('orders', 'old')
  await clock.advance(800)
  expect(await answer).toBeUndefined()
  expect(page.isPersistent()).toBe(false)
  expect(await page.put('orders', 'new', 1)).toBe(false)
  await page.remove('orders', 'gone')
  mend()
  await clock.advance(30_000)
  expect(page.isPersistent()).toBe(true)
  expect(await openPage().entries('orders', { limit: 10 })).toEqual([
    ['new', 1],
    ['old', 0],
  ])
})

it('[CACHE-8] a newer release opens its database while a page of this one is open, and both go on', async () => {
  const page = openPage()
  await page.put('orders', 'o1', 1)
  const newer = await openDB('vitrine', 2, {
    upgrade: (database) => void database.createObjectStore('more'),
  })
  expect(await page.get('orders', 'o1')).toBe(1)
  expect(await page.put('orders', 'o2', 2)).toBe(true)
  expect(await newer.getAllKeys('entries')).toEqual([
    ['orders', 'o1'],
    ['orders', 'o2'],
  ])
  newer.close()
})

it('[CACHE-9] without any storage the page remembers for itself', async () => {
  Reflect.deleteProperty(globalThis, 'indexedDB')
  const page = openPage()
  expect(await page.put('orders', 'o1', { a: 1 })).toBe(false)
  expect(await page.get('orders', 'o1')).toEqual({ a: 1 })
  expect(await page.entries('orders', { limit: 5 })).toEqual([['o1', { a: 1 }]])
  await page.clear('orders')
  expect(await page.get('orders', 'o1')).toBeUndefined()
  expect(page.isPersistent()).toBe(false)
})
