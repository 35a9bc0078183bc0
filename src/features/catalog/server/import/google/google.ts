import { readRows } from '../formats/csv.ts'
import type { CsvRow } from '../formats/csv.ts'
import { openFileRow } from '../formats/file-row.ts'
import type { Columns } from '../formats/file-row.ts'
import type { Format, Head, ReadContext } from '../formats/format.ts'
import { findGoogleUnsaid, googleFields, googleLists, googleMapping, readGoogleColumns } from './google-columns.ts'
import { readGroup, readSingle } from './google-items.ts'
import { groupRows } from '../formats/row-groups.ts'
import { leaveUnsaid } from '../formats/unsaid.ts'
import { readItems } from './xml-items.ts'

const ofGroup = 'group '
const ofItem = 'item '

const readAll = async (given: ReadContext, columns: Columns, rows: AsyncIterable<CsvRow>): Promise<void> => {
  const skus = new Set<string>()
  // a feed has no header: which elements it has is known when it is read
  const fields = new Set(columns.keys())
  const open = (row: CsvRow) => openFileRow(given, columns, row)
  const keyOf = (csvRow: CsvRow): string | undefined => {
    const row = open(csvRow)
    for (const field of Object.keys(csvRow.cells)) fields.add(field)
    if (row.isRefused()) return undefined
    const id = row.cell('id')
    if (!id) {
      row.refuse('id', 'an item needs an id')
      return undefined
    }
    skus.add(id)
    const group = row.cell('item_group_id')
    return group ? `${ofGroup}${group}` : `${ofItem}${id}`
  }
  const refuse = (row: CsvRow, message: string) => open(row).refuse('item_group_id', message)
  let context: ReadContext | undefined
  for await (const [key, csvRows] of groupRows(rows, { keyOf, refuse })) {
    context ??= leaveUnsaid(given, findGoogleUnsaid(fields))
    const opened = csvRows.map((csvRow) => {
      const row = open(csvRow)
      row.callBy(row.cell('id') ?? '')
      return row
    })
    if (key.startsWith(ofGroup)) await readGroup(context, key.slice(ofGroup.length), opened, skus)
    else for (const row of opened) await readSingle(context, row)
  }
}

const isFeed = ({ text }: Head): boolean =>
  /<(?:rss|feed|rdf:RDF)\b/.test(text) && /base\.google\.com\/ns|<g:id\b/.test(text) && text.trimStart().startsWith('<')

const googleXml: Format = {
  name: 'Google Merchant (XML)',
  anchors: 'an RSS or Atom feed with xmlns:g="http://base.google.com/ns/1.0"',
  recognises: isFeed,
  mapping: googleMapping,
  read: (context) => readAll(context, new Map([['sku', 'id']]), readItems(context.file, googleLists)),
}

const anchors = [
  'link',
  'image_link',
  'availability',
  'price',
  'condition',
  'google_product_category',
  'product_type',
  'item_group_id',
]

/** Cells that a spreadsheet could take for a formula stand behind an apostrophe, in our own feeds too. */
async function* readPlainRows({ file, head }: ReadContext): AsyncGenerator<CsvRow> {
  for await (const row of readRows(file, head.delimiter)) {
    const cells = Object.entries(row.cells).map(([column, cell]) => [column, cell.replace(/^'(?='*[=+\-@])/, '')])
    yield { ...row, cells: Object.fromEntries(cells) }
  }
}

/** Tables with Google's names: tab separated for Google, comma separated for Meta. */
const googleTable: Format = {
  name: 'Google Merchant (table)',
  anchors: `id and title with two of ${anchors.join(', ')}`,
  recognises: ({ columns }) => {
    const fields = readGoogleColumns(columns)
    return fields.has('id') && fields.has('title') && anchors.filter((anchor) => fields.has(anchor)).length >= 2
  },
  mapping: googleMapping,
  fields: googleFields,
  read: (context) => {
    const fields = readGoogleColumns(context.head.columns)
    return readAll(context, new Map([...fields, ['sku', fields.get('id') ?? 'id']]), readPlainRows(context))
  },
}

export const googleFormats: readonly Format[] = [googleXml, googleTable]
