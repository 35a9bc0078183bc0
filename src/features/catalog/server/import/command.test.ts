import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '#test/support/database.ts'
import type { TestDatabase } from '#test/support/database.ts'
import { openImportTexts, toCsv } from '#test/support/import-texts.ts'
import type { ImportTexts } from '#test/support/import-texts.ts'
import { toUrl } from '#test/support/test-server.ts'

let database: TestDatabase
let texts: ImportTexts
beforeAll(async () => {
  database = await createTestDatabase()
  texts = await openImportTexts(database.db)
})
afterAll(async () => {
  await texts.remove()
  await database.drop()
})

type Ended = { readonly code: number | null; readonly lines: readonly string[]; readonly errors: string }

const run = (...words: readonly string[]): Promise<Ended> =>
  new Promise((settle) => {
    const child = spawn(process.execPath, [resolve('bin/import.ts'), ...words], {
      env: { ...process.env, DATABASE_URL: toUrl(database.connection), DATA_DIR: texts.dataDir },
    })
    let output = ''
    let errors = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    child.on('close', (code) => settle({ code, lines: output.trimEnd().split('\n'), errors }))
  })

const simple = (sku: string, price: string | number = 10) => ({
  sku,
  product_type: 'simple',
  name: `Piece ${sku}`,
  price,
})

test('[IMPORT-30] taken files end with 0 and the last line, also with refused rows; the second time nothing is new', async () => {
  const file = await texts.write('a.csv', toCsv([simple('A'), simple('B', 'free'), simple('C')]))
  const first = await run(file)
  expect(first).toMatchObject({ code: 0 })
  expect(first.lines.at(-1)).toBe('imported: 2 new, 0 changed, 0 unchanged, 1 refused')
  expect(first.lines).toContain(`${file}: Magento 2 products`)
  expect(first.lines).toContain(`refused: ${file}:3: column price: B: "free" is not a price such as 49.90`)
  expect((await run(file)).lines.at(-1)).toBe('imported: 0 new, 0 changed, 2 unchanged, 1 refused')
})

test('[IMPORT-30] a file that is refused as a whole ends with 1, and nothing of any is kept', async () => {
  const good = await texts.write('good.csv', toCsv([simple('GOOD')]))
  const odd = await texts.write('odd.csv', 'a,b\n1,2')
  const { code, lines, errors } = await run(good, odd)
  expect([code, lines.at(-1)]).toEqual([1, 'imported: 0 new, 0 changed, 0 unchanged, 0 refused'])
  expect(errors).toContain(`${odd}: refused as a whole: its header is none that we know`)
  expect(errors).toContain('Table: any columns, in the browser: /admin/import asks which are the SKU')
  expect(await database.db.selectFrom('product').select('id').where('sku', '=', 'GOOD').execute()).toEqual([])
})

test('[IMPORT-27] [IMPORT-30] a dry run says that nothing was kept; wrong words are told with how it is called', async () => {
  const file = await texts.write('dry.csv', toCsv([simple('DRY')]))
  const { code, lines } = await run(file, '--dry-run', '--store', 'ru')
  expect([code, lines.slice(-2)]).toEqual([
    0,
    ['dry run: nothing was kept', 'imported: 1 new, 0 changed, 0 unchanged, 0 refused'],
  ])
  expect(await database.db.selectFrom('product').select('id').where('sku', '=', 'DRY').execute()).toEqual([])
  expect(await run(file, '--stroe', 'ru')).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^Unknown option '--stroe'\nusage: npm run import -- FILE…/),
  })
})

test('[IMPORT-26] --full archives what the file does not have', async () => {
  await run(await texts.write('two.csv', toCsv([simple('X'), simple('Y')])))
  const { lines } = await run('--full', await texts.write('one.csv', toCsv([simple('X')])))
  expect(lines.some((line) => line.startsWith('removed: '))).toBe(true)
  const rows = await database.db.selectFrom('product').select('sku').where('status', '<', 3).execute()
  expect(rows).toEqual([{ sku: 'X' }])
})

test('[IMPORT-71] the command tells the columns first, and keeps the whole report in a file that it names', async () => {
  const rows = Array.from({ length: 130 }, (_, index) => ({
    ...simple(`R${index}`),
    base_image: `/none-${index}.png`,
    weave: 'Twill',
  }))
  const { lines, errors } = await run(await texts.write('told.csv', toCsv(rows)), '--images', texts.folder)
  expect(lines[0]).toMatch(/told\.csv: Magento 2 products$/)
  expect(lines.slice(1, 7)).toEqual([
    '  sku → SKU',
    '  product_type → type',
    '  name → name',
    '  price → price',
    '  base_image → first picture',
    '  weave → attribute weave, a text',
  ])
  expect(lines).toContain('note: … and 30 more of these')
  const path = lines.find((line) => line.startsWith('report: '))?.slice('report: '.length) ?? ''
  expect(path).toContain(texts.dataDir)
  const kept = (await readFile(path, 'utf8')).trimEnd().split('\n')
  expect(kept.filter((line) => line.startsWith('note: '))).toHaveLength(130)
  expect(kept.at(-1)).toBe(lines.at(-1))
  expect(errors).toMatch(/writing 100 %, \d+ rows\/s/)
})

test('[IMPORT-67] [IMPORT-68] [IMPORT-80] --undo takes the last import back that changed anything and says which; the second time there is none', async () => {
  await texts.run({ 'start.csv': toCsv([simple('X')]) }, { mode: 'full' })
  await texts.run({ 'more.csv': toCsv([simple('X', 12), simple('Z')]) })
  await texts.run({ 'again.csv': toCsv([simple('X', 12), simple('Z')]) })
  const { code, lines } = await run('--undo')
  expect(code).toBe(0)
  expect(lines).toEqual([
    expect.stringMatching(
      /^the last import, of .*again\.csv of .*Z, changed nothing: the last one that did is taken back$/,
    ),
    expect.stringMatching(/^undone: the import of .*more\.csv of .*Z, \d+ rows put back$/),
  ])
  const rows = await database.db.selectFrom('product').select('sku').where('status', '<', 3).execute()
  expect(rows).toEqual([{ sku: 'X' }])
  expect(await run('--undo')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('there is no import to undo'),
  })
})

test('[IMPORT-65] --pictures says so when there is nothing to fetch', async () => {
  expect(await run('--pictures')).toMatchObject({ code: 0, lines: ['pictures: none to be fetched'] })
})
