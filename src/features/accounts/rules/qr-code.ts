import { errorWords } from './reed-solomon.ts'

/** Rows of dark (true) and light squares, without the quiet edge of four. */
type QrCode = readonly (readonly boolean[])[]

/** Blocks of error correction at level M: `[words for correction in each, [blocks, data words in each] …]`, versions 1 to 12. Source: ISO/IEC 18004. */
const blocksOf: readonly (readonly [number, ...(readonly (readonly [number, number])[])])[] = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
  [30, [1, 50], [4, 51]],
  [22, [6, 36], [2, 37]],
]
/** Centres of the small squares that straighten a picture, by version. */
const alignmentOf: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
  [6, 30, 54],
  [6, 32, 58],
]
/** The one pattern that is laid over the data: (row + column) even. Scanners read any. */
const isMasked = (row: number, column: number): boolean => (row + column) % 2 === 0
/** Level M with that mask, and its own correction. */
const formatBits = 0b101_0100_0001_0010

/** The QR code of a text's bytes at level M; undefined where it is too long (287 bytes). */
export const qrCodeOf = (bytes: Uint8Array): QrCode | undefined => {
  const version = blocksOf.findIndex((_, index) => bytes.length + headWords(index + 1) <= dataWordsOf(index + 1)) + 1
  if (version === 0) return undefined
  const size = 17 + version * 4
  const squares: (boolean | undefined)[][] = Array.from({ length: size }, () => Array.from({ length: size }))
  drawPatterns(squares, version)
  drawData(squares, wordsOf(bytes, version))
  return squares.map((row) => row.map((isDark) => isDark ?? false))
}

/** Whole words that mode, length and end take at most. */
const headWords = (version: number): number => (version < 10 ? 2 : 3)

const dataWordsOf = (version: number): number => {
  const [, ...groups] = blocksOf[version - 1] ?? [0]
  return groups.reduce((sum, [blocks, words]) => sum + blocks * words, 0)
}

/** All words in the order they are drawn: data, then correction, of the blocks in turn. */
const wordsOf = (bytes: Uint8Array, version: number): number[] => {
  const all = toDataWords(bytes, version)
  const [correction, ...groups] = blocksOf[version - 1] ?? [0]
  const blocks = groups.flatMap(([count, words]) => Array.from({ length: count }, () => all.splice(0, words)))
  const corrections = blocks.map((block) => errorWords(block, correction))
  return [...interleave(blocks), ...interleave(corrections)]
}

const interleave = (blocks: readonly (readonly number[])[]): number[] => {
  const longest = Math.max(...blocks.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) => blocks.flatMap((block) => block[index] ?? [])).flat()
}

const toBits = (value: number, length: number): string => value.toString(2).padStart(length, '0')

/** Mode (bytes), length, the bytes, an end, and filling. */
const toDataWords = (bytes: Uint8Array, version: number): number[] => {
  const count = dataWordsOf(version)
  const bits = `0100${toBits(bytes.length, version < 10 ? 8 : 16)}${[...bytes].map((byte) => toBits(byte, 8)).join('')}`
  const ended = `${bits}0000`.slice(0, count * 8)
  const words = (ended.match(/.{1,8}/g) ?? []).map((eight) => Number.parseInt(eight.padEnd(8, '0'), 2))
  return [...words, ...Array.from({ length: count - words.length }, (_, index) => (index % 2 ? 0x11 : 0xec))]
}

type Squares = (boolean | undefined)[][]

/** Everything that is no data: undefined squares are left for it. */
const drawPatterns = (squares: Squares, version: number): void => {
  const size = squares.length
  const set = (row: number, column: number, isDark: boolean) => {
    const line = squares[row]
    if (line && column >= 0 && column < size) line[column] = isDark
  }
  for (let index = 0; index < size; index += 1) {
    set(6, index, index % 2 === 0)
    set(index, 6, index % 2 === 0)
  }
  const centres = alignmentOf[version - 1] ?? []
  const last = centres.at(-1)
  for (const row of centres)
    for (const column of centres)
      if (!((row === 6 && (column === 6 || column === last)) || (row === last && column === 6)))
        drawRings(set, row, column, 2, [0, 2])
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    drawRings(set, row, column, 4, [0, 1, 3])
  drawFormat(set, size)
  if (version >= 7) drawVersion(set, size, version)
}

type Set = (row: number, column: number, isDark: boolean) => void

/** Squares around a centre, dark at these distances. */
const drawRings = (set: Set, row: number, column: number, reach: number, dark: readonly number[]): void => {
  for (let down = -reach; down <= reach; down += 1)
    for (let right = -reach; right <= reach; right += 1)
      set(row + down, column + right, dark.includes(Math.max(Math.abs(down), Math.abs(right))))
}

/** Level and mask, twice, and the one square that is always dark. */
const drawFormat = (set: Set, size: number): void => {
  for (let bit = 0; bit < 15; bit += 1) {
    const isDark = ((formatBits >> bit) & 1) === 1
    if (bit < 6) set(bit, 8, isDark)
    else if (bit < 8) set(bit + 1, 8, isDark)
    else set(8, bit === 8 ? 7 : 14 - bit, isDark)
    if (bit < 8) set(8, size - 1 - bit, isDark)
    else set(size - 15 + bit, 8, isDark)
  }
  set(size - 8, 8, true)
}

/** The version with its own correction, twice. */
const drawVersion = (set: Set, size: number, version: number): void => {
  let rest = version
  for (let index = 0; index < 12; index += 1) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25)
  const bits = (version << 12) | rest
  for (let bit = 0; bit < 18; bit += 1) {
    const isDark = ((bits >> bit) & 1) === 1
    const [far, near] = [size - 11 + (bit % 3), Math.floor(bit / 3)]
    set(near, far, isDark)
    set(far, near, isDark)
  }
}

/** Bit after bit, two columns at a time, up and down from the right. */
const drawData = (squares: Squares, words: readonly number[]): void => {
  const size = squares.length
  const bits = words.map((word) => toBits(word, 8)).join('')
  let next = 0
  const columns = Array.from({ length: (size - 1) / 2 }, (_, pair) => size - 1 - pair * 2).map((right) =>
    right <= 6 ? right - 1 : right,
  )
  for (const [pair, right] of columns.entries())
    for (let step = 0; step < size; step += 1) {
      const row = pair % 2 === 0 ? size - 1 - step : step
      for (const column of [right, right - 1]) {
        const line = squares[row]
        if (!line || line[column] !== undefined) continue
        line[column] = (bits[next] === '1') !== isMasked(row, column)
        next += 1
      }
    }
}
