import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'csv-parse/sync'
import { cheapest } from './choice.ts'
import type { Choice, Cost } from './choice.ts'

/**
 * What a shop with the Shopify exports must answer, computed from the rows of their files alone: no code of the import, the
 * catalogue or the search is used here, so that an error in them cannot be in both.
 */

type Row = Readonly<Record<string, string>>
type Facets = Readonly<Record<string, readonly string[]>>
type Variant = Cost & { readonly isAvailable: boolean; readonly options: Facets }
export type Style = Cost & {
  readonly slug: string
  readonly name: string
  readonly category: string
  readonly facets: Facets
  readonly variants: readonly Variant[]
}
export const shopifyFolder = resolve('../shared/data/shopify')
export const shopifyFiles = ['apparel', 'partners-apparel', 'partners-jewelery'].map((name) =>
  resolve(shopifyFolder, `${name}.csv`),
)

/** Variants answer for these themselves, and only in stock; `title` is what unnamed options are called. */
const variantCodes = ['color', 'size', 'title']
export const facetCodes = [...variantCodes, 'brand', 'gender', 'ptype', 'sale']
const priceBounds = [0, 50, 100, 150, Number.POSITIVE_INFINITY] as const

const readHandles = (): Row[][] => {
  const handles = new Map<string, Row[]>()
  for (const file of shopifyFiles)
    for (const row of parse<Row>(readFileSync(file), { columns: true })) {
      const handle = row['Handle'] ?? ''
      handles.set(handle, [...(handles.get(handle) ?? []), row])
    }
  return [...handles.values()]
}

const costOf = (row: Row): Cost => {
  const price = Number(row['Variant Price'])
  return { final: price, original: Math.max(price, Number(row['Variant Compare At Price'])) }
}

/** All of these files sell tracked goods only from stock. */
const isAvailable = (row: Row): boolean =>
  row['Variant Inventory Tracker'] === '' || Number(row['Variant Inventory Qty']) > 0

const genderOf = (row: Row): string[] => {
  const words = [row['Type'] ?? '', ...(row['Tags'] ?? '').split(', ')].map((word) => word.toLowerCase())
  if (words.some((word) => word === 'women' || word === 'womens')) return ['Women']
  return words.some((word) => word === 'men' || word === 'mens') ? ['Men'] : []
}

const toStyle = (rows: readonly Row[]): Style => {
  const first = rows[0] ?? {}
  const names = [1, 2, 3].map((number) =>
    (first[`Option${number} Name`] ?? '').toLowerCase().replace('colour', 'color'),
  )
  const variants = rows
    .filter((row) => row['Variant Price'])
    .map((row): Variant => {
      const pairs = names.map((name, index) => [name, (row[`Option${index + 1} Value`] ?? '').trim()] as const)
      const chosen = pairs.filter(([name, value]) => name !== '' && value !== 'Default Title')
      return {
        ...costOf(row),
        isAvailable: isAvailable(row),
        options: Object.fromEntries(chosen.map(([name, value]) => [name, [value]])),
      }
    })
  const sold = variants.filter((variant) => variant.isAvailable)
  const cost = cheapest(sold.length > 0 ? sold : variants) ?? { final: 0, original: 0 }
  return {
    slug: first['Handle'] ?? '',
    name: (first['Title'] ?? '').trim(),
    category: first['Type'] ?? '',
    facets: {
      brand: [first['Vendor'] ?? ''],
      gender: genderOf(first),
      ptype: first['Type'] ? [first['Type']] : [],
      sale: [variants.some(({ final, original }) => final < original) ? 'Yes' : 'No'],
    },
    variants,
    final: cost.final,
    original: cost.original,
  }
}

export const listStyles = (): Style[] => readHandles().map(toStyle)

/** Figures for the counts of products: styles with options have a product of their own beside their variants. */
export const countProducts = (styles: readonly Style[]): number =>
  styles.reduce((sum, { variants }) => {
    const isStyle = variants.some(({ options }) => Object.keys(options).length > 0)
    return sum + variants.length + (isStyle ? 1 : 0)
  }, 0)

/** What a style costs in a list with these choices; undefined where it is not in it. */
export const findCost = (style: Style, { values, price }: Choice): Cost | undefined => {
  const meets = (facets: Facets, codes: readonly string[]) =>
    Object.entries(values)
      .filter(([code]) => codes.includes(code))
      .every(([code, labels]) => (facets[code] ?? []).some((label) => labels.includes(label)))
  if (
    !meets(
      style.facets,
      facetCodes.filter((code) => !variantCodes.includes(code)),
    )
  )
    return undefined
  const isChosen = Object.keys(values).some((code) => variantCodes.includes(code))
  const matching = style.variants.filter(({ isAvailable: can, options }) => can && meets(options, variantCodes))
  const cost = isChosen ? cheapest(matching) : style
  return cost && (!price || (cost.final >= price[0] && cost.final < price[1])) ? cost : undefined
}

/** How many styles each value of a facet would list if it were chosen in place of the facet's present choice. */
export const countFacet = (styles: readonly Style[], choice: Choice, code: string): Record<string, number> => {
  const labels = styles.flatMap(({ facets, variants }) => [
    ...(facets[code] ?? []),
    ...variants.flatMap(({ options }) => options[code] ?? []),
  ])
  const counts = [...new Set(labels)].map((label) => {
    const changed = { ...choice, values: { ...choice.values, [code]: [label] } }
    return [label, styles.filter((style) => findCost(style, changed)).length] as const
  })
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

export const countPrices = (styles: readonly Style[], { values }: Choice): number[] =>
  priceBounds.slice(0, -1).map((from, index) => {
    const price = [from, priceBounds[index + 1] ?? from] as const
    return styles.filter((style) => findCost(style, { values, price })).length
  })
