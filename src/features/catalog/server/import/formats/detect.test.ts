import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { detectFormat } from './detect.ts'
import { formats } from './index.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-detect-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let number = 0
const detect = async (content: string | Uint8Array) => {
  const path = join(folder, `${++number}`)
  await writeFile(path, content)
  const { head, format } = await detectFormat({ path, name: path }, formats)
  return { name: format.name, all: formats.filter((each) => each.recognises(head)).map((each) => each.name) }
}

const read = (name: string) => readFileSync(resolve(name), 'utf8')
const fixtures = 'test/fixtures/import'
const tables = [
  ['docs/importing/samples/magento.csv', 'Magento 2 products'],
  ['docs/importing/samples/shopify.csv', 'Shopify'],
  ['docs/importing/samples/shopify-before-2025.csv', 'Shopify'],
  [`${fixtures}/shopify/13-new-minimal.csv`, 'Shopify'],
  ['docs/importing/samples/woocommerce.csv', 'WooCommerce'],
  [`${fixtures}/woocommerce/13-german.csv`, 'WooCommerce'],
  [`${fixtures}/woocommerce/14-russian.csv`, 'WooCommerce'],
  [`${fixtures}/woocommerce/15-chinese.csv`, 'WooCommerce'],
  [`${fixtures}/woocommerce/16-by-place.csv`, 'WooCommerce'],
  [`${fixtures}/woocommerce/17-field-ids.csv`, 'WooCommerce'],
  ['docs/importing/samples/google-merchant.tsv', 'Google Merchant (table)'],
  ['docs/importing/samples/meta-catalogue.csv', 'Google Merchant (table)'],
] as const

const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`
const plain = (delimiter: string) => (cell: string) =>
  cell.includes(delimiter) || /["\r\n]/.test(cell) ? quote(cell) : cell

type Table = string[][]
const write = (rows: Table, delimiter: string, end: string, toCell: (cell: string) => string) =>
  rows.map((row) => row.map(toCell).join(delimiter)).join(end)
const withHeader = (rows: Table, change: (name: string) => string): Table => [
  (rows[0] ?? []).map(change),
  ...rows.slice(1),
]

/** What spreadsheets and people make of a file. */
const disguises: readonly (readonly [string, (rows: Table) => string | Uint8Array])[] = [
  ['with commas', (rows) => write(rows, ',', '\n', plain(','))],
  ['with semicolons, as Excel saves it', (rows) => `\ufeff${write(rows, ';', '\r\n', plain(';'))}`],
  ['with tabs', (rows) => write(rows, '\t', '\n', plain('\t'))],
  ['with everything in quotes', (rows) => write(rows, ',', '\r\n', quote)],
  [
    'in capitals',
    (rows) =>
      write(
        withHeader(rows, (name) => name.toUpperCase()),
        ',',
        '\n',
        plain(','),
      ),
  ],
  [
    'in small letters with blanks',
    (rows) =>
      write(
        withHeader(rows, (name) => ` ${name.toLowerCase()} `),
        ';',
        '\n',
        plain(';'),
      ),
  ],
  ['as UTF-16', (rows) => Buffer.from(`\ufeff${write(rows, '\t', '\r\n', plain('\t'))}`, 'utf16le')],
  ['with old line ends', (rows) => write(rows, ',', '\r', plain(','))],
]

describe.each(tables)('%s', (name, format) => {
  const rows: Table = parse(read(name), { delimiter: name.endsWith('.tsv') ? '\t' : ',', relax_column_count: true })
  test.each(disguises)('[IMPORT-1] [IMPORT-54] is what it is, and nothing else, %s', async (_, disguise) => {
    expect(await detect(disguise(rows))).toEqual({ name: format, all: [format] })
  })
})

describe('[IMPORT-1] [IMPORT-48] [IMPORT-54] feeds', () => {
  const feed = read('docs/importing/samples/google-merchant.xml')
  test.each([
    ['as it is', feed],
    ['with a mark and blank lines', `\ufeff\n\n${feed}`],
    ['without a declaration', feed.replace(/^<\?xml.*\n/, '')],
    ['Atom', read(`${fixtures}/google/03-atom.xml`)],
    ['with Windows line ends', feed.replaceAll('\n', '\r\n')],
  ])('%s', async (_, text) => {
    expect(await detect(text)).toEqual({ name: 'Google Merchant (XML)', all: ['Google Merchant (XML)'] })
  })

  test.each([
    ['a page', '<!doctype html><html><body><g:id>1</g:id></body></html>'],
    ['another feed', '<rss version="2.0"><channel><item><title>News</title></item></channel></rss>'],
    ['a price list of another kind', '<yml_catalog><shop><offers/></shop></yml_catalog>'],
    ['titles alone', 'title\nTee'],
    ['titles and prices', 'id,name,price\n1,Tee,5'],
    ['a table of types', 'id,type\n1,Tee'],
    ['orders', 'Name,Email,Financial Status,Paid at,Total\n#1001,a@b.c,paid,2026-01-01,5'],
  ])('%s is none of them', async (_, text) => {
    await expect(detect(text)).rejects.toThrow('its header is none that we know')
  })
})

test('[IMPORT-112] a folder, and a file that is not there, are refused in words', async () => {
  const why = (path: string) => detectFormat({ path, name: path }, formats)
  await mkdir(join(folder, 'folder'))
  await expect(why(join(folder, 'folder'))).rejects.toThrow('it is a folder: name the files in it')
  await expect(why(join(folder, 'none'))).rejects.toThrow('there is no such file')
})
