import { available } from './sold-product.ts'
import type { Piece } from './sold-product.ts'

/** A line as stock sees it: pieces of one unit, times the quantity. */
export type StockLine = { readonly pieces: readonly Piece[]; readonly qty: number }

/** What lines want of each product together. */
const wantedOf = (lines: readonly StockLine[]): Piece[] => {
  const wanted = new Map<number, Piece>()
  for (const line of lines)
    for (const { product, qty } of line.pieces)
      wanted.set(product.id, { product, qty: (wanted.get(product.id)?.qty ?? 0) + qty * line.qty })
  return [...wanted.values()]
}

/** Units to take by product id, two lines of one stock item summed first, in the order of the ids. */
export const stockToTake = (lines: readonly StockLine[]): Map<number, number> =>
  new Map(
    wantedOf(lines)
      .map(({ product, qty }) => [product.id, qty] as const)
      .toSorted(([one], [other]) => one - other),
  )

/** The lines that all lines together leave too little for. */
export const shortLines = <Line extends StockLine>(lines: readonly Line[]): Line[] => {
  const short = new Set(
    wantedOf(lines).flatMap(({ product, qty }) => {
      const left = available(product.stock)
      return left !== undefined && qty > left ? [product.id] : []
    }),
  )
  return lines.filter(({ pieces }) => pieces.some(({ product }) => short.has(product.id)))
}

/** Pieces of a line that can still be had at all, undefined for as many as one likes. */
export const availablePieces = (pieces: readonly Piece[]): number | undefined => {
  const counts = wantedOf([{ pieces, qty: 1 }]).flatMap(({ product, qty }) => {
    const left = available(product.stock)
    return left === undefined ? [] : [Math.floor(left / qty)]
  })
  return counts.length === 0 ? undefined : Math.min(...counts)
}
