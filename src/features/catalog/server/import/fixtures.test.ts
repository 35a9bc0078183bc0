import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { prepareImports, readFingerprint } from '#test/support/import-texts.ts'
import { importFiles } from './import-files.ts'

const imports = prepareImports()

const take = (path: string) =>
  importFiles(imports.db, {
    files: [path],
    dataDir: imports.texts.dataDir,
    storeCode: 'en',
    mode: 'upsert',
    isDryRun: false,
    now: new Date('2026-07-15T12:00:00Z'),
  })

/** Refused rows of files that are taken, as `line column`. What a file is not named here for has none. */
const refused: Readonly<Record<string, readonly string[]>> = {
  'languages.csv': ['5 store_view_code'],
  'missing-columns.csv': ['2 name', '2 price'],
  'bad-cells.csv': ['2 price', '3 qty', '4 product_online', '5 sku', '6 product_type'],
  'twice.csv': ['3 sku'],
  'long-rows.csv': ['2 sku'],
  'short-rows.csv': ['3 sku'],
  'languages.json': ['13 _index'],
  'stock.json': ['13 stock'],
  'content.json': ['3 identifier', '6 product_id', '7 ratings', '8 review_status'],
  'taxes.json': ['7 rates', '8 code'],
  'bad-documents.json': [
    '9 price',
    '10 name',
    '11 type_id',
    '12 visibility',
    '13 sku',
    '14 sku',
    '15 special_from_date',
    '16 price',
  ],
  'twice.json': ['10 sku'],
  'odd-lines.json': ['2 _source', '3 _source', '4 _source', '5 _source', '6 _source', '7 _source', '8 _source'],
  'truncated.json': ['10 _source'],
  'odd-values.json': ['9 name', '9 price'],
  'rings.json': ['3 id'],
}

describe.each(['magento', 'vue-storefront'])('files of %s', (name) => {
  const folder = fileURLToPath(new URL(`../../../../../test/fixtures/import/${name}`, import.meta.url))
  const files = readdirSync(folder).toSorted()

  test('[IMPORT-72] are twenty at least, broken ones among them', () => {
    expect(files.length).toBeGreaterThanOrEqual(20)
  })

  test.each(files.filter((file) => !file.startsWith('broken-')))(
    '[IMPORT-72] %s is taken, each bad row told with line and column, and a second run changes nothing',
    async (file) => {
      const first = await take(join(folder, file))
      expect(first).toMatchObject({ ok: true })
      if (!first.ok) return
      const told = first.value.counts.issues.filter(({ isRefused }) => isRefused)
      expect(told.map(({ line, column }) => `${line} ${column}`)).toEqual(refused[file] ?? [])
      const before = await readFingerprint(imports.db)
      const again = await take(join(folder, file))
      expect(again).toMatchObject({ ok: true, value: { counts: { new: 0, changed: 0 } } })
      expect(await readFingerprint(imports.db)).toEqual(before)
    },
  )

  test.each(files.filter((file) => file.startsWith('broken-')))(
    '[IMPORT-1] [IMPORT-72] %s is refused as a whole, with a sentence, and nothing is kept',
    async (file) => {
      const before = await readFingerprint(imports.db)
      expect(await take(join(folder, file))).toMatchObject({
        ok: false,
        code: 'FILE_REFUSED',
        meta: { message: expect.stringMatching(/\w+ \w+/) },
      })
      expect(await readFingerprint(imports.db)).toEqual(before)
    },
  )
})
