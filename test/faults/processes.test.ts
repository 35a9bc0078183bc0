import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { announce } from '#features/catalog/server/index.ts'
import { createTestDatabase } from '#test/support/database.ts'
import type { TestDatabase } from '#test/support/database.ts'
import { startShop } from '#test/support/running-shop.ts'
import type { RunningShop } from '#test/support/running-shop.ts'
import { sell } from '#test/support/sales.ts'
import { signIn } from '#test/support/sign-in.ts'
import { workAndKill } from './jobs.fault.ts'
import { startBeside } from './second-start.fault.ts'
import { urlOf } from './support/arena.ts'
import { countOrders } from './support/history.ts'
import { shopping, until, workersOf } from './support/machines.ts'
import { startRoundRobinProxy } from './support/round-robin-proxy.ts'
import type { RoundRobinProxy } from './support/round-robin-proxy.ts'
import { startSmsDesk } from './support/sms-desk.ts'
import type { SmsDesk } from './support/sms-desk.ts'
import { loadSteadily } from './support/steady-load.ts'
import type { SteadyLoad } from './support/steady-load.ts'

// two machines over one database, the first of them with two processes; what starts has a hook of its own, for it may take its time

const sku = 'MANY'
let database: TestDatabase
let desk: SmsDesk
let id: number
let first: RunningShop
let second: RunningShop
const environment = () => {
  const { connection, url } = database.connection
  return { DATABASE_URL: url ?? (connection ? urlOf(connection) : ''), DEMO: 'off', SMS_URL: desk.url }
}
beforeAll(async () => {
  desk = await startSmsDesk()
  database = await createTestDatabase()
  id = await sell(database.db, { sku, price: 20, stock: 1_000_000 })
  await announce(database.db, new Set([id]))
  first = await startShop({ environment: { ...environment(), WORKERS: '2' } })
})
beforeAll(async () => {
  second = await startShop({ environment: environment() })
})
beforeAll(() => until(() => workersOf(first).length === 2))
afterAll(async () => {
  await first.remove()
  await second.remove()
  await database.drop()
  await desk.close()
})

/** Each time by a connection of its own, so that the processes take turns. */
const ask = (shop: RunningShop, path: string, init: RequestInit = {}) =>
  fetch(`${shop.url}${path}`, { ...init, headers: { connection: 'close', ...init.headers } })
const metric = async (shop: RunningShop, line: string): Promise<number> => {
  const text = await (await ask(shop, '/metrics')).text()
  return Number(
    text
      .split('\n')
      .find((each) => each.startsWith(line))
      ?.split(' ')[1] ?? 0,
  )
}

test('[SHELL-150] [SHELL-153] two processes serve one port; /metrics counts what both did', async () => {
  expect(workersOf(first)).toHaveLength(2)
  const robots = 'http_request_duration_seconds_count{method="GET",route="/robots.txt",status="200"}'
  const before = await metric(first, robots)
  for (let time = 0; time < 6; time += 1) expect((await ask(first, '/robots.txt')).status).toBe(200)
  await expect.poll(() => metric(first, robots)).toBe(before + 6)
})

test('[SHELL-347] the log of a shop in production tells of the address that no page answers', async () => {
  expect((await ask(second, '/en/never/here')).status).toBe(404)
  await expect.poll(second.said).toContain('"path":"/never/here","msg":"No mapping found"')
})

const change = async (path: string, who: 'admin' | 'manager', body: object): Promise<void> => {
  const authorization = `Bearer ${await signIn(database.db, who, new Date())}`
  const headers = { authorization, 'content-type': 'application/json' }
  const answer = await ask(second, path, { method: 'POST', headers, body: JSON.stringify(body) })
  expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)])
}
const price = async () => {
  type Answer = { result: { items: { final_price: number }[] } }
  const { result } = (await (await ask(first, `/api/product?store=en&sku=${sku}`)).json()) as Answer
  return result.items[0]?.final_price
}
const siteName = async () => {
  const { result } = (await (await ask(first, '/api/shell?store=en')).json()) as {
    result: { settings: { site_name: string } }
  }
  return result.settings.site_name
}

test('[SHELL-151] what one machine changes the other shows in all its processes, and never the old again', async () => {
  expect([await price(), await price()]).toEqual([20, 20])
  for (const wanted of [21, 22]) {
    await change(`/api/manage/products/${id}`, 'manager', {
      prices: [{ currency: 'USD', price: wanted, special_price: null, special_from: null, special_to: null }],
    })
    // as many in a row as both processes answer
    await expect.poll(async () => [await price(), await price(), await price()]).toEqual([wanted, wanted, wanted])
    for (let time = 0; time < 6; time += 1) expect(await price()).toBe(wanted)
  }
  await change('/api/admin/settings', 'admin', { key: 'site_name', store_code: '', value: 'Two machines' })
  await expect.poll(async () => [await siteName(), await siteName()]).toEqual(['Two machines', 'Two machines'])
})

test('[SHELL-285] the only process of a machine is not replaced: it goes on, and the log says why', async () => {
  second.child.kill('SIGHUP')
  await expect.poll(second.said).toContain('SIGHUP: the only process of the shop stays')
  expect((await ask(second, '/readyz')).status).toBe(200)
  expect(second.child.exitCode ?? second.child.signalCode).toBeNull()
})

describe('one process after the other is replaced while shoppers ask and order', () => {
  const orders: string[] = []
  let proxy: RoundRobinProxy
  let load: SteadyLoad
  let before: number[]
  let outcome: Awaited<ReturnType<SteadyLoad['stop']>>
  beforeAll(async () => {
    before = workersOf(first)
    proxy = await startRoundRobinProxy([first.url, second.url], { idleMs: 1000 })
    load = loadSteadily(proxy.url, 20, shopping(sku, orders))
    first.child.kill('SIGHUP')
    await until(() => workersOf(first).length === 3)
  })
  // the first of them gave way to another
  beforeAll(() => until(() => workersOf(first).filter((pid) => before.includes(pid)).length === 1))
  beforeAll(() => until(() => first.said().includes('every process was replaced')))
  beforeAll(async () => {
    await until(() => proxy.isReady(first.url))
    await second.stop()
    second = await second.again()
    await until(() => proxy.isReady(second.url))
    outcome = await load.stop()
    await proxy.close()
  })

  test('[SHELL-152] no request fails, and each order is there', async () => {
    expect(outcome.failed).toEqual([])
    expect(await countOrders(database.pool)).toBe(orders.length)
    expect(orders.length).toBeGreaterThan(5)
  })

  test('[SHELL-152] the processes are others than before', () => {
    const now = workersOf(first)
    expect(now).toHaveLength(2)
    expect(now.filter((pid) => before.includes(pid))).toEqual([])
  })
})

describe('a process is killed at its work', () => {
  const said: string[] = []
  beforeAll(() => workAndKill([first], desk, database.pool, { full: false, say: (line) => void said.push(line) }))
  beforeAll(() => until(() => workersOf(first).length === 2))

  test('[SHELL-154] each of its jobs has its effect once', () => {
    expect(said[0]).toMatch(/^C9: 200 jobs, 1 kills, 200 messages taken/)
  })

  test('[SHELL-150] the other goes on, and one takes its place', async () => {
    expect((await ask(first, '/readyz')).status).toBe(200)
    expect(first.said()).toMatch(/a process ended with SIGKILL: starting another/)
  })
})

test('[SHELL-155] a second start on the same data directory is refused, and the first goes on', async () => {
  const said: string[] = []
  await startBeside(first, { full: false, say: (line) => void said.push(line) })
  expect(said[0]).toMatch(/^D5: 2 of 2 refused/)
})
