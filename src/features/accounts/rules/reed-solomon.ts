/** The field of 256 with x⁸ + x⁴ + x³ + x² + 1: powers of 2 and their logarithms. */
const powers: number[] = []
const logarithms: number[] = []
for (let exponent = 0, value = 1; exponent < 255; exponent += 1) {
  powers.push(value)
  logarithms[value] = exponent
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d
}

const multiply = (one: number, other: number): number =>
  one === 0 || other === 0 ? 0 : (powers[((logarithms[one] ?? 0) + (logarithms[other] ?? 0)) % 255] ?? 0)

/** The words by which a reader finds and mends errors in these: their remainder by (x - 2⁰)(x - 2¹) … Source: ISO/IEC 18004. */
export const errorWords = (data: readonly number[], count: number): number[] => {
  const generator = Array.from({ length: count }, (_, index) => index).reduce<number[]>(
    (product, exponent) =>
      [...product, 0].map((word, index) => word ^ multiply(product[index - 1] ?? 0, powers[exponent] ?? 0)),
    [1],
  )
  const rest = [...data, ...Array.from({ length: count }, () => 0)]
  for (let index = 0; index < data.length; index += 1) {
    const lead = rest[index] ?? 0
    for (const [offset, factor] of generator.entries())
      rest[index + offset] = (rest[index + offset] ?? 0) ^ multiply(factor, lead)
  }
  return rest.slice(data.length)
}
