import Ajv from 'ajv'
import type { ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { multipart } from '#test/support/multipart.ts'
import { addressOf, isLong, readOperations } from '../attacks/support/operations.ts'
import type { Operation } from '../attacks/support/operations.ts'
import { openPeople } from '../attacks/support/people.ts'
import { createSender } from '../attacks/support/send.ts'
import type { Got, Sent } from '../attacks/support/send.ts'
import { openDemoArena } from './support/arena.ts'
import { inParallel, tally } from './support/crowd.ts'
import { mustBe, mustHold } from './support/fault.ts'
import type { FaultRun } from './support/fault.ts'
import { createMaker } from './support/made-values.ts'
import { createRandom } from './support/random.ts'

const longestMs = 1000
const kinds = [
  'valid',
  'valid',
  'boundary',
  'one rule broken',
  'one rule broken',
  'wrong types',
  'unicode',
  'huge',
  'nobody',
  'no JSON',
] as const
type Kind = (typeof kinds)[number]

/** A1 of the goals: whatever is sent to whatever call, the answer is one that its contract names, and what is wrong is refused. */
export const run = async ({ say, full, open = openDemoArena }: FaultRun): Promise<void> => {
  const arena = await open()
  const sender = createSender(arena.url)
  try {
    const calls = full ? 50_000 : 250
    const seed = 20261123
    const random = createRandom(seed)
    const make = createMaker(random)
    const { valid, answers } = createChecks()
    const operations = (await readOperations(sender)).filter((call) => !isLong(call))
    const found: string[] = []
    const statuses: string[] = []
    const times: number[] = []
    const tried = new Set<string>()
    let tokens = await openTokens()
    async function openTokens() {
      const { tokenFor } = await openPeople(arena.db)
      const all = new Map<string, string | undefined>()
      for (const access of ['customer', 'blogger', 'blogger-or-staff', 'manager', 'admin'] as const)
        all.set(access, await tokenFor({ access }))
      return all
    }
    const judge = (operation: Operation, kind: Kind, got: Got, isRight: boolean, what: string) => {
      const { status, text, ms } = got
      const where = `${operation.key} (${kind}) ${what.slice(0, 300)}`
      statuses.push(String(status))
      times.push(ms)
      tried.add(operation.key)
      if (status >= 500) found.push(`${where}: ${status} ${text.slice(0, 120)}`)
      else if (!isRight && status < 400) found.push(`${where}: taken although it is wrong`)
      else if (
        kind === 'nobody' &&
        !['anyone', 'stranger'].includes(operation.access) &&
        status !== 401 &&
        !text.includes('STORE_NOT_FOUND')
      )
        found.push(`${where}: ${status} without a session`)
      const problem = answers(operation, got)
      if (problem) found.push(`${where}: ${problem}`)
    }
    const askOne = async (index: number) => {
      const operation = operations[index % operations.length] as Operation
      const kind = kinds[Math.floor(index / operations.length) % kinds.length] as Kind
      const made = make(operation, kind)
      const token = kind === 'nobody' ? undefined : tokens.get(operation.access)
      const sent = toSent(operation, kind, made.body)
      const path = addressOf(operation, made.values)
      const got = await sender.send(path, {
        ...sent,
        method: operation.method,
        headers: { ...sent.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      })
      const isForm = operation.body?.type === 'multipart/form-data'
      const isRight = isForm || (kind !== 'no JSON' && valid(operation, made))
      judge(operation, kind, got, isRight || operation.method === 'GET', `${path} ${JSON.stringify(made.body) ?? ''}`)
    }
    // sessions end by some of the calls, and last a quarter of an hour
    for (let from = 0; from < calls; from += 1000) {
      await inParallel(Math.min(1000, calls - from), 8, (index) => askOne(from + index))
      tokens = await openTokens()
    }
    const p99 = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0
    say(`A1: ${calls} calls of ${tried.size} operations (seed ${seed}): ${JSON.stringify(tally(statuses))}`)
    say(`A1: ${found.length} findings, p99 ${p99.toFixed(0)} ms`)
    mustBe('A1 findings', byOperation(found).slice(0, 25), [])
    if (full) mustHold(`A1 p99 ${p99.toFixed(0)} ms, ${longestMs} are allowed`, p99 < longestMs)
  } finally {
    sender.close()
    await arena.close()
  }
}

/** One finding of each kind. */
const byOperation = (found: readonly string[]): string[] => [
  ...new Map(found.map((text) => [text.replace(/\) .*: /, ') ').slice(0, 160), text])).values(),
]

const toSent = (operation: Operation, kind: Kind, body: unknown): Sent => {
  if (operation.method === 'GET') return {}
  if (operation.body?.type === 'multipart/form-data') {
    const fields = Object.entries(body ?? {}).map(([name, value]) => [name.replaceAll(/[^\w-]/g, ''), String(value)])
    const { payload, headers } = multipart(
      [{ field: 'file', bytes: Buffer.from('no picture') }],
      Object.fromEntries(fields) as Record<string, string>,
    )
    return { body: payload, headers }
  }
  const json = { 'content-type': 'application/json' }
  if (kind === 'no JSON') return { body: '{"a":', headers: json }
  return { body: JSON.stringify(body === undefined ? {} : body), headers: json }
}

/** What the contracts say of bodies and answers, by the same checks that the shop makes. */
const createChecks = () => {
  const ajv = addFormats.default(new Ajv({ allErrors: false, strict: false, coerceTypes: false }))
  const compiled = new Map<object, ValidateFunction>()
  const checkOf = (schema: object) => {
    const known = compiled.get(schema) ?? ajv.compile(schema)
    compiled.set(schema, known)
    return known
  }
  return {
    valid: ({ body }: Operation, made: { readonly body: unknown }): boolean =>
      !body || checkOf(body.schema)(made.body === undefined ? {} : made.body) === true,
    answers: ({ replies }: Operation, { status, text, headers }: Got): string | undefined => {
      const schema = replies.get(status)
      if (status === 431) return undefined
      if (!schema) return `${status} is no answer of the contract: ${text.slice(0, 100)}`
      if (!String(headers['content-type']).startsWith('application/json')) return `${status} is no JSON`
      const check = checkOf(schema)
      return check(JSON.parse(text))
        ? undefined
        : `${status} is not as described: ${ajv.errorsText(check.errors)} ${text.slice(0, 160)}`
    },
  }
}
