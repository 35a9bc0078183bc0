import { Type } from 'typebox'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { nullable } from '#core/nullable.ts'

// what OpenSearch says is believed only where it has the shape that was asked for

const count = Type.Integer({ minimum: 0 })
const shards = Type.Object({ failed: Type.Literal(0) })
const key = Type.Union([Type.String(), Type.Number()])

const reader = <S extends TSchema>(what: string, schema: S): ((value: unknown) => Static<S>) => {
  const compiled = Compile(schema)
  return (value) => {
    if (!compiled.Check(value)) throw new Error(`OpenSearch says what is no ${what}`)
    return value
  }
}

const chosenVariant = Type.Object({
  v: Type.Object({
    hits: Type.Object({
      hits: Type.Array(Type.Object({ fields: Type.Object({ 'v.key': Type.Array(Type.String(), { minItems: 1 }) }) })),
    }),
  }),
})
const hit = Type.Object({
  _id: Type.String({ pattern: '^-?[0-9]+$' }),
  _score: nullable(Type.Number()),
  _source: Type.Optional(
    Type.Object({
      codes: Type.Optional(Type.Array(Type.Object({ code: Type.String(), variant: Type.Optional(Type.String()) }))),
    }),
  ),
  fields: Type.Optional(Type.Record(Type.String(), Type.Array(Type.Unknown()))),
  inner_hits: Type.Optional(chosenVariant),
})
export type Hit = Static<typeof hit>

/** A whole answer: one of some shards alone, or of a search that ran out of time, is none. */
export const readAnswer = reader(
  'answer',
  Type.Object({
    timed_out: Type.Literal(false),
    _shards: shards,
    hits: Type.Object({
      total: Type.Optional(Type.Object({ value: count, relation: Type.Literal('eq') })),
      max_score: nullable(Type.Number()),
      hits: Type.Array(hit),
    }),
    aggregations: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  }),
)

const readTerms = reader(
  'list of counts',
  Type.Object({ values: Type.Object({ buckets: Type.Array(Type.Object({ key, doc_count: count })) }) }),
)

/** Values with the numbers of documents that have them. */
export const readDocumentCounts = (value: unknown): [string, number][] =>
  readTerms(value).values.buckets.map((bucket) => [String(bucket.key), bucket.doc_count])

const readRanges = reader(
  'list of ranges',
  Type.Object({ buckets: Type.Record(Type.String(), Type.Object({ doc_count: count })) }),
)

/** Places of ranges with the numbers of documents in them. */
export const readRangeCounts = (value: unknown): [string, number][] =>
  Object.entries(readRanges(value).buckets).map(([at, bucket]) => [at, bucket.doc_count])

const readVariants = reader(
  'list of counts of variants',
  Type.Object({ variants: Type.Record(Type.String(), Type.Unknown()) }),
)
const readParts = reader(
  'list of counts of variants',
  Type.Object({
    values: Type.Object({
      buckets: Type.Array(Type.Object({ key, documents: Type.Object({ doc_count: count }) })),
    }),
  }),
)

/** Counts of documents by the values of their variants, in named parts to be added up. */
export const readVariantCounts = (value: unknown): { name: string; values: [string, number][] }[] =>
  Object.entries(readVariants(value).variants)
    .filter(([name]) => /^(plus|minus)/.test(name))
    .map(([name, part]) => ({
      name,
      values: readParts(part).values.buckets.map((bucket) => [String(bucket.key), bucket.documents.doc_count]),
    }))

/** What became of the lines of a bulk request: the statuses, in their order. */
export const readBulk = reader(
  'account of a bulk request',
  Type.Object({
    errors: Type.Boolean(),
    items: Type.Array(
      Type.Record(
        Type.String(),
        Type.Object({ status: Type.Integer(), error: Type.Optional(Type.Object({ type: Type.String() })) }),
      ),
    ),
  }),
)

/** The indexes of an alias, or of a name with a star. */
export const readIndexes = reader(
  'list of indexes',
  Type.Record(Type.String(), Type.Object({ aliases: Type.Record(Type.String(), Type.Unknown()) })),
)

const best = reader(
  'best score',
  Type.Object({
    timed_out: Type.Literal(false),
    _shards: shards,
    hits: Type.Object({ max_score: nullable(Type.Number()) }),
  }),
)

/** The highest score, 0 where nothing was found. */
export const readBest = (value: unknown): number => best(value).hits.max_score ?? 0

const buckets = Type.Object({ buckets: Type.Array(Type.Object({ key: Type.String(), doc_count: count })) })
const counts = reader(
  'count of words',
  Type.Object({
    timed_out: Type.Literal(false),
    _shards: shards,
    hits: Type.Object({ total: Type.Object({ value: count, relation: Type.Literal('eq') }) }),
    aggregations: Type.Object({ terms: buckets, words: buckets }),
  }),
)

/** The number of documents, and of those that have each term and each word, most frequent first. */
export const readCounts = (value: unknown): { total: number; terms: [string, number][]; words: [string, number][] } => {
  const { hits, aggregations } = counts(value)
  const toPairs = (list: Static<typeof buckets>): [string, number][] =>
    list.buckets.map((bucket) => [bucket.key, bucket.doc_count])
  return { total: hits.total.value, terms: toPairs(aggregations.terms), words: toPairs(aggregations.words) }
}
