/** A cell of a file for spreadsheets: a number is written as it is. */
export type Cell = string | number | boolean | null | undefined

/** What a spreadsheet takes for the beginning of a formula; the wide signs are those of Asian keyboards. */
const formula = /^\s*[=+\-@＝＋－＠\t\r]/
/** Where a cell begins for a spreadsheet that separates by semicolons or tabs, which takes no quote within a cell for one. */
const inner = /[;\t\r\n](?=[ "]*[=+\-@＝＋－＠])/g

const written = (cell: Cell): string => {
  if (typeof cell !== 'string') return cell === null || cell === undefined ? '' : String(cell)
  const whole = cell.replaceAll(inner, `$&'`)
  const safe = formula.test(whole) ? `'${whole}` : whole
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Rows of a CSV file. No text of them is a formula to the program that opens it, whatever it separates by: an apostrophe stands before
 * what would begin one.
 */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')
