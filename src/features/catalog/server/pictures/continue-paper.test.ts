import { describe, expect, test } from 'vitest'
import { continuePaper } from './continue-paper.ts'
import type { Pixels } from './continue-paper.ts'

type Colour = readonly [number, number, number]

const paint = (width: number, height: number, colourAt: (x: number, y: number) => Colour): Pixels => {
  const data = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data.set(colourAt(x, y), (y * width + x) * 3)
  return { data, width, height }
}
const at = ({ data, width }: Pixels, x: number, y: number): number[] => [
  ...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
]
const white: Colour = [255, 255, 255]
const blue: Colour = [20, 40, 160]

/** Where the blue thing lies: first and last row, first and last column. */
const findThing = (picture: Pixels): number[] => {
  const rows: number[] = []
  const columns: number[] = []
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      if ((at(picture, x, y)[0] ?? 255) > 30) continue
      rows.push(y)
      columns.push(x)
    }
  }
  return [Math.min(...rows), Math.max(...rows), Math.min(...columns), Math.max(...columns)]
}

describe('[PICTURE-3] the paper goes on', () => {
  test('a picture that fits stays as it is', () => {
    const picture = paint(20, 30, () => white)
    expect(continuePaper(picture, 20, 30)).toBe(picture)
  })

  test('a thing in the middle stays in the middle, whole, with the same paper above and below, or left and right', () => {
    const picture = paint(60, 60, (x, y) => (x >= 20 && x < 40 && y >= 15 && y < 45 ? blue : white))
    const tall = continuePaper(picture, 60, 100)
    expect([tall.width, tall.height, findThing(tall)]).toEqual([60, 100, [35, 64, 20, 39]])
    expect([at(tall, 0, 0), at(tall, 30, 5), at(tall, 59, 99)]).toEqual([white, white, white])
    const wide = continuePaper(picture, 100, 60)
    expect([wide.width, wide.height, findThing(wide)]).toEqual([100, 60, [15, 44, 40, 59]])
    expect([at(wide, 0, 0), at(wide, 5, 30), at(wide, 99, 59)]).toEqual([white, white, white])
  })

  test('shaded paper has no seam: neighbours above and below the edge are as close as neighbours in the picture', () => {
    const noise = (x: number, y: number) => ((x * 7919 + y * 104729 + x * y * 31) % 7) - 3
    const paper = paint(120, 120, (x, y) => {
      const shade = 225 - Math.abs(x - 60) / 3 - y / 8 + noise(x, y)
      return [shade, shade - 8, shade - 20]
    })
    const tall = continuePaper(paper, 120, 180)
    const meanOfRow = (y: number) =>
      Array.from({ length: 120 }, (_, x) => at(tall, x, y)[0] ?? 0).reduce((sum, value) => sum + value, 0) / 120
    for (const seam of [30, 150]) expect(Math.abs(meanOfRow(seam - 1) - meanOfRow(seam))).toBeLessThan(2)
    for (const x of [2, 60, 117])
      expect(Math.abs((at(tall, x, 29)[0] ?? 0) - (at(tall, x, 31)[0] ?? 0))).toBeLessThan(10)
    // the grain goes on as well
    const spread = (y: number) => new Set(Array.from({ length: 120 }, (_, x) => at(tall, x, y)[0])).size
    expect(spread(10)).toBeGreaterThan(5)
  })
})

describe('[PICTURE-4] things that touch an edge', () => {
  test('what stands on the lower edge stands there still, what hangs from the upper hangs', () => {
    const standing = paint(60, 60, (x, y) => (x >= 20 && x < 40 && y >= 20 ? blue : white))
    expect(findThing(continuePaper(standing, 60, 100))).toEqual([60, 99, 20, 39])
    const hanging = paint(60, 60, (x, y) => (x >= 20 && x < 40 && y < 40 ? blue : white))
    expect(findThing(continuePaper(hanging, 60, 100))).toEqual([0, 39, 20, 39])
  })

  test('what touches both dissolves: it goes on at the edge and softens outwards', () => {
    const through = paint(80, 60, (x) => (x >= 30 && x < 50 ? blue : white))
    const tall = continuePaper(through, 80, 100)
    expect(at(tall, 40, 19)[0]).toBeLessThan(60)
    const steepest = (y: number) =>
      Math.max(
        ...Array.from({ length: 79 }, (_, x) => Math.abs((at(tall, x, y)[0] ?? 0) - (at(tall, x + 1, y)[0] ?? 0))),
      )
    expect(steepest(20)).toBeGreaterThan(200)
    expect(steepest(0)).toBeLessThan(80)
  })
})
