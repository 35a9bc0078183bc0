import type { Call } from '#core/endpoint.ts'
import type { stockContract, StockInfo } from '#features/stock/contract.ts'

/** SKUs in one question. */
const batch = 15

/** Asks for stock, one question after the other: the page has better things to do. Each answer is handed on at once. */
export const askStock = async (
  call: Call<typeof stockContract>,
  skus: readonly string[],
  { isOver, hear }: { isOver: () => boolean; hear: (answers: Record<string, StockInfo>) => void },
): Promise<void> => {
  for (let from = 0; from < skus.length && !isOver(); from += batch) {
    const answer = await call('GET /api/stock/list', { query: { skus: skus.slice(from, from + batch).join(',') } })
    if (!answer.ok || isOver()) return
    hear(
      Object.fromEntries(
        answer.value.filter((info) => info.api_error === undefined).map((info) => [info.product_sku, info]),
      ),
    )
  }
}
