import { expect, test } from 'vitest'
import { sharedCounts } from './shared-counts.ts'
import type { ToFirst, ToWorker } from './siblings.ts'

type Listener = (message: ToWorker) => void

/** Two processes that hear each other at once. */
const pair = (now = () => new Date()) => {
  const listeners: Listener[] = []
  const process = (own: number) =>
    new (sharedCounts(
      {
        tell: (message: ToFirst) => {
          for (const [index, hear] of listeners.entries()) if (index !== own && message.is === 'counted') hear(message)
        },
        onHear: (listener) => {
          listeners[own] = listener
          return () => undefined
        },
      },
      now,
    ))({})
  return [process(0), process(1)] as const
}

type Store = ReturnType<typeof pair>[0]
const count = (store: Store, key: string): Promise<number> =>
  new Promise((resolve) => store.incr(key, (_error, result) => resolve(result?.current ?? 0), 3_600_000, 10))
/** The same without counting: whoever is counted for the first time shows what others counted. */
const total = async (store: Store, key: string, asked: { times: number }): Promise<number> => {
  asked.times += 1
  return (await count(store, key)) - asked.times
}

test('[SHELL-153] requests of one address are counted over all processes', async () => {
  const [one, other] = pair()
  const asked = { times: 0 }
  for (let time = 0; time < 5; time += 1) await count(one, '192.0.2.1')
  await expect.poll(() => total(other, '192.0.2.1', asked)).toBe(5)
  expect(await count(other, '192.0.2.2')).toBe(1)
})

test('[SHELL-900] a clock that is set back begins a window of its own, in every process', async () => {
  const clock = { now: Date.parse('2027-03-01T10:30:00Z') }
  const [one, other] = pair(() => new Date(clock.now))
  for (let time = 0; time < 5; time += 1) await count(one, '192.0.2.1')
  clock.now = Date.parse('2027-03-01T08:15:00Z')
  const after = await new Promise((resolve) =>
    one.incr('192.0.2.1', (_error, result) => resolve(result), 3_600_000, 10),
  )
  expect(after).toEqual({ current: 1, ttl: 45 * 60_000 })
  const asked = { times: 0 }
  await expect.poll(() => total(other, '192.0.2.1', asked)).toBe(1)
})
