import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { Client } from 'pg'
import { openDatabase } from '#platform/server/database.ts'
import { startPrivatePostgres } from '#platform/server/postgres/private-postgres.ts'
import { startShop } from '#test/support/running-shop.ts'
import { orderBody } from '#test/support/sales.ts'
import { makeFolder } from '../faults/support/arena.ts'
import { mustBe } from '../faults/support/fault.ts'
import type { FaultRun } from '../faults/support/fault.ts'
import { openPerson } from './support/people.ts'
import { createSender } from './support/send.ts'

/** What nobody who breaks into the shop's process should be able to do. */
const forbidden = [
  'create table of_mine (a int)',
  'drop table customer',
  'alter table customer add column of_mine text',
  'truncate audit_entry',
  'create function of_mine() returns int language sql as $$ select 1 $$',
  'create extension dblink',
  'create schema of_mine',
  'create role of_mine superuser',
  'alter role vitrine_app superuser',
  "copy customer to program 'cat'",
  "select pg_read_file('/etc/passwd')",
  'drop table job.job',
]

/** S11 of the goals, its last part: the shop runs as a role that cannot change what tables there are. */
export const run = async ({ say }: FaultRun): Promise<void> => {
  const folder = await makeFolder()
  const postgres = await startPrivatePostgres({ dataDir: folder })
  const { host, port, user, database: name } = postgres.connection
  const urlOf = (role: string) => `postgresql://${role}@localhost/${name}?host=${encodeURIComponent(host)}&port=${port}`
  try {
    const owner = await startShop({ environment: { DATABASE_URL: urlOf(user) } })
    await owner.stop()
    const client = new Client(postgres.connection)
    await client.connect()
    await client.query(await readFile(new URL('../../db/app-role.sql', import.meta.url), 'utf8'))
    await client.end()
    const shop = await startShop({
      dataDir: owner.dataDir,
      environment: { DATABASE_URL: urlOf('vitrine_app'), OTP_PER_ADDRESS: '0' },
    })
    const database = openDatabase({ connection: postgres.connection })
    const sender = createSender(shop.url)
    const { token } = await openPerson(database.db, ['admin'])
    const done: Record<string, number> = {}
    const call = async (key: string, json?: unknown) =>
      (done[key] = (await sender.call(key, { token, ...(json === undefined ? {} : { json }) })).status)
    await call('POST /api/order', orderBody(randomUUID(), 'VT-1001-CLAY-M'))
    await call('GET /api/catalog?store=en')
    await call('POST /api/stock/add', { sku: 'VT-1001-CLAY-M', qty: 1, reason: 'Found' })
    await call('POST /api/admin/settings', { key: 'low_stock_qty', value: 4 })
    await call('GET /api/admin/jobs')
    const mails = await untilMailed(database)
    const role = new Client({ ...postgres.connection, user: 'vitrine_app' })
    await role.connect()
    const taken: string[] = []
    for (const statement of forbidden)
      await role.query(statement).then(
        () => taken.push(statement),
        () => undefined,
      )
    await role.end()
    sender.close()
    await database.close()
    await shop.remove()
    say(
      `S11: as vitrine_app ${Object.values(done).filter((status) => status === 200).length} of ${Object.keys(done).length} calls and ${mails} mail of an order; ${forbidden.length - taken.length} of ${forbidden.length} statements refused`,
    )
    mustBe(
      'S11 calls as the role',
      Object.entries(done).filter(([, status]) => status !== 200),
      [],
    )
    mustBe('S11 statements that were taken', taken, [])
    mustBe('S11 mails', mails, 1)
  } finally {
    await postgres.stop()
    if (postgres.relocated) await rm(postgres.relocated, { recursive: true, force: true })
    await rm(folder, { recursive: true, force: true })
  }
}

const untilMailed = async ({ pool }: ReturnType<typeof openDatabase>): Promise<number> => {
  for (let look = 0; look < 2000; look += 1) {
    const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from sent_message')
    if ((rows[0]?.count ?? 0) > 0) return rows[0]?.count ?? 0
  }
  return 0
}
