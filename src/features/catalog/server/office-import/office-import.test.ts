import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { ImportIssue, ImportPreview, ImportRun, ImportUpload } from '../../rules/import-calls.ts'
import { prepareImportDesk, shopifyFile } from '#test/support/import-desk.ts'
import { toCsv } from '#test/support/import-texts.ts'
import { importFiles } from '../import/import-files.ts'
import { findRunning } from '../import/runs/run-progress.ts'
import { takeTurn } from '../import/runs/runs.ts'

const desk = prepareImportDesk()

describe('an import from the back office', () => {
  test('[ADMIN-90] [ADMIN-92] a file is recognised, and an unknown column gets its meaning, which is remembered', async () => {
    const { result: upload } = await desk.bring({ 'spring.csv': shopifyFile })
    const [file] = upload.files
    expect(file).toMatchObject({ name: 'spring.csv', kind: 'table', format: 'Shopify', delimiter: ',', rows: 2 })
    expect(file?.columns.find(({ name }) => name === 'title')).toMatchObject({ is_known: true, to: 'name' })
    expect(file?.columns.find(({ name }) => name === 'retail')).toMatchObject({ is_known: false, field: null })
    expect(file?.fields.map(({ name }) => name)).toContain('price')
    expect(file?.fields.map(({ name }) => name)).not.toContain('title')

    const say = (columns: object) => desk.ask<ImportUpload>('POST', `import-uploads/${upload.id}`, { file: 0, columns })
    for (const wrong of [{ title: 'price' }, { retail: 'title' }, { retail: 'nonsense' }, { other: 'price' }])
      expect(await say(wrong)).toMatchObject({ code: 400, result: 'INVALID_INPUT' })
    const said = (await say({ retail: 'price' })).result.files[0]
    expect(said?.columns.find(({ name }) => name === 'retail')).toMatchObject({
      field: 'price',
      to: 'price, or special price',
    })

    const { result: again } = await desk.bring({ 'autumn.csv': shopifyFile })
    expect(again.files[0]?.columns.find(({ name }) => name === 'retail')).toMatchObject({ field: 'price' })
  })

  test('[ADMIN-92] a table of no known format is one once its columns are told', async () => {
    const { result: upload } = await desk.bring({ 'odd.csv': 'Nummer;Was;Preis\nN1;Vase;9.50\n' })
    expect(upload.files[0]).toMatchObject({ format: null, delimiter: ';', rows: 1 })
    expect(upload.files[0]?.problem).toMatch(/header is none that we know/)
    const { result } = await desk.ask<ImportUpload>('POST', `import-uploads/${upload.id}`, {
      file: 0,
      columns: { nummer: 'sku', was: 'name', preis: 'price' },
    })
    expect(result.files[0]).toMatchObject({ format: 'Table', problem: null })
    expect(await desk.run(upload, false)).toMatchObject({ state: 'done', new: 1 })
    expect(await desk.skus()).toEqual(['N1'])
  })

  test('[IMPORT-133] a line that names the delimiter is neither a row nor a column', async () => {
    const { result: upload } = await desk.bring({ 'excel.csv': 'sep=;\r\nNummer;Was\r\nN1;Vase\r\n' })
    expect(upload.files[0]).toMatchObject({ delimiter: ';', rows: 1 })
    expect(upload.files[0]?.columns.map(({ name }) => name)).toEqual(['nummer', 'was'])
  })

  test('[ADMIN-93] the preview shows products as they would become, and what is refused', async () => {
    const { result: upload } = await desk.bring({ 'spring.csv': shopifyFile })
    await desk.ask('POST', `import-uploads/${upload.id}`, { file: 0, columns: { retail: 'price' } })
    const { result } = await desk.ask<ImportPreview>('GET', `import-uploads/${upload.id}/preview`)
    expect(result).toMatchObject({ products: 1, variants: 0, refused: 1 })
    expect(result.items).toMatchObject([{ sku: 'MUG', name: 'Mug', price: 12.5, currency: 'USD', pictures: 0 }])
    const { result: odd } = await desk.bring({ 'odd.csv': 'a,b\n1,2' })
    const refused = await desk.ask('GET', `import-uploads/${odd.id}/preview`)
    expect(refused).toMatchObject({ code: 422, result: 'IMPORT_REFUSED' })
    expect(refused.meta?.fields?.['source']).toMatch(/^odd\.csv: its header/)
  })

  test('[ADMIN-94] a dry run keeps nothing and tells the refused rows by the names of the file', async () => {
    const { result: upload } = await desk.bring({ 'spring.csv': shopifyFile })
    await desk.ask('POST', `import-uploads/${upload.id}`, { file: 0, columns: { retail: 'price' } })
    const tried = await desk.run(upload, true)
    expect(tried).toMatchObject({ state: 'tried', is_trial: true, new: 1, refused: 1, can_undo: false })
    expect(await desk.skus()).toEqual([])
    const issues = await desk.ask<{ items: ImportIssue[] }>('GET', `import-issues?run=${tried.id}&refused=true`)
    expect(issues.result.items).toMatchObject([
      { file: 'spring.csv', line: 3, column: 'retail', sku: 'CUP', is_refused: true },
    ])
    expect(issues.result.items[0]?.reason).toMatch(/cheap/)
  })

  test('[ADMIN-95] [ADMIN-97] an import is in the history with who, and is undone once', async () => {
    const { result: upload } = await desk.bring({
      'p.csv': toCsv([{ sku: 'P1', product_type: 'simple', name: 'One', price: 5 }]),
    })
    const done = await desk.run(upload, false)
    expect(done).toMatchObject({
      state: 'done',
      by: 'person-9004@mail.example',
      files: ['p.csv'],
      new: 1,
      can_undo: true,
    })
    expect(await desk.skus()).toEqual(['P1'])
    expect(await desk.run(upload, false)).toMatchObject({ state: 'done', new: 0, unchanged: 1, can_undo: false })
    const { result } = await desk.ask<{ items: ImportRun[]; total: number }>('GET', 'imports', undefined, 'admin')
    expect(result.items.map(({ id, can_undo }) => [id, can_undo])).toEqual([
      [done.id + 1, false],
      [done.id, true],
    ])
    expect(await desk.ask('POST', `imports/${done.id + 1}/undo`)).toMatchObject({
      code: 409,
      result: 'IMPORT_NOT_LAST',
    })
    expect(await desk.ask('POST', `imports/${done.id}/undo`)).toMatchObject({ code: 200, result: { state: 'undone' } })
    expect(await desk.skus()).toEqual([])
    expect(await desk.ask('POST', `imports/${done.id}/undo`)).toMatchObject({ code: 409, result: 'IMPORT_NOT_LAST' })
    expect(await desk.ask('POST', 'imports/999999/undo')).toMatchObject({ code: 404 })
    const deeds = await desk.db.selectFrom('audit_entry').select(['operation', 'target']).execute()
    expect(deeds).toContainEqual({ operation: 'POST /api/manage/imports/:id/undo', target: String(done.id) })
  })

  test('[ADMIN-97] undoing is refused where somebody changed a product since, and says which', async () => {
    const { result: upload } = await desk.bring({
      'p.csv': toCsv([{ sku: 'P2', product_type: 'simple', name: 'Two', price: 5 }]),
    })
    const done = await desk.run(upload, false)
    await desk.db.updateTable('product').set({ status: 2 }).where('sku', '=', 'P2').execute()
    const refused = await desk.ask('POST', `imports/${done.id}/undo`)
    expect(refused).toMatchObject({ code: 409, result: 'CHANGED_SINCE' })
    expect(refused.meta?.fields?.['found']).toMatch(/P2 was changed since/)
    expect(await desk.skus()).toEqual(['P2'])
  })
})

describe('one at a time', () => {
  const one = toCsv([{ sku: 'T1', product_type: 'simple', name: 'One', price: 5 }])

  test('[ADMIN-96] a second press finds the first, waiting or at work, whoever works', async () => {
    const { result: upload } = await desk.bring({ 'one.csv': one })
    const press = () => desk.ask<ImportRun>('POST', `import-uploads/${upload.id}/run`, { dry: false })
    const both = await Promise.all([press(), press()])
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(desk.queued).toHaveLength(1)
    expect(await press()).toMatchObject({ code: 409, result: 'ALREADY_RUNNING' })
    await desk.work(desk.queued[0] ?? {})
    await takeTurn(desk.db, async () => expect(await press()).toMatchObject({ code: 409, result: 'ALREADY_RUNNING' }))
    expect(await press()).toMatchObject({ code: 200, result: { state: 'queued', is_trial: false } })
  })

  test('[ADMIN-96] a run whose process was killed is begun anew, once; the turn of another is waited for', async () => {
    const { result: upload } = await desk.bring({ 'one.csv': one })
    const { result: pressed } = await desk.ask<ImportRun>('POST', `import-uploads/${upload.id}/run`, { dry: false })
    const [job = {}] = desk.queued
    await takeTurn(desk.db, () => desk.work(job))
    // it comes again by itself
    expect(desk.queued).toEqual([job, job])
    await desk.db.updateTable('import_run').set({ state: 'running' }).where('id', '=', pressed.id).execute()
    await desk.work(job)
    await desk.work(job)
    const { result } = await desk.ask<{ items: ImportRun[] }>('GET', 'imports')
    expect(result.items).toMatchObject([{ id: pressed.id, state: 'done', new: 1 }])
  })

  test('[ADMIN-555] a run whose process is gone, and that nobody begins anew, is told as cut off', async () => {
    const { result: upload } = await desk.bring({ 'one.csv': one })
    const { result: pressed } = await desk.ask<ImportRun>('POST', `import-uploads/${upload.id}/run`, { dry: false })
    const { id } = await desk.db
      .insertInto('import_run')
      .values({ format: '', files: ['a.csv'], counts: '{}', started_at: desk.shop.now(), state: 'running' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const states = async () => {
      const { result } = await desk.ask<{ items: ImportRun[] }>('GET', 'imports')
      return Object.fromEntries(result.items.map((run) => [run.id, run.state]))
    }
    await takeTurn(desk.db, async () => expect(await states()).toEqual({ [pressed.id]: 'queued', [id]: 'running' }))
    expect(await states()).toEqual({ [pressed.id]: 'queued', [id]: 'interrupted' })
    expect((await desk.ask<ImportRun>('GET', `imports/${id}`)).result.state).toBe('interrupted')
    desk.shop.setNow(new Date(desk.shop.now().getTime() + 61 * 60_000))
    await takeTurn(desk.db, async () => expect(await states()).toMatchObject({ [pressed.id]: 'queued' }))
    expect(await states()).toEqual({ [pressed.id]: 'interrupted', [id]: 'interrupted' })
    expect(await desk.ask('POST', `import-uploads/${upload.id}/run`, { dry: true })).toMatchObject({ code: 200 })
  })

  test('[ADMIN-95] how far a run is stands in the database, and no other process is asked', async () => {
    const many = toCsv(
      Array.from({ length: 700 }, (_, index) => ({
        sku: `M${index}`,
        product_type: 'simple',
        name: `Piece ${index}`,
        price: 5,
      })),
    )
    const { result: upload } = await desk.bring({ 'many.csv': many })
    const { result: pressed } = await desk.ask<ImportRun>('POST', `import-uploads/${upload.id}/run`, { dry: true })
    const read = async () => (await desk.ask<ImportRun>('GET', `imports/${pressed.id}`)).result
    let working = Promise.resolve()
    await desk.db.transaction().execute(async (trx) => {
      // it reads, and cannot write yet
      await sql`lock table product in exclusive mode`.execute(trx)
      working = desk.work(desk.queued[0] ?? {}) ?? working
      await expect.poll(read).toMatchObject({ state: 'running', step: 'reading', total: Buffer.byteLength(many) })
      expect(await findRunning(desk.db)).toMatchObject({ step: 'reading', done: Buffer.byteLength(many) })
    })
    await working
    expect(await read()).toMatchObject({ state: 'tried', new: 700, step: 'writing' })
    expect(await findRunning(desk.db)).toBeUndefined()
  })

  test('[ADMIN-96] a file that is refused as a whole is told, and nothing is kept', async () => {
    const { result: upload } = await desk.bring({ 'one.csv': one, 'odd.csv': 'a,b\n1,2' })
    const refused = await desk.run(upload, false)
    expect(refused).toMatchObject({ state: 'refused', new: 0 })
    expect(refused.problem).toMatch(/^odd\.csv: its header/)
    expect(await desk.skus()).toEqual([])
  })

  test('[IMPORT-77] a run of the command line says how far it is as well', async () => {
    const { result: upload } = await desk.bring({ 'one.csv': one })
    await importFiles(desk.db, {
      files: [join(desk.shop.config.dataDir, 'import-uploads', upload.id, '0')],
      dataDir: desk.shop.config.dataDir,
      storeCode: 'en',
      mode: 'upsert',
      isDryRun: false,
      now: desk.shop.now(),
    })
    const { result } = await desk.ask<{ items: ImportRun[] }>('GET', 'imports')
    expect(result.items).toMatchObject([{ state: 'done', by: null, files: ['0'], step: 'writing', done: 1, total: 1 }])
  })
})
