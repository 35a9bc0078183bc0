import { expect, test } from 'vitest'
import type { Counts, ImportCounts, Issue } from '../records.ts'
import { toFetchLines, toReportLines, toStartLines } from './report.ts'

const none: Counts = { new: 0, changed: 0, unchanged: 0, refused: 0 }

const counts = (told: Partial<ImportCounts>): ImportCounts => ({
  ...none,
  removed: 0,
  issues: [],
  ...told,
  byKind: { products: none, texts: none, links: none, reviews: none, taxes: none, content: none, ...told.byKind },
})

const report = (told: Partial<ImportCounts>, pictures = { picturesCopied: 0, picturesAwaited: 0 }) => ({
  files: [{ name: 'list.csv', format: 'CSV' }],
  counts: counts(told),
  ...pictures,
})

const issue = (told: Partial<Issue>): Issue => ({
  file: 'list.csv',
  line: 3,
  column: 'price',
  kind: 'products',
  message: 'no number',
  isRefused: true,
  ...told,
})

test('[IMPORT-71] before anything is read each file is told with its format and its columns, and what was cut off before', () => {
  const lines = toStartLines({
    cutOff: [{ files: ['a.csv', 'b.csv'], startedAt: new Date('2026-07-15T12:00:00Z') }],
    files: [
      { name: 'list.csv', format: 'Shopify', mapping: [{ from: 'Handle', to: 'style' }] },
      { name: 'empty.csv', format: 'CSV', mapping: [] },
    ],
  })
  expect(lines).toEqual([
    'the import of a.csv, b.csv that began at 2026-07-15T12:00:00.000Z was cut off: nothing of it was kept',
    'list.csv: Shopify',
    '  Handle → style',
    'empty.csv: CSV',
  ])
})

test('[IMPORT-5] a refused row is told with its place and SKU, once, and what was left out of a row is a note before it', () => {
  const issues = [
    issue({ sku: 'A-1' }),
    issue({ line: 4, sku: 'A-2', message: 'A-2 is there twice' }),
    issue({ line: 5, message: 'left out', isRefused: false }),
  ]
  expect(toReportLines(report({ issues, refused: 2 }), false).slice(0, -1)).toEqual([
    'note: list.csv:5: column price: left out',
    'refused: list.csv:3: column price: A-1: no number',
    'refused: list.csv:4: column price: A-2 is there twice',
  ])
})

test('[IMPORT-5] a person reads so many notes, the others are counted; refused rows are told every one', () => {
  const notes = [1, 2, 3, 4].map((line) => issue({ line, isRefused: false }))
  const refused = [5, 6, 7, 8].map((line) => issue({ line }))
  const lines = toReportLines(report({ issues: [...notes, ...refused] }), false, 3)
  expect(lines.filter((line) => line.startsWith('note:'))).toHaveLength(4)
  expect(lines[3]).toBe('note: … and 1 more of these')
  expect(lines.filter((line) => line.startsWith('refused:'))).toHaveLength(4)
})

test('[IMPORT-7] rows are counted by kind, and kinds that the files do not hold are not told', () => {
  const reviews = { ...none, new: 2, refused: 1 }
  const lines = toReportLines(report({ byKind: { ...counts({}).byKind, reviews } }), false)
  expect(lines.slice(0, -1)).toEqual(['reviews: 2 new, 0 changed, 0 unchanged, 1 refused'])
})

test('[IMPORT-30] the last line counts products where the files hold any, else what they hold, and every refused row', () => {
  const products = { ...none, new: 1, changed: 2, unchanged: 3 }
  const all = { new: 11, changed: 12, unchanged: 13, refused: 4 }
  const last = (told: Partial<ImportCounts>) => toReportLines(report({ ...all, ...told }), false).at(-1)
  expect(last({ byKind: { ...counts({}).byKind, products } })).toBe(
    'imported: 1 new, 2 changed, 3 unchanged, 4 refused',
  )
  expect(last({})).toBe('imported: 11 new, 12 changed, 13 unchanged, 4 refused')
})

test('[IMPORT-27] what went into the archive, pictures and a dry run are told before the last line', () => {
  const lines = toReportLines(report({ removed: 2 }, { picturesCopied: 3, picturesAwaited: 4 }), true)
  expect(lines).toEqual([
    'removed: 2 products that the files do not have; the archive keeps them',
    'pictures: 3 copied',
    'pictures: 4 to be fetched from the web',
    'dry run: nothing was kept',
    'imported: 0 new, 0 changed, 0 unchanged, 0 refused',
  ])
})

test('[IMPORT-5] pictures that will not come are told with why, and what is still to come with how to have it at once', () => {
  const address = 'https://shop.example/a.jpg'
  expect(toFetchLines({ fetched: 2, waiting: 1, givenUp: [{ url: address, problem: 'is no picture' }] })).toEqual([
    `note: the picture ${address} is no picture`,
    'pictures: 2 fetched',
    'pictures: 1 still to be fetched: the shop does while it runs, and npm run import -- --pictures at once',
  ])
  expect(toFetchLines({ fetched: 0, waiting: 0, givenUp: [] })).toEqual([])
})
