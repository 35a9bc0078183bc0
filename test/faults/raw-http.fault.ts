import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { openArena } from './support/arena.ts'
import { mustBe, mustHold } from './support/fault.ts'
import type { FaultRun } from './support/fault.ts'
import { rawCases } from './support/raw-cases.ts'
import type { RawCase } from './support/raw-cases.ts'
import { createCaller } from './support/callers.ts'
import { readProcess } from './support/visitors.ts'

/** A3 of the goals: bytes that no browser would send, and 500 connections that take their time, beside a client that just reads. */
export const run = async ({ say, full, open = () => openArena({ DEMO: 'on' }) }: FaultRun): Promise<void> => {
  const arena = await open()
  const caller = createCaller(arena.url)
  try {
    const quiet = full ? await watchReader(arena.url, () => pause(15_000)) : 0
    const before = full ? await readProcess(arena.url) : undefined
    const cases = rawCases().filter((_, index) => full || index % 3 === 0)
    const wrong: string[] = []
    const met = new Map<string, number>()
    const disturbed = await watchReader(arena.url, async () => {
      for (const one of cases) {
        const { statuses, text } = await send(arena.url, one)
        const word = statuses.length === 0 ? 'closed' : [...new Set(statuses)].join(' ')
        met.set(word, (met.get(word) ?? 0) + 1)
        const problem = problemOf(one, statuses, text)
        if (problem) wrong.push(`${one.name}: ${problem}`)
        mustBe(`A3 the shop after ${one.name}`, (await caller.call({ method: 'GET', path: '/healthz' })).status, 200)
      }
    })
    say(`A3: ${cases.length} cases: ${JSON.stringify(Object.fromEntries(met))}`)
    mustBe('A3 cases that were not answered as they should be', wrong, [])

    const slow = await holdSlowly(arena.url, full ? 500 : 50, full ? 75 : 1)
    say(`A3: ${slow.opened} slow connections, ${slow.closed} of them closed by the shop meanwhile`)
    mustBe('A3 the shop after the slow ones', (await caller.call({ method: 'GET', path: '/healthz' })).status, 200)
    if (!before) return
    const after = await readProcess(arena.url)
    const grown = Math.round(after.megabytes - before.megabytes)
    say(
      `A3: p95 of another client ${quiet} ms before, ${disturbed} ms beside the cases, ${slow.p95} ms beside the slow ones; memory ${Math.round(before.megabytes)} MB and ${grown} more`,
    )
    mustBe('A3 slow connections left open', slow.closed, slow.opened)
    mustHold(`A3 memory grew by ${grown} MB`, grown < 100)
    for (const p95 of [disturbed, slow.p95])
      mustHold(`A3 p95 ${quiet} ms became ${p95} ms`, p95 < Math.max(2 * quiet, 10))
  } finally {
    caller.close()
    await arena.close()
  }
}

const answerMs = 5000

/** What came back on a connection of its own, until it was closed or there was nothing more. */
const send = (url: string, { bytes, ends, expects }: RawCase): Promise<{ statuses: number[]; text: string }> =>
  new Promise((resolve) => {
    const { port } = new URL(url)
    const heard: Buffer[] = []
    const socket = connect({ port: Number(port), host: '127.0.0.1' })
    let quiet: NodeJS.Timeout | undefined
    const finish = () => {
      clearTimeout(late)
      clearTimeout(quiet)
      socket.destroy()
      const text = Buffer.concat(heard).toString('latin1')
      const lines = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
      resolve({ statuses: lines.filter((status) => status >= 200), text })
    }
    const late = setTimeout(finish, ends === 'half' && expects === 'any' ? 300 : answerMs)
    socket.on('data', (chunk) => {
      heard.push(chunk)
      // a connection that stays open has said all when it is silent
      clearTimeout(quiet)
      quiet = setTimeout(finish, 150)
    })
    // a line that is cut is one of the answers
    socket.on('error', finish)
    socket.on('close', finish)
    socket.on('connect', () => {
      for (const part of bytes) socket.write(part)
      if (ends === 'half') socket.end()
      if (ends === 'reset') setTimeout(() => (socket.resetAndDestroy(), finish()), 20)
    })
  })

const problemOf = (
  { expects, statuses: wanted }: RawCase,
  statuses: readonly number[],
  text: string,
): string | undefined => {
  const high = statuses.find((status) => status >= 500)
  if (high !== undefined) return `answered ${high}`
  if (expects === 'many') return statuses.length === 500 ? undefined : `${statuses.length} answers to 500`
  if (statuses.length > 1) return `${statuses.length} answers: ${statuses.join(' ')}`
  if (expects === 'one' && /User-agent:/i.test(text)) return 'what was hidden was answered'
  const [status] = statuses
  if (wanted && status !== undefined && !wanted.includes(status)) return `answered ${status}`
  return undefined
}

/** Reads on in a process of its own while something else goes on; of a hundred calls 95 took at most so many milliseconds. */
const watchReader = async (url: string, work: () => Promise<unknown>): Promise<number> => {
  const reader = fork(new URL('support/reader-process.ts', import.meta.url), [url])
  try {
    await work()
    reader.send('stop')
    const [{ p95, others }] = (await once(reader, 'message')) as [{ p95: number; others: number[] }]
    mustBe('A3 answers to another client besides 200', others, [])
    return Math.round(10 * p95) / 10
  } finally {
    reader.kill()
  }
}

/** A third say their headers byte by byte, a third their body, a third do not take what they asked for. */
const openings = [
  'GET /robots.txt HTTP/1.1\r\nHost: shop\r\nX-Slow: ',
  'POST /api/cart/create HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n',
  'GET /api/openapi.json HTTP/1.1\r\n',
]

const holdSlowly = async (url: string, count: number, seconds: number) => {
  const { port } = new URL(url)
  let closed = 0
  const sockets: Socket[] = Array.from({ length: count }, (_, index) => {
    const socket = connect({ port: Number(port), host: '127.0.0.1' })
    // the shop is to close it
    socket.on('error', () => socket.destroy())
    socket.on('close', () => void (closed += 1))
    socket.on('connect', () => socket.write(openings[index % openings.length] ?? ''))
    socket.resume()
    return socket
  })
  const p95 = await watchReader(url, async () => {
    for (let second = 0; second < seconds; second += 1) {
      await pause(1000)
      for (const socket of sockets) if (socket.writable) socket.write('a')
    }
  })
  const result = { opened: count, closed, p95 }
  for (const socket of sockets) socket.destroy()
  return result
}
