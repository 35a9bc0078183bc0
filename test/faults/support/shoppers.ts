import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { orderBody } from '#test/support/sales.ts'
import { createAsker, orLost } from './asking.ts'
import type { LedgerFile } from './ledger-file.ts'

export type Shoppers = {
  /** Holds with the first order that is acknowledged. */
  readonly begun: Promise<void>
  /** Answers how often each status came, 0 for no answer. */
  readonly stop: () => Promise<ReadonlyMap<number, number>>
}

/** So many clients order one piece after another, each note in the file; what gets no answer is left as it is. */
export const sendShoppers = (url: string, count: number, sku: string, file: LedgerFile): Shoppers => {
  const asker = createAsker(url, { timeoutMs: 15_000 })
  const statuses = new Map<number, number>()
  const begun = Promise.withResolvers<void>()
  let isOver = false
  const shop = async () => {
    while (!isOver) {
      const key = randomUUID()
      file.note({ key, what: 'sent' })
      const reply = await orLost(asker.post('/api/order', orderBody(key, sku)))
      statuses.set(reply?.status ?? 0, (statuses.get(reply?.status ?? 0) ?? 0) + 1)
      if (reply?.status === 200) {
        file.note({ key, what: 'acknowledged', text: reply.text })
        begun.resolve()
      } else await pause(100)
    }
  }
  const all = Promise.all(Array.from({ length: count }, shop))
  return {
    begun: begun.promise,
    stop: async () => {
      isOver = true
      await all
      asker.close()
      return statuses
    },
  }
}
