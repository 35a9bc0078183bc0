import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { describeCatalogue } from '#test/support/describe-catalogue.ts'
import { prepareImports } from '#test/support/import-texts.ts'
import { detectFormat } from './detect.ts'
import { formats } from './index.ts'
import { readWooColumns } from '../woocommerce/woocommerce-columns.ts'

const imports = prepareImports()

const folder = resolve('docs/importing/samples')
const samples = [
  ['shopify.csv', 'Shopify', 8],
  ['shopify-before-2025.csv', 'Shopify', 4],
  ['woocommerce.csv', 'WooCommerce', 7],
  ['google-merchant.xml', 'Google Merchant (XML)', 4],
  ['google-merchant.tsv', 'Google Merchant (table)', 4],
  ['meta-catalogue.csv', 'Google Merchant (table)', 4],
] as const

test.each(samples)(
  '[IMPORT-4] [IMPORT-5] the sample %s is taken as it stands, without a word to say about it, and once',
  async (name, format, rows) => {
    const files = [resolve(folder, name)]
    const first = await imports.texts.run({}, { files })
    expect(first.files.map((file) => file.format)).toEqual([format])
    expect(first.counts.issues).toEqual([])
    expect(first.counts).toMatchObject({ new: rows, changed: 0, unchanged: 0, refused: 0 })
    expect((await imports.texts.run({}, { files })).counts).toMatchObject({
      new: 0,
      changed: 0,
      unchanged: rows,
      refused: 0,
    })
  },
)

test('[IMPORT-34] [IMPORT-35] [IMPORT-36] [IMPORT-37] [IMPORT-39] the sample of Shopify becomes what its page says', async () => {
  await imports.texts.run({}, { files: [resolve(folder, 'shopify.csv')] })
  expect(await describeCatalogue(imports.db)).toEqual([
    'FERN-M-CLAY: simple; of fern-tee; "Fern tee Clay M"; 29.00 instead of 35.00 EUR; 34.00 instead of 40.00 USD; 8 left; color=Clay; size=M; weight=160 g',
    'FERN-M-MOSS: simple; of fern-tee; "Fern tee Moss M"; 29.00 EUR; 34.00 USD; 0 left; color=Moss; size=M; weight=160 g',
    'FERN-S-MOSS: simple; of fern-tee; "Fern tee Moss S"; 29.00 EUR; 34.00 USD; 12 left; barcode=4006381333931; color=Moss; size=S; weight=150 g',
    'ROLL-MAT: simple; "Roll mat"; 39.00 instead of 48.00 USD; sale; in Sporting Goods/Mats; brand=Fernholt; gender=2; ptype=Mats; tags=sale; weight=1200 g',
    'fern-tee: configurable; "Fern tee"; by color, size; new; in Apparel & Accessories/Clothing/Tees; brand=Fernholt; gender=0; meta_description=Light, dry and quiet; meta_title=Fern tee by Fernholt; ptype=Tees; tags=new, women',
    'gift-card: configurable; "Gift card"; by denominations; in Gift cards; brand=Fernholt; gift_card=Yes; ptype=Gift cards',
    'gift-card-25: virtual; of gift-card; "Gift card 25"; 25.00 USD; denominations=25',
    'gift-card-50: virtual; of gift-card; "Gift card 50"; 50.00 USD; denominations=50',
  ])
})

/** What stands in the first column or columns of a page's table, in their code marks. */
const readTable = (page: string, columns: number): string[] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => line.split(' | ').slice(0, columns))
    .flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name.toLowerCase()))

const mappingOf = async (name: string) => {
  const { head, format } = await detectFormat({ path: resolve(folder, name), name }, formats)
  return (format.mapping?.(head) ?? []).map(({ from }) => from)
}

describe('pages', () => {
  const pages = [
    ['shopify.md', 2, ['shopify.csv', 'shopify-before-2025.csv'], /^(price|compare-at price|included) \//],
    ['woocommerce.md', 1, ['woocommerce.csv'], /^(meta: |attribute 2)/],
    ['google-merchant.md', 1, ['google-merchant.xml', 'google-merchant.tsv', 'meta-catalogue.csv'], /^$/],
  ] as const

  test.each(pages)(
    '[IMPORT-33] [IMPORT-41] [IMPORT-48] %s tells every column of its samples',
    async (page, columns, files, others) => {
      const told = new Set(readTable(readFileSync(resolve('docs/importing', page), 'utf8'), columns))
      for (const file of files) {
        const found = await mappingOf(file)
        expect(found.length).toBeGreaterThan(8)
        const untold = found.filter((column) => !told.has(column) && !others.test(column))
        expect({ file, untold }).toEqual({ file, untold: [] })
      }
    },
  )

  test('[IMPORT-41] every heading that woocommerce.md tells means the same as the field id beside it', () => {
    const rows = readFileSync(resolve('docs/importing/woocommerce.md'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) =>
        line
          .split(' | ')
          .slice(0, 2)
          .map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name.toLowerCase())),
      )
    const fieldOf = (column: string) => [...readWooColumns(new Set([column])).fields.keys()][0]
    const pairs = rows.flatMap(([headings = [], ids = []]) =>
      headings.map((heading, index) => [heading, ids[index] ?? ''] as const),
    )
    const fields = pairs.filter(([heading]) => !/^(attribute|download) 1|^meta: /.test(heading))
    expect(fields.length).toBe(41)
    for (const [heading, id] of fields) expect([heading, fieldOf(heading)]).toEqual([heading, fieldOf(id)])
  })
})
