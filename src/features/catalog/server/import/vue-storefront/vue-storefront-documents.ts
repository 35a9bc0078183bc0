import { isRecord } from '#core/record.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import { withoutNul } from '#platform/server/database/searched-text.ts'
import type { Kind } from '../records.ts'
import { readText, UnreadableFile } from '../formats/csv.ts'
import { findViewByCode } from '../formats/find-view.ts'
import type { ReadContext, SourceFile } from '../formats/format.ts'

const entities = ['product', 'category', 'attribute', 'taxrule', 'cms_page', 'cms_block', 'review'] as const
export type Entity = (typeof entities)[number]

export type Fields = Readonly<Record<string, unknown>>

/** A line of a dump: what it is about, in which language, and its fields; or what is wrong with the line. */
export type Document =
  | { readonly line: number; readonly entity: Entity; readonly code: string; readonly fields: Fields }
  | { readonly line: number; readonly problem: string }

const longestLine = 8_000_000

/** The documents of a dump one by one. Throws `UnreadableFile`. */
export async function* readDocuments(file: SourceFile): AsyncGenerator<Document> {
  let line = 0
  let rest = ''
  for await (const text of readText(file)) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > longestLine)
      throw new UnreadableFile(`line ${line + lines.length + 1} is longer than ${longestLine / 1e6} MB`)
    for (const each of lines) {
      line++
      if (each.trim()) yield toDocument(each, line)
    }
  }
  if (rest.trim()) yield toDocument(rest, line + 1)
}

const toDocument = (text: string, line: number): Document => {
  const found = parse(text)
  if (!found) return { line, problem: 'is no JSON document: the line is cut off or broken' }
  const index = toText(found['_index']) ?? ''
  const fields = toFields(found['_source'])
  if (!fields) return { line, problem: 'has no fields under _source' }
  const plain = index.replace(/_\d+$/, '')
  const entity = entities.find((each) => each === found['_type']) ?? entities.find((each) => plain.endsWith(`_${each}`))
  if (!entity) return { line, problem: `is of the index "${index}", which is no part of a catalogue` }
  const code = /_([a-z]{2}(?:_[a-z]{2})?)$/.exec(plain.replace(new RegExp(`_${entity}$`), ''))?.[1]
  return { line, entity, code: code ?? '', fields }
}

/** PostgreSQL holds neither zero characters nor halves of surrogate pairs; JSON can. */
const parse = (text: string): Fields | undefined => {
  try {
    const isOdd = /\\u(?:0000|d[89a-f])/i.test(text)
    const clean = (_: string, value: unknown) => (typeof value === 'string' ? withoutNul(value.toWellFormed()) : value)
    return toFields(JSON.parse(text, isOdd ? clean : undefined))
  } catch {
    return undefined
  }
}

export const toFields = (value: unknown): Fields | undefined => (isRecord(value) ? value : undefined)

/** The objects of a list; anything else is an empty one. */
export const toList = (value: unknown): Fields[] =>
  (Array.isArray(value) ? (value as unknown[]) : []).map(toFields).filter((one) => one !== undefined)

/** Dumps write one value as a number, a string or a boolean. */
export const toText = (value: unknown): string | undefined => {
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  return String(value).trim() || undefined
}

/** A document with its file, and what was found wrong with it. */
export type DocumentRow = {
  readonly fields: Fields
  readonly view: StoreView
  /** False for a document of one language beside those of the whole shop. */
  readonly isOfShop: boolean
  readonly text: (field: string) => string | undefined
  readonly place: (field: string) => { readonly file: string; readonly line: number; readonly column: string }
  readonly refuse: (field: string, message: string) => void
  readonly note: (field: string, message: string) => void
  readonly isRefused: () => boolean
}

const kindOf: Readonly<Record<Entity, Kind>> = {
  product: 'products',
  category: 'products',
  attribute: 'products',
  taxrule: 'taxes',
  cms_page: 'content',
  cms_block: 'content',
  review: 'reviews',
}

/** Undefined for a line that is refused at once. */
export const openDocument = ({ file, sink, view }: ReadContext, document: Document): DocumentRow | undefined => {
  const place = (column: string) => ({ file: file.name, line: document.line, column })
  if ('problem' in document) {
    sink.issue({ ...place('_source'), kind: 'products', message: document.problem, isRefused: true })
    return undefined
  }
  const { entity, code, fields } = document
  const own = code ? findViewByCode(code) : view
  const sku = toText(fields['sku'])
  let refused = false
  const tell = (field: string, message: string, isRefused: boolean) =>
    sink.issue({ ...place(field), kind: kindOf[entity], ...(sku ? { sku } : {}), message, isRefused })
  if (!own) {
    tell('_index', `"${code}" is no store view of this shop`, true)
    return undefined
  }
  return {
    fields,
    view: own,
    isOfShop: !code,
    text: (field) => toText(fields[field]),
    place,
    refuse: (field, message) => {
      refused = true
      tell(field, message, true)
    },
    note: (field, message) => tell(field, message, false),
    isRefused: () => refused,
  }
}
