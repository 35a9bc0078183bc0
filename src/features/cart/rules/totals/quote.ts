import { zero } from '#core/money.ts'
import type { Money } from '#core/money.ts'
import type { TaxedPart } from '#features/pricing/rules/tax.ts'
import type { Choice } from '../lines.ts'
import { pricePiece } from './price-piece.ts'
import type { PriceContext } from './price-piece.ts'
import { isComplete, isOnSale, isVirtual, piecesOf } from '../products/sold-product.ts'
import type { Piece, SoldProduct, SoldProducts } from '../products/sold-product.ts'
import { availablePieces, shortLines } from '../products/stock.ts'

export type QuoteItem = { readonly product: SoldProduct; readonly choice: Choice; readonly qty: number }

/** A line with all that decides about it now. Prices of one piece in minor units. */
export type QuotedLine<Item extends QuoteItem = QuoteItem> = Item & {
  readonly pieces: readonly Piece[]
  readonly price: Money
  readonly oldPrice: Money
  /** What the price is made of, with the tax in each part. */
  readonly parts: readonly TaxedPart[]
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
  const priced = items.map((item) => ({
    item,
    qty: item.qty,
    pieces: piecesOf(item.product, item.choice, products),
    price: pricePiece(item.product, item.choice, products, context, item.qty),
  }))
  const short = new Set(shortLines(priced))
  return priced.map((line) => {
    const { item, pieces, price } = line
    const isGone = !price || !isOnSale(item.product, products) || !isComplete(item.product, item.choice, products)
    return {
      ...item,
      pieces,
      price: price?.price ?? zero,
      oldPrice: price?.oldPrice ?? zero,
      parts: price?.parts ?? [],
      isGone,
      isShort: isGone || short.has(line),
      left: isGone ? 0 : availablePieces(pieces),
      isVirtual: isVirtual(item.product, item.choice, products),
    }
  })
}

/** Whether nothing of it is delivered. An empty cart is not virtual. */
export const isVirtualCart = (items: readonly Omit<QuoteItem, 'qty'>[], products: SoldProducts): boolean =>
  items.length > 0 && items.every(({ product, choice }) => isVirtual(product, choice, products))
