import { afterAll, beforeAll, beforeEach } from 'vitest'
import { money } from '#core/money.ts'
import type { CatalogueInput, ProductInput } from '#features/catalog/rules/catalogue-input.ts'
import type { WriteOptions } from '#features/catalog/server/import/records.ts'
import { writeCatalogue } from '#features/catalog/server/import/write/write-catalogue.ts'
import { createTestDatabase } from './database.ts'
import type { TestDatabase } from './database.ts'
import { emptyCatalogue } from './import-texts.ts'

export const now = new Date('2026-07-15T12:00:00Z')
export const piece = (sku: string, more: Partial<ProductInput> = {}): ProductInput => ({
  sku,
  type: 'simple',
  name: { en: `Piece ${sku}` },
  status: 1,
  visibility: 4,
  prices: [{ currency: 'USD', price: money(1000) }],
  categories: ['Women/Tops'],
  attributes: { color: ['clay'] },
  media: [],
  ...more,
})
export const catalogue = (products: readonly ProductInput[], more: Partial<CatalogueInput> = {}): CatalogueInput => ({
  attributes: [
    {
      code: 'color',
      label: { en: 'Colour' },
      kind: 'select',
      options: [{ key: 'clay', label: { en: 'Clay' }, swatch: '#aa5533' }],
    },
  ],
  categories: [{ path: 'Women/Tops', name: { en: 'Tops' } }],
  products,
  reviews: [],
  ...more,
})

/** For a file of tests: a database whose catalogue is empty before each of them, and a way to write one. */
export const prepareWriting = () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())
  beforeEach(() => emptyCatalogue(database.db))
  return {
    get pool() {
      return database.pool
    },
    get db() {
      return database.db
    },
    write: (input: CatalogueInput, options: Partial<WriteOptions> = {}) =>
      writeCatalogue(database.db, input, { now, rates: { USD: 1, EUR: 0.9, RUB: 90 }, mode: 'upsert', ...options }),
  }
}
