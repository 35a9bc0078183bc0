import { available } from './sold-product.ts'
import type { Piece } from './sold-product.ts'

/** A line as stock sees it: pieces of one unit, times the quantity. */
export type StockLine = { readonly pieces: readonly Piece[]; readonly qty: number }

/** Units to take by product id, two lines of one stock item summed first, in the order of the ids. */
export const stockToTake = (lines: readonly StockLine[]): Map<number, number> => {
  const units = new Map<number, number>()
  for (const line of lines) {
    for (const { product, qty } of line.pieces) units.set(product.id, (units.get(product.id) ?? 0) + qty * line.qty)
  }
  return new Map([...units].toSorted(([one], [other]) => one - other))
}

/** For each line whether all lines together leave too little for it. */
export const shortLines = (lines: readonly StockLine[]): boolean[] => {
  const wanted = stockToTake(lines)
  return lines.map((line) =>
    line.pieces.some(({ product }) => {
      const left = available(product.stock)
      return left !== undefined && (wanted.get(product.id) ?? 0) > left
    }),
  )
}

/** Pieces of a line that can still be had at all, undefined for as many as one likes. */
export const availablePieces = (pieces: readonly Piece[]): number | undefined => {
  const perProduct = stockToTake([{ pieces, qty: 1 }])
  const counts = pieces.flatMap(({ product }) => {
    const left = available(product.stock)
    return left === undefined ? [] : [Math.floor(left / (perProduct.get(product.id) ?? 1))]
  })
  return counts.length === 0 ? undefined : Math.min(...counts)
}
