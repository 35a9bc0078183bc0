import { stockStatus } from '#features/stock/rules.ts'
import { issue, toCommand, viewLines } from './engine.ts'
import type { EngineItem } from './engine-lines.ts'
import type { CartState } from './engine-types.ts'

/** What of a line stock changes. */
type StockedItem = EngineItem & {
  readonly is_in_stock: boolean
  readonly stock: { readonly qty: number; readonly is_in_stock: boolean }
  readonly errors: { readonly stock?: string }
  readonly info: { readonly stock?: string }
}

/** An answer of `GET /api/stock/list`. */
export type StockAnswer = {
  readonly product_sku: string
  readonly qty: number
  readonly is_in_stock: boolean
  readonly api_error?: string | undefined
}

export type StockRules = {
  readonly allowsOutOfStock: boolean
  readonly isSyncOn: boolean
  /** In the words of the store view. */
  readonly texts: { readonly inStock: string; readonly outOfStock: string }
}

/** How many SKUs one question about stock names. Source: shopping.md 7, 9. */
export const stockChunk = 15

/**
 * Marks lines as in stock, or as out of stock with an error; takes the latter away where neither sold-out lines nor a server
 * that would judge them are allowed. What was not answered stays as it is. Source: shopping.md 4, Stock sync.
 */
export const applyStock = <Item extends StockedItem>(
  state: CartState<Item>,
  answers: readonly StockAnswer[],
  { allowsOutOfStock, isSyncOn, texts }: StockRules,
  newId: () => string,
): CartState<Item> => {
  const bySku = new Map(answers.map((answer) => [answer.product_sku, answer]))
  const statusOf = (item: Item) => stockStatus(bySku.get(item.sku))
  const marked = (item: Item): Item => {
    const answer = bySku.get(item.sku)
    const status = statusOf(item)
    if (!answer || status === 'volatile') return item
    const stock = { ...item.stock, qty: answer.qty, is_in_stock: answer.is_in_stock }
    const words =
      status === 'ok'
        ? { errors: {}, info: { stock: texts.inStock } }
        : { errors: { stock: texts.outOfStock }, info: {} }
    return { ...item, stock, is_in_stock: status === 'ok', ...words }
  }
  const next: CartState<Item> = {
    ...state,
    items: state.items.map(marked),
    pending: state.pending.map((command) => ({ ...command, item: marked(command.item) })),
  }
  if (allowsOutOfStock || isSyncOn) return next
  return viewLines(next)
    .filter(({ item }) => statusOf(item) === 'out_of_stock')
    .reduce<CartState<Item>>(
      (before, { item }) => issue(before, toCommand({ opId: newId(), kind: 'remove', item })),
      next,
    )
}
