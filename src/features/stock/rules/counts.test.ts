import { expect, test } from 'vitest'
import { parseCounts } from './counts.ts'

test('[STOCK-20] counts are read a line a product, whatever stands between, with or without a heading', () => {
  const { counts, bad } = parseCounts('SKU;Count\r\nA-1;3\n\nB 2,0\n"C-3"\t12\n')
  expect(bad).toEqual([])
  expect(counts).toEqual([
    { sku: 'A-1', qty: 3 },
    { sku: 'B 2', qty: 0 },
    { sku: 'C-3', qty: 12 },
  ])
})

test('[STOCK-20] lines that cannot be read are named', () => {
  expect(parseCounts('A;1\nB\nC;-1\nD;1.5\nE;1;2\nA;2\n;4\nF;9999999').bad).toEqual([2, 3, 4, 5, 6, 7, 8])
  expect(parseCounts('A;1\nsku;count').bad).toEqual([2])
})

test('[STOCK-44] a heading is one in any language, and a count with a unit behind it is none', () => {
  expect(parseCounts('Артикул;Остаток\nA;1')).toEqual({ counts: [{ sku: 'A', qty: 1 }], bad: [] })
  expect(parseCounts('商品编号\t数量\nA\t1').bad).toEqual([])
  expect(parseCounts('A;12 pcs\nB;1').bad).toEqual([1])
})

test('[STOCK-20] blanks and quotes around a cell are no part of it; quotes inside of a SKU are', () => {
  expect(parseCounts(' A-1 ; 3 \n   \n"5"" x";4\n a"b ;5').counts).toEqual([
    { sku: 'A-1', qty: 3 },
    { sku: '5"" x', qty: 4 },
    { sku: 'a"b', qty: 5 },
  ])
})

test('[STOCK-20] a million pieces at most of a product, five thousand products at most', () => {
  expect(parseCounts('A;1000000\nB;1000001')).toEqual({ counts: [{ sku: 'A', qty: 1_000_000 }], bad: [2] })
  const lines = Array.from({ length: 5001 }, (_, index) => `SKU-${index};1`)
  const { counts, bad } = parseCounts(lines.join('\n'))
  expect([counts.length, bad]).toEqual([5000, [5001]])
})
