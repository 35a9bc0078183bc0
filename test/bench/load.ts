import { readFile } from 'node:fs/promises'
import autocannon from 'autocannon'

/** One call of a flow; what it learns is kept for those after it. */
export type Step = Pick<autocannon.Request, 'method' | 'path' | 'body' | 'headers'> & {
  readonly setupRequest?: (request: autocannon.Request, kept: object) => autocannon.Request
  readonly onResponse?: (status: number, body: string, kept: object) => void
}

/** What is asked: an address, a new address each time, or the steps of a flow that is counted as one. */
export type Subject = {
  readonly url: string
  /** The process that answers. */
  readonly pid?: number
  readonly paths?: () => string
  readonly steps?: readonly Step[]
  readonly headers?: Readonly<Record<string, string>>
}
/** `microseconds` of the processor that an answer took of the process that gave it, all threads of it; undefined where the system does not tell. */
export type Load = {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly microseconds: number | undefined
}
export type Compared = Load & {
  readonly floor: number
  readonly ratio: number
  /** The same of processor time: the floor's for an answer, as a share of the subject's. */
  readonly processorRatio: number | undefined
}

const connections = 10
const roundSeconds = 2

/** Answers a second with ten connections. p50 and p99 in milliseconds. Throws where any answer is no success. */
const load = async ({ url, pid, paths, steps, headers }: Subject, seconds = roundSeconds): Promise<Load> => {
  const requests = paths
    ? [{ setupRequest: (request: autocannon.Request) => ({ ...request, path: paths() }) }]
    : steps && [...steps]
  const before = await readProcessor(pid)
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(requests ? { requests } : {}),
    ...(headers ? { headers } : {}),
  })
  const after = await readProcessor(pid)
  const failed = result.errors + result.non2xx
  if (failed > 0) throw new Error(`${url}: ${failed} requests failed`)
  return {
    perSecond: result.requests.total / result.duration / (steps?.length ?? 1),
    p50: result.latency.p50,
    p99: result.latency.p99,
    microseconds: before === undefined || after === undefined ? undefined : (after - before) / result.requests.total,
  }
}

/** Microseconds of the processor that a process took so far; undefined where the system does not tell. */
export const readProcessor = async (pid: number | undefined): Promise<number | undefined> => {
  const text = pid && (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined))
  if (!text) return undefined
  // behind the name, which may have spaces: of the system's ticks, a hundred a second, those of the program and those of the kernel for it
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

export const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/**
 * A subject and its floor in turns, so that whatever else the machine does meets both alike: the ratio is the middle one of those of
 * each turn.
 */
export const loadAgainst = async (floor: Subject, subject: Subject, rounds = 5): Promise<Compared> => {
  await load(subject, 1)
  const turns: { readonly floor: Load; readonly load: Load }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const found = await load(floor)
    turns.push({ floor: found, load: await load(subject) })
  }
  const middleOf = (value: (turn: (typeof turns)[number]) => number) => middle(turns.map(value))
  const isTold = turns.every(({ floor: one, load: other }) => one.microseconds && other.microseconds)
  return {
    perSecond: middleOf((turn) => turn.load.perSecond),
    floor: middleOf((turn) => turn.floor.perSecond),
    ratio: middleOf((turn) => turn.load.perSecond / turn.floor.perSecond),
    p50: middleOf((turn) => turn.load.p50),
    p99: middleOf((turn) => turn.load.p99),
    microseconds: isTold ? middleOf((turn) => turn.load.microseconds ?? 0) : undefined,
    processorRatio: isTold
      ? middleOf((turn) => (turn.floor.microseconds ?? 0) / (turn.load.microseconds ?? 1))
      : undefined,
  }
}

/** Answers a second and processor time beside those of the floor of this name, as a cell of a table. */
export const toWords = (found: Compared, floor: string): string => {
  const { perSecond, ratio, microseconds, processorRatio, p50, p99 } = found
  const answers = `${perSecond.toFixed(0)}/s, ${ratio.toFixed(ratio < 0.1 ? 3 : 2)} of ${found.floor.toFixed(0)}/s, p50 ${p50} ms, p99 ${p99} ms`
  if (microseconds === undefined || processorRatio === undefined) return answers
  return `${answers}; ${microseconds.toFixed(0)} us of the processor, ${processorRatio.toFixed(processorRatio < 0.1 ? 3 : 2)} of ${floor}`
}
