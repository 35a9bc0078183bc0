import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { parse as parseAtOnce } from 'csv-parse/sync'
import type { SourceFile } from './format.ts'

/** A row of a file by the names of its columns (lower case, trimmed); `line` is where it begins, from 1. */
export type CsvRow = {
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
  /** What is wrong with the row as a row; its cells are not to be trusted then. */
  readonly problem?: string
}

/** A file that cannot be taken at all; `message` is for people and names the line where there is one. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

const longestRow = 8_000_000

const shared = {
  bom: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  max_record_size: longestRow,
}

/** The line that names the delimiter to Excel before the header, such as `sep=;`. */
const delimiterName = /^\ufeff?"?sep=([,;\t])"?(?=[\r\n]|$)/i

/** A head with a blank line where it names its delimiter. */
export const withoutDelimiterName = (head: string): string => head.replace(delimiterName, '')

/** Comma, semicolon or tab: what the head names, else whichever its first line has most of outside of its quotes. */
export const findDelimiter = (head: string): string => {
  const named = delimiterName.exec(head)?.[1]
  if (named) return named
  const [first = ''] = head.split(/\r\n|\n|\r/, 1)
  const line = first.replace(/"[^"]*"/g, '')
  const count = (delimiter: string) => line.split(delimiter).length
  return [',', ';', '\t'].reduce((best, candidate) => (count(candidate) > count(best) ? candidate : best))
}

/** The names of a head's columns; undefined where it is no table. */
export const readColumns = (head: string, renamed?: SourceFile['columns']): string[] | undefined => {
  try {
    const options = { ...shared, delimiter: findDelimiter(head), to: 1 }
    const rows: string[][] = parseAtOnce(withoutDelimiterName(head), options)
    return rows[0] && toColumnNames(rows[0], renamed)
  } catch {
    return undefined
  }
}

/** A name that stands twice tells the columns apart by a number: `images`, `images (2)`. None is one that every object has. */
const toColumnNames = (cells: readonly string[], renamed?: SourceFile['columns']): string[] => {
  const met = new Map<string, number>()
  return cells.map((cell) => {
    const plain = cell.trim().toLowerCase()
    const name = plain in Object.prototype ? `${plain} column` : plain
    const count = (met.get(name) ?? 0) + 1
    met.set(name, count)
    const own = name && count > 1 ? `${name} (${count})` : name
    return renamed?.get(own) ?? own
  })
}

/** The rows of a file one by one, in near-constant memory whatever its size. Throws `UnreadableFile`. */
export async function* readRows(file: SourceFile, delimiter: string): AsyncGenerator<CsvRow> {
  const parser = parse({ ...shared, delimiter, info: true })
  let columns: string[] | undefined
  let line = 1
  // inside quotes the parser takes \r\n for two line breaks
  let twice = 0
  const text = Readable.from(readText(file))
  text.on('error', (error) => parser.destroy(error))
  text.pipe(parser)
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      for (const cell of record) if (cell.includes('\r\n')) twice += cell.split('\r\n').length - 1
      line = info.lines - twice
      if (!columns) {
        columns = toColumnNames(record, file.columns)
        continue
      }
      yield toRow(record, columns, line - countLines(record))
    }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile(describe(error as Error & { code?: string; lines?: number }, line))
  } finally {
    text.destroy()
    parser.destroy()
  }
}

const toRow = (record: readonly string[], columns: readonly string[], line: number): CsvRow => {
  const cells: Record<string, string> = {}
  for (let index = 0; index < columns.length; index++) {
    const value = record[index]?.trim()
    const column = columns[index]
    // PostgreSQL holds no zero character
    if (value && column) cells[column] = value.includes('\0') ? value.replaceAll('\0', '') : value
  }
  if (record.length === columns.length) return { line, cells }
  // spreadsheets drop empty cells at the end and add them as well
  const isHarmless =
    record.length < columns.length ? record.length > 1 : record.slice(columns.length).every((cell) => !cell.trim())
  return isHarmless
    ? { line, cells }
    : { line, cells, problem: `${record.length} cells where the header has ${columns.length}` }
}

/** A record is counted at its end; its own line breaks tell where it began. */
const countLines = (record: readonly string[]): number => {
  let count = 0
  for (const cell of record)
    if (cell.includes('\n') || cell.includes('\r')) count += cell.split(/\r\n|\n|\r/).length - 1
  return count
}

const describe = (error: Error & { code?: string; lines?: number }, line: number): string => {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return `a quoted cell that begins after line ${line} is never closed`
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return `the row after line ${line} is longer than ${longestRow / 1_000_000} MB: a quote is never closed`
  if (error.code === 'CSV_INVALID_CLOSING_QUOTE')
    return `line ${error.lines ?? line + 1}: a quoted cell goes on behind its closing quote`
  return error.message
}

/**
 * The text of a file in pieces, without the name of its delimiter: UTF-8, or UTF-16 where its mark says so. Throws
 * `UnreadableFile` for anything else.
 */
export async function* readText({ path, onRead }: SourceFile): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      const isFirst = decoder === undefined
      decoder ??= new TextDecoder(findEncoding(chunk), { fatal: true })
      const text = decoder.decode(chunk, { stream: true })
      yield isFirst ? withoutDelimiterName(text) : text
      onRead?.(chunk.length)
    }
    const rest = decoder?.decode()
    if (rest) yield rest
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
      throw await toUndecodable(path, decoder?.encoding)
    }
    throw new UnreadableFile((error as Error).message)
  }
}

/** Why the bytes of a file are no text in this encoding, with the line of the first of them. */
export const toUndecodable = async (path: string, encoding?: string): Promise<UnreadableFile> => {
  const line = await findBadLine(path, encoding)
  return new UnreadableFile(
    encoding === 'utf-8'
      ? `it is not UTF-8 (line ${line}): save it as CSV UTF-8`
      : `it is UTF-16 that is cut off or broken (line ${line}): save it as CSV UTF-8`,
  )
}

/** The line, from 1, with the first bytes that stand for no sign: looked for where there are some, in near-constant memory. */
const findBadLine = async (path: string, encoding?: string): Promise<number> => {
  const decoder = new TextDecoder(encoding)
  let line = 1
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const [good = '', bad] = decoder.decode(chunk, { stream: true }).split('\ufffd', 2)
    line += good.split('\n').length - 1
    if (bad !== undefined) break
  }
  return line
}

/** UTF-16 where the mark at its beginning says so. */
export const findEncoding = (start: Buffer): string =>
  start[0] === 0xff && start[1] === 0xfe ? 'utf-16le' : start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : 'utf-8'
