import { rm } from 'node:fs/promises'
import type { Pool } from 'pg'
import { openDatabase } from '#platform/server/database.ts'
import { startPrivatePostgres } from '#platform/server/postgres/private-postgres.ts'
import { makeFolder } from '../faults/support/arena.ts'
import { noted } from './table.ts'
import type { Row } from './table.ts'

type Say = (line: string) => void

const seconds = 4
const buyers = 32

/**
 * Where writing meets itself: buyers who take one piece each, of one product or of many, on a PostgreSQL that waits for its disk; with
 * the news of it to all processes (NOTIFY), whose commits PostgreSQL puts in one row, and without.
 */
export const measure = async (say: Say): Promise<Row[]> => {
  const folder = await makeFolder()
  const postgres = await startPrivatePostgres({ dataDir: folder })
  const { pool, close } = openDatabase({ connection: postgres.connection, max: buyers })
  try {
    await pool.query(`
      create table stock (product_id int primary key, qty int not null);
      create table stock_movement (id bigint generated always as identity, product_id int, delta int);
      insert into stock select n, 1000000000 from generate_series(1, 1000) as n`)
    const rows: Row[] = []
    const row = async (what: string, hands: number, products: number, isTold: boolean): Promise<void> => {
      say(what)
      const { perSecond, holdMs } = await take(pool, hands, products, isTold)
      rows.push(noted(what, `${perSecond.toFixed(0)}/s, a row is held ${holdMs.toFixed(2)} ms`))
    }
    await row('one buyer alone', 1, 1, true)
    await row(`${buyers} buyers of one product`, buyers, 1, true)
    await row(`${buyers} buyers of 1,000 products`, buyers, 1000, true)
    await row(`${buyers} buyers of one product, nobody told`, buyers, 1, false)
    await row(`${buyers} buyers of 1,000 products, nobody told`, buyers, 1000, false)
    return rows
  } finally {
    await close()
    await postgres.stop()
    if (postgres.relocated) await rm(postgres.relocated, { recursive: true, force: true })
    await rm(folder, { recursive: true, force: true })
  }
}

/** The last two steps of an order: its stock is taken in one statement, then it is committed. The row is held from the one to the other's end. */
const take = async (
  pool: Pool,
  hands: number,
  products: number,
  isTold: boolean,
): Promise<{ perSecond: number; holdMs: number }> => {
  let [orders, held] = [0, 0]
  const end = performance.now() + seconds * 1000
  const buy = async (hand: number): Promise<void> => {
    const client = await pool.connect()
    try {
      for (let number = hand; performance.now() < end; number += hands) {
        const id = 1 + ((number * 7919) % products)
        await client.query('begin')
        await client.query(statement(isTold), [id])
        const lockedAt = performance.now()
        await client.query('commit')
        held += performance.now() - lockedAt
        orders += 1
      }
    } finally {
      client.release()
    }
  }
  await Promise.all(Array.from({ length: hands }, (_, hand) => buy(hand)))
  return { perSecond: orders / seconds, holdMs: held / orders }
}

const statement = (isTold: boolean): string => `
  with moved as (update stock set qty = qty - 1 where product_id = $1 and qty >= 1 returning product_id),
    noted as (insert into stock_movement (product_id, delta) select product_id, -1 from moved)
  select product_id${isTold ? ", pg_notify('stock', product_id::text)" : ''} from moved`
