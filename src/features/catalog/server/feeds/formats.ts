import { escapeXml, xmlElement } from '#core/xml.ts'
import type { FeedItem } from '../../rules/feeds/feed-items.ts'
import { googleColumns, googleFields } from './fields.ts'
import type { FeedContext } from './fields.ts'

export type FeedFormat = {
  readonly type: string
  readonly head: (context: FeedContext & { readonly title: string; readonly language: string }) => string
  readonly item: (item: FeedItem, context: FeedContext & { readonly title: string }) => string
  readonly tail: string
}

/** RSS 2.0 with Google's names. */
const googleXml: FeedFormat = {
  type: 'application/xml; charset=utf-8',
  head: ({ title, home, language }) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n${xmlElement('title', title)}\n${xmlElement('link', home)}\n${xmlElement('description', title)}\n${xmlElement('language', language)}\n`,
  item: (item, context) => {
    const elements = googleFields(item, context).flatMap(([name, value]) =>
      (typeof value === 'string' ? [value] : value).map((text) => `<g:${name}>${escapeXml(text)}</g:${name}>`),
    )
    return `<item>${elements.join('')}</item>\n`
  },
  tail: '</channel>\n</rss>\n',
}

/**
 * A text in one line that no spreadsheet takes for a formula. What has such an apostrophe already gets another, so that the import,
 * which takes one off, finds the text as it was.
 */
const toCell = (text: string): string => {
  const line = text.replace(/[\t\r\n]+/g, ' ').trim()
  return /^'*[=+\-@]/.test(line) ? `'${line}` : line
}

/** A cell in quotes where it holds what would end it. */
const quoted = (cell: string, delimiter: string): string =>
  cell.includes('"') || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell

const table = (
  type: string,
  delimiter: string,
  columns: readonly string[],
  fieldsOf: (item: FeedItem, context: FeedContext & { readonly title: string }) => ReturnType<typeof googleFields>,
): FeedFormat => ({
  type,
  head: () => `${columns.join(delimiter)}\n`,
  item: (item, context) => {
    const fields = new Map(fieldsOf(item, context))
    const cells = columns.map((column) => {
      const value = fields.get(column) ?? ''
      return quoted(toCell(typeof value === 'string' ? value : value.join(',')), delimiter)
    })
    return `${cells.join(delimiter)}\n`
  },
  tail: '',
})

const googleTsv = table('text/tab-separated-values; charset=utf-8', '\t', googleColumns, googleFields)

/** Meta has most of Google's names; its words for availability have spaces, and every item has a brand. */
const metaCsv = table(
  'text/csv; charset=utf-8',
  ',',
  googleColumns.filter((column) => column !== 'identifier_exists' && column !== 'is_bundle'),
  (item, context) => [
    ['brand', context.title],
    ...googleFields(item, context).map(([name, value]) =>
      name === 'availability' ? ([name, String(value).replaceAll('_', ' ')] as const) : ([name, value] as const),
    ),
  ],
)

/** The feeds of every store view, by the file they are fetched as. */
export const feedFormats = { 'google.xml': googleXml, 'google.tsv': googleTsv, 'meta.csv': metaCsv } as const
