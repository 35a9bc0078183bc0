import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { prepareImports, readFingerprint, toCsv } from '#test/support/import-texts.ts'
import { toUrl } from '#test/support/test-server.ts'
import { importFiles } from '../import-files.ts'
import { takeTurn } from './runs.ts'
import { toStartLines } from './report.ts'

const imports = prepareImports()

const simple = (sku: string) => ({ sku, product_type: 'simple', name: `Piece ${sku}`, price: 10 })
const many = toCsv(Array.from({ length: 2000 }, (_, index) => simple(`K${index}`)))
const readStates = async () =>
  (await imports.db.selectFrom('import_run').select('state').orderBy('id').execute()).map(({ state }) => state)
/** Where the killed process's own query still runs, the database ends it first. */
const untilFree = async () => {
  const locks = sql<{
    count: number
  }>`select count(*)::integer as count from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`
  while ((await locks.execute(imports.db)).rows[0]?.count) await pause(20)
}

test.each([0, 60, 200])(
  '[IMPORT-70] killed %i ms after it began, an import leaves nothing, and the next one says so',
  async (delay) => {
    await imports.texts.run({ 'before.csv': toCsv([simple('OLD')]) })
    const before = await readFingerprint(imports.db)
    const file = await imports.texts.write('many.csv', many)
    const child = spawn(process.execPath, [resolve('bin/import.ts'), file], {
      env: { ...process.env, DATABASE_URL: toUrl(imports.database.connection), DATA_DIR: imports.texts.dataDir },
      stdio: 'ignore',
    })
    const ended = once(child, 'exit')
    while ((await readStates()).length < 2) await pause(5)
    await pause(delay)
    child.kill('SIGKILL')
    await ended
    await untilFree()
    expect(await readStates()).toEqual(['done', 'running'])
    expect(await readFingerprint(imports.db)).toEqual(before)

    const started: string[] = []
    const result = await importFiles(imports.db, {
      files: [file],
      dataDir: imports.texts.dataDir,
      storeCode: 'en',
      mode: 'upsert',
      isDryRun: false,
      now: new Date('2026-07-15T12:00:00Z'),
      onStart: (start) => started.push(...toStartLines(start)),
    })
    expect(result).toMatchObject({ ok: true, value: { counts: { new: 2000 } } })
    expect(started[0]).toMatch(/many\.csv that began at .* was cut off: nothing of it was kept/)
    expect(await readStates()).toEqual(['done', 'interrupted', 'done'])
  },
)

test('[IMPORT-28] [IMPORT-70] beside another one nothing is begun, and the one at work does not count as cut off', async () => {
  const options = {
    files: [await imports.texts.write('a.csv', toCsv([simple('A')]))],
    dataDir: imports.texts.dataDir,
    storeCode: 'en',
    mode: 'upsert',
    isDryRun: false,
    now: new Date('2026-07-15T12:00:00Z'),
  } as const
  await takeTurn(imports.db, async () => {
    expect(await importFiles(imports.db, options)).toMatchObject({ ok: false, code: 'ALREADY_RUNNING' })
  })
  expect(await readStates()).toEqual([])
  expect(await importFiles(imports.db, options)).toMatchObject({ ok: true })
})

test('[IMPORT-1] [IMPORT-70] a run that was refused as a whole stands in the history as refused', async () => {
  await expect(imports.texts.run({ 'odd.csv': 'a,b\n1,2' })).rejects.toThrow('FILE_REFUSED')
  expect(await readStates()).toEqual(['refused'])
})
