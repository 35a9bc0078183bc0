import { brotliDecompressSync } from 'node:zlib'
import { createReader } from './bytes.ts'
import { readGlyphs } from './glyphs.ts'
import type { Outline } from './glyphs.ts'

/** Letters as their outlines, in units of which `unitsPerEm` are the size of the type. */
export type Letters = {
  readonly unitsPerEm: number
  /** Undefined where it has no such letter. */
  readonly glyphOf: (codePoint: number) => number | undefined
  readonly advanceOf: (glyph: number) => number
  readonly outlineOf: (glyph: number) => Outline
}

/** The tables we read, by their numbers in the directory of WOFF2. Source: w3.org/TR/WOFF2, 4.1. */
const known = { cmap: 0, head: 1, hhea: 2, hmtx: 3, glyf: 10, loca: 11 } as const
const anyTag = 63

type Table = { readonly data: Buffer; readonly isTransformed: boolean }

/** Undoes the packing: each table as it was put in. */
const unpack = (file: Buffer): Map<number, Table> => {
  const reader = createReader(file)
  if (reader.uint32() !== 0x774f4632) throw new Error('not a WOFF2 file')
  reader.skip(8)
  const count = reader.uint16()
  reader.skip(6)
  const packedLength = reader.uint32()
  reader.skip(24)
  const directory = Array.from({ length: count }, () => {
    const flags = reader.uint8()
    const tag = flags & 0x3f
    if (tag === anyTag) reader.skip(4)
    const length = reader.base128()
    // version 0 means packed of outlines and their places, and as it was of all others
    const isOutline = tag === known.glyf || tag === known.loca
    const isTransformed = isOutline ? flags >> 6 === 0 : flags >> 6 !== 0
    return { tag, isTransformed, length: isTransformed ? reader.base128() : length }
  })
  const whole = brotliDecompressSync(file.subarray(reader.at(), reader.at() + packedLength))
  let at = 0
  return new Map(
    directory.map(({ tag, isTransformed, length }) => {
      at += length
      return [tag, { data: whole.subarray(at - length, at), isTransformed }]
    }),
  )
}

/** Reads the letters of a WOFF2 file with TrueType outlines; of a variable one those of its default weight. */
export const readWoff2 = (file: Buffer): Letters => {
  const tables = unpack(file)
  const get = (name: keyof typeof known): Table => {
    const table = tables.get(known[name])
    if (!table) throw new Error(`a font without ${name}`)
    return table
  }
  if (!get('glyf').isTransformed) throw new Error('a font whose outlines are not packed')
  const outlines = readGlyphs(get('glyf').data)
  const glyphs = readCharacters(get('cmap').data)
  const metrics = get('hhea').data.readUInt16BE(34)
  const { data: widths, isTransformed } = get('hmtx')
  return {
    unitsPerEm: get('head').data.readUInt16BE(18),
    glyphOf: (codePoint) => glyphs.get(codePoint),
    advanceOf: (glyph) => {
      const index = Math.min(glyph, metrics - 1)
      return widths.readUInt16BE(isTransformed ? 1 + index * 2 : index * 4)
    },
    outlineOf: (glyph) => outlines[glyph] ?? [],
  }
}

/** Glyphs by character, from the subtables of format 4 and 12. */
const readCharacters = (cmap: Buffer): Map<number, number> => {
  const found = new Map<number, number>()
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const start = cmap.readUInt32BE(4 + index * 8 + 4)
    const format = cmap.readUInt16BE(start)
    if (format === 4) readSegments(cmap, start, found)
    if (format === 12) readGroups(cmap, start, found)
  }
  return found
}

const readGroups = (cmap: Buffer, start: number, found: Map<number, number>): void => {
  const reader = createReader(cmap, start + 12)
  for (let left = reader.uint32(); left > 0; left -= 1) {
    const [first, last, glyph] = [reader.uint32(), reader.uint32(), reader.uint32()]
    for (let code = first; code <= last; code += 1) found.set(code, glyph + code - first)
  }
}

const readSegments = (cmap: Buffer, start: number, found: Map<number, number>): void => {
  const length = cmap.readUInt16BE(start + 6)
  const [ends, starts] = [start + 14, start + 16 + length]
  for (let at = 0; at < length; at += 2) {
    const [last, first] = [cmap.readUInt16BE(ends + at), cmap.readUInt16BE(starts + at)]
    const delta = cmap.readUInt16BE(starts + length + at)
    const place = starts + 2 * length + at
    const range = cmap.readUInt16BE(place)
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      const glyph = range === 0 ? code : cmap.readUInt16BE(place + range + (code - first) * 2)
      if (glyph !== 0 || range === 0) found.set(code, (glyph + delta) & 0xffff)
    }
  }
}
