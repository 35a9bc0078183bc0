import { availableParallelism, loadavg } from 'node:os'
import { sample } from '#test/support/sample.ts'
import { openDemoArena } from '../faults/support/arena.ts'
import { inParallel } from '../faults/support/crowd.ts'
import { mustBe, mustHold } from '../faults/support/fault.ts'
import type { FaultRun } from '../faults/support/fault.ts'
import { addressOf, fieldsOf, isLong, readOperations } from './support/operations.ts'
import type { Operation } from './support/operations.ts'
import { openPeople } from './support/people.ts'
import { createSender } from './support/send.ts'
import type { Sender, Sent } from './support/send.ts'

/** In CI everything else runs beside it. */
const longestOf = (full: boolean): number => (full ? 500 : 5000)
const longestStallMs = 200

type Question = { readonly what: string; readonly path: (turn: number) => string; readonly sent?: Sent }

const words = (count: number, turn: number): string =>
  Array.from({ length: count }, (_, index) => `w${turn}${(index * 7919).toString(36)}`).join(' ')

const search = (what: string, query: (turn: number) => unknown): Question => ({
  what,
  path: (turn) => `/api/catalog?store=en&searchQuery=${encodeURIComponent(JSON.stringify(query(turn)))}`,
})
const nested = (depth: number, inner = '1'): string => `${'['.repeat(depth)}${inner}${']'.repeat(depth)}`
const many = <T>(count: number, one: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => one(index))

/** What is slow wherever somebody forgot a limit. Each is asked in another way each time, so that nothing kept answers it. */
const questions: readonly Question[] = [
  search('10,000 terms', (turn) => ({ text: words(10_000, turn) })),
  search('as many terms as an address takes', (turn) => ({ text: words(1500, turn) })),
  search('forty short terms', (turn) => ({ text: `${'a b c d e f g h i j '.repeat(9)}${turn}` })),
  search('terms with many spellings', (turn) => ({ text: `${'hodie dres shrt pnts jakt '.repeat(7)}${turn}` })),
  search('marks upon marks', (turn) => ({ text: `${'a\u0301\u0302\u0303\u0304'.repeat(40)}${turn}` })),
  search('999 filters', (turn) => ({
    filters: many(999, (index) => ({ attribute: `f${index}${turn}`, value: index })),
  })),
  search('a filter of 999 values', (turn) => ({
    filters: [{ attribute: 'size', value: { in: many(999, (index) => `${turn}v${index}`) } }],
  })),
  search('a filter that nearly repeats', (turn) => ({
    filters: [{ attribute: 'name', value: { like: `${'%a'.repeat(90)}%${turn}` } }],
  })),
  search('fifty facets of 999', (turn) => ({
    text: `red ${turn}`,
    facets: many(50, (index) => ({ code: ['brand', 'size', 'color', 'ptype'][index % 4], size: 999 })),
  })),
  ...['(a+)+$', '(.*.*)*x', '^(([a-z])+.)+[A-Z]([a-z])+$', '[[[[[[', '\\'.repeat(150), '%'.repeat(180), '(?:)*'].map(
    (text) => search(`as a pattern: ${text.slice(0, 20)}`, (turn) => ({ text: `${text}${'a'.repeat(60)}${turn}` })),
  ),
  search('deep JSON in a query', (turn) => JSON.parse(nested(2500, String(turn))) as unknown),
  { what: 'a page far away', path: (turn) => `/api/catalog?store=en&from=${2_000_000_000 + turn}&size=1000000` },
  {
    what: 'sorted by many fields',
    path: (turn) => `/api/catalog?store=en&sort=${`final_price:asc,name:desc,`.repeat(7)}id:asc&from=${turn}`,
  },
  {
    what: 'a page of a long search',
    path: (turn) => `/en/search?q=${encodeURIComponent(words(300, turn)).slice(0, 6000)}`,
  },
  {
    what: 'a page with 999 filters',
    path: (turn) =>
      `/en/c/hoodies?${many(999, (index) => `f${index}=${turn}`)
        .join('&')
        .slice(0, 9000)}`,
  },
  {
    what: 'a page of 2,000 parameters',
    path: (turn) =>
      `/en?${many(2000, (index) => `a${index}`)
        .join('&')
        .slice(0, 9000)}&t=${turn}`,
  },
  { what: 'a path of many parts', path: (turn) => `/en/${'a/'.repeat(2000)}${turn}` },
  { what: 'a path of many signs', path: (turn) => `/en/${'%25'.repeat(2000)}${turn}` },
  { what: 'a header of 8 kB', path: (turn) => `/en?t=${turn}`, sent: { headers: { cookie: 'a=b; '.repeat(1600) } } },
  {
    what: 'many languages and encodings',
    path: (turn) => `/en?t=${turn}`,
    sent: { headers: { 'accept-encoding': 'br;q=0.1,'.repeat(900), 'accept-language': 'en;q=0.1,'.repeat(600) } },
  },
]

const json = (body: string): Sent => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body })
const megabyte = 'x'.repeat(1_000_000)

/** Bodies that are long or deep, for a call that takes one. */
const bodiesFor = (operation: Operation): readonly (readonly [string, string])[] => {
  const least = (sample(operation.body?.schema) ?? {}) as Record<string, unknown>
  const fields = fieldsOf(operation)
  return [
    ['deep JSON', nested(200_000)],
    ['a deep field', `{"${fields[0] ?? 'a'}":${nested(100_000)}}`],
    ['1 MB of fields', `{${many(40_000, (index) => `"k${index}":${index}`).join()}}`],
    ['1 MB of a list', `{"${fields[0] ?? 'a'}":[${many(200_000, () => '1').join()}]}`],
    ['a number of 500,000 digits', `{"${fields[0] ?? 'a'}":${'9'.repeat(500_000)}}`],
    ...fields
      .slice(0, 12)
      .map((name): [string, string] => [`1 MB in ${name}`, JSON.stringify({ ...least, [name]: megabyte })]),
  ]
}

/** S18 of the goals: no question costs much more than it costs to ask. */
export const run = async ({ say, full, open = openDemoArena }: FaultRun): Promise<void> => {
  const arena = await open()
  const sender = createSender(arena.url)
  try {
    const { tokenFor } = await openPeople(arena.db)
    const gauges = createGauges(sender)
    await sender.send(questions[2]?.path(999) ?? '/')
    await gauges.stallOf()
    const slow: string[] = []
    const all: number[] = []
    const longestMs = longestOf(full)
    let refused = 0
    let dearest = { what: '', workMs: 0 }
    const isBusy = (loadavg()[0] ?? 0) > availableParallelism() || !full
    const turns = full ? 20 : 1
    for (const { what, path, sent } of questions) {
      const before = await gauges.workOf()
      const answers = await inParallel(turns, 2, (turn) => sender.send(path(turn), sent))
      note(what, answers, ((await gauges.workOf()) - before) / turns)
    }
    const stallOfQuestions = await gauges.stallOf()
    const operations = (await readOperations(sender)).filter(
      (call) => call.method === 'POST' && call.body?.type === 'application/json' && !isLong(call),
    )
    for (const [index, operation] of operations.entries()) {
      if (!full && index % 40 !== 0) continue
      const token = await tokenFor(operation)
      const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
      for (const [what, body] of bodiesFor(operation)) {
        const sent = json(body)
        const before = await gauges.workOf()
        const answers = [
          await sender.send(addressOf(operation), { ...sent, headers: { ...sent.headers, ...authorization } }),
        ]
        note(`${operation.key}: ${what}`, answers, (await gauges.workOf()) - before)
      }
    }
    const stallOfBodies = await gauges.stallOf()
    const p95 = all.toSorted((one, other) => one - other)[Math.floor(all.length * 0.95)] ?? 0
    say(
      `S18: ${questions.length} questions ${turns} times each and ${all.length + refused - questions.length * turns} bodies of 1 MB: ${refused} refused, of the others p95 ${p95.toFixed(0)} ms`,
    )
    say(`S18: longest stall ${stallOfQuestions} ms of the questions, ${stallOfBodies} ms of the bodies`)
    say(`S18: the dearest is ${dearest.what} with ${dearest.workMs.toFixed(0)} ms of work`)
    mustBe('S18 slow answers', slow.slice(0, 20), [])
    if (isBusy) say('S18: the machine is busy: stalls are noted, and not judged')
    else mustHold('S18 the stalls', Math.max(stallOfQuestions, stallOfBodies) < longestStallMs)

    function note(
      what: string,
      answers: readonly { readonly status: number; readonly ms: number }[],
      workMs = Number.POSITIVE_INFINITY,
    ) {
      const answered = answers.filter(({ status }) => status < 400 || status >= 500)
      refused += answers.length - answered.length
      all.push(...answered.map(({ ms }) => ms))
      const times = answered.map(({ ms }) => ms).toSorted((one, other) => one - other)
      const ninetyFive = times[Math.ceil(times.length * 0.95) - 1] ?? 0
      dearest = workMs > dearest.workMs && workMs < Number.POSITIVE_INFINITY ? { what, workMs } : dearest
      // on a busy machine an answer waits for others; what it costs by itself is the shop's own work
      if (ninetyFive > longestMs && (!isBusy || workMs > longestMs / 2))
        slow.push(`${what}: ${ninetyFive.toFixed(0)} ms, ${workMs.toFixed(0)} ms of work`)
      for (const { status } of answered) if (status >= 500) slow.push(`${what}: ${status}`)
    }
  } finally {
    sender.close()
    await arena.close()
  }
}

type Gauges = {
  /** Milliseconds that the shop's process has worked so far. */
  readonly workOf: () => Promise<number>
  /** The longest stall of its event loop since this was asked last, in ms. */
  readonly stallOf: () => Promise<number>
}

/** /metrics forgets the longest stall with each reading, so all readings go through here. */
const createGauges = (sender: Sender): Gauges => {
  let longest = 0
  const read = async () => {
    const { text } = await sender.send('/metrics')
    const gauge = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0) * 1000
    longest = Math.max(longest, gauge('nodejs_eventloop_lag_max_seconds'))
    return gauge('process_cpu_seconds_total')
  }
  return {
    workOf: read,
    stallOf: async () => {
      await read()
      const stall = Math.round(longest)
      longest = 0
      return stall
    },
  }
}
