import { zero } from '#core/money.ts'
import type { Money } from '#core/money.ts'
import type { Choice } from './lines.ts'
import { isComplete, isOnSale, isVirtual, piecesOf, pricePiece } from './sold-product.ts'
import type { Piece, PriceContext, SoldProduct, SoldProducts } from './sold-product.ts'
import { availablePieces, shortLines } from './stock.ts'

export type QuoteItem = { readonly product: SoldProduct; readonly choice: Choice; readonly qty: number }

/** A line with all that decides about it now. Prices of one piece in minor units. */
export type QuotedLine<Item extends QuoteItem = QuoteItem> = Item & {
  readonly pieces: readonly Piece[]
  readonly price: Money
  readonly oldPrice: Money
  /** No longer on sale, or without a price. */
  readonly isGone: boolean
  /** Not to be had in this quantity, together with the other lines. */
  readonly isShort: boolean
  /** Pieces that can be had at all; undefined for as many as one likes. */
  readonly left: number | undefined
  readonly isVirtual: boolean
}

/** Prices and stock of lines, all from one reading of the products. What is no longer on sale has nothing left. */
export const quoteLines = <Item extends QuoteItem>(
  items: readonly Item[],
  products: SoldProducts,
  context: PriceContext,
): QuotedLine<Item>[] => {
  const parts = items.map((item) => ({
    pieces: piecesOf(item.product, item.choice, products),
    price: pricePiece(item.product, item.choice, products, context),
  }))
  const short = shortLines(items.map((item, index) => ({ pieces: parts[index]?.pieces ?? [], qty: item.qty })))
  return items.map((item, index) => {
    const { pieces = [], price } = parts[index] ?? {}
    const isGone = !price || !isOnSale(item.product, products) || !isComplete(item.product, item.choice, products)
    return {
      ...item,
      pieces,
      price: price?.price ?? zero,
      oldPrice: price?.oldPrice ?? zero,
      isGone,
      isShort: isGone || (short[index] ?? false),
      left: isGone ? 0 : availablePieces(pieces),
      isVirtual: isVirtual(item.product, item.choice, products),
    }
  })
}

/** Whether nothing of it is delivered. An empty cart is not virtual. */
export const isVirtualCart = (lines: readonly Pick<QuotedLine, 'isVirtual'>[]): boolean =>
  lines.length > 0 && lines.every((line) => line.isVirtual)
