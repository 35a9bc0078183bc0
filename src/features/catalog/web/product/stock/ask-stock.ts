import type { Call } from '#core/endpoint.ts'
import type { stockContract, StockInfo } from '#features/stock/contract.ts'

/** SKUs in one question. */
const batch = 15

type Asking = {
  readonly isOver: () => boolean
  readonly hear: (answers: Record<string, StockInfo | 'unanswered'>) => void
}

/**
 * Asks for stock, one question after the other: the page has better things to do. Each answer is handed on at once; a
 * question without an answer ends the asking, and what it was about is unanswered.
 */
export const askStock = async (
  call: Call<typeof stockContract>,
  skus: readonly string[],
  { isOver, hear }: Asking,
): Promise<void> => {
  for (let from = 0; from < skus.length && !isOver(); from += batch) {
    const asked = skus.slice(from, from + batch)
    const answer = await call('GET /api/stock/list', { query: { skus: asked.join(',') } })
    if (isOver()) return
    if (!answer.ok) return hear(Object.fromEntries(skus.slice(from).map((sku) => [sku, 'unanswered'])))
    const answered = new Map(
      answer.value.filter((info) => info.api_error === undefined).map((info) => [info.product_sku, info]),
    )
    hear(Object.fromEntries(asked.map((sku) => [sku, answered.get(sku) ?? 'unanswered'])))
  }
}
