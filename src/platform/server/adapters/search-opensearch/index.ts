import { setImmediate } from 'node:timers/promises'
import type {
  SearchAdapter,
  SearchAnswer,
  SearchDocument,
  SearchIndex,
  SearchOptions,
  SearchRequest,
} from '../search.ts'
import { readAnswer } from './answers.ts'
import { connectOpenSearch } from './client.ts'
import type { OpenSearch } from './client.ts'
import { both, planOf, toFilter } from './conditions.ts'
import type { Engine, Query } from './conditions.ts'
import { toWritten } from './documents.ts'
import type { Written } from './documents.ts'
import { askFacets, readFacets } from './facets.ts'
import { LostIndex } from './failures.ts'
import { indexName } from './fields.ts'
import { toHit, withChosenVariant } from './hits.ts'
import { entryOf, makeIndex, switchTo } from './indexes.ts'
import { toSort } from './order.ts'
import { createTexts } from './texts.ts'
import type { Texts } from './texts.ts'
import { createWriter, readMarks } from './writer.ts'
import type { Change, Writer } from './writer.ts'

export type OpenSearchOptions = {
  readonly url: string
  /** The languages that texts are asked in. */
  readonly languages: readonly string[]
  /** Milliseconds. */
  readonly now: () => number
  /** Ends what is under way. */
  readonly signal?: AbortSignal
  /** A question has so many milliseconds, all its requests together. */
  readonly withinMs?: number
}

const longestStepMs = 10
const deepest = 1_000_000

/** An index in OpenSearch. It throws where OpenSearch fails, from then on always where a change was lost: it is to be built anew. */
export const openSearch = ({ url, languages, now, signal, withinMs = 800 }: OpenSearchOptions): SearchAdapter => {
  const server = connectOpenSearch(url, signal)
  return {
    build: async (documents, options) => {
      const version = options.readAt?.() ?? now()
      const index = indexName(server.alias, [languages, options.textFields, [...options.variantCodes].sort()])
      await makeIndex(server, index, withinMs)
      const entry = entryOf(index)
      const writer = createWriter(server, entry)
      const marks = await readMarks(server, entry)
      for await (const batch of inBatches(documents, (document) => toWritten(document, options, languages))) {
        writer.put(
          batch
            .filter(({ id, mark }) => marks.get(id) !== mark)
            .map(({ id, source }): [number, Change] => [id, { toSource: () => source, version }]),
        )
        for (const { id } of batch) marks.delete(id)
        await writer.settled()
      }
      writer.put([...marks.keys()].map((id): [number, Change] => [id, { toSource: undefined, version }]))
      await writer.settled()
      await switchTo(server, index, withinMs)
      const texts = createTexts(server, entry, now)
      return createIndex({ server, entry, options, languages, writer, texts, now, withinMs })
    },
  }
}

const perBatch = 500

/** Batches of documents, made in steps that leave time for other work. */
const inBatches = async function* (
  documents: Iterable<SearchDocument>,
  write: (document: SearchDocument) => Written,
): AsyncGenerator<Written[]> {
  let batch: Written[] = []
  let started = performance.now()
  for (const document of documents) {
    batch.push(write(document))
    if (batch.length >= perBatch) {
      yield batch
      batch = []
    }
    if (performance.now() - started < longestStepMs) continue
    await setImmediate()
    started = performance.now()
  }
  yield batch
}

type Parts = {
  readonly server: OpenSearch
  readonly entry: string
  readonly options: SearchOptions
  readonly languages: readonly string[]
  readonly writer: Writer
  readonly texts: Texts
  readonly now: () => number
  readonly withinMs: number
}

const createIndex = ({ server, entry, options, languages, writer, texts, now, withinMs }: Parts): SearchIndex => ({
  prepare: (language) => texts.prepare(language),
  update: (documents, removed) => {
    const version = now()
    const toSource = (document: SearchDocument) => () => {
      const { source, readings } = toWritten(document, options, languages)
      texts.learn(readings)
      return source
    }
    writer.put([
      ...documents.map((document): [number, Change] => [document.id, { toSource: toSource(document), version }]),
      ...removed.map((id): [number, Change] => [id, { toSource: undefined, version }]),
    ])
    return true
  },
  search: async (request) => {
    const until = performance.now() + withinMs
    const leftMs = (): number => {
      const left = Math.floor(until - performance.now())
      if (left <= 0) throw new Error(`OpenSearch took more than ${withinMs} ms`)
      return left
    }
    await inTime(whole(writer), leftMs())
    const text = request.text && (await texts.toQuery(request.text, leftMs))
    const engine = { variantCodes: options.variantCodes, priceCode: request.cheapestBy }
    const body = toBody(engine, request, text?.query)
    const query = {
      request_cache: false,
      timeout: `${withinMs}ms`,
      cancel_after_time_interval: `${withinMs}ms`,
    }
    const answer = readAnswer(await server.call({ method: 'POST', path: `/${entry}/_search`, query, body }, leftMs()))
    return toAnswer(engine, request, answer, text?.corrected)
  },
})

/** All changes are in the index; else it is lost. */
const whole = (writer: Writer): Promise<void> =>
  writer.settled().catch((error: unknown) => {
    throw new LostIndex('a change did not reach OpenSearch', { cause: error })
  })

const inTime = async (work: Promise<void>, withinMs: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('OpenSearch has not taken the changes yet')), withinMs)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** The whole question: what all facets have in common is the query, the rest of the conditions filters the hits alone. */
const toBody = (engine: Engine, request: SearchRequest, text: Query | undefined): object => {
  const { conditions, facets, from, size } = request
  const plan = planOf(engine, conditions)
  const common = planOf(
    engine,
    conditions.filter(({ isChosen }) => !isChosen),
  )
  const isReached = from + size <= deepest
  return {
    from: isReached ? from : 0,
    size: isReached ? size : 0,
    track_total_hits: true,
    track_scores: false,
    _source: text ? ['codes'] : false,
    query: { bool: { filter: [both(common.documents)], ...(text ? { must: [text] } : {}) } },
    post_filter: both([toFilter(engine, plan), ...withChosenVariant(engine, plan)]),
    sort: toSort(request, plan),
    ...(facets.length > 0 ? { aggs: askFacets(engine, request) } : {}),
  }
}

const toAnswer = (
  engine: Engine,
  request: SearchRequest,
  answer: ReturnType<typeof readAnswer>,
  corrected: string | undefined,
): SearchAnswer => {
  const { hits, aggregations = {} } = answer
  if (!hits.total || hits.hits.length > request.size) throw new Error('OpenSearch answers another question')
  return {
    total: hits.total.value,
    hits: hits.hits.map((hit) => toHit(hit, request)),
    facets: readFacets(engine, request.facets, aggregations),
    ...(corrected === undefined ? {} : { corrected }),
  }
}
