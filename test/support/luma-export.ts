import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'csv-parse/sync'
import { cheapest } from './choice.ts'
import type { Choice, Cost } from './choice.ts'

/**
 * What a shop with the Luma export must answer, computed from the rows of its files alone: no code of the import, the
 * catalogue or the search is used here, so that an error in them cannot be in both.
 */

export type Row = Readonly<Record<string, string>>
type Facets = Readonly<Record<string, readonly string[]>>
type Variant = Cost & { readonly sku: string; readonly isAvailable: boolean; readonly options: Facets }
export type Style = Cost & {
  readonly sku: string
  readonly name: string
  /** Paths, those above them too. */
  readonly categories: ReadonlySet<string>
  readonly facets: Facets
  readonly variants: readonly Variant[]
}
export const lumaFolder = resolve('../shared/data/luma')
export const lumaFiles = ['reviews', 'product_links', 'catalog_gear', 'catalog_products'].map((name) =>
  resolve(lumaFolder, 'csv', `${name}.csv`),
)

export const readLumaRows = (): Row[] =>
  lumaFiles.slice(2).flatMap((file) => parse<Row>(readFileSync(file), { columns: true }))

/** Facets that a variant answers for itself, and only in stock. */
const variantCodes = ['size', 'color']
const several =
  'activity material pattern climate style_general style_bottom style_bags strap_bags features_bags category_gear'
const single = ['format', ...variantCodes]
export const facetCodes = [...several.split(' '), ...single, 'gender', 'ptype', 'set', 'sale', 'new']
const priceBounds = [0, 50, 100, 150, Number.POSITIVE_INFINITY] as const

const decode = (text: string) =>
  text.replaceAll('&reg;', '®').replaceAll('&trade;', '™').replaceAll('&frac14;', '¼').replaceAll('&amp;', '&')

/** `code=value` pairs; a comma belongs to the value unless another code follows. */
const pairsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(/,(?=[a-z_]+=)/)
      .map((pair) => [pair.slice(0, pair.indexOf('=')), decode(pair.slice(pair.indexOf('=') + 1)).trim()]),
  )
const attributesOf = (row: Row) => pairsOf(row['additional_attributes'] ?? '')

const pathsOf = (row: Row): string[] =>
  (row['categories'] ?? '')
    .split(',')
    .map((path) => path.replace(/^Default Category\/?/, ''))
    .filter((path) => path !== '')

const withAncestors = (paths: readonly string[]): Set<string> =>
  new Set(paths.flatMap((path) => path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))))

const genderOf = (row: Row): string | undefined => {
  const own = attributesOf(row)['gender']?.split('|')
  const parts = own ?? pathsOf(row).flatMap((path) => path.split('/'))
  const named = (words: readonly string[]) => {
    const isFemale = words.some((word) => word === 'Women' || word === 'Girls')
    const isMale = words.some((word) => word === 'Men' || word === 'Boys')
    return isFemale && isMale ? 'Unisex' : isFemale ? 'Women' : isMale ? 'Men' : undefined
  }
  return named(parts) ?? named(parts.flatMap((part) => part.split(' ')))
}

const ptypeOf = (row: Row): string | undefined => {
  const paths = pathsOf(row).map((path) => path.split('/'))
  const depth = Math.max(...paths.map((path) => path.length))
  return paths.find((path) => path.length === depth)?.at(-1)
}

const yesOrNo = (value: boolean): string[] => [value ? 'Yes' : 'No']
const isYes = (value: string | undefined): boolean => value === 'Yes' || value === '1'
const list = (value: string | undefined): string[] => (value === undefined ? [] : [value])

const facetsOf = (row: Row, costs: readonly Cost[]): Facets => {
  const attributes = attributesOf(row)
  const isSet = row['product_type'] === 'grouped' || row['product_type'] === 'bundle'
  return {
    ...Object.fromEntries(several.split(' ').map((code) => [code, attributes[code]?.split('|') ?? []])),
    ...Object.fromEntries(single.map((code) => [code, list(attributes[code])])),
    gender: list(genderOf(row)),
    ptype: list(ptypeOf(row)),
    set: yesOrNo(isSet),
    sale: yesOrNo(isYes(attributes['sale']) || costs.some(({ final, original }) => final < original)),
    new: yesOrNo(isYes(attributes['new'])),
  }
}

/** The day on which prices are looked at, and what a dollar is in the view's whole units. */
export type Moment = { readonly today: string; readonly rate?: number }

/** Days in UTC, the last one included. */
const costOf = (row: Row, { today, rate }: Moment): Cost => {
  const amount = (text: string | undefined) => (rate === undefined ? Number(text) : Math.round(Number(text) * rate))
  const original = amount(row['price'])
  const special = amount(row['special_price'])
  const isOn = (row['special_price_from_date'] || today) <= today && today <= (row['special_price_to_date'] || today)
  return { original, final: row['special_price'] && special < original && isOn ? special : original }
}

const isAvailable = (row: Row): boolean => {
  const isManaged = row['use_config_manage_stock'] === '1' || row['manage_stock'] !== '0'
  return row['is_in_stock'] !== '0' && (!isManaged || Number(row['qty']) > 0)
}

const isOnSale = (row: Row): boolean => row['product_online'] !== '2'

const toVariant = (row: Row, moment: Moment, options = facetsOf(row, [costOf(row, moment)])): Variant => ({
  sku: row['sku'] ?? '',
  isAvailable: isAvailable(row),
  options: Object.fromEntries(variantCodes.map((code) => [code, options[code] ?? []])),
  ...costOf(row, moment),
})

const sum = (parts: readonly (readonly [row: Row, qty: number])[], moment: Moment): Cost => ({
  final: parts.reduce((total, [row, qty]) => total + costOf(row, moment).final * qty, 0),
  original: parts.reduce((total, [row, qty]) => total + costOf(row, moment).original * qty, 0),
})

/** All that is listed at a moment. A special price, also of one variant, makes a sale while it lasts. */
export const listStyles = (rows: readonly Row[], moment: Moment): Style[] => {
  const bySku = new Map(rows.map((row) => [row['sku'] ?? '', row]))
  const find = (sku: string | undefined): Row[] =>
    [bySku.get(sku ?? '')].filter((row) => row !== undefined).filter(isOnSale)
  const parts: Record<string, (row: Row) => (readonly [Row, number])[]> = {
    grouped: (row) =>
      (row['associated_skus'] ?? '').split(',').flatMap((part) => {
        const [sku, qty] = part.split('=')
        return find(sku).map((member) => [member, Number(qty)] as const)
      }),
    bundle: (row) => {
      const links = (row['bundle_values'] ?? '').split('|').flatMap((record) => {
        const { name = '', sku, default_qty, default: preset } = pairsOf(record)
        return find(sku).map((part) => ({ name, part: [part, Number(default_qty)] as const, isPreset: preset === '1' }))
      })
      // what is preselected of each option; its first link where that one is not on sale
      return [...new Set(links.map(({ name }) => name))].flatMap((name) => {
        const own = links.filter((link) => link.name === name)
        return [(own.find(({ isPreset }) => isPreset) ?? own[0])?.part].filter((part) => part !== undefined)
      })
    },
  }
  return rows
    .filter((row) => isOnSale(row) && row['visibility'] !== 'Not Visible Individually')
    .map((row) => {
      const type = row['product_type'] ?? ''
      const variants = (row['configurable_variations'] ?? '')
        .split('|')
        .flatMap((variation) => find(/^sku=([^,]+)/.exec(variation)?.[1]))
        .map((variant) => toVariant(variant, moment))
      const sold = variants.filter((variant) => variant.isAvailable)
      const composed = parts[type]?.(row)
      const own = composed ? sum(composed, moment) : costOf(row, moment)
      const cost = type === 'configurable' ? (cheapest(sold.length > 0 ? sold : variants) ?? own) : own
      const facets = facetsOf(row, [costOf(row, moment), ...(type === 'configurable' ? variants : [])])
      return {
        sku: row['sku'] ?? '',
        name: row['name'] ?? '',
        categories: withAncestors(pathsOf(row)),
        facets,
        variants: type === 'configurable' ? variants : [toVariant(row, moment, facets)],
        final: cost.final,
        original: cost.original,
      }
    })
}

/** What a style costs in a list with these choices; undefined where it is not in it. */
export const findCost = (style: Style, { values, price }: Choice): Cost | undefined => {
  const chosen = Object.entries(values)
  const meets =
    (facets: Facets) =>
    ([code, labels]: [string, readonly string[]]) =>
      (facets[code] ?? []).some((label) => labels.includes(label))
  if (!chosen.filter(([code]) => !variantCodes.includes(code)).every(meets(style.facets))) return undefined
  const ofVariants = chosen.filter(([code]) => variantCodes.includes(code))
  const matching = style.variants.filter((variant) => variant.isAvailable && ofVariants.every(meets(variant.options)))
  const cost = ofVariants.length === 0 ? style : cheapest(matching)
  const isWithin = cost && (!price || (cost.final >= price[0] && cost.final < price[1]))
  return isWithin ? cost : undefined
}

/** How many styles each value of a facet would list if it were chosen in place of the facet's present choice. */
export const countFacet = (styles: readonly Style[], choice: Choice, code: string): Record<string, number> => {
  const labels = new Set(
    styles.flatMap(({ facets, variants }) =>
      variantCodes.includes(code) ? variants.flatMap(({ options }) => options[code] ?? []) : (facets[code] ?? []),
    ),
  )
  const counts = [...labels].map((label) => {
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
