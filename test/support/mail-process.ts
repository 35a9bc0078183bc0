import { randomUUID } from 'node:crypto'
import { storeViews } from '#config/stores/index.ts'
import { orderJobs } from '#features/orders/server/index.ts'
import { createMailSmtp } from '#platform/server/adapters/mail-smtp.ts'
import { embeddedPayment } from '#platform/server/adapters/payment-embedded.ts'
import { openDatabase } from '#platform/server/database.ts'
import { createJobs } from '#platform/server/jobs.ts'
import { createLog } from '#platform/server/log.ts'
import type { ClientConfig } from './test-server.ts'
import { translators } from './translators.ts'

/** The mails of orders, sent from a process that can be killed: `node mail-process.ts '{"database":…,"smtp":"smtp://…"}'`. */
const { database, smtp } = JSON.parse(process.argv[2] ?? '{}') as { database: ClientConfig; smtp: string }
const log = createLog('silent')
const { db, pool } = openDatabase(database)
const jobs = createJobs(pool, log)
const handlers = orderJobs({
  db,
  jobs,
  storeViews,
  translators,
  payments: [embeddedPayment],
  mail: createMailSmtp({ url: smtp, from: () => 'shop@vitrine.example', log }),
  publicUrl: 'https://shop.example',
  now: () => new Date(),
  newId: randomUUID,
})
await jobs.start(handlers)
