import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** One call of a shopper. */
export type Call = { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: string }

export type Heard = {
  readonly status: number
  readonly ms: number
  /** Whether it said when to come again. */
  readonly saysWhen: boolean
  /** What went wrong where no answer came. */
  readonly why?: string
}

export type Caller = {
  /** Status 0 where no whole answer came. */
  readonly call: (what: Call) => Promise<Heard>
  /** How many connections it holds. */
  readonly connections: () => number
  readonly close: () => void
}

/** Calls over as many connections as are needed at once, the rest close by and by; answers are read and thrown away. */
export const createCaller = (url: string, timeoutMs = 20_000): Caller => {
  const { hostname, port } = new URL(url)
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity, maxFreeSockets: 4096, scheduling: 'lifo' })
  const call = ({ method, path, body }: Call): Promise<Heard> =>
    new Promise((resolve) => {
      const began = performance.now()
      const lost = (error: NodeJS.ErrnoException) =>
        resolve({ status: 0, ms: performance.now() - began, saysWhen: false, why: error.code ?? error.message })
      const headers = body === undefined ? {} : { 'content-type': 'application/json' }
      const asked = request({ hostname, port, method, path, agent, headers, timeout: timeoutMs }, (response) => {
        response.on('error', lost)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            ms: performance.now() - began,
            saysWhen: response.headers['retry-after'] !== undefined,
          }),
        )
        response.resume()
      })
      asked.on('timeout', () => asked.destroy(new Error('no answer in time')))
      asked.on('error', lost)
      asked.end(body)
    })
  const countAll = (sockets: Readonly<NodeJS.Dict<readonly unknown[]>>) => Object.values(sockets).flat().length
  const connections = () => countAll(agent.sockets) + countAll(agent.freeSockets)
  return { call, connections, close: () => agent.destroy() }
}

export type Tally = {
  /** Why answers did not come. */
  readonly lost: Readonly<Record<string, number>>
  /** How often each status came. */
  readonly statuses: Readonly<Record<number, number>>
  /** 503 without a word of when to come again. */
  readonly silent503: number
  readonly servedPerSecond: number
  /** Milliseconds, of what was served. */
  readonly p50: number
  readonly p95: number
}

/** Counts answers as they come: an hour of them kept would make the visitors pause longer each time they tidy up. */
const createTally = (seconds: number) => {
  const statuses: Record<number, number> = {}
  const lost: Record<string, number> = {}
  const times: number[] = []
  let silent503 = 0
  const add = ({ status, ms, saysWhen, why }: Heard): void => {
    statuses[status] = (statuses[status] ?? 0) + 1
    if (why !== undefined) lost[why] = (lost[why] ?? 0) + 1
    if (status === 503 && !saysWhen) silent503 += 1
    if (status >= 200 && status < 300) times.push(ms)
  }
  const read = (): Tally => {
    const sorted = Float64Array.from(times).sort()
    const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
    return {
      statuses: { ...statuses },
      lost: { ...lost },
      silent503,
      servedPerSecond: times.length / seconds,
      p50: at(0.5),
      p95: at(0.95),
    }
  }
  return { add, read }
}

/** So many clients, each asking anew when it has its answer. */
export const loadClosed = async (
  { call }: Caller,
  next: () => Call,
  { clients, seconds }: { readonly clients: number; readonly seconds: number },
): Promise<Tally> => {
  const tally = createTally(seconds)
  const end = performance.now() + seconds * 1000
  const client = async () => {
    while (performance.now() < end) tally.add(await call(next()))
  }
  await Promise.all(Array.from({ length: clients }, client))
  return tally.read()
}

/** So many calls a second, whether the ones before were answered or not, as a crowd that knows nothing of itself. */
export const loadOpen = async (
  { call }: Caller,
  next: () => Call,
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
): Promise<Tally> => {
  const tally = createTally(seconds)
  const underWay = new Set<Promise<unknown>>()
  const began = performance.now()
  const elapsed = () => (performance.now() - began) / 1000
  let sent = 0
  while (elapsed() < seconds) {
    for (const due = Math.floor(elapsed() * perSecond); sent < due; sent += 1) {
      const one = call(next()).then(tally.add)
      underWay.add(one)
      void one.finally(() => underWay.delete(one))
    }
    await pause(5)
  }
  const inTime = tally.read()
  await Promise.all(underWay)
  // what was under way at the end is counted by how it ended, but was not served in the time
  const { statuses, silent503 } = tally.read()
  return { ...inTime, statuses, silent503 }
}
