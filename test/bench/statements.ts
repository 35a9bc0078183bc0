import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'

/** Counts SQL statements by PostgreSQL's own log, begin and commit among them. */
export const countStatements = async (client: Client, run: () => Promise<void>, tries = 10): Promise<number> => {
  const { rows } = await client.query<{ data_directory: string }>('show data_directory')
  const log = join(rows[0]?.data_directory ?? '', 'server.log')
  const set = async (value: string) => {
    await client.query(`alter system set log_statement = '${value}'`)
    await client.query('select pg_reload_conf()')
    await pause(300)
  }
  await run()
  await set('all')
  const counts: number[] = []
  try {
    for (let number = 0; number < tries; number += 1) {
      const { size } = await stat(log)
      await run()
      await pause(150)
      const text = (await readFile(log)).subarray(size).toString()
      counts.push(text.match(/LOG: {2}(statement|execute [^:]+): /g)?.length ?? 0)
    }
  } finally {
    await set('none')
  }
  // background work may add some of its own, and takes none away
  return Math.min(...counts)
}
