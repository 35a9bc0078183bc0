import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { cheapest } from './choice.ts'
import type { Cost } from './choice.ts'

/**
 * What a shop with the Vue Storefront dump must answer, computed from the documents of its file alone: no code of the import, the
 * catalogue, the prices or the search is used here, so that an error in them cannot be in both.
 */

type Fields = Readonly<Record<string, unknown>>
type Product = Fields & {
  readonly id: number
  readonly sku: string
  readonly type_id: string
  readonly status: number
  readonly visibility: number
  readonly tax_class_id?: number | null
  readonly price?: number | null
  readonly special_price?: number | null
  readonly special_from_date?: string | null
  readonly special_to_date?: string | null
  readonly news_from_date?: string | null
  readonly news_to_date?: string | null
  readonly category: readonly { readonly category_id: number }[]
  readonly configurable_children?: readonly { readonly sku: string }[]
  readonly configurable_options?: readonly { readonly attribute_code: string }[]
}
type Attribute = {
  readonly attribute_code: string
  readonly options: readonly { readonly value: unknown; readonly label: unknown }[]
}
type Category = { readonly id: number; readonly parent_id: number; readonly level: number; readonly name: string }
type TaxRule = {
  readonly priority: number
  readonly product_tax_class_ids: readonly number[]
  readonly rates: readonly Readonly<{
    tax_country_id: string
    tax_region_id: number
    tax_postcode: string
    rate: number
  }>[]
}

export type Facets = Readonly<Record<string, readonly string[]>>
type Variant = Cost & { readonly options: Facets }
export type Style = Cost & {
  readonly sku: string
  /** Paths, those above them too. */
  readonly categories: ReadonlySet<string>
  readonly facets: Facets
  readonly variants: readonly Variant[]
}
export const dumpFolder = resolve('../shared/data/vue-storefront')
export const dumpFile = resolve(dumpFolder, 'catalog_magento1-2018-03-14.ndjson')

/** Facets of the dump that are asked for: its own attributes, and what every shop has. */
const ownCodes = [
  'color',
  'size',
  'shoe_size',
  'occasion',
  'apparel_type',
  'sleeve_length',
  'fit',
  'material',
  'format',
]
export const facetCodes = [...ownCodes, 'gender', 'ptype', 'set', 'sale', 'new']

type Dump = {
  readonly products: readonly Product[]
  readonly attributes: ReadonlyMap<string, ReadonlyMap<string, string>>
  readonly categories: ReadonlyMap<number, Category>
  readonly taxRules: readonly TaxRule[]
}

export const readDump = (): Dump => {
  const documents = readFileSync(dumpFile, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { _type: string; _source: unknown })
  const of = <T>(type: string) => documents.filter(({ _type }) => _type === type).map(({ _source }) => _source as T)
  return {
    products: of<Product>('product').map((product) => ({ ...product, sku: product.sku.trim() })),
    attributes: new Map(
      of<Attribute>('attribute').map(({ attribute_code, options }) => [
        attribute_code,
        new Map(options.map(({ value, label }) => [String(value), String(label)])),
      ]),
    ),
    categories: new Map(of<Category>('category').map((category) => [category.id, category])),
    taxRules: of<TaxRule>('taxrule').toSorted((a, b) => a.priority - b.priority),
  }
}

/** Percent for the whole of a country, of the first rule in the order of priority that has one. */
const percentOf = ({ taxRules }: Dump, product: Product, country: string): number => {
  const rates = taxRules
    .filter(({ product_tax_class_ids }) => product_tax_class_ids.includes(product.tax_class_id ?? -1))
    .flatMap((rule) => rule.rates)
  const whole = rates.find(
    (rate) => rate.tax_country_id === country && rate.tax_region_id === 0 && rate.tax_postcode === '*',
  )
  return whole?.rate ?? 0
}

const costOf = (dump: Dump, product: Product, today: string): Cost | undefined => {
  if (typeof product.price !== 'number') return undefined
  const percent = percentOf(dump, product, 'US')
  const withTax = (price: number) => Math.round(Math.round(price * 100) * (1 + percent / 100) + 1e-7) / 100
  const from = product.special_from_date?.slice(0, 10) ?? today
  const to = product.special_to_date?.slice(0, 10) ?? today
  const special = product.special_price
  const isOn = typeof special === 'number' && special < product.price && from <= today && today <= to
  return { original: withTax(product.price), final: withTax(isOn ? special : product.price) }
}

const pathOf = ({ categories }: Dump, id: number): string | undefined => {
  const category = categories.get(id)
  if (!category || category.level < 2) return undefined
  const parent = pathOf({ categories } as Dump, category.parent_id)
  return parent ? `${parent}/${category.name}` : category.name
}

const pathsOf = (dump: Dump, product: Product): string[] =>
  product.category.map(({ category_id }) => pathOf(dump, category_id)).filter((path) => path !== undefined)

const labelsOf = ({ attributes }: Dump, product: Product, code: string): string[] => {
  const value = product[code]
  const label = attributes.get(code)?.get(String(value))
  return value === null || value === undefined || label === undefined ? [] : [label]
}

const genderOf = (dump: Dump, product: Product): string[] => {
  const [own] = labelsOf(dump, product, 'gender')
  const named = { Female: 'Women', Male: 'Men', 'Male or Female': 'Unisex' }
  if (own) return [named[own as keyof typeof named]]
  const words = pathsOf(dump, product).flatMap((path) => path.split('/'))
  const isFor = [words.includes('Women'), words.includes('Men')]
  return isFor[0] && isFor[1] ? ['Unisex'] : isFor[0] ? ['Women'] : isFor[1] ? ['Men'] : []
}

const ptypeOf = (dump: Dump, product: Product): string[] => {
  const paths = pathsOf(dump, product).map((path) => path.split('/'))
  const depth = Math.max(...paths.map((path) => path.length))
  return paths
    .filter((path) => path.length === depth)
    .slice(0, 1)
    .flatMap((path) => path.at(-1) ?? [])
}

/** Of each variant the parent that has it: a shown one before a hidden one, then the one with the smaller id. */
const parentsOf = (products: readonly Product[]): Map<string, Product> => {
  const parents = new Map<string, Product>()
  const inOrder = products
    .filter(({ type_id }) => type_id === 'configurable')
    .toSorted((a, b) => Number(a.visibility === 1) - Number(b.visibility === 1) || a.id - b.id)
  for (const product of inOrder)
    for (const { sku } of product.configurable_children ?? []) if (!parents.has(sku)) parents.set(sku, product)
  return parents
}

/** Codes that variants differ by, in any product. */
export const variantCodesOf = ({ products }: Dump): Set<string> =>
  new Set(products.flatMap(({ configurable_options = [] }) => configurable_options.map((one) => one.attribute_code)))

/** All that is listed on a day. */
export const listStyles = (dump: Dump, today: string): Style[] => {
  const bySku = new Map(dump.products.map((product) => [product.sku, product]))
  const parents = parentsOf(dump.products)
  const variantCodes = variantCodesOf(dump)
  return dump.products.flatMap((product): Style[] => {
    if (product.status !== 1 || product.visibility === 1 || parents.has(product.sku)) return []
    const children = (product.configurable_children ?? [])
      .filter(({ sku }) => parents.get(sku) === product)
      .flatMap(({ sku }) => bySku.get(sku) ?? [])
      .filter(({ status }) => status === 1)
    if (product.type_id === 'configurable' && !children.length) return []
    const own = costOf(dump, product, today)
    const chosen = (product.configurable_options ?? []).map((one) => one.attribute_code)
    const optionsOf = (of: Product): Facets =>
      Object.fromEntries(
        [...variantCodes].map((code) => {
          const labels = labelsOf(dump, of, code)
          return [code, labels.length || chosen.includes(code) ? labels : labelsOf(dump, product, code)]
        }),
      )
    const sold = product.type_id === 'configurable' ? children : [product]
    const variants = sold.flatMap((of) => {
      const cost = costOf(dump, of, today)
      return cost ? [{ ...cost, options: optionsOf(of) }] : []
    })
    const cost = product.type_id === 'configurable' ? cheapest(variants) : own
    if (!cost) return []
    const family = [product, ...children]
    const paths = pathsOf(dump, product)
    const isNew = typeof product.news_from_date === 'string' && product.news_from_date.slice(0, 10) <= today
    return [
      {
        sku: product.sku,
        categories: new Set(
          paths.flatMap((path) => path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))),
        ),
        facets: {
          ...Object.fromEntries(
            ownCodes.map((code) => [code, [...new Set(family.flatMap((of) => labelsOf(dump, of, code)))]]),
          ),
          gender: [...new Set(family.flatMap((of) => genderOf(dump, of)))],
          ptype: [...new Set(family.flatMap((of) => ptypeOf(dump, of)))],
          set: [product.type_id === 'bundle' || product.type_id === 'grouped' ? 'Yes' : 'No'],
          sale: [[own, ...variants].some((each) => each && each.final < each.original) ? 'Yes' : 'No'],
          new: [isNew && (product.news_to_date ?? today) >= today ? 'Yes' : 'No'],
        },
        variants,
        final: cost.final,
        original: cost.original,
      },
    ]
  })
}
