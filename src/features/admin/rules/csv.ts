/** A cell of a file for spreadsheets: a number is written as it is. */
export type Cell = string | number | boolean | null | undefined

/** What a spreadsheet takes for the beginning of a formula. */
const formula = /^[\s]*[=+\-@\t\r]/

const written = (cell: Cell): string => {
  if (typeof cell !== 'string') return cell === null || cell === undefined ? '' : String(cell)
  const safe = formula.test(cell) ? `'${cell}` : cell
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows of a CSV file. No text of them is a formula to the program that opens it: such a text begins with an apostrophe. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')
