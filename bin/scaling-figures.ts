/** One cell of the tables of docs/measurements.md: below a heading, of the row that begins with these words, in this column. */
export const cellOf = (measurements: string, heading: string, row: string, column: number): string => {
  const section = measurements.split(/^## /m).find((text) => text.startsWith(heading))
  const line = section?.split('\n').find((text) => text.startsWith(`| ${row}`))
  const cell = line?.split('|')[column + 1]?.trim()
  if (!cell) throw new Error(`docs/measurements.md has no "${row}" below "${heading}"`)
  return cell
}

/** The first number of a cell, or the one before these letters. */
const numberIn = (cell: string, unit = ''): number => {
  const found = new RegExp(`([0-9][0-9,.]*) ?${unit}`).exec(cell)?.[1]
  if (found === undefined) throw new Error(`no number of "${unit}" in "${cell}"`)
  return Number(found.replaceAll(',', ''))
}

export type Size = { readonly styles: number; readonly memoryMb: number; readonly readAnewSeconds: number }

/** What was measured and the rest is computed from. Seconds are of one core; milliseconds where named. */
export type Figures = {
  readonly sizes: readonly Size[]
  readonly listingKept: number
  readonly listingAnew: number
  readonly page: number
  readonly order: { readonly shopMs: number; readonly databaseMs: number }
  readonly checkout: { readonly shopMs: number; readonly databaseMs: number }
  readonly importRows: number
  /** Orders a second in the last step: of one product, of many, and where no other process has to hear of it. */
  readonly takes: {
    readonly one: number
    readonly many: number
    readonly oneUntold: number
    readonly manyUntold: number
  }
  readonly holdMs: number
}

export const readFigures = (measurements: string): Figures => {
  const sized = (size: string, row: string, unit?: string) =>
    numberIn(cellOf(measurements, 'Three sizes', `${size}: ${row}`, 1), unit)
  const timeOf = (row: string) => numberIn(cellOf(measurements, 'Orders', row, 2), 'ms')
  const take = (row: string, unit = '/s') => numberIn(cellOf(measurements, 'Hot spots', row, 1), unit)
  return {
    sizes: ['2,000', '20,000', '100,000'].map((size) => ({
      styles: numberIn(size),
      memoryMb: sized(size, 'memory after', 'MB'),
      readAnewSeconds: sized(size, 'started anew after', 's'),
    })),
    listingKept: sized('20,000', 'listing with facets, kept', '/s'),
    listingAnew: sized('20,000', 'listing with facets, computed anew', '/s'),
    page: numberIn(cellOf(measurements, 'Serving', 'category page, kept, as browsers ask for it', 1), '/s'),
    order: { shopMs: timeOf('an order alone, the shop'), databaseMs: timeOf('an order alone, PostgreSQL') },
    checkout: {
      shopMs: timeOf('cart and whole checkout, the shop'),
      databaseMs: timeOf('cart and whole checkout, PostgreSQL'),
    },
    importRows: sized('20,000', 'import', 'rows/s'),
    takes: {
      one: take('32 buyers of one product '),
      many: take('32 buyers of 1,000 products '),
      oneUntold: take('32 buyers of one product, nobody told'),
      manyUntold: take('32 buyers of 1,000 products, nobody told'),
    },
    holdMs: take('one buyer alone', 'ms'),
  }
}
