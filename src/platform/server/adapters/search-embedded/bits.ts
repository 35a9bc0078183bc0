import type { TypedFastBitSet } from 'typedfastbitset'

const arrays = new WeakMap<TypedFastBitSet, Int32Array>()

/** The set bits in order. Kept with the set, which is not written to once it was asked. */
export const arrayOf = (bits: TypedFastBitSet): Int32Array => {
  const known = arrays.get(bits)
  if (known) return known
  const array = commonOf(bits, bits)
  arrays.set(bits, array)
  return array
}

/** The bits that two sets have in common, in order. */
export const commonOf = (one: TypedFastBitSet, other: TypedFastBitSet): Int32Array => {
  const [a, b] = [one.words, other.words]
  const array = new Int32Array(one.intersection_size(other))
  let length = 0
  for (let index = 0; length < array.length; index += 1) {
    let word = (a[index] ?? 0) & (b[index] ?? 0)
    while (word !== 0) {
      const lowest = word & -word
      array[length] = (index << 5) + (31 - Math.clz32(lowest))
      length += 1
      word ^= lowest
    }
  }
  return array
}
