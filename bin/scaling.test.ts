import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { cellOf, readFigures } from './scaling-figures.ts'
import { sellOut } from './scaling-simulation.ts'
import { allTables, toMarkdown } from './scaling-tables.ts'

const read = (name: string) => readFile(new URL(`../docs/${name}`, import.meta.url), 'utf8')

test('the tables of docs/scaling.md are what npm run scaling computes from docs/measurements.md', async () => {
  const figures = readFigures(await read('measurements.md'))
  const tables = (await read('scaling.md')).match(/^\|.*\n(?:\|.*\n)*/gm)?.map((table) => table.trim())
  expect(tables).toEqual(allTables(figures).map(toMarkdown))
})

test('a figure that was not measured is an error', () => {
  expect(() => cellOf('## Orders\n\n| one | 2 |\n', 'Orders', 'three', 1)).toThrow('no "three" below "Orders"')
  expect(cellOf('## Orders\n\n| one | 2 |\n', 'Orders', 'one', 1)).toBe('2')
})

describe('a sale of one product', () => {
  const sale = { buyers: 100, within: 10, processes: 2, pieces: 50, shopSeconds: 0.01, holdSeconds: 0.02 }

  test('without a crowd each waits for his own order alone', () => {
    const { sold, longestWait, busy } = sellOut(sale)
    expect([sold, busy]).toEqual([50, 0])
    expect(longestWait).toBeCloseTo(0.03)
  })

  test('a crowd is served one after the other, as fast as the row goes round', () => {
    const { sold, seconds } = sellOut({ ...sale, within: 0 })
    expect(sold).toBe(50)
    expect(seconds).toBeCloseTo(0.01 + 50 * 0.02)
  })

  test('never more than there is, and who finds too many before him is told at once', () => {
    const { sold, busy } = sellOut({ ...sale, buyers: 10_000, within: 1 })
    expect(sold).toBe(50)
    expect(busy).toBeGreaterThan(8000)
  })
})
