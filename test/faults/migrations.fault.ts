import { copyFile, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { fillDemo } from '#demo/fill.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { orderBody, createSalesApp, sell } from '#test/support/sales.ts'
import { createScratchDatabase } from '#test/support/scratch-database.ts'
import type { TestDatabase } from '#test/support/database.ts'
import { splitStatements } from './support/statements.ts'
import { mustBe, mustHold } from './support/fault.ts'
import type { FaultRun } from './support/fault.ts'
import { fillOlder, readReferences, readRows, readSchema, sumRows } from './support/old-database.ts'
import type { References, Rows } from './support/old-database.ts'

const directory = fileURLToPath(new URL('../../db/migrations', import.meta.url))

type Databases = {
  /** Of this version, for a shop of today. */
  readonly today: () => Promise<TestDatabase>
  readonly empty: () => Promise<TestDatabase>
}

/** D8 of the goals: each migration on a database of the version before it that has rows, its connection killed after each statement. */
export const run = (how: FaultRun): Promise<void> =>
  interruptMigrations(how, { today: createScratchDatabase, empty: createScratchWithout })

/** A scratch database as it was before the first migration. */
const createScratchWithout = async (): Promise<TestDatabase> => {
  const database = await createScratchDatabase()
  await sql`drop schema public cascade`.execute(database.db)
  await sql`create schema public`.execute(database.db)
  return database
}

export const interruptMigrations = async ({ say, full }: FaultRun, databases: Databases): Promise<void> => {
  const { rows, references, schema } = await sellToday(databases.today, full)
  const { db, pool, drop } = await databases.empty()
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-migrations-'))
  try {
    const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted()
    let interrupted = 0
    let tables: string[] = []
    const tried = full ? names : names.slice(-3)
    if (!full) await migrate(db, directory, undefined, names.at(-4))
    for (const name of tried) {
      const { filled, refused } = await fillOlder(db, pool, rows, references)
      mustBe(`D8 tables that have no row before ${name}`, refused, [])
      const before = { rows: await sumRows(pool), schema: await readSchema(pool) }
      const statements = splitStatements(await readFile(join(directory, name), 'utf8'))
      const ends = full ? Array.from({ length: statements.length + 1 }, (_, end) => end) : [statements.length]
      for (const end of ends) {
        const trial = await writeTrial(folder, names, name, [
          ...statements.slice(0, end),
          'select pg_terminate_backend(pg_backend_pid())',
          ...statements.slice(end),
        ])
        const outcome = await migrate(db, trial, undefined, name).then(
          () => 'went through',
          (error: Error) => error.message,
        )
        mustHold(`D8 ${name} after ${end} statements ${outcome}`, /was rolled back: .*(terminat|closed)/i.test(outcome))
        const now = { rows: await sumRows(pool), schema: await readSchema(pool) }
        // the list of migrations is made before the first of them
        const { schema_migration: _made, ...sums } = now.rows
        const { schema_migration: _had, ...had } = before.rows
        mustBe(`D8 ${name} cut off after ${end} statements left rows`, sums, had)
        if (name !== names[0])
          mustBe(`D8 ${name} cut off after ${end} statements left something`, now.schema, before.schema)
        interrupted += 1
      }
      mustBe(`D8 ${name} afterwards`, await migrate(db, directory, undefined, name), [name])
      const kept = await sumRows(pool)
      const lost = Object.entries(before.rows).filter(
        ([table, sum]) => kept[table] !== undefined && Number(kept[table].split(' ')[0]) < Number(sum.split(' ')[0]),
      )
      mustBe(`D8 tables with fewer rows after ${name}`, lost, [])
      tables = filled
    }
    mustBe('D8 the schema, beside that of a new shop', await readSchema(pool), schema)
    say(
      `D8: ${tried.length} migrations on ${tables.length} tables with rows, cut off after ${interrupted} statements: each time nothing was left, and the next run went on`,
    )
  } finally {
    await drop()
    await rm(folder, { recursive: true, force: true })
  }
}

const writeTrial = async (
  folder: string,
  names: readonly string[],
  name: string,
  statements: readonly string[],
): Promise<string> => {
  const trial = join(folder, 'trial')
  await rm(trial, { recursive: true, force: true })
  await mkdir(trial)
  for (const other of names.filter((each) => each < name)) await copyFile(join(directory, other), join(trial, other))
  await writeFile(join(trial, name), `${statements.join(';\n')};\n`)
  return trial
}

/** What a shop of today has after it has sold something. */
const sellToday = async (
  makeDatabase: () => Promise<TestDatabase>,
  full: boolean,
): Promise<{ rows: Rows; references: References; schema: string[] }> => {
  const shop = await createSalesApp({}, makeDatabase)
  try {
    const { db, pool, config, now } = shop
    if (full) await fillDemo(db, { dataDir: config.dataDir, now: now(), onProgress: () => undefined })
    const id = await sell(db, { sku: 'D8', price: 20, stock: 100 })
    await sql`insert into setting (key, value) values ('kept', '1') on conflict do nothing`.execute(db)
    await sql`insert into customer (email, store_code, created_at, updated_at) values ('d8@mail.example', 'en', now(), now())`.execute(
      db,
    )
    for (const sku of ['D8', 'D8', 'D8'])
      mustBe(
        'D8 an order',
        (await shop.app.inject({ method: 'POST', url: '/api/order', payload: orderBody(crypto.randomUUID(), sku) }))
          .statusCode,
        200,
      )
    const { result: cartId } = (await shop.app.inject({ method: 'POST', url: '/api/cart/create' })).json<{
      result: string
    }>()
    const cartItem = { sku: 'D8', qty: 2, quoteId: cartId }
    mustBe(
      `D8 a cart with product ${id}`,
      (await shop.app.inject({ method: 'POST', url: '/api/cart/update', payload: { cartItem } })).statusCode,
      200,
    )
    return { rows: await readRows(pool), references: await readReferences(pool), schema: await readSchema(pool) }
  } finally {
    await shop.close()
  }
}
