import { errorWords } from './reed-solomon.ts'

/** Rows of dark (true) and light squares, without the quiet edge of four. */
type QrCode = readonly (readonly boolean[])[]

/**
 * Versions 1 to 12 at level M: words for correction in each block, blocks, data words in each, blocks with one word more, and the centres
 * of the small squares that straighten a picture. Source: ISO/IEC 18004.
 */
const table: readonly (readonly [number, number, number, number, readonly number[]])[] = [
  [10, 1, 16, 0, []],
  [16, 1, 28, 0, [6, 18]],
  [26, 1, 44, 0, [6, 22]],
  [18, 2, 32, 0, [6, 26]],
  [24, 2, 43, 0, [6, 30]],
  [16, 4, 27, 0, [6, 34]],
  [18, 4, 31, 0, [6, 22, 38]],
  [22, 2, 38, 2, [6, 24, 42]],
  [22, 3, 36, 2, [6, 26, 46]],
  [26, 4, 43, 1, [6, 28, 50]],
  [30, 1, 50, 4, [6, 30, 54]],
  [22, 6, 36, 2, [6, 32, 58]],
]
const versions = table.map(([correction, blocks, words, longer, centres], index) => ({
  number: index + 1,
  correction,
  /** Data words of each. */
  blocks: [...Array.from({ length: blocks }, () => words), ...Array.from({ length: longer }, () => words + 1)],
  dataWords: blocks * words + longer * (words + 1),
  centres,
}))
type Version = (typeof versions)[number]
/** The one pattern that is laid over the data: (row + column) even. Scanners read any. */
const isMasked = (row: number, column: number): boolean => (row + column) % 2 === 0
/** Level M with that mask, and its own correction. */
const formatBits = 0b101_0100_0001_0010

/** The QR code of a text's bytes at level M; undefined where it is too long (287 bytes). */
export const qrCodeOf = (bytes: Uint8Array): QrCode | undefined => {
  const version = versions.find(({ number, dataWords }) => bytes.length + headWords(number) <= dataWords)
  if (!version) return undefined
  const size = 17 + version.number * 4
  const squares: Squares = Array.from({ length: size }, () => Array.from({ length: size }))
  drawPatterns(squares, version)
  drawData(squares, wordsOf(bytes, version))
  return squares.map((row) => row.map(Boolean))
}

/** Whole words that mode, length and end take at most. */
const headWords = (number: number): number => (number < 10 ? 2 : 3)

/** All words in the order they are drawn: data, then correction, of the blocks in turn. */
const wordsOf = (bytes: Uint8Array, version: Version): number[] => {
  const all = toDataWords(bytes, version)
  const blocks = version.blocks.map((words) => all.splice(0, words))
  const corrections = blocks.map((block) => errorWords(block, version.correction))
  return [...interleave(blocks), ...interleave(corrections)]
}

const interleave = (blocks: readonly (readonly number[])[]): number[] => {
  const longest = Math.max(...blocks.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) => blocks.flatMap((block) => block[index] ?? [])).flat()
}

const toBits = (value: number, length: number): string => value.toString(2).padStart(length, '0')

/** Mode (bytes), length, the bytes, an end, and filling. */
const toDataWords = (bytes: Uint8Array, { number, dataWords }: Version): number[] => {
  const bits = `0100${toBits(bytes.length, number < 10 ? 8 : 16)}${[...bytes].map((byte) => toBits(byte, 8)).join('')}`
  const ended = `${bits}0000`.slice(0, dataWords * 8)
  const words = Array.from(ended.matchAll(/.{1,8}/g), ([eight]) => Number.parseInt(eight.padEnd(8, '0'), 2))
  return [...words, ...Array.from({ length: dataWords - words.length }, (_, index) => (index % 2 ? 0x11 : 0xec))]
}

type Squares = (boolean | undefined)[][]

/** Everything that is no data: undefined squares are left for it. */
const drawPatterns = (squares: Squares, { number, centres }: Version): void => {
  const size = squares.length
  const set = (row: number, column: number, isDark: boolean) => {
    const line = squares[row]
    if (line && column >= 0 && column < size) line[column] = isDark
  }
  for (let index = 0; index < size; index += 1) {
    set(6, index, index % 2 === 0)
    set(index, 6, index % 2 === 0)
  }
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
  if (number >= 7) drawVersion(set, size, number)
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
