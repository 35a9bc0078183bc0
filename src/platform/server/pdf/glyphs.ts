import { createReader } from './bytes.ts'
import type { Reader } from './bytes.ts'

export type Point = { readonly x: number; readonly y: number; readonly isOnCurve: boolean }
/** Closed contours; between two points off the curve lies one on it, in the middle. */
export type Outline = readonly (readonly Point[])[]

/** What a letter made of others takes: the other's outline, moved and stretched. */
type Part = {
  readonly glyph: number
  readonly matrix: readonly [number, number, number, number]
  readonly x: number
  readonly y: number
}

/** Outlines by glyph from the packed `glyf` table. Source: w3.org/TR/WOFF2, 5.1. */
export const readGlyphs = (data: Buffer): Outline[] => {
  const header = createReader(data, 4)
  const count = header.uint16()
  header.skip(2)
  const sizes = Array.from({ length: 7 }, () => header.uint32())
  let start = header.at()
  const [contours, points, flags, triplets, composites] = sizes.map((size) => {
    start += size
    return createReader(data, start - size)
  }) as [Reader, Reader, Reader, Reader, Reader]
  const made = Array.from({ length: count }, (): Outline | readonly Part[] => {
    const contourCount = contours.int16()
    if (contourCount < 0) {
      const { parts, hasProgram } = readParts(composites)
      if (hasProgram) triplets.packed16()
      return parts
    }
    if (contourCount === 0) return []
    const lengths = Array.from({ length: contourCount }, () => points.packed16())
    let [x, y] = [0, 0]
    const outline = lengths.map((length) =>
      Array.from({ length }, (): Point => {
        const flag = flags.uint8()
        const [dx, dy] = readTriplet(flag & 0x7f, triplets)
        x += dx
        y += dy
        return { x, y, isOnCurve: flag < 0x80 }
      }),
    )
    // its program for screens is not ours
    triplets.packed16()
    return outline
  })
  return made.map((_, glyph) => flatten(made, glyph, 0))
}

const signed = (flag: number, value: number): number => (flag & 1 ? value : -value)

/** One step from point to point, in one to four bytes. */
const readTriplet = (flag: number, { uint8, uint16 }: Reader): [number, number] => {
  if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + uint8())]
  if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + uint8()), 0]
  if (flag < 84) {
    const [base, byte] = [flag - 20, uint8()]
    return [signed(flag, 1 + (base & 0x30) + (byte >> 4)), signed(flag >> 1, 1 + ((base & 0x0c) << 2) + (byte & 0x0f))]
  }
  if (flag < 120) {
    const base = flag - 84
    return [
      signed(flag, 1 + (Math.floor(base / 12) << 8) + uint8()),
      signed(flag >> 1, 1 + (((base % 12) >> 2) << 8) + uint8()),
    ]
  }
  if (flag < 124) {
    const [first, middle, last] = [uint8(), uint8(), uint8()]
    return [signed(flag, (first << 4) + (middle >> 4)), signed(flag >> 1, ((middle & 0x0f) << 8) + last)]
  }
  return [signed(flag, uint16()), signed(flag >> 1, uint16())]
}

const bit = {
  wordArguments: 0x1,
  areOffsets: 0x2,
  scale: 0x8,
  more: 0x20,
  twoScales: 0x40,
  matrix: 0x80,
  program: 0x100,
}

const readParts = (reader: Reader): { parts: Part[]; hasProgram: boolean } => {
  const parts: Part[] = []
  const fraction = () => reader.int16() / 16384
  for (;;) {
    const flags = reader.uint16()
    const glyph = reader.uint16()
    const argument = flags & bit.wordArguments ? reader.int16 : reader.int8
    const [x, y] = [argument(), argument()]
    const isMoved = (flags & bit.areOffsets) !== 0
    let matrix: Part['matrix'] = [1, 0, 0, 1]
    if (flags & bit.scale) {
      const scale = fraction()
      matrix = [scale, 0, 0, scale]
    } else if (flags & bit.twoScales) matrix = [fraction(), 0, 0, fraction()]
    else if (flags & bit.matrix) matrix = [fraction(), fraction(), fraction(), fraction()]
    parts.push({ glyph, matrix, x: isMoved ? x : 0, y: isMoved ? y : 0 })
    if (!(flags & bit.more)) return { parts, hasProgram: (flags & bit.program) !== 0 }
  }
}

const isOutline = (made: Outline | readonly Part[]): made is Outline => made.length === 0 || Array.isArray(made[0])

/** The outline of a letter made of others, five deep at most. */
const flatten = (made: readonly (Outline | readonly Part[])[], glyph: number, depth: number): Outline => {
  const own = made[glyph]
  if (own === undefined || depth > 5) return []
  if (isOutline(own)) return own
  return own.flatMap(({ glyph: other, matrix: [a, b, c, d], x, y }) =>
    flatten(made, other, depth + 1).map((contour) =>
      contour.map((point) => ({
        x: a * point.x + c * point.y + x,
        y: b * point.x + d * point.y + y,
        isOnCurve: point.isOnCurve,
      })),
    ),
  )
}
