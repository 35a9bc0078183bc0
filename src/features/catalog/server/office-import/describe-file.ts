import { readColumns, readText, UnreadableFile } from '../import/formats/csv.ts'
import { detectFormat, readHead } from '../import/formats/detect.ts'
import type { Format, Head, Mapping, SourceFile } from '../import/formats/format.ts'
import { formats } from '../import/formats/index.ts'
import { plainTable } from '../import/magento/magento.ts'
import type { ImportColumn, ImportUploadFile } from '../../rules/import-calls.ts'

type Kind = 'table' | 'document'

/** A table has columns; documents and feeds say by themselves what their fields are. */
const kindOf = ({ text }: Head): Kind => (/^\s*[<{[]/.test(text) ? 'document' : 'table')

/** What a file is and its header, in small letters, whatever people said of it; without columns where it cannot be read. */
export const readOwnColumns = async ({ path, name }: SourceFile): Promise<{ kind: Kind; columns: string[] }> => {
  try {
    const head = await readHead({ path, name })
    const kind = kindOf(head)
    return { kind, columns: kind === 'table' ? (readColumns(head.text) ?? []).filter(Boolean) : [] }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return { kind: 'table', columns: [] }
  }
}

/** Rows below the header, line breaks in quotes not counted; items of a feed; documents of a dump. */
export const countRows = async (file: SourceFile, kind: Kind): Promise<number> => {
  const counter = kind === 'table' ? countLines(true) : undefined
  let found = counter
  let isFeed = false
  try {
    for await (const text of readText(file)) {
      if (!found) {
        isFeed = text.trimStart().startsWith('<')
        found = isFeed ? countItems() : countLines(false)
      }
      found.take(text)
    }
  } catch (error) {
    // what is wrong with it, its description says
    if (!(error instanceof UnreadableFile)) throw error
  }
  const count = found?.count() ?? 0
  return kind === 'table' ? Math.max(0, count - 1) : count
}

const [quote, lineFeed, carriageReturn] = [34, 10, 13]

/** Lines that have something in them. */
const countLines = (hasQuotes: boolean) => {
  let [lines, isQuoted, isBlank] = [0, false, true]
  return {
    take: (text: string): void => {
      for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at)
        if (code === quote && hasQuotes) isQuoted = !isQuoted
        if ((code === lineFeed || code === carriageReturn) && !isQuoted) {
          lines += isBlank ? 0 : 1
          isBlank = true
        } else isBlank = false
      }
    },
    count: () => lines + (isBlank ? 0 : 1),
  }
}

const countItems = () => {
  let [items, rest] = [0, '']
  return {
    take: (text: string): void => {
      const all = rest + text
      items += all.match(/<(?:item|entry)[\s>]/g)?.length ?? 0
      rest = /<[a-z]{0,5}$/.exec(all.slice(-6))?.[0] ?? ''
    },
    count: () => items,
  }
}

type Described = Pick<ImportUploadFile, 'format' | 'problem' | 'delimiter' | 'columns' | 'fields'>

/** The format of a file, what becomes of its columns, and what else those that it does not know could be. */
export const describeFile = async (file: SourceFile, kind: Kind): Promise<Described> => {
  try {
    const plain = await readHead({ path: file.path, name: file.name })
    const mapped = await readHead(file)
    const { format, problem } = await findFormat(file)
    const own = format ?? plainTable
    if (kind === 'document')
      return {
        format: format?.name ?? null,
        problem,
        delimiter: null,
        columns: toColumns(own.mapping?.(plain) ?? []),
        fields: [],
      }
    const meanings = new Map(own.mapping?.(mapped).map(({ from, to }) => [from, to]))
    const first = (await findFormat({ ...file, columns: new Map() })).format ?? plainTable
    const known = new Set(first.mapping?.(plain).flatMap(({ from, isExtra }) => (isExtra ? [] : [from])))
    const names = (readColumns(plain.text) ?? []).filter(Boolean)
    const columns = names.map((name): ImportColumn => {
      const field = file.columns?.get(name) ?? null
      return { name, field, to: meanings.get(field ?? name) ?? 'left out', is_known: known.has(name) && field === null }
    })
    const fields = (own.fields?.(mapped) ?? []).map(({ from, to }) => ({ name: from, to }))
    return { format: format?.name ?? null, problem, delimiter: plain.delimiter, columns, fields }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return { format: null, problem: error.message, delimiter: null, columns: [], fields: [] }
  }
}

const toColumns = (mapping: readonly Mapping[]): ImportColumn[] =>
  mapping.map(({ from, to }) => ({ name: from, to, is_known: true, field: null }))

const findFormat = async (file: SourceFile): Promise<{ format: Format | undefined; problem: string | null }> => {
  try {
    return { format: (await detectFormat(file, formats)).format, problem: null }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return { format: undefined, problem: error.message }
  }
}

/** Why such a mapping cannot be: of a column that is none or means something already, to a field that is none or taken. */
export const findMappingProblem = async (
  file: SourceFile,
  columns: Readonly<Record<string, string>>,
): Promise<string | undefined> => {
  const { columns: own, fields } = await describeFile({ ...file, columns: new Map() }, 'table')
  const free = new Set(fields.map(({ name }) => name))
  for (const [name, field] of Object.entries(columns)) {
    if (!own.some((column) => column.name === name && !column.is_known)) return `${name}: no column that can be said`
    if (!free.delete(field)) return `${name}: ${field} is taken, or no field`
  }
  return undefined
}
