import { expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { stockContract, StockInfo } from '#features/stock/contract.ts'
import { typedCall } from '#platform/web/call/call.ts'
import { askStock } from './ask-stock.ts'

const info = (sku: string, api_error?: string): StockInfo => ({
  product_id: 1,
  product_sku: sku,
  qty: 3,
  is_in_stock: true,
  manage_stock: true,
  ...(api_error ? { api_error } : {}),
})
const skus = Array.from({ length: 32 }, (_, index) => `S${index}`)

test('[PRODUCT-14] stock is asked for 15 SKUs at a time; what has no answer stays as it was', async () => {
  const asked: number[] = []
  const heard: Record<string, StockInfo | 'unanswered'> = {}
  const call = typedCall<typeof stockContract>(async (_, input) => {
    const part = (input.query as { skus: string }).skus.split(',')
    asked.push(part.length)
    return ok(part.map((sku) => info(sku, sku === 'S3' ? 'unknown' : undefined)))
  })
  await askStock(call, skus, { isOver: () => false, hear: (answers) => Object.assign(heard, answers) })
  expect(asked).toEqual([15, 15, 2])
  expect(Object.keys(heard)).toHaveLength(32)
  expect(Object.entries(heard).filter(([, answer]) => answer === 'unanswered')).toEqual([['S3', 'unanswered']])
})

test('[PRODUCT-14] a page that is gone, or a shop that does not answer, ends the asking', async () => {
  let calls = 0
  const call = typedCall<typeof stockContract>(async () => {
    calls += 1
    return refuse('OFFLINE')
  })
  const heard: unknown[] = []
  await askStock(call, skus, { isOver: () => false, hear: (answers) => heard.push(...Object.values(answers)) })
  await askStock(call, skus, { isOver: () => true, hear: () => undefined })
  expect(calls).toBe(1)
  expect(heard).toEqual(skus.map(() => 'unanswered'))
})
