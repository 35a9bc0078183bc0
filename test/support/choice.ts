export type Cost = { readonly final: number; readonly original: number }

/** Labels by facet, and prices from a bound on and below another. */
export type Choice = {
  readonly values: Readonly<Record<string, readonly string[]>>
  readonly price?: readonly [from: number, below: number]
}

/** The first of those that cost least. */
export const cheapest = <T extends Cost>(all: readonly T[]): T | undefined =>
  all.find(({ final }) => final === Math.min(...all.map((each) => each.final)))
