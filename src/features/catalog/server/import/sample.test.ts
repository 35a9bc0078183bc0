import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts'
import { type ImportTexts, openImportTexts } from '#test/support/import-texts.ts'

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

test('[IMPORT-4, IMPORT-5] the sample of docs/importing.md is taken as it stands, without a word to say about it, and once', async () => {
  const files = [resolve('docs/samples/magento.csv')]
  const { counts } = await texts.run({}, { files })
  expect(counts.issues).toEqual([])
  expect(counts).toMatchObject({ new: 8, changed: 0, refused: 0 })
  const products = await database.db
    .selectFrom('product')
    .select(['sku', 'type_id', 'slug', 'name'])
    .orderBy('sku')
    .execute()
  expect(products.find(({ sku }) => sku === 'FERN-TEE')).toEqual({
    sku: 'FERN-TEE',
    type_id: 'configurable',
    slug: 'fern-tee',
    name: { en: 'Fern tee™', ru: 'Футболка Fern' },
  })
  expect(new Set(products.map(({ type_id }) => type_id))).toEqual(
    new Set(['simple', 'configurable', 'grouped', 'bundle']),
  )
  expect((await texts.run({}, { files })).counts).toMatchObject({ new: 0, changed: 0, unchanged: 8, refused: 0 })
})
