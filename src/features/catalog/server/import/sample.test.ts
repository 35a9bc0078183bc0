import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { describeCatalogue } from '#test/support/describe-catalogue.ts'
import { prepareImports } from '#test/support/import-texts.ts'
import { detectFormat } from './formats/detect.ts'
import { formats } from './formats/index.ts'

const imports = prepareImports()

test('[IMPORT-4] [IMPORT-5] the sample of Magento is taken as it stands, without a word to say about it, and once', async () => {
  const files = [resolve('docs/importing/samples/magento.csv')]
  const { counts } = await imports.texts.run({}, { files })
  expect(counts.issues).toEqual([])
  expect(counts).toMatchObject({ new: 8, changed: 0, refused: 0 })
  const products = await imports.db
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
  expect((await imports.texts.run({}, { files })).counts).toMatchObject({
    new: 0,
    changed: 0,
    unchanged: 8,
    refused: 0,
  })
})

test('[IMPORT-4] [IMPORT-5] the sample of Vue Storefront is taken as it stands, without a word to say about it, and once', async () => {
  const files = [resolve('docs/importing/samples/vue-storefront.json')]
  const { counts } = await imports.texts.run({}, { files })
  expect(counts.issues).toEqual([])
  expect(counts).toMatchObject({ new: 10, changed: 0, refused: 0 })
  expect(await describeCatalogue(imports.db)).toEqual([
    'CORK-BLOCK: simple; "Cork block"; 14.00 USD; new; in Gear; ptype=Gear; related ROLL-MAT',
    'FERN-TEE: configurable; "Fern tee™"; by size, color; in Women/Tops; gender=0; material=Cotton+Elastane; ptype=Tops',
    'FERN-TEE-M-CLAY: simple; of FERN-TEE; "Fern tee M clay"; 29.00 instead of 34.00 USD; 8 left; color=Clay; size=M',
    'FERN-TEE-S-MOSS: simple; of FERN-TEE; "Fern tee S moss"; 34.00 USD; 12 left; color=Moss; size=S',
    'MAT-SET: bundle; "Mat and block"; in Gear; ptype=Gear; set=true',
    'ROLL-MAT: simple; "Roll mat"; 39.00 instead of 48.00 USD 2026-01-01T00:00..; 30 left; sale; in Gear; ptype=Gear',
  ])
  expect((await imports.texts.run({}, { files })).counts).toMatchObject({
    new: 0,
    changed: 0,
    unchanged: 10,
    refused: 0,
  })
})

/** What stands in the first columns of a page's table, in their code marks. */
const readTable = (page: string, columns: number): Set<string> =>
  new Set(
    readFileSync(resolve('docs/importing', page), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) => line.split(' | ').slice(0, columns))
      .flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)),
  )

test('[IMPORT-71] the page of Magento tells every column of its sample, and the command says what becomes of each', async () => {
  const { head, format } = await detectFormat(
    { path: resolve('docs/importing/samples/magento.csv'), name: 'magento.csv' },
    formats,
  )
  const mapping = format.mapping?.(head) ?? []
  expect(mapping.map(({ from }) => from)).toEqual([...head.columns])
  // which attributes a set has is Magento's own affair
  expect(mapping.filter(({ to }) => to === 'left out')).toMatchObject([{ from: 'attribute_set_code' }])
  const told = readTable('magento.md', 1)
  expect(mapping.filter(({ from, to }) => to !== 'left out' && !told.has(from))).toEqual([])
})

test('[IMPORT-71] the page of Vue Storefront tells every entity, and every field of its sample that is read', () => {
  const told = readTable('vue-storefront.md', 2)
  const documents = readFileSync(resolve('docs/importing/samples/vue-storefront.json'), 'utf8').trimEnd().split('\n')
  for (const text of documents) {
    const { _index, _source } = JSON.parse(text) as { _index: string; _source: Record<string, unknown> }
    const entity = /_(product|category|attribute|taxrule|cms_page|cms_block|review)_\d+$/.exec(_index)?.[1] ?? ''
    expect(told).toContain(entity)
    const isAttribute = (field: string) => entity === 'product' && ['material', 'color', 'size'].includes(field)
    const ids = ['id', 'attribute_id', 'path']
    const untold = Object.keys(_source).filter(
      (field) => !told.has(field) && !isAttribute(field) && !ids.includes(field),
    )
    expect({ entity, untold }).toEqual({ entity, untold: [] })
  }
})
