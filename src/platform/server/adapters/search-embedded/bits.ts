import type { TypedFastBitSet } from 'typedfastbitset'

const arrays = new WeakMap<TypedFastBitSet, Int32Array>()

/** The set bits in order. Kept with the set, which is not written to once it was asked. */
export const arrayOf = (bits: TypedFastBitSet): Int32Array => {
  const known = arrays.get(bits)
  if (known) return known
  const array = new Int32Array(bits.size())
  const { words } = bits
  let length = 0
  for (let index = 0; index < words.length; index += 1) {
    let word = words[index] ?? 0
    while (word !== 0) {
      const lowest = word & -word
      array[length] = (index << 5) + (31 - Math.clz32(lowest))
      length += 1
      word ^= lowest
    }
  }
  arrays.set(bits, array)
  return array
}
