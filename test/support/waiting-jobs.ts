import { sql } from 'kysely'
import type { SalesApp } from './sales.ts'

/** Does the jobs of a name that wait, whatever their time. */
export const runWaiting = async (shop: Pick<SalesApp, 'db' | 'handlers'>, name: string): Promise<void> => {
  const { rows } = await sql<{ data: Record<string, unknown> }>`
    delete from job.job where name = ${name} and state in ('created', 'retry') returning data`.execute(shop.db)
  for (const { data } of rows) await shop.handlers[name]?.(data)
}
