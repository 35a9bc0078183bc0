import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lateParts, readAssetTable } from './assets.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-client-'))
  await mkdir(join(folder, '.vite'))
  await writeFile(join(folder, 'release.json'), '{"id":"r1"}')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const page = 'src/features/catalog/web/product-page.tsx'
const below = 'src/features/catalog/web/product/below.tsx'

const manifest = {
  'src/app/entry-browser.ts': { file: 'assets/entry.js', imports: ['_react.js'], css: ['assets/shell.css'] },
  'src/app/wake.tsx': { file: 'assets/wake.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  [page]: {
    file: 'assets/product.js',
    imports: ['_react.js', '_gone.js'],
    css: ['assets/shell.css', 'assets/product.css'],
    dynamicImports: [below, 'src/features/catalog/web/guide.tsx'],
  },
  [below]: { file: 'assets/below.js', css: ['assets/below.css'] },
  'src/features/catalog/web/guide.tsx': { file: 'assets/guide.js', css: ['assets/guide.css'] },
  'virtual:texts/en': { file: 'assets/en.js' },
  'virtual:texts/ru': { file: 'assets/ru.js' },
  'virtual:texts/en/product': { file: 'assets/en-product.js' },
  'virtual:texts/en/home': { file: 'assets/en-home.js' },
  latin: { file: 'assets/golos-latin-wght.woff2' },
  cyrillic: { file: 'assets/golos-cyrillic-wght.woff2' },
  greek: { file: 'assets/golos-greek-wght.woff2' },
}

const write = (entries: object) => writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(entries))

test('a page names each file that it and what it imports needs once, and its own texts alone', async () => {
  await write(manifest)
  const assets = readAssetTable(folder).of([page], 'en')
  expect(assets).toMatchObject({ release: 'r1', entry: '/assets/entry.js' })
  expect(assets.preloads.toSorted()).toEqual([
    '/assets/en-product.js',
    '/assets/en.js',
    '/assets/product.js',
    '/assets/react.js',
    '/assets/wake.js',
  ])
})

test('what is rendered with a page and woken later has its styles at once, what opens over it has not', async () => {
  await write(manifest)
  expect(readAssetTable(folder).of([page], 'en').styles).toEqual([
    '/assets/shell.css',
    '/assets/product.css',
    '/assets/below.css',
  ])
  expect(lateParts([{}, { dynamicImports: ['src/app/header-parts.ts', 'src/app/parts.ts'] }])).toEqual([
    'src/app/header-parts.ts',
  ])
})

test('the page without an address of its own names the texts of all pages that may be kept', async () => {
  await write(manifest)
  const { preloads } = readAssetTable(folder).of([], 'en')
  expect(preloads).toContain('/assets/en-home.js')
  expect(preloads).toContain('/assets/en-product.js')
})

test('Cyrillic letters come to those alone who read them', async () => {
  await write(manifest)
  const table = readAssetTable(folder)
  expect(table.of([page], 'en').fonts).toEqual(['/assets/golos-latin-wght.woff2'])
  const both = ['/assets/golos-latin-wght.woff2', '/assets/golos-cyrillic-wght.woff2']
  expect(table.of([page], 'ru').fonts).toEqual(both)
  expect(table.of([page], 'uk').fonts).toEqual(both)
})

test('without a build, or with half of one, it is said what to do', async () => {
  expect(() => readAssetTable(folder)).toThrow('run npm run build')
  await write({ latin: manifest.latin })
  expect(() => readAssetTable(folder)).toThrow('the build has no src/app/entry-browser.ts')
})
