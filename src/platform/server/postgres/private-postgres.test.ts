import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { findPostmaster } from './postmaster.ts'
import { startPrivatePostgres } from './private-postgres.ts'
import type { PrivatePostgres } from './private-postgres.ts'

const isRoot = process.getuid?.() === 0

let made: string
let folder: string
let dataDir: string
let lines: string[]
const running = new Set<PrivatePostgres>()

const makeFolder = async (): Promise<string> => {
  const path = await mkdtemp(join(tmpdir(), 'vitrine-private-'))
  // as root somebody else runs PostgreSQL, who must get in
  await chmod(path, 0o711)
  return path
}

beforeAll(async () => {
  made = await makeFolder()
  await (await startPrivatePostgres({ dataDir: join(made, 'data') })).stop()
})
afterAll(() => rm(made, { recursive: true, force: true }))
beforeEach(async () => {
  folder = await makeFolder()
  dataDir = join(folder, 'data')
  lines = []
})
afterEach(async () => {
  for (const postgres of running) await postgres.stop()
  running.clear()
  await rm(folder, { recursive: true, force: true })
})

const start = async (directory = dataDir): Promise<PrivatePostgres> => {
  const postgres = await startPrivatePostgres({
    dataDir: directory,
    onProgress: (line) => lines.push(line),
    shelters: [join(folder, 'shelter')],
  })
  running.add(postgres)
  return postgres
}

/** A database that was used before and stopped properly, with owners and modes: making one takes most of a second. */
const takeMade = () => execFileSync('cp', ['-a', join(made, 'data'), dataDir])

const ask = async ({ connection }: Pick<PrivatePostgres, 'connection'>, text: string): Promise<unknown> => {
  const client = new Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return ((await client.query({ text, rowMode: 'array' })).rows[0] as unknown[] | undefined)?.[0]
  } finally {
    await client.end()
  }
}

/** A shop that is killed without a word, its database left behind. */
const runAndKill = async (text: string): Promise<void> => {
  takeMade()
  const program = `
    import { startPrivatePostgres } from ${JSON.stringify(join(import.meta.dirname, 'private-postgres.ts'))}
    import pg from ${JSON.stringify(import.meta.resolve('pg'))}
    const { connection } = await startPrivatePostgres({ dataDir: ${JSON.stringify(dataDir)} })
    const client = new pg.Client(connection)
    await client.connect()
    await client.query(${JSON.stringify(text)})
    process.kill(process.pid, 'SIGKILL')
  `
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], { stdio: 'inherit' })
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
}

const readPid = async (): Promise<number> =>
  Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])

test('creates a database that keeps what is committed, on a socket only its owner can reach', async () => {
  const postgres = await start()
  expect(postgres.how).toBe('created')
  expect(postgres.relocated).toBeUndefined()
  expect(await ask(postgres, 'show listen_addresses')).toBe('')
  expect(await ask(postgres, 'show fsync')).toBe('on')
  expect(await ask(postgres, 'show synchronous_commit')).toBe('on')
  expect(await ask(postgres, "select lower('ЖÄ') || upper('ґß')")).toBe('жäҐß')
  expect((await stat(postgres.connection.host)).mode & 0o077).toBe(0)
  await postgres.stop()
  expect(await findPostmaster(join(dataDir, 'postgres'))).toBeUndefined()
  expect((await start()).how).toBe('started')
  expect((await readdir(dataDir)).toSorted()).toEqual(['postgres'])
})

test('attaches to the database of a shop that was killed', async () => {
  await runAndKill('create table kept as select 42 as answer')
  const postgres = await start()
  expect(postgres.how).toBe('attached')
  expect(await ask(postgres, 'select answer from kept')).toBe(42)
  expect(lines).toEqual(['attached to the private database that was running already'])
  await postgres.stop()
  expect(await findPostmaster(join(dataDir, 'postgres'))).toBeUndefined()
})

test('recovers when PostgreSQL was killed as well, and says so', async () => {
  await runAndKill('create table kept as select 42 as answer')
  process.kill(await readPid(), 'SIGKILL')
  const postgres = await start()
  expect(postgres.how).toBe('recovered')
  expect(await ask(postgres, 'select answer from kept')).toBe(42)
  expect(lines).toEqual(['the last run of the private database was cut off: recovering from its log'])
})

test('a pid file whose number another program has got meanwhile is not believed', async () => {
  takeMade()
  await writeFile(
    join(dataDir, 'postgres', 'postmaster.pid'),
    `${process.pid}\n${join(dataDir, 'postgres')}\n1\n5432\n${dataDir}\n\n\n`,
  )
  expect((await start()).how).toBe('started')
})

test('comes back by itself when PostgreSQL dies under a running shop', async () => {
  takeMade()
  const postgres = await start()
  await ask(postgres, 'create table kept as select 42 as answer')
  process.kill(await readPid(), 'SIGKILL')
  await expect
    .poll(() => ask(postgres, 'select answer from kept').catch(() => undefined), { timeout: 10_000, interval: 50 })
    .toBe(42)
  // it answers a moment before the shop has seen that it does
  await expect.poll(() => lines).toContain('the private database is back')
})

test('the second user of a database leaves it running, the last one stops it', async () => {
  takeMade()
  const shop = await start()
  const tool = await start()
  expect(tool.how).toBe('attached')
  await shop.stop()
  expect(await ask(tool, 'select 1')).toBe(1)
  await tool.stop()
  expect(await findPostmaster(join(dataDir, 'postgres'))).toBeUndefined()
})

test('several that start together on a new DATA_DIR share one database', async () => {
  const all = await Promise.all([start(), start(), start()])
  await ask(all[0], 'create table shared as select 1 as one')
  expect(await Promise.all(all.map((postgres) => ask(postgres, 'select one from shared')))).toEqual([1, 1, 1])
})

test('a DATA_DIR deep in the tree, with a quote and a space, has its socket elsewhere', async () => {
  dataDir = join(folder, `o'brien & "sons"`, 'x'.repeat(100))
  const postgres = await start()
  expect(postgres.connection.host.length).toBeLessThan(80)
  expect(await ask(postgres, 'select 1')).toBe(1)
  expect((await stat(postgres.connection.host)).mode & 0o077).toBe(0)
})

test.runIf(isRoot)('below a closed home the data lie in a shelter, which DATA_DIR remembers', async () => {
  const home = join(folder, 'home')
  await mkdir(home, { mode: 0o700 })
  dataDir = join(home, 'data')
  const first = await start()
  expect(first.relocated).toContain(join(folder, 'shelter'))
  expect(lines[0]).toMatch(/is closed to \w+, who runs PostgreSQL for root: the database lies in /)
  await ask(first, 'create table kept as select 42 as answer')
  await first.stop()
  // an opened home changes nothing: the database stays where it is
  await chmod(home, 0o755)
  const second = await start()
  expect(second.relocated).toBe(first.relocated)
  expect(await ask(second, 'select answer from kept')).toBe(42)
})

test.runIf(isRoot)('a DATA_DIR closed to all but root keeps its database, its group is let through', async () => {
  await mkdir(dataDir, { mode: 0o700 })
  expect((await start()).relocated).toBeUndefined()
  expect((await stat(dataDir)).mode & 0o777).toBe(0o710)
})

test.runIf(isRoot)('a shelter that somebody else could have prepared is not used', async () => {
  const home = join(folder, 'home')
  await mkdir(home, { mode: 0o700 })
  dataDir = join(home, 'data')
  await mkdir(join(folder, 'shelter'))
  await chmod(join(folder, 'shelter'), 0o777)
  await expect(start()).rejects.toThrow(`cannot enter ${dataDir} or ${join(folder, 'shelter')}: set DATA_DIR`)
})

test.runIf(isRoot)('a shelter that is gone is said, not replaced by an empty database', async () => {
  const home = join(folder, 'home')
  await mkdir(home, { mode: 0o700 })
  dataDir = join(home, 'data')
  const { relocated = '', stop } = await start()
  await stop()
  await rm(relocated, { recursive: true })
  await expect(start()).rejects.toThrow(`lay in ${relocated} and is gone`)
})
