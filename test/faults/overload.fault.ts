import { setTimeout as pause } from 'node:timers/promises'
import { openArena } from './support/arena.ts'
import { createCaller, loadClosed, loadOpen } from './support/callers.ts'
import type { Call, Caller, Tally } from './support/callers.ts'
import { mustBe, mustHold } from './support/fault.ts'
import type { FaultRun } from './support/fault.ts'
import { createVisitors } from './support/visitors.ts'

const roundSeconds = 30
const clients = 40

/**
 * A6 of the goals: half as much again as the shop can serve, for DURATION seconds (300 without), half a minute at a time. What it can
 * serve is measured between them, by clients that wait for their answers: the shop, its database and all of these share a machine with
 * whatever else runs there, and what is left for the shop changes.
 */
export const run = async ({ say, full }: FaultRun): Promise<void> => {
  const rounds = Math.ceil(Number(process.env['DURATION'] ?? (full ? 300 : roundSeconds)) / roundSeconds)
  const arena = await openArena({ DEMO: 'on' })
  const caller = createCaller(arena.url)
  try {
    const next = await createVisitors(arena)
    const measure = () => loadClosed(caller, next, { clients, seconds: 8 })
    await measure()
    let before = await measure()
    mustBe('A6 answers of a shop that can keep up', Object.keys(before.statuses), ['200'])
    const statuses: Record<string, number> = {}
    let [served, capacity, silent503, slowest] = [0, 0, 0, 0]
    for (let round = 0; round < rounds; round += 1) {
      const perSecond = 1.5 * before.servedPerSecond
      const crowd = await loadOpen(caller, next, { perSecond, seconds: roundSeconds })
      const recovered = await secondsToNormal(caller, next, 4 * before.p95 + 200)
      const after = await measure()
      say(`A6: ${describeRound(perSecond, before, crowd, after)}, as before after ${recovered.toFixed(1)} s`)
      for (const [status, count] of Object.entries(crowd.statuses)) statuses[status] = (statuses[status] ?? 0) + count
      served += crowd.servedPerSecond
      capacity += (before.servedPerSecond + after.servedPerSecond) / 2
      silent503 += crowd.silent503
      slowest = Math.max(slowest, recovered)
      before = after
    }
    const share = Math.round((100 * served) / capacity)
    say(
      `A6: ${rounds * roundSeconds} s, ${JSON.stringify(statuses)}: ${share} % of the capacity before and after was served`,
    )
    const others = Object.keys(statuses).filter((status) => status !== '200' && status !== '503')
    mustBe('A6 answers besides 200 and 503', others, [])
    mustBe('A6 answers 503 that do not say when to come again', silent503, 0)
    mustHold(`A6 only ${share} % of the capacity was served`, share >= 90)
    mustHold(`A6 took ${slowest} s to be as before`, slowest < 10)
  } finally {
    caller.close()
    await arena.close()
  }
}

const describeRound = (perSecond: number, before: Tally, crowd: Tally, after: Tally): string => {
  const served = ({ servedPerSecond }: Tally) => Math.round(servedPerSecond)
  const times = `p50 ${crowd.p50} ms, p95 ${crowd.p95} ms`
  return `${Math.round(perSecond)}/s asked, ${served(crowd)}/s served (${served(before)} before, ${served(after)} after), ${JSON.stringify(crowd.statuses)}, ${times}`
}

/** Seconds until twenty calls one after the other are answered about as quickly as before. */
const secondsToNormal = async (caller: Caller, next: () => Call, limitMs: number): Promise<number> => {
  const began = performance.now()
  let good = 0
  let since = began
  while (good < 20 && performance.now() - began < 60_000) {
    const { status, ms } = await caller.call(next())
    if (status === 200 && ms < limitMs) good += 1
    else {
      good = 0
      since = performance.now()
    }
    await pause(20)
  }
  return (since - began) / 1000
}
