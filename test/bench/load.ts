import autocannon from 'autocannon'

/** One call of a flow; what it learns is kept for those after it. */
export type Step = Pick<autocannon.Request, 'method' | 'path' | 'body' | 'headers'> & {
  readonly setupRequest?: (request: autocannon.Request, kept: object) => autocannon.Request
  readonly onResponse?: (status: number, body: string, kept: object) => void
}

/** What is asked: an address, a new address each time, or the steps of a flow that is counted as one. */
export type Subject = {
  readonly url: string
  readonly paths?: () => string
  readonly steps?: readonly Step[]
  readonly headers?: Readonly<Record<string, string>>
}
export type Load = { readonly perSecond: number; readonly p50: number; readonly p99: number }
export type Compared = Load & { readonly floor: number; readonly ratio: number }

const connections = 10
const roundSeconds = 2

/** Answers a second with ten connections. p50 and p99 in milliseconds. Throws where any answer is no success. */
export const load = async ({ url, paths, steps, headers }: Subject, seconds = roundSeconds): Promise<Load> => {
  const requests = paths
    ? [{ setupRequest: (request: autocannon.Request) => ({ ...request, path: paths() }) }]
    : steps && [...steps]
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(requests ? { requests } : {}),
    ...(headers ? { headers } : {}),
  })
  const failed = result.errors + result.non2xx
  if (failed > 0) throw new Error(`${url}: ${failed} requests failed`)
  return {
    perSecond: result.requests.total / result.duration / (steps?.length ?? 1),
    p50: result.latency.p50,
    p99: result.latency.p99,
  }
}

export const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/**
 * A subject and its floor in turns, so that whatever else the machine does meets both alike: the ratio is the middle one of those of
 * each turn.
 */
export const loadAgainst = async (floorUrl: string, subject: Subject, rounds = 5): Promise<Compared> => {
  await load(subject, 1)
  const turns: { readonly floor: number; readonly load: Load }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const { perSecond: floor } = await load({ url: floorUrl })
    turns.push({ floor, load: await load(subject) })
  }
  const middleOf = (value: (turn: (typeof turns)[number]) => number) => middle(turns.map(value))
  return {
    perSecond: middleOf((turn) => turn.load.perSecond),
    floor: middleOf((turn) => turn.floor),
    ratio: middleOf((turn) => turn.load.perSecond / turn.floor),
    p50: middleOf((turn) => turn.load.p50),
    p99: middleOf((turn) => turn.load.p99),
  }
}
