/** Fields of a product that lists are filtered by, besides the attributes. */
export const keywordFields = [
  'category_ids',
  'visibility',
  'status',
  'type_id',
  'approved',
  'sale',
  'new',
  'is_promo',
  'only_promo',
  'in_stock',
] as const
export const flagFields: readonly string[] = ['approved', 'sale', 'new', 'is_promo', 'only_promo', 'in_stock']
export const numberFields: readonly string[] = ['promoted', 'position', 'created_at']
/** Those that name products. */
export const nameFields: readonly string[] = [
  'id',
  'sku',
  'parentId',
  'parentSku',
  'slug',
  'url_key',
  'url_path',
  'name',
]

/** Other names of the same fields. */
const aliases: Readonly<Record<string, string>> = {
  category_id: 'category_ids',
  final_price: 'price',
  price_incl_tax: 'price',
  final_price_incl_tax: 'price',
  'stock.is_in_stock': 'in_stock',
  'configurable_children.sku': 'sku',
}

/** The field that a name means, whichever of its names that is. */
export const toField = (code: string): string => (Object.hasOwn(aliases, code) ? (aliases[code] ?? code) : code)

/** Filters that every shop's screens have, whether its products have such attributes or not. */
export const standardFilters: readonly string[] = ['gender', 'ptype', 'color', 'size', 'set', 'brand', 'collection']

export const sortFields: readonly string[] = [
  'promoted',
  'id',
  'final_price',
  'price',
  'position',
  'created_at',
  'relevance',
]

/** Attributes are told from fields of the same name by this sign. */
export const attributeCode = (code: string): string => `@${code}`
