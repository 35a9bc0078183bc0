import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openDatabase } from '#platform/server/database.ts'
import { startPrivatePostgres } from '#platform/server/postgres/private-postgres.ts'
import { startShop } from '#test/support/running-shop.ts'
import type { Arena } from '../../faults/support/arena.ts'
import { makeFolder } from '../../faults/support/arena.ts'

export type WatchedArena = Arena & {
  readonly dataDir: string
  /** All that the shop has said to its log so far. */
  readonly said: () => string
  /** All that it has reported as errors so far. */
  readonly reported: () => string
}

/** A demo shop in a process of its own whose log and reports of errors are read along. */
export const openWatchedArena = async (): Promise<WatchedArena> => {
  let [said, reported] = ['', '']
  const reports = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (chunk: string) => (reported += chunk))
    request.on('end', () => response.end('{}'))
  })
  await new Promise<void>((done) => reports.listen(0, '127.0.0.1', done))
  const folder = await makeFolder()
  const postgres = await startPrivatePostgres({ dataDir: folder })
  const { host, port, user, database: name } = postgres.connection
  const shop = await startShop({
    environment: {
      DATABASE_URL: `postgresql://${user}@localhost/${name}?host=${encodeURIComponent(host)}&port=${port}`,
      SENTRY_DSN: `http://key@127.0.0.1:${(reports.address() as AddressInfo).port}/1`,
      OTP_PER_ADDRESS: '0',
    },
  })
  const listen = (chunk: Buffer) => void (said += chunk.toString())
  shop.child.stdout?.on('data', listen)
  shop.child.stderr?.on('data', listen)
  const database = openDatabase({ connection: postgres.connection })
  return {
    url: shop.url,
    dataDir: shop.dataDir,
    db: database.db,
    pool: database.pool,
    said: () => said,
    reported: () => reported,
    close: async () => {
      await database.close()
      await shop.remove()
      await postgres.stop()
      if (postgres.relocated) await rm(postgres.relocated, { recursive: true, force: true })
      await rm(folder, { recursive: true, force: true })
      reports.close()
    },
  }
}
