import type { Localized } from '#core/language.ts'
import { money } from '#core/money.ts'
import { storeViews } from '#config/stores/index.ts'
import { pricingOf } from '#features/pricing/rules/frame.ts'
import { settings } from '#config/settings.ts'
import type {
  Attribute,
  CatalogueSnapshot,
  Category,
  Option,
  Product,
  Viewing,
} from '#features/catalog/rules/catalogue.ts'
import { emptySnapshot, linkVariants, putIn } from '#features/catalog/server/snapshot/snapshot.ts'
import type { Snapshot } from '#features/catalog/server/snapshot/snapshot.ts'
import { storeCodes } from '#features/stores/rules/store-view.ts'
import type { StoreCode } from '#features/stores/rules/store-view.ts'
import type { Settings } from '#features/stores/rules/settings.ts'

/** A simple product on sale at 50 dollars that nobody counts. */
export const aProduct = (id: number, changes: Partial<Product> = {}): Product => ({
  id,
  sku: `P${id}`,
  type: 'simple',
  parentId: undefined,
  variantAttributes: [],
  name: { en: `Product ${id}`, ru: `Товар ${id}` },
  slug: `product-${id}`,
  description: { en: '<p>Long.</p>' },
  shortDescription: { en: 'Short.' },
  status: 1,
  visibility: 4,
  taxClass: undefined,
  attributes: {},
  media: [],
  bundleOptions: [],
  customOptions: [],
  downloads: [],
  isNew: false,
  isSale: false,
  isPromo: false,
  onlyPromo: false,
  promoted: 0,
  approved: false,
  position: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  prices: { USD: { price: money(5000) } },
  stock: { qty: 0, isInStock: true, isManaged: false },
  categories: [],
  links: [],
  reviews: { count: 0, average: 0 },
  ...changes,
})

export const dollars = (amount: number, special?: number): Product['prices'] => ({
  USD: { price: money(amount * 100), ...(special === undefined ? {} : { special: money(special * 100) }) },
})

export const inStock = (qty: number): Product['stock'] => ({ qty, isInStock: qty > 0, isManaged: true })

/** A style that is chosen by colour and size. */
export const aStyle = (id: number, changes: Partial<Product> = {}): Product =>
  aProduct(id, { type: 'configurable', variantAttributes: ['color', 'size'], ...changes })

export const aVariant = (
  id: number,
  parentId: number,
  color: number,
  size: number,
  changes: Partial<Product> = {},
): Product => aProduct(id, { parentId, visibility: 1, attributes: { color: [color], size: [size] }, ...changes })

export const colours = { red: 49, blue: 50, green: 51 } as const
export const sizes = { s: 60, m: 61, l: 62 } as const

const anOption = (id: number, key: string, position: number, label: Localized = { en: key }): Option => ({
  id,
  key,
  label,
  swatch: undefined,
  position,
})

const anAttribute = (
  id: number,
  code: string,
  label: Localized,
  options: Option[],
  kind: Attribute['kind'] = 'select',
): Attribute => ({
  id,
  code,
  label,
  options,
  kind,
  isUserDefined: true,
  isVisible: true,
  isComparable: false,
  position: id,
})

const attributes = [
  anAttribute(101, 'color', { en: 'Colour', ru: 'Цвет' }, [
    anOption(49, 'red', 0, { en: 'Red', ru: 'Красный' }),
    anOption(50, 'blue', 1, { en: 'Blue', ru: 'Синий' }),
    anOption(51, 'green', 2),
  ]),
  anAttribute(102, 'size', { en: 'Size' }, [anOption(60, 'S', 10), anOption(61, 'M', 20), anOption(62, 'L', 30)]),
  anAttribute(103, 'brand', { en: 'Brand' }, [anOption(70, 'Nord', 0), anOption(71, 'Sud', 1)]),
  anAttribute(104, 'set', { en: 'Set', ru: 'Комплект' }, [], 'boolean'),
  anAttribute(105, 'care', { en: 'Care' }, [], 'text'),
]

export const aCategory = (id: number, slug: string, changes: Partial<Category> = {}): Category => ({
  id,
  parentId: undefined,
  parentIds: [],
  childIds: [],
  name: { en: slug, ru: `${slug}-ru` },
  slug,
  urlPath: slug,
  level: 1,
  position: id,
  isActive: true,
  picture: undefined,
  ...changes,
})

/** The tax rules of a shop that taxes the class `goods` in one country. */
export const taxOnGoods = (country: string, percent: number): CatalogueSnapshot['taxRules'] => [
  { id: 1, productTaxClasses: ['goods'], customerTaxClasses: [], rates: [{ country, region: '', percent }] },
]

type Changes = Partial<Pick<CatalogueSnapshot, 'taxRules' | 'rates'>> & {
  settings?: Partial<Settings>
  customerGroups?: ReadonlyMap<number, number>
  categories?: readonly Category[]
  rewrites?: CatalogueSnapshot['rewrites']
}

/** A snapshot of these products, without a database. */
export const aSnapshot = (products: readonly Product[], changes: Changes = {}): Snapshot => {
  const own = { ...settings, ...changes.settings }
  const ofViews = Object.fromEntries(storeCodes.map((code) => [code, own])) as Snapshot['settings']
  const taxRules = changes.taxRules ?? []
  const snapshot = emptySnapshot(
    {
      attributes: new Map(attributes.map((attribute) => [attribute.code, attribute])),
      options: new Map(attributes.flatMap(({ options }) => options.map((option) => [option.id, option] as const))),
      categories: new Map((changes.categories ?? []).map((category) => [category.id, category])),
      rewrites: changes.rewrites ?? new Map(),
      taxRules,
      pricing: pricingOf({
        taxRules,
        customerGroups: changes.customerGroups ?? new Map([[1, 3]]),
        settings: ofViews,
        storeViews,
      }),
      rates: changes.rates ?? settings.rates,
      settings: ofViews,
    },
    1,
  )
  for (const product of products) putIn(snapshot, product)
  Array.from(linkVariants(snapshot))
  return snapshot
}

export const aViewing = (
  catalogue: CatalogueSnapshot,
  code: StoreCode = 'en',
  now = '2026-11-20T12:00:00.000Z',
): Viewing => ({
  catalogue,
  view: storeViews[code],
  now,
})
