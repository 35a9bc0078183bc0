import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { createCaller } from './callers.ts'

// reads the same small thing again and again until it is told to stop, undisturbed by what its parent does meanwhile

const caller = createCaller(process.argv[2] ?? '')
const times: number[] = []
const others: number[] = []
let isOver = false
const told = once(process, 'message').then(() => (isOver = true))
while (!isOver) {
  const { ms, status } = await caller.call({ method: 'GET', path: '/robots.txt' })
  times.push(ms)
  if (status !== 200) others.push(status)
  await pause(10)
}
await told
caller.close()
const sorted = times.toSorted((one, other) => one - other)
process.send?.({ p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0, others })
process.disconnect()
