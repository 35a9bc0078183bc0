import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailSmtp } from '#platform/server/adapters/mail-smtp.ts'
import { createJobs } from '#platform/server/jobs.ts'
import type { Jobs } from '#platform/server/jobs.ts'
import { createLog } from '#platform/server/log.ts'
import { createTestDatabase } from '#test/support/database.ts'
import type { TestDatabase } from '#test/support/database.ts'
import { startSmtpServer } from '#test/support/message-servers.ts'
import { callApi, createSalesApp, orderBody, sell } from '#test/support/sales.ts'
import type { SalesApp } from '#test/support/sales.ts'
import { orderJobs } from '../jobs.ts'
import type { PlacedOrder } from '../../contract.ts'

const log = createLog('silent')
let database: TestDatabase
let shop: SalesApp
let post: Awaited<ReturnType<typeof startSmtpServer>>
beforeAll(async () => {
  database = await createTestDatabase()
  shop = await createSalesApp({}, async () => database)
  // the mails wait for the processes of the tests
  await shop.jobs.stop()
  await sell(shop.db, { sku: 'TEE', price: 20, stock: 1000 })
  post = await startSmtpServer({ user: 'shop', password: 'p4ss' })
})
afterAll(async () => {
  await shop.close()
  await post.close()
})

const { addressInformation } = orderBody('', 'TEE')
/** Answers the numbers. */
const place = async (count: number, email = 'hannah@mail.example'): Promise<string[]> => {
  const numbers: string[] = []
  const shippingAddress = { ...addressInformation.shippingAddress, email }
  for (let index = 0; index < count; index += 1) {
    const body = orderBody(randomUUID(), 'TEE', { addressInformation: { ...addressInformation, shippingAddress } })
    numbers.push(((await callApi(shop, 'POST', '/api/order', body)).result as { order: PlacedOrder }).order.number)
  }
  return numbers
}
/** What came for these orders, the number of each as often as its mail. */
const arrived = async (numbers: readonly string[]): Promise<string[]> => {
  const own = new Set(numbers)
  return (await post.received())
    .map(({ subject = '' }) => subject.split(' ').at(-1) ?? '')
    .filter((number) => own.has(number))
}
/** A process of the shop that sends mails, in this one. */
const startJobs = async (): Promise<Jobs> => {
  const mail = createMailSmtp({ url: post.url, from: () => 'shop@vitrine.example', log })
  const jobs = createJobs(shop.pool, log, { lookSeconds: 1 })
  await jobs.start(orderJobs({ ...shop.deps, mail }))
  return jobs
}
/** As if a minute had passed since jobs in this state gave a sign of life, or were put off. */
const passTime = (state: 'active' | 'retry') =>
  shop.pool.query(
    `update job.job set heartbeat_on = heartbeat_on - interval '1 minute', start_after = start_after - interval '1 minute'
     where state = $1`,
    [state],
  )

test('[ORDER-150] a hundred mails leave together, each once, though one cannot be sent', async () => {
  const numbers = await place(60)
  const [lost = ''] = await place(1)
  await shop.db.updateTable('shop_order').set({ store_code: 'nowhere' }).where('number', '=', lost).execute()
  numbers.push(...(await place(40)))
  const jobs = await startJobs()
  await expect.poll(async () => (await arrived(numbers)).length, { timeout: 10_000 }).toBe(100)
  await jobs.stop()
  expect((await arrived(numbers)).toSorted()).toEqual(numbers.toSorted())
  const { rows } = await shop.pool.query<{ state: string; name: string }>(
    `select name, state from job.job where name = 'mail.order' and state <> 'completed'`,
  )
  expect(rows).toEqual([{ name: 'mail.order', state: 'retry' }])
})

test('[ORDER-151] a process that is killed while it sends loses none and repeats those alone that were on their way', async () => {
  const numbers = await place(60)
  const script = fileURLToPath(new URL('../../../../../test/support/mail-process.ts', import.meta.url))
  const child = spawn(process.execPath, [script, JSON.stringify({ database: database.connection, smtp: post.url })])
  await expect.poll(async () => (await arrived(numbers)).length, { timeout: 10_000, interval: 5 }).toBeGreaterThan(15)
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  expect((await arrived(numbers)).length).toBeLessThan(60)
  await passTime('active')
  const jobs = await startJobs()
  await expect
    .poll(
      async () => {
        await passTime('retry')
        return new Set(await arrived(numbers)).size
      },
      { timeout: 10_000 },
    )
    .toBe(60)
  await jobs.stop()
  expect((await arrived(numbers)).length).toBeLessThanOrEqual(64)
  const ids = (await post.received()).map(({ id }) => id)
  expect(new Set(ids).size).toBe(160)
})
