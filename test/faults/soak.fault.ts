import { setTimeout as pause } from 'node:timers/promises'
import { openArena } from './support/arena.ts'
import { mustBe, mustHold } from './support/fault.ts'
import type { FaultRun } from './support/fault.ts'
import { createCaller, loadClosed, loadOpen } from './support/callers.ts'
import type { Caller } from './support/callers.ts'
import { createVisitors, readProcess } from './support/visitors.ts'

type Sample = { readonly minutes: number; readonly megabytes: number; readonly files: number; readonly handles: number }

/**
 * A5 of the goals: half of what the shop can serve, for DURATION seconds (an hour without). The first sixth, in which caches fill, says
 * nothing about leaks. The load comes from the same machine.
 */
export const run = async ({ say, full }: FaultRun): Promise<void> => {
  const seconds = Number(process.env['DURATION'] ?? (full ? 3600 : 10))
  const arena = await openArena({ DEMO: 'on' })
  const caller = createCaller(arena.url)
  try {
    const next = await createVisitors(arena)
    await loadClosed(caller, next, { clients: 40, seconds: 5 })
    const { servedPerSecond: capacity } = await loadClosed(caller, next, { clients: 40, seconds: 15 })
    const before = await readAlone(caller, arena.url)
    const samples: Sample[] = []
    let isOver = false
    const began = performance.now()
    const watching = (async () => {
      let told = 0
      while (!isOver) {
        const read = await readProcess(arena.url)
        // a visitor more is no leak
        const sample = {
          minutes: (performance.now() - began) / 60_000,
          ...read,
          files: read.files - caller.connections(),
        }
        samples.push(sample)
        if (sample.minutes >= told + 5) {
          told = Math.floor(sample.minutes)
          say(
            `A5: after ${told} minutes ${Math.round(sample.megabytes)} MB, ${sample.files} files and sockets beside visitors'`,
          )
        }
        await pause(5000)
      }
    })()
    const load = await loadOpen(caller, next, { perSecond: capacity / 2, seconds })
    isOver = true
    await watching
    const settled = samples.filter(({ minutes }) => minutes * 60 > seconds / 6)
    const growth = slopeOf(settled.map(({ minutes, megabytes }) => [minutes, megabytes]))
    const files = slopeOf(settled.map(({ minutes, files: open }) => [minutes, open]))
    const sizes = settled.map(({ megabytes }) => Math.round(megabytes))
    say(
      `A5: ${Math.round(capacity / 2)}/s for ${seconds} s: answers ${JSON.stringify(load.statuses)}, p50 ${load.p50} ms, p95 ${load.p95} ms`,
    )
    say(
      `A5: ${sizes[0]} MB, at last ${sizes.at(-1)} MB, at most ${Math.max(...sizes)}; ${growth.toFixed(2)} MB a minute`,
    )
    say(
      `A5: beside visitors' connections ${settled[0]?.files} files and sockets open, at last ${settled.at(-1)?.files}; handles ${settled[0]?.handles}, ${settled.at(-1)?.handles}`,
    )
    const after = await readAlone(caller, arena.url)
    say(
      `A5: without visitors ${before.files} files and sockets, then ${after.files}; handles ${before.handles}, ${after.handles}`,
    )
    mustBe('A5 answers', Object.keys(load.statuses), ['200'])
    mustHold(`A5 memory grows by ${growth.toFixed(2)} MB a minute`, growth < 1)
    mustHold(`A5 open files grow by ${files.toFixed(2)} a minute`, files < 1)
    mustHold(`A5 leaves ${after.files - before.files} files and sockets open`, after.files - before.files <= 10)
  } finally {
    caller.close()
    await arena.close()
  }
}

/** What is open once the visitors have closed their connections; those of the database come and go by a few. */
const readAlone = async (caller: Caller, url: string) => {
  caller.close()
  await pause(3000)
  return readProcess(url)
}

/** Least squares. */
const slopeOf = (points: readonly (readonly [number, number])[]): number => {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [atX, atY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))]
  const above = points.reduce((sum, [x, y]) => sum + (x - atX) * (y - atY), 0)
  return above / points.reduce((sum, [x]) => sum + (x - atX) ** 2, 0)
}
