import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createJobs } from '#platform/server/jobs.ts'
import { createLog } from '#platform/server/log.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { createEmptyDatabase, createTestDatabase } from '#test/support/database.ts'
import type { TestDatabase } from '#test/support/database.ts'
import { createDemoDatabase } from '#test/support/demo-database.ts'
import { keptFolders, notKeptFolders } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { checkWhole } from './unfinished-restore.ts'
import { writeBackup } from './write-backup.ts'

const migrationsDir = fileURLToPath(new URL('../../../../db/migrations', import.meta.url))
const now = new Date('2026-05-01T10:00:00Z')
const onProgress = () => undefined
const payoutDocument = `${'0a'.repeat(16)}.pdf`

let folder: string
let shop: TestDatabase
let backup: string
let manifest: Manifest

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-backup-'))
  backup = join(folder, 'first')
  shop = await createDemoDatabase()
  const dataDir = join(folder, 'data')
  await mkdir(join(dataDir, 'media', 'demo'), { recursive: true })
  await writeFile(join(dataDir, 'media', 'demo', 'film.webm'), Buffer.alloc(100_000, 'film'))
  await mkdir(join(dataDir, 'outbox'))
  await writeFile(join(dataDir, 'outbox', 'one.json'), '{"to":"a@example.com"}')
  await writeFile(join(dataDir, 'outbox', '.two.json.part'), '{"to":')
  await mkdir(join(dataDir, 'payout-documents'))
  await writeFile(join(dataDir, 'payout-documents', payoutDocument), '%PDF-1.4 %%EOF')
  const jobs = createJobs(shop.pool, createLog('silent'))
  await jobs.start({ letter: async () => undefined })
  const tomorrow = new Date(Date.now() + 86_400_000)
  await shop.db.transaction().execute(async (trx) => {
    for (const to of ['a@example.com', 'b@example.com', 'c@example.com'])
      await jobs.enqueue(trx, 'letter', { to }, { startAfter: tomorrow })
  })
  // as jobs have it that were enqueued by the database's own clock
  await sql`update job.job set start_after = start_after + interval '7 microseconds' where data ->> 'to' = 'b@example.com'`.execute(
    shop.db,
  )
  await jobs.stop()
  manifest = await writeBackup(shop.db, { dataDir, target: backup, now, onProgress })
})
afterAll(async () => {
  await shop.drop()
  await rm(folder, { recursive: true, force: true })
})

const restoreInto = async (database: TestDatabase, options: { from?: string; replaces?: boolean } = {}) =>
  restoreBackup(database.db, database.pool, {
    folder: options.from ?? backup,
    dataDir: join(folder, 'restored'),
    migrationsDir,
    replaces: options.replaces ?? false,
    onProgress,
  })

test('[BACKUP-1] [BACKUP-2] [SHELL-330] into an empty database comes back every row, number, job and file', async () => {
  const empty = await createEmptyDatabase()
  try {
    await restoreInto(empty)
    const again = await writeBackup(empty.db, {
      dataDir: join(folder, 'restored'),
      target: join(folder, 'second'),
      now,
      onProgress,
    })
    expect(manifest.tables.find(({ name }) => name === 'product')?.rows).toBeGreaterThan(500)
    expect(again).toEqual(manifest)
    expect(manifest.jobs.rows).toBe(3)
    expect(await readFile(join(folder, 'restored', 'outbox', 'one.json'), 'utf8')).toContain('a@example.com')
    // documents of payouts as well; what was just being written was left out
    const files = (name: string) => readdir(join(folder, 'restored', name))
    expect(await files('payout-documents')).toEqual([payoutDocument])
    expect(await files('outbox')).toEqual(['one.json'])
    // it is a shop again: keys are numbered on, references are watched
    const { rows } = await sql<{ id: number }>`
      insert into category (path_key, name, slug, url_path, level) values ('a-new-one', '{}', 'a-new-one', 'a-new-one', 1)
      returning id`.execute(empty.db)
    expect(rows[0]?.id).toBe(Number(manifest.sequences.category_id_seq) + 1)
    await expect(sql`insert into product_category values (-1, -1)`.execute(empty.db)).rejects.toThrow(/foreign key/)
  } finally {
    await empty.drop()
  }
})

test('[SHELL-330] every folder of DATA_DIR that the sources name is in a backup, or said not to be', async () => {
  const root = fileURLToPath(new URL('../../../..', import.meta.url))
  const files = (await Promise.all(['src', 'bin'].map((name) => readdir(join(root, name), { recursive: true }))))
    .flatMap((names, index) => names.map((name) => join(['src', 'bin'][index] ?? '', name)))
    .filter((name) => /\.(ts|mjs)$/.test(name) && !name.includes('.test.'))
  const texts = await Promise.all(files.map((name) => readFile(join(root, name), 'utf8')))
  const named = new Set(
    texts.flatMap((text) => [...text.matchAll(/join\((?:\w+\.)?dataDir, '([\w-]+)'/g)].map(([, name]) => name)),
  )
  expect(named).toEqual(new Set([...keptFolders, ...notKeptFolders]))
  const told = await readFile(join(root, 'docs/operating.md'), 'utf8')
  const [, section = ''] = told.split('\n## Backups\n')
  for (const name of [...keptFolders, ...notKeptFolders]) expect(section.split('\n## ')[0]).toContain(`\`${name}\``)
})

test('[BACKUP-2] a backup of an older version is brought forward', async () => {
  const [old, empty] = await Promise.all([createEmptyDatabase(), createEmptyDatabase()])
  const last = '0013-moving-orders.sql'
  try {
    await migrate(old.db, migrationsDir, onProgress, last)
    await sql`insert into setting (key, value) values ('kept', '1')`.execute(old.db)
    const target = join(folder, 'old')
    const written = await writeBackup(old.db, { dataDir: join(folder, 'none'), target, now, onProgress })
    expect(written.migrations.at(-1)).toBe(last)
    await restoreInto(empty, { from: target })
    const { rows } = await sql<{ last: string; kept: boolean }>`
      select max(name) as last, exists (select from setting where key = 'kept') as kept from schema_migration`.execute(
      empty.db,
    )
    expect(rows[0]?.kept).toBe(true)
    expect(rows[0]?.last).toBe((await readdir(migrationsDir)).toSorted().at(-1))
  } finally {
    await Promise.all([old.drop(), empty.drop()])
  }
})

test('[BACKUP-3] a shop that is there stays, unless it is to go', async () => {
  const other = await createTestDatabase()
  try {
    await expect(restoreInto(other)).rejects.toThrow('name --replace')
    await sql`insert into setting (key, value) values ('nobody', '1')`.execute(other.db)
    await restoreInto(other, { replaces: true })
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from setting where key = 'nobody'`.execute(other.db)
    expect(rows[0]?.count).toBe(0)
  } finally {
    await other.drop()
  }
})

test('[BACKUP-4] a damaged backup is refused before anything is touched', async () => {
  const damaged = join(folder, 'damaged')
  await cp(backup, damaged, { recursive: true })
  const path = join(damaged, 'tables', 'coupon.jsonl.gz')
  const whole = await readFile(path)
  const other = gzipSync(gunzipSync(whole).toString().replace('WELCOME10', 'WELCOME99'))
  const empty = await createEmptyDatabase()
  try {
    for (const left of [other, whole.subarray(0, -20), undefined]) {
      await (left ? writeFile(path, left) : rm(path))
      await expect(restoreInto(empty, { from: damaged })).rejects.toThrow('coupon.jsonl.gz is damaged')
    }
    await expect(restoreInto(empty, { from: folder })).rejects.toThrow('is no backup')
    const { rows } = await sql`select from pg_tables where schemaname = 'public'`.execute(empty.db)
    expect(rows).toEqual([])
  } finally {
    await empty.drop()
  }
})

test('[BACKUP-5] a backup has its name only when it is whole, and overwrites none', async () => {
  const target = join(folder, 'broken')
  await expect(
    writeBackup(shop.db, {
      dataDir: join(folder, 'data'),
      target,
      now,
      onProgress: (line) => {
        if (line.startsWith('product:')) throw new Error('the disk is full')
      },
    }),
  ).rejects.toThrow('the disk is full')
  expect((await readdir(folder)).filter((name) => name.startsWith('broken'))).toEqual([])
  const repeated = writeBackup(shop.db, { dataDir: folder, target: backup, now, onProgress })
  await expect(repeated).rejects.toThrow('exists')
})

test('[SHELL-210] a restore that was cut off is begun anew by the same command, and until then nothing opens what is there', async () => {
  const [small, empty] = await Promise.all([createTestDatabase(), createEmptyDatabase()])
  const source = join(folder, 'small')
  const restoreUpTo = (end: string) =>
    restoreBackup(empty.db, empty.pool, {
      folder: source,
      dataDir: join(folder, 'again'),
      migrationsDir,
      replaces: false,
      onProgress: (line) => {
        if (line.startsWith(end)) throw new Error(`cut off at ${end}`)
      },
    })
  try {
    await sql`insert into setting (key, value) values ('kept', '1')`.execute(small.db)
    const dataDir = join(folder, 'small-data')
    await mkdir(join(dataDir, 'outbox'), { recursive: true })
    const written = await writeBackup(small.db, { dataDir, target: source, now, onProgress })
    for (const end of ['migration 0003', 'setting:', 'files of outbox']) {
      await expect(restoreUpTo(end)).rejects.toThrow('cut off at')
      await expect(checkWhole(empty.db)).rejects.toThrow('a restore into this database was cut off')
    }
    const draft = { dataDir, target: join(folder, 'half'), now, onProgress }
    await expect(writeBackup(empty.db, draft)).rejects.toThrow('a restore into this database was cut off')
    await restoreUpTo('never')
    expect(await writeBackup(empty.db, { ...draft, target: join(folder, 'whole') })).toEqual(written)
  } finally {
    await Promise.all([small.drop(), empty.drop()])
  }
})
