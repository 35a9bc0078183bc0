/** An exact number: `top / bottom`, `bottom` above 0. */
export type Fraction = { readonly top: bigint; readonly bottom: bigint }

/** The decimal that a number is written as: 0.9 is nine tenths, whatever the machine makes of it. */
export const exact = (value: number | bigint): Fraction => {
  const [mantissa = '', exponent = '0'] = String(value).split('e')
  const [whole = '', decimals = ''] = mantissa.split('.')
  const shift = BigInt(Number(exponent) - decimals.length)
  const digits = BigInt(whole + decimals)
  return shift >= 0n ? { top: digits * 10n ** shift, bottom: 1n } : { top: digits, bottom: 10n ** -shift }
}

export const plus = (one: Fraction, other: Fraction): Fraction => ({
  top: one.top * other.bottom + other.top * one.bottom,
  bottom: one.bottom * other.bottom,
})
export const minus = (one: Fraction, other: Fraction): Fraction => plus(one, { top: -other.top, bottom: other.bottom })
export const by = (one: Fraction, other: Fraction): Fraction => ({
  top: one.top * other.top,
  bottom: one.bottom * other.bottom,
})
export const over = (one: Fraction, other: Fraction): Fraction => by(one, { top: other.bottom, bottom: other.top })
export const isBelow = (one: Fraction, other: Fraction): boolean => one.top * other.bottom < other.top * one.bottom
export const smaller = (one: Fraction, other: Fraction): Fraction => (isBelow(other, one) ? other : one)
export const percent = (value: Fraction, share: Fraction): Fraction => over(by(value, share), exact(100))

/** To whole numbers, for values from 0 on. */
export const down = ({ top, bottom }: Fraction): Fraction => ({ top: top / bottom, bottom: 1n })
export const up = ({ top, bottom }: Fraction): Fraction => ({ top: (top + bottom - 1n) / bottom, bottom: 1n })
export const halfUp = ({ top, bottom }: Fraction): Fraction => down({ top: 2n * top + bottom, bottom: 2n * bottom })

/** A whole fraction as a number. */
export const toNumber = ({ top, bottom }: Fraction): number => {
  if (top % bottom !== 0n) throw new Error(`${top}/${bottom} is not whole`)
  return Number(top / bottom)
}
