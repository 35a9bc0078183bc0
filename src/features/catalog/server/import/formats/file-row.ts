import type { Place } from '../records.ts'
import type { CsvRow } from './csv.ts'
import type { ReadContext } from './format.ts'

/** A row of products by the fields that its columns mean, with what was found wrong with it. */
export type FileRow = {
  readonly line: number
  /** By field, else by the column's own name. */
  readonly cell: (field: string) => string | undefined
  readonly cells: CsvRow['cells']
  readonly place: (field: string) => Place
  /** The SKU that reports name from now on; a row without one gets it from elsewhere. */
  readonly callBy: (sku: string) => void
  /** Tells it; the row counts as refused from then on. */
  readonly refuse: (field: string, message: string) => void
  /** Tells what was left out of a row that is taken. */
  readonly note: (field: string, message: string) => void
  readonly isRefused: () => boolean
}

/** Columns of a file by the fields they mean. */
export type Columns = ReadonlyMap<string, string>

/** The first of each field's names that the file has; of a field that it lacks the first of all, which reports can name. */
export const matchColumns = (
  names: Readonly<Record<string, readonly string[]>>,
  columns: ReadonlySet<string>,
): Map<string, string> => {
  const found = new Map<string, string>()
  for (const [field, all] of Object.entries(names)) {
    const name = all.find((each) => columns.has(each)) ?? all[0]
    if (name !== undefined) found.set(field, name)
  }
  return found
}

export const openFileRow = (
  { file, sink }: ReadContext,
  columns: Columns,
  { line, cells, problem }: CsvRow,
): FileRow => {
  let refused = false
  let sku = cells[columns.get('sku') ?? 'sku']
  const place = (field: string) => ({ file: file.name, line, column: columns.get(field) ?? field })
  const tell = (field: string, message: string, isRefused: boolean) =>
    sink.issue({ ...place(field), kind: 'products', ...(sku ? { sku } : {}), message, isRefused })
  const refuse = (field: string, message: string) => {
    refused = true
    tell(field, message, true)
  }
  if (problem) refuse('sku', problem)
  return {
    line,
    cells,
    cell: (field) => cells[columns.get(field) ?? field],
    place,
    callBy: (name) => {
      sku = name
    },
    refuse,
    note: (field, message) => tell(field, message, false),
    isRefused: () => refused,
  }
}

/** A SKU is an address and a key: of a length that both can bear. */
export const checkSku = (row: FileRow, sku: string, field = 'sku'): void => {
  if (sku.length > 200) row.refuse(field, 'is longer than 200 characters, the most a SKU can have')
}

/** A name is an address as well. */
export const checkName = (row: FileRow, field: string, name: string): void => {
  if (!name) row.refuse(field, 'a product needs a name')
  if (name.length > 1000) row.refuse(field, 'is longer than 1000 characters, the most a name can have')
}

/** Characters that the value of a filter can have. */
export const longestOption = 250

export const checkOption = (row: FileRow, field: string, value: string): void => {
  if (value.length > longestOption)
    row.refuse(field, `is longer than ${longestOption} characters, the most an option can have`)
}

/** The wanted SKU, or with an ending that makes it free; it is taken from then on. */
export const takeFreeSku = (wanted: string, taken: Set<string>, ending = ''): string => {
  let sku = wanted
  for (let number = 2; taken.has(sku); number++)
    sku = ending && !taken.has(`${wanted}-${ending}`) ? `${wanted}-${ending}` : `${wanted}-${number}`
  taken.add(sku)
  return sku
}

/** Cells that a spreadsheet could take for a formula stand behind an apostrophe. */
export const plainCell = (cell: string | undefined): string | undefined =>
  cell?.replace(/^'(?=[=+\-@])/, '') || undefined
