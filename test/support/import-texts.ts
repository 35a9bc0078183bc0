import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { importFiles } from '#features/catalog/server/import/index.ts'
import type { Db } from '#platform/server/context.ts'
import { createTestDatabase } from './database.ts'
import type { TestDatabase } from './database.ts'

export type ImportTexts = {
  readonly folder: string
  readonly dataDir: string
  readonly write: (name: string, content: string | Uint8Array) => Promise<string>
  /** Writes the texts as files and imports them; throws where they are refused as a whole. */
  readonly run: (texts: Readonly<Record<string, string>>, options?: Partial<Options>) => Promise<Report>
  readonly remove: () => Promise<void>
}

type Options = Parameters<typeof importFiles>[1]
type Report = Extract<Awaited<ReturnType<typeof importFiles>>, { ok: true }>['value']

/** Imports into a database of a test from a folder of its own. */
export const openImportTexts = async (db: Db): Promise<ImportTexts> => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-import-test-'))
  const dataDir = join(folder, 'data')
  const write = async (name: string, content: string | Uint8Array) => {
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
    return path
  }
  return {
    folder,
    dataDir,
    write,
    run: async (texts, options = {}) => {
      const files: string[] = []
      for (const [name, text] of Object.entries(texts)) files.push(await write(name, text))
      const result = await importFiles(db, {
        files,
        dataDir,
        storeCode: 'en',
        mode: 'upsert',
        isDryRun: false,
        now: new Date('2026-07-15T12:00:00Z'),
        ...options,
      })
      if (!result.ok) throw new Error(`${result.code} ${JSON.stringify(result.meta)}`)
      return result.value
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** For a file of tests: a database whose catalogue is empty before each of them, and a folder to import into it from. */
export const prepareImports = () => {
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
  beforeEach(() => emptyCatalogue(database.db))
  return {
    get database() {
      return database
    },
    get db() {
      return database.db
    },
    get texts() {
      return texts
    },
  }
}

/** A row of Magento's file: a piece that can be bought, for 10 unless it says more. */
export const simpleRow = (sku: string, more: Readonly<Record<string, string | number>> = {}) => ({
  sku,
  product_type: 'simple',
  name: `Piece ${sku}`,
  price: 10,
  ...more,
})

/** Rows as CSV; the header is every column that a row has. */
export const toCsv = (rows: readonly Readonly<Record<string, string | number | undefined>>[]): string => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const quote = (value: string | number | undefined = '') =>
    /[",\n\r]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : value
  return [columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map((cells) => cells.map(quote).join(','))
    .join('\n')
}

const tables = [
  'attribute',
  'attribute_option',
  'category',
  'product',
  'product_price',
  'product_category',
  'product_link',
  'stock',
  'stock_movement',
  'review',
  'url_rewrite',
  'catalogue_version',
] as const

/** Content and row versions of the whole catalogue: equal ones mean that no row was written, not even with what it had. */
export const readFingerprint = async (db: Db): Promise<Record<string, string>> => {
  const prints: Record<string, string> = {}
  for (const table of tables) {
    const { rows } = await sql<{ row: string }>`
      select t.xmin::text || ' ' || t::text as row from ${sql.table(table)} as t order by 1`.execute(db)
    prints[table] = createHash('sha256').update(JSON.stringify(rows)).digest('hex')
  }
  return prints
}

export const emptyCatalogue = async (db: Db): Promise<void> => {
  await sql`truncate attribute, category, product, url_rewrite, import_run, import_change restart identity cascade`.execute(
    db,
  )
}
