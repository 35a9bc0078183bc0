import { SaxesParser } from 'saxes'
import { readText, UnreadableFile } from '../formats/csv.ts'
import type { CsvRow } from '../formats/csv.ts'
import type { SourceFile } from '../formats/format.ts'

const longestItem = 8_000_000
const deepest = 50
const items = new Set(['item', 'entry'])

type Item = { readonly line: number; readonly cells: Record<string, string>; size: number }
type Field = { readonly name: string; readonly texts: string[] }

/**
 * The items of an RSS or Atom feed one by one, as rows: elements of Google's namespace and of none by their plain names, those of
 * `lists` joined by line breaks, of the others the first; what an element holds is joined by colons as in Google's tables. Reads
 * neither document types nor entities of its own. Throws `UnreadableFile` with line and column.
 */
export async function* readItems(file: SourceFile, lists: ReadonlySet<string>): AsyncGenerator<CsvRow> {
  const parser = new SaxesParser({ position: true })
  const open: string[] = []
  const prefixes = new Set(['', 'g'])
  const ready: CsvRow[] = []
  let item: (Item & { readonly depth: number }) | undefined
  let field: (Field & { readonly depth: number }) | undefined
  let text = ''
  let waiting = 0
  let skipped = 0
  let problem: string | undefined
  const stop = (message: string) => {
    problem ??= `line ${parser.line + skipped}, column ${parser.column}: ${message}`
  }

  const endText = () => {
    const plain = text.trim()
    text = ''
    if (!plain || !item || !field) return
    item.size += plain.length
    if (item.size > longestItem) stop(`an item is longer than ${longestItem / 1_000_000} MB`)
    else field.texts.push(plain)
  }
  const endField = () => {
    if (!item || !field) return
    const { name, texts } = field
    const value = texts.join(':')
    const known = item.cells[name]
    if (value && known === undefined) item.cells[name] = value
    else if (value && lists.has(name)) item.cells[name] = `${known}\n${value}`
    field = undefined
  }

  parser.on('error', (error) => stop(error.message.replace(/^(?:\S*?:)?\d+:\d+:\s*/, '').replace(/\.$/, '')))
  parser.on('doctype', () => stop('a document type is declared, and those are not read'))
  parser.on('opentag', ({ name, attributes }) => {
    waiting = 0
    for (const [key, value] of Object.entries(attributes))
      if (key.startsWith('xmlns:') && value.includes('base.google.com/ns')) prefixes.add(key.slice(6))
    endText()
    open.push(name)
    if (open.length > deepest) stop(`elements stand more than ${deepest} deep in each other`)
    const [local = '', prefix = ''] = name.split(':').reverse()
    if (!item && items.has(local)) item = { line: parser.line + skipped, cells: {}, size: 0, depth: open.length }
    else if (item && !field && prefixes.has(prefix))
      field = { name: local.toLowerCase(), texts: [], depth: open.length }
  })
  parser.on('text', (more) => {
    waiting = 0
    if (field) text += more
  })
  parser.on('cdata', (more) => {
    waiting = 0
    if (field) text += more
  })
  parser.on('closetag', () => {
    endText()
    if (field?.depth === open.length) endField()
    if (item?.depth === open.length) {
      ready.push({ line: item.line, cells: item.cells })
      item = undefined
    }
    open.pop()
  })

  let isStart = true
  for await (const chunk of readText(file)) {
    // a blank line before the declaration is no harm
    const piece = isStart ? chunk.trimStart() : chunk
    if (isStart) skipped += chunk.slice(0, chunk.length - piece.length).split('\n').length - 1
    if (piece) isStart = false
    waiting += piece.length
    parser.write(piece)
    if (waiting > longestItem) stop(`a text is longer than ${longestItem / 1_000_000} MB: a sign is never closed`)
    if (problem) throw new UnreadableFile(problem)
    yield* ready.splice(0)
  }
  parser.close()
  if (problem) throw new UnreadableFile(problem)
  yield* ready.splice(0)
}
