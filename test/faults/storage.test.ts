import 'fake-indexeddb/auto'
import { IDBFactory as FakeFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createStoredCache } from '#platform/web/storage/stored-cache.ts'
import { failStorage, storageFaults } from '#test/support/faulty-storage.ts'
import type { StorageFault } from '#test/support/faulty-storage.ts'
import { createHandClock } from '#test/support/hand-clock.ts'

let clock = createHandClock()
const mends: (() => void)[] = []

beforeEach(() => {
  globalThis.indexedDB = new FakeFactory()
  clock = createHandClock()
})
afterEach(() => mends.splice(0).forEach((mend) => mend()))

/** Answers while time passes: nothing may hang. */
const inTime = async <Value>(work: Promise<Value>): Promise<Value> => {
  let isDone = false
  const end = () => {
    isDone = true
  }
  work.then(end, end)
  for (let second = 0; second < 60 && !isDone; second += 1) await clock.advance(1000)
  if (!isDone) throw new Error('storage hangs')
  return work
}

/** A visit: an order is saved and changed, the catalogue is kept and read, tasks come and go. */
const visit = async () => {
  const page = createStoredCache(clock)
  const kept = {
    first: await inTime(page.put('orders', 'first', 'order 1')),
    second: await inTime(page.put('orders', 'second', 'order 2')),
  }
  await inTime(page.put('tasks', 'sent', 'task'))
  await inTime(page.put('products', 'a', { price: 1 }))
  await inTime(page.put('urls', '/a', 'a'))
  const seen = {
    product: await inTime(page.get('products', 'a')),
    orders: await inTime(page.entries('orders', { limit: 10 })),
  }
  await inTime(page.remove('tasks', 'sent'))
  await inTime(page.clear('urls'))
  return { page, kept, seen, url: await inTime(page.get('urls', '/a')), task: await inTime(page.get('tasks', 'sent')) }
}

const isRead = (fault: StorageFault) => fault.startsWith('read') || fault.startsWith('open') || fault.includes('lost')

/** What a visit with a fault at one call did not keep to; and whether the visit makes so many calls. */
const strike = async (fault: StorageFault, nth: number, forGood: boolean) => {
  globalThis.indexedDB = new FakeFactory()
  const fails = failStorage(fault, nth, forGood)
  mends.push(fails.mend)
  const problems: string[] = []
  const { page, kept, seen, url, task } = await visit()
  if (url !== undefined || task !== undefined) problems.push('what was taken away is there')
  // what storage lost is in memory, unless the reading itself was struck
  if (!isRead(fault) && seen.orders.length !== 2) problems.push('an order is not seen')
  fails.mend()
  // the next sweep writes what is held
  await clock.advance(30_000)
  if ((await inTime(page.get('orders', 'first'))) !== 'order 1') problems.push('the page lost an order')
  const next = createStoredCache(clock)
  for (const key of ['first', 'second'] as const) {
    if (kept[key] && (await inTime(next.get('orders', key))) === undefined)
      problems.push(`${key} was promised and is gone`)
  }
  if ((await inTime(next.get('tasks', 'sent'))) !== undefined) problems.push('a task that was sent came back')
  return { found: problems.map((problem) => `${fault} at call ${nth}: ${problem}`), hasStruck: fails.hasStruck() }
}

it.each(storageFaults.flatMap((fault) => [false, true].map((forGood) => [fault, forGood] as const)))(
  '[CACHE-10] O5: "%s" at every call in turn (for good: %s): nothing throws or hangs, what was said to be kept is kept',
  async (fault, forGood) => {
    const problems: string[] = []
    let nth = 1
    for (let hasStruck = true; hasStruck && nth < 200; nth += 1) {
      const struck = await strike(fault, nth, forGood)
      problems.push(...struck.found)
      hasStruck = struck.hasStruck
    }
    expect(problems).toEqual([])
    // each fault has met calls, and came to the end of them
    expect(nth).toBeGreaterThan(3)
    expect(nth).toBeLessThan(200)
  },
)
