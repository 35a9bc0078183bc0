import { mkdir, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '#test/support/database.ts'
import type { TestDatabase } from '#test/support/database.ts'
import { emptyCatalogue, openImportTexts, toCsv } from '#test/support/import-texts.ts'
import type { ImportTexts } from '#test/support/import-texts.ts'

let database: TestDatabase
let texts: ImportTexts
let imagesDir: string
let green: Buffer
beforeAll(async () => {
  database = await createTestDatabase()
  texts = await openImportTexts(database.db)
  imagesDir = join(texts.folder, 'images')
  await mkdir(imagesDir)
  const paint = (background: string) => sharp({ create: { width: 30, height: 40, channels: 3, background } }).png()
  green = await paint('#0a0').toBuffer()
  await texts.write('images/t/e/tee.png', green)
  await texts.write('images/flat.jpg', await paint('#a00').jpeg().toBuffer())
  await texts.write('images/t/e/svg.png', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  await texts.write('images/t/e/torn.png', green.subarray(0, 40))
  await texts.write('images/.secret/key.png', green)
  await texts.write('outside.png', green)
})
afterAll(async () => {
  await texts.remove()
  await database.drop()
})
beforeEach(() => emptyCatalogue(database.db))

const row = (base_image: string, additional_images = '') => ({
  sku: 'A',
  product_type: 'simple',
  name: 'Tee',
  price: 9,
  base_image,
  small_image: base_image,
  base_image_label: 'Front &amp; back',
  additional_images,
})
const readMedia = async () => (await database.db.selectFrom('product').select('media').executeTakeFirstOrThrow()).media

test('[IMPORT-25] pictures are found by path, else by name, and copied under their path', async () => {
  const { picturesCopied, counts } = await texts.run(
    { 'a.csv': toCsv([row('/t/e/tee.png', '/x/y/flat.jpg,https://shop.example/media/t/e/tee.png')]) },
    { imagesDir },
  )
  expect(counts.issues).toEqual([])
  expect(await readMedia()).toEqual([
    { path: 'catalog/t/e/tee.png', kind: 'image', label: 'Front & back' },
    { path: 'catalog/x/y/flat.jpg', kind: 'image' },
    { path: 'catalog/media/t/e/tee.png', kind: 'image' },
  ])
  expect(picturesCopied).toBe(3)
  const copy = join(texts.dataDir, 'media/catalog/t/e/tee.png')
  expect((await readFile(copy)).equals(green)).toBe(true)
  expect(await readdir(join(texts.dataDir, 'media/catalog/t/e'))).toEqual(['tee.png'])
})

test('[IMPORT-4] [IMPORT-25] a second run copies nothing, and one without the folder keeps what is there', async () => {
  const files = { 'a.csv': toCsv([row('/t/e/tee.png')]) }
  await texts.run(files, { imagesDir })
  const { mtimeMs } = await stat(join(texts.dataDir, 'media/catalog/t/e/tee.png'))
  expect(await texts.run(files, { imagesDir })).toMatchObject({ picturesCopied: 0, counts: { unchanged: 1 } })
  expect(await texts.run(files)).toMatchObject({ picturesCopied: 0, counts: { unchanged: 1, issues: [] } })
  expect((await stat(join(texts.dataDir, 'media/catalog/t/e/tee.png'))).mtimeMs).toBe(mtimeMs)
})

test.each([
  ['/t/e/none.png', 'is not in the folder'],
  ['/t/e/svg.png', 'is no JPEG'],
  ['/t/e/torn.png', 'is broken'],
  ['/../outside.png', 'is no path'],
  ['/.secret/key.png', 'is no path'],
])('[IMPORT-25] %s is left out and noted, and its product is taken', async (path, message) => {
  const { counts } = await texts.run({ 'a.csv': toCsv([row(path, '/t/e/tee.png')]) }, { imagesDir })
  expect(counts).toMatchObject({ new: 1, refused: 0 })
  expect(counts.issues).toMatchObject([
    { line: 2, column: 'base_image', isRefused: false, message: expect.stringContaining(message) },
  ])
  expect(await readMedia()).toEqual([{ path: 'catalog/t/e/tee.png', kind: 'image' }])
})

test('[IMPORT-25] without a folder one note is enough', async () => {
  const rows = ['one', 'two', 'three'].map((sku) => ({ ...row(`/n/${sku}.png`), sku }))
  const { counts } = await texts.run({ 'a.csv': toCsv(rows) })
  expect(counts.issues.map(({ message }) => message)).toEqual([expect.stringContaining('--images')])
})

test('[IMPORT-27] a dry run copies nothing', async () => {
  await texts.write('images/dry.png', green)
  expect(await texts.run({ 'a.csv': toCsv([row('/dry.png')]) }, { imagesDir, isDryRun: true })).toMatchObject({
    picturesCopied: 0,
    counts: { new: 1, issues: [] },
  })
  await expect(stat(join(texts.dataDir, 'media/catalog/dry.png'))).rejects.toThrow('ENOENT')
})

test('[IMPORT-74] files to download are copied like pictures; one that is not there keeps its name', async () => {
  await texts.write('images/files/film.mp4', 'moving pictures')
  const file = {
    sku: 'D',
    product_type: 'downloadable',
    name: 'Film',
    price: 9,
    downloadable_links: 'title=Film,file=/files/film.mp4,sample=/files/none.mp4',
  }
  const { counts } = await texts.run({ 'd.csv': toCsv([file]) }, { imagesDir })
  expect(counts).toMatchObject({ new: 1, issues: [] })
  const { downloads } = await database.db.selectFrom('product').select('downloads').executeTakeFirstOrThrow()
  expect(downloads.map((download) => [download.file, download.is_sample])).toEqual([
    ['catalog/files/film.mp4', false],
    ['files/none.mp4', true],
  ])
  expect(await readFile(join(texts.dataDir, 'media/catalog/files/film.mp4'), 'utf8')).toBe('moving pictures')
  expect((await texts.run({ 'd.csv': toCsv([file]) }, { imagesDir })).picturesCopied).toBe(0)
  expect((await texts.run({ 'd.csv': toCsv([file]) })).counts).toMatchObject({ unchanged: 1 })
})
