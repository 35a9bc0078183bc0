import { setImmediate } from 'node:timers/promises'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { readBulk } from './answers.ts'
import type { OpenSearch } from './client.ts'

/** What is to become of a document: its new source, made when it is sent, or nothing where it is gone. Versions are milliseconds. */
export type Change = { readonly toSource: (() => object) | undefined; readonly version: number }

/** Writes in the background and in order; what changes while a request is under way goes with the next. */
export type Writer = {
  readonly put: (changes: Iterable<readonly [id: number, change: Change]>) => void
  /** Holds once all that was put so far can be found. Throws from the first failure on: then something is missing. */
  readonly settled: () => Promise<void>
}

const most = { lines: 500, bytes: 4_000_000 }
const longestStepMs = 10
export const writeWithinMs = 10_000

/** Writes to an index by an alias of its own: where the index is gone, nothing makes another one in its place. */
export const createWriter = (server: OpenSearch, index: string): Writer => {
  let waiting = new Map<number, Change>()
  let working: Promise<void> | undefined
  const work = async (): Promise<void> => {
    while (waiting.size > 0) {
      const changes = waiting
      waiting = new Map()
      for await (const batch of toBatches(changes)) await send(server, index, batch)
      await server.call({ method: 'POST', path: `/${index}/_refresh` }, writeWithinMs)
    }
    working = undefined
  }
  return {
    put: (changes) => {
      for (const [id, change] of changes) waiting.set(id, change)
      if (waiting.size === 0) return
      working ??= work()
      // whoever waits for it is told
      void Promise.allSettled([working])
    },
    settled: async () => {
      await working
    },
  }
}

/** Bulk requests of bounded size, made in steps that leave time for other work. */
const toBatches = async function* (changes: ReadonlyMap<number, Change>): AsyncGenerator<object[]> {
  let lines: object[] = []
  let documents = 0
  let bytes = 0
  let started = performance.now()
  for (const [id, { toSource, version }] of changes) {
    if (performance.now() - started >= longestStepMs) {
      await setImmediate()
      started = performance.now()
    }
    const source = toSource?.()
    const head = { _id: String(id), version, version_type: 'external_gte' }
    lines.push(...(source ? [{ index: head }, source] : [{ delete: head }]))
    documents += 1
    bytes += source ? JSON.stringify(source).length : 0
    if (documents < most.lines && bytes < most.bytes) continue
    yield lines
    lines = []
    documents = 0
    bytes = 0
  }
  if (lines.length > 0) yield lines
}

const conflict = 409
const missing = 404

const send = async (server: OpenSearch, index: string, lines: readonly object[]): Promise<void> => {
  const answer = readBulk(
    await server.call(
      { method: 'POST', path: `/${index}/_bulk`, query: { require_alias: true }, bulk: lines },
      writeWithinMs,
    ),
  )
  for (const item of answer.items) {
    for (const [kind, { status, error }] of Object.entries(item)) {
      // somebody knows better, or it was gone before
      const isFine = status < 300 || status === conflict || (kind === 'delete' && status === missing && !error)
      if (!isFine) throw new Error(`OpenSearch did not take a document: ${status} ${error?.type ?? ''}`)
    }
  }
}

const perPage = 5000
const marksPage = Compile(
  Type.Object({
    timed_out: Type.Literal(false),
    _shards: Type.Object({ failed: Type.Literal(0) }),
    hits: Type.Object({
      hits: Type.Array(
        Type.Object({
          sort: Type.Tuple([Type.Integer()]),
          fields: Type.Object({ mark: Type.Tuple([Type.String()]) }),
        }),
      ),
    }),
  }),
)

/** The documents of an index, and a mark of the content of each. */
export const readMarks = async (server: OpenSearch, index: string): Promise<Map<number, string>> => {
  const marks = new Map<number, string>()
  for (let after: readonly number[] | undefined; ;) {
    const body = {
      size: perPage,
      _source: false,
      docvalue_fields: ['mark'],
      sort: [{ id: 'asc' }],
      ...(after ? { search_after: after } : {}),
    }
    const page = await server.call({ method: 'POST', path: `/${index}/_search`, body }, writeWithinMs)
    if (!marksPage.Check(page)) throw new Error('OpenSearch says what is no page of marks')
    for (const { sort, fields } of page.hits.hits) marks.set(sort[0], fields.mark[0])
    if (page.hits.hits.length < perPage) return marks
    after = page.hits.hits.at(-1)?.sort
  }
}
