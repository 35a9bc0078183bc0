import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readConfig } from '#platform/server/config.ts'
import { createTestDatabase } from '#test/support/database.ts'
import type { TestDatabase } from '#test/support/database.ts'
import { toUrl } from '#test/support/test-server.ts'
import { prepareSource } from './ground.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'vitrine-ground-'))
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/** What a machine says while it makes itself ready, with a folder of its own. */
const start = async (name: string): Promise<string[]> => {
  const lines: string[] = []
  const config = readConfig({ DATA_DIR: join(folder, name) })
  await prepareSource(database.connection, {
    config,
    root,
    program: '',
    say: (line) => lines.push(line),
    onStop: () => undefined,
  })
  return lines
}

/** A process of the shop, killed while the demo's people are waiting to be written, behind its products. */
const killWhileFilling = async (): Promise<void> => {
  const client = await database.pool.connect()
  await client.query('begin; lock table customer in share mode')
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, DATABASE_URL: toUrl(database.connection), DATA_DIR: join(folder, 'killed'), PORT: '0' },
  })
  const ended = once(child, 'exit')
  const waiting = "select from pg_locks where relation = 'customer'::regclass and not granted"
  try {
    await vi.waitUntil(async () => child.exitCode !== null || (await database.pool.query(waiting)).rowCount, 25_000)
    expect(child.exitCode).toBeNull()
  } finally {
    child.kill('SIGKILL')
    await ended
    await client.query('rollback')
    client.release()
  }
}

const countOf = async (table: 'product' | 'customer' | 'shop_order'): Promise<number> =>
  Number((await database.pool.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]?.count)

const said: string[] = []
const left: number[] = []
beforeAll(killWhileFilling)
beforeAll(async () => {
  left.push(await countOf('product'), await countOf('customer'))
})
// the demo takes its time on a busy machine
beforeAll(async () => {
  said.push(...(await Promise.all(['one', 'two', 'three'].map(start))).flat())
})

test('[SHELL-273] a start that is killed while it fills the demo leaves nothing of it, and the next one fills it whole', async () => {
  expect(left).toEqual([0, 0])
  for (const table of ['product', 'customer', 'shop_order'] as const) expect(await countOf(table)).toBeGreaterThan(0)
})

test('[SHELL-271] of machines that start together on an empty database one fills it, and the others wait for it', () => {
  expect(said.filter((line) => line === 'filling the demo shop')).toHaveLength(1)
  expect(said.filter((line) => line.startsWith('the demo shop has'))).toHaveLength(1)
})

test('[SHELL-804] a server of PostgreSQL that does not answer is told of by the variable, without its password', async () => {
  for (const host of ['127.0.0.1', 'localhost']) {
    const url = `postgres://shop:secret@${host}:1/shop`
    const config = readConfig({ DATA_DIR: join(folder, 'silent'), DATABASE_URL: url })
    const asked = prepareSource({ url }, { config, root, program: '', say: () => undefined, onStop: () => undefined })
    await expect(asked).rejects.toThrow(/^DATABASE_URL cannot be used: (?!.*secret).*ECONNREFUSED/)
  }
})
