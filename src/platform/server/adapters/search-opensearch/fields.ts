import { createHash } from 'node:crypto'

/** Codes of any spelling as names that the mapping takes: other signs than small letters and digits by their numbers. */
export const fieldName = (code: string): string =>
  [...code].map((sign) => (/[a-z0-9]/.test(sign) ? sign : `_${(sign.codePointAt(0) ?? 0).toString(16)}_`)).join('')

/** Keywords, numbers, and the same of variants; the terms of a language as they are searched and as they are counted; its words. */
export const fields = {
  keyword: (code: string) => `k.${fieldName(code)}`,
  number: (code: string) => `n.${fieldName(code)}`,
  variantKeyword: (code: string) => `v.k.${fieldName(code)}`,
  variantNumber: (code: string) => `v.n.${fieldName(code)}`,
  words: (language: string) => `t.${fieldName(language)}`,
  terms: (language: string) => `w.${fieldName(language)}`,
  spellings: (language: string) => `s.${fieldName(language)}`,
} as const

/** What a word weighs in a document is kept as how often it occurs, which is a whole number. */
export const weightUnit = 50_000

const keyword = { type: 'keyword', ignore_above: 8000 }
const number = { type: 'double' }
const unread = { type: 'keyword', index: false, doc_values: false }

const template = (name: string, path: string, mapping: object) => ({ [name]: { path_match: path, mapping } })

/** Settings and mapping of an index. One shard: counts of several would be estimates. */
export const indexBody = {
  settings: {
    number_of_shards: 1,
    auto_expand_replicas: '0-1',
    'mapping.total_fields.limit': 5000,
    'mapping.nested_objects.limit': 100_000,
    max_result_window: 1_000_000,
    max_terms_count: 2_000_000,
    max_inner_result_window: 10,
    // what changed is asked to be seen at once
    refresh_interval: '-1',
    similarity: {
      weight: { type: 'scripted', script: { source: `return query.boost * doc.freq / ${weightUnit}.0` } },
    },
    analysis: {
      filter: { weighed: { type: 'delimited_term_freq', delimiter: '|' } },
      analyzer: { weighed: { type: 'custom', tokenizer: 'whitespace', filter: ['weighed'] } },
    },
  },
  mappings: {
    dynamic: false,
    _source: { includes: ['codes'] },
    dynamic_templates: [
      template('keywords', 'k.*', keyword),
      template('numbers', 'n.*', number),
      template('keywords of variants', 'v.k.*', keyword),
      template('numbers of variants', 'v.n.*', number),
      template('words', 't.*', {
        type: 'text',
        analyzer: 'weighed',
        similarity: 'weight',
        norms: false,
        index_options: 'freqs',
      }),
      template('terms', 'w.*', { type: 'keyword', index: false }),
      template('spellings', 's.*', { type: 'keyword', index: false }),
    ],
    properties: {
      id: { type: 'integer' },
      mark: { type: 'keyword', index: false },
      languages: { type: 'keyword' },
      code: keyword,
      codes: { type: 'object', properties: { code: unread, variant: unread } },
      places: keyword,
      k: { type: 'object', dynamic: true },
      n: { type: 'object', dynamic: true },
      t: { type: 'object', dynamic: true },
      w: { type: 'object', dynamic: true },
      s: { type: 'object', dynamic: true },
      v: {
        type: 'nested',
        dynamic: false,
        properties: {
          key: keyword,
          at: { type: 'integer' },
          k: { type: 'object', dynamic: true },
          n: { type: 'object', dynamic: true },
        },
      },
    },
  },
}

/** The name of an index of this shape: what would be written otherwise goes into another one. */
export const indexName = (alias: string, shape: object): string =>
  `${alias}-${createHash('sha256')
    .update(JSON.stringify([indexBody, shape]))
    .digest('hex')
    .slice(0, 16)}`
