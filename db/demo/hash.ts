/** FNV-1a, 32 bits: the demo's only source of chance, so that every fill is the same. */
export const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value ^= text.charCodeAt(index)
    value = Math.imul(value, 0x01000193)
  }
  // FNV's high bits are weak on short keys that differ in the last letter.
  value ^= value >>> 15
  value = Math.imul(value, 0x2c1b3c6d)
  value ^= value >>> 12
  return value >>> 0
}

/** A number in 0 … 1 (exclusive) that belongs to the key. */
export const chance = (key: string, question: string): number => hash(`${question}:${key}`) / 0x1_0000_0000
