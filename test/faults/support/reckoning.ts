import type { Pool } from 'pg'
import { createAsker, orLost } from './asking.ts'
import { inParallel } from './crowd.ts'
import { mustBe } from './fault.ts'
import type { LedgerFile, Recorded } from './ledger-file.ts'
import { orderBody } from '#test/support/sales.ts'

export type Reckoning = { readonly sent: number; readonly acknowledged: number; readonly unknown: number }

/**
 * Holds the clients' file against the database: every acknowledged order is there, none that was never sent; repeats of
 * acknowledged ones get the same bytes, and those whose fate was unknown are placed once by their repeat.
 */
export const reckon = async (pool: Pool, url: string, sku: string, file: LedgerFile): Promise<Reckoning> => {
  const entries = await file.read()
  const sent = new Set(entries.map(({ key }) => key))
  const acknowledged = new Map(entries.filter(isAcknowledged).map(({ key, text }) => [key, text]))
  const { rows } = await pool.query<{ key: string }>('select client_order_id as key from shop_order')
  const kept = new Set(rows.map(({ key }) => key))
  mustBe(
    'acknowledged orders that are lost',
    [...acknowledged.keys()].filter((key) => !kept.has(key)),
    [],
  )
  mustBe(
    'orders that nobody sent',
    [...kept].filter((key) => !sent.has(key)),
    [],
  )
  const asker = createAsker(url)
  const keys = [...sent]
  const again = await inParallel(keys.length, 20, async (index) => {
    const key = keys[index] ?? ''
    const reply = await orLost(asker.post('/api/order', orderBody(key, sku)))
    return reply?.status === 200 && (acknowledged.get(key) ?? reply.text) === reply.text ? [] : [key]
  })
  asker.close()
  mustBe('repeats that are answered otherwise', again.flat(), [])
  const { rows: counted } = await pool.query<{ count: number }>('select count(*)::int as count from shop_order')
  mustBe('orders after all repeats', counted[0]?.count, sent.size)
  return { sent: sent.size, acknowledged: acknowledged.size, unknown: sent.size - acknowledged.size }
}

const isAcknowledged = (entry: Recorded): boolean => entry.what === 'acknowledged'
