/** Product in the field of 256 with x⁸ + x⁴ + x³ + x² + 1, bit after bit from the highest. */
const multiply = (one: number, other: number): number => {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1)
    product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((other >> bit) & 1) * one)
  return product
}

/** Words as one number, the first of them highest: there `^` adds polynomials and `<<` moves them. */
const pack = (words: readonly number[]): bigint => words.reduce((all, word) => (all << 8n) | BigInt(word), 0n)

/** The lowest words of such a number. */
const unpack = (all: bigint, count: number): number[] =>
  Array.from({ length: count }, (_, index) => Number((all >> BigInt(8 * (count - 1 - index))) & 0xffn))

const scale = (words: readonly number[], factor: number): bigint => pack(words.map((word) => multiply(word, factor)))

/** The words by which a reader finds and mends errors in these: their remainder by (x - 2⁰)(x - 2¹) … Source: ISO/IEC 18004. */
export const errorWords = (data: readonly number[], count: number): number[] => {
  let generator = [1]
  for (let root = 1; generator.length <= count; root = multiply(root, 2))
    generator = unpack((pack(generator) << 8n) ^ scale(generator, root), generator.length + 1)
  const top = BigInt(8 * count)
  let rest = 0n
  for (const word of data) {
    const moved = (rest << 8n) ^ (BigInt(word) << top)
    rest = moved ^ scale(generator, Number(moved >> top))
  }
  return unpack(rest, count)
}
