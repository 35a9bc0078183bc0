import { cheapest } from './choice.ts'
import type { Choice, Cost } from './choice.ts'
import type { Facets, Style } from './vue-storefront-dump.ts'

/** Bounds of the price facet in dollars. */
const priceBounds = [0, 50, 100, 150, Number.POSITIVE_INFINITY] as const

/** What a style costs in a list with these choices; undefined where it is not in it. */
export const findCost = (
  style: Style,
  { values, price }: Choice,
  variantCodes: ReadonlySet<string>,
): Cost | undefined => {
  const chosen = Object.entries(values)
  const meets =
    (facets: Facets) =>
    ([code, labels]: [string, readonly string[]]) =>
      (facets[code] ?? []).some((label) => labels.includes(label))
  if (!chosen.filter(([code]) => !variantCodes.has(code)).every(meets(style.facets))) return undefined
  const ofVariants = chosen.filter(([code]) => variantCodes.has(code))
  const matching = style.variants.filter(({ options }) => ofVariants.every(meets(options)))
  const cost = ofVariants.length === 0 ? style : cheapest(matching)
  return cost && (!price || (cost.final >= price[0] && cost.final < price[1])) ? cost : undefined
}

/** How many styles each value of a facet would list if it were chosen in place of the facet's present choice. */
export const countFacet = (
  styles: readonly Style[],
  choice: Choice,
  code: string,
  variantCodes: ReadonlySet<string>,
): Record<string, number> => {
  const labels = new Set(
    styles.flatMap(({ facets, variants }) =>
      variantCodes.has(code) ? variants.flatMap(({ options }) => options[code] ?? []) : (facets[code] ?? []),
    ),
  )
  const counts = [...labels].map((label) => {
    const changed = { ...choice, values: { ...choice.values, [code]: [label] } }
    return [label, styles.filter((style) => findCost(style, changed, variantCodes)).length] as const
  })
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

export const countPrices = (styles: readonly Style[], { values }: Choice, codes: ReadonlySet<string>): number[] =>
  priceBounds.slice(0, -1).map((from, index) => {
    const price = [from, priceBounds[index + 1] ?? from] as const
    return styles.filter((style) => findCost(style, { values, price }, codes)).length
  })
