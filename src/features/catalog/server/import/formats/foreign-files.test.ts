import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { describeCatalogue } from '#test/support/describe-catalogue.ts'
import { emptyCatalogue, prepareImports, readFingerprint } from '#test/support/import-texts.ts'
import { importFiles } from '../index.ts'

/** A line a product, and `line column: message` of what was refused or noted; or why the whole file was. */
type Expected = {
  readonly taken?: readonly string[]
  readonly refused?: readonly string[]
  readonly notes?: readonly string[]
  readonly unreadable?: string
}

const imports = prepareImports()

const read = (file: string) =>
  importFiles(imports.db, {
    files: [file],
    dataDir: imports.texts.dataDir,
    storeCode: 'en',
    mode: 'upsert',
    isDryRun: false,
    now: new Date('2026-07-15T12:00:00Z'),
  })

/** What became of a file: its products and reports, or why it was refused as a whole. */
const tryFile = async (file: string): Promise<Required<Expected>> => {
  const result = await read(file)
  const taken = await describeCatalogue(imports.db)
  if (!result.ok)
    return { taken, refused: [], notes: [], unreadable: String((result.meta as { message?: string }).message) }
  const { issues, new: added, refused: rows } = result.value.counts
  const tell = (isRefused: boolean) =>
    issues
      .filter((issue) => issue.isRefused === isRefused)
      .map(({ line, column, message }) => `${line} ${column}: ${message}`)
  const refused = tell(true)
  const isPlaced = issues.every((issue) => issue.file === file && issue.line > 1 && issue.column !== '')
  const isCounted = added === taken.length && rows === new Set(refused.map((line) => line.split(' ')[0])).size
  return {
    taken,
    refused,
    notes: tell(false),
    unreadable: isPlaced && isCounted ? '' : 'its counts or places are wrong',
  }
}

describe.each(['shopify', 'woocommerce', 'google'])('%s', (name) => {
  const folder = resolve('test/fixtures/import', name)
  const expected: Record<string, Expected> = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8'))
  const files = readdirSync(folder).filter((file) => file !== 'expected.json')

  test('[IMPORT-33] [IMPORT-41] [IMPORT-48] every file of the folder says what is expected of it, and there are twenty', () => {
    expect(files.toSorted()).toEqual(Object.keys(expected).toSorted())
    expect(files.length).toBeGreaterThanOrEqual(20)
  })

  test.each(files)(
    '[IMPORT-4] [IMPORT-5] [IMPORT-54] %s is taken as told, every bad row reported, and once',
    async (file) => {
      const path = join(folder, file)
      expect(await tryFile(path)).toEqual({ taken: [], refused: [], notes: [], unreadable: '', ...expected[file] })
      const before = await readFingerprint(imports.db)
      const again = await read(path)
      expect(again.ok ? again.value.counts.new + again.value.counts.changed : 0).toBe(0)
      expect(await readFingerprint(imports.db)).toEqual(before)
    },
  )
})

const tryFixture = (name: string) => tryFile(resolve('test/fixtures/import', name))

test('[IMPORT-43] what every variation leaves open is chosen freely, what some leave open is refused', async () => {
  const { taken } = await tryFixture('woocommerce/04-any.csv')
  expect(taken[0]).toBe('VNECK: configurable; "V-neck"; by color; any Size of Large, Small')
  const { refused } = await tryFixture('woocommerce/05-half-open.csv')
  expect(refused).toEqual([expect.stringMatching(/^4 attribute 2 value\(s\): is for any Logo/)])
})

test('[IMPORT-45] what is not published is off, visibility is kept, what others sell is sold out', async () => {
  const { taken } = await tryFixture('woocommerce/09-published.csv')
  expect(taken.filter((line) => line.endsWith('; off'))).toHaveLength(2)
  expect(taken.filter((line) => /; (in lists only|in search only|hidden)$/.test(line))).toHaveLength(3)
  await emptyCatalogue(imports.db)
  const external = await tryFixture('woocommerce/07-external.csv')
  expect(external.taken).toEqual([expect.stringContaining('; sold out; ')])
})

test('[IMPORT-47] groups, links and files of WooCommerce', async () => {
  const links = await tryFixture('woocommerce/06-links.csv')
  expect(links.taken[2]).toBe('SET: grouped; "Mat and strap"; set=true; associated MAT; associated STRAP')
  await emptyCatalogue(imports.db)
  const downloads = await tryFixture('woocommerce/08-downloads.csv')
  expect(downloads.taken[0]).toContain('file files/side-a.mp3')
})

test('[IMPORT-52] categories and kept fields of a feed, without addresses of the old shop', async () => {
  const { taken } = await tryFixture('google/14-fields.xml')
  expect(taken[0]).toContain('in Apparel/Shirts; age_group=adult; custom_label_0=summer; fabric_weight=150 g')
  expect(taken.join()).not.toContain('old.example')
  expect(taken[1]).toContain('in Sale/Shirts\\/Tops | Shirts, ties & more')
})
