import { useEffect, useState } from 'react'
import type { stockContract, StockInfo } from '#features/stock/contract.ts'
import { useCall } from '#platform/web/call-context.ts'
import type { WireProduct, WireStock } from '../../rules/product.ts'

/** SKUs in one question. */
const batch = 15

const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 500)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(work, { timeout: 3000 })
  return () => cancelIdleCallback(id)
}

/** The product with stock as it is now: pages are kept for a while, so it is asked for once the page stands. */
export const useFreshStock = (product: WireProduct): WireProduct => {
  const call = useCall<typeof stockContract>()
  const [answers, setAnswers] = useState<Readonly<Record<string, StockInfo>>>({})
  const skus = (product.configurable_children.length > 0 ? product.configurable_children : [product]).map(({ sku }) => sku).join(',')
  useEffect(() => {
    let isGone = false
    const ask = async () => {
      const all = skus.split(',')
      for (let from = 0; from < all.length && !isGone; from += batch) {
        // eslint-disable-next-line no-await-in-loop -- one question after the other: the page has better things to do
        const answer = await call('GET /api/stock/list', { query: { skus: all.slice(from, from + batch).join(',') } })
        if (!answer.ok || isGone) return
        const known = answer.value.filter((info) => info.api_error === undefined).map((info) => [info.product_sku, info])
        setAnswers((before) => ({ ...before, ...(Object.fromEntries(known) as Record<string, StockInfo>) }))
      }
    }
    const cancel = whenIdle(() => void ask())
    return () => {
      isGone = true
      cancel()
    }
  }, [call, skus])
  const fresh = (sku: string, stock: WireStock): WireStock => answers[sku] ?? stock
  if (Object.keys(answers).length === 0) return product
  return {
    ...product,
    stock: fresh(product.sku, product.stock),
    configurable_children: product.configurable_children.map((child) => ({ ...child, stock: fresh(child.sku, child.stock) })),
  }
}
