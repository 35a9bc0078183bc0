import { useEffect, useState } from 'react'
import type { stockContract, StockInfo } from '#features/stock/contract.ts'
import { useCall } from '#platform/web/call-context.ts'
import type { WireProduct, WireStock } from '../../rules/product.ts'
import { loadBelow } from './parts.ts'

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
  const skus = (product.configurable_children.length > 0 ? product.configurable_children : [product])
    .map(({ sku }) => sku)
    .join(',')
  useEffect(() => {
    let isGone = false
    const ask = async () => {
      const { askStock } = await loadBelow()
      const hear = (fresh: Readonly<Record<string, StockInfo>>) => setAnswers((before) => ({ ...before, ...fresh }))
      await askStock(call, skus.split(','), { isOver: () => isGone, hear })
    }
    const cancel = whenIdle(() => void ask().catch(() => undefined))
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
    configurable_children: product.configurable_children.map((child) => ({
      ...child,
      stock: fresh(child.sku, child.stock),
    })),
  }
}
