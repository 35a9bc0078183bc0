import { localize } from '#core/language.ts'
import { ok } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Catalogue, Listing } from '#features/catalog/server/index.ts'
import type { WireCategory } from '#features/catalog/contract.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { CatalogPage, WireAttribute, WireTaxRule } from '../contract.ts'
import { isLike, meetsFilters } from '../rules/filter-entities.ts'
import { checkFields } from '../rules/page.ts'
import type { CatalogQuery } from '../rules/parse-query.ts'

export type ListRequest = {
  readonly view: StoreView
  readonly query: CatalogQuery
  readonly sort: string | undefined
  readonly from: number
  readonly size: number
  readonly include: readonly string[]
  readonly exclude: readonly string[]
}

type Answer = Result<CatalogPage, 'INVALID_INPUT'>
type Deps = { readonly catalogue: Catalogue; readonly listing: Listing }

/** The active categories as the store view shows them, by position. */
export const listCategories = ({ catalogue, listing }: Deps, request: ListRequest): Answer => {
  const categories = [...catalogue.current().categories.values()].filter(({ isActive }) => isActive)
  const entities = categories.map((category): WireCategory => listing.categoryOf(request.view, category))
  return listEntities(entities, request, categoryFields, 'position:asc,id:asc')
}

/** The attributes with their options. */
export const listAttributes = ({ catalogue }: Deps, request: ListRequest): Answer => {
  const { language } = request.view.i18n
  const entities = [...catalogue.current().attributes.values()].map(
    (attribute): WireAttribute & { position: number } => ({
      id: attribute.id,
      attribute_id: attribute.id,
      attribute_code: attribute.code,
      frontend_label: localize(attribute.label, language),
      kind: attribute.kind,
      is_user_defined: attribute.isUserDefined,
      is_visible: attribute.isVisible,
      is_comparable: attribute.isComparable,
      position: attribute.position,
      options: attribute.options.map((option) => ({
        value: String(option.id),
        label: localize(option.label, language),
        ...(option.swatch === undefined ? {} : { swatch: option.swatch }),
      })),
    }),
  )
  // codes with a dot belong to other entities: they are not fetched
  const fetched = entities.filter(({ attribute_code }) => !attribute_code.includes('.'))
  return listEntities(fetched, request, attributeFields, 'position:asc,id:asc')
}

export const listTaxRules = ({ catalogue }: Deps, request: ListRequest): Answer => {
  const entities = catalogue.current().taxRules.map((rule): WireTaxRule => ({
    id: rule.id,
    product_tax_class_ids: [...rule.productTaxClasses],
    customer_tax_class_ids: [...rule.customerTaxClasses],
    rates: rule.rates.map((rate) => ({
      rate: rate.percent,
      tax_country_id: rate.country,
      region_name: rate.region,
      tax_region_id: rate.regionId ?? 0,
    })),
  }))
  return listEntities(entities, request, taxRuleFields, 'id:asc')
}

const categoryFields = [
  'id',
  'parent_id',
  'parent_ids',
  'name',
  'url_key',
  'slug',
  'url_path',
  'level',
  'position',
  'is_active',
  'product_count',
  'promo_count',
  'approved_count',
  'new_count',
  'children_count',
  'children_data',
  'image',
]
const taxRuleFields = ['id', 'product_tax_class_ids', 'customer_tax_class_ids']
const attributeFields = [
  'id',
  'attribute_id',
  'attribute_code',
  'frontend_label',
  'kind',
  'is_user_defined',
  'is_visible',
  'is_comparable',
  'position',
  'options',
]

/** Filters, sorts and cuts a small list that lies in memory. A text is looked for in the names. Refuses unknown fields. */
export const listEntities = (
  entities: readonly Readonly<Record<string, unknown>>[],
  request: ListRequest,
  fields: readonly string[],
  defaultSort: string,
): Answer => {
  const { query, from, size } = request
  const keys = checkFields(query.filters, request.sort, fields, defaultSort)
  if (!keys.ok) return keys
  const text = query.text
  const found = entities
    .filter((entity) => meetsFilters(entity, query.filters))
    .filter(
      (entity) => text === undefined || isLike(toText(entity.name ?? entity.title ?? entity.frontend_label), text),
    )
    .toSorted((a, b) => {
      for (const { by, isDescending } of keys.value) {
        const difference = compare(a[by], b[by])
        if (difference !== 0) return isDescending ? -difference : difference
      }
      return 0
    })
  return ok(
    toPage(
      found.slice(from, from + size).map((entity) => project(entity, request)),
      found.length,
      request,
    ),
  )
}

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

const compare = (one: unknown, other: unknown): number => {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  const [a, b] = [toText(one), toText(other)]
  return a < b ? -1 : a > b ? 1 : 0
}

/** The fields that were asked for, or all, without those that were not wanted. */
export const project = (
  entity: Readonly<Record<string, unknown>>,
  { include, exclude }: Pick<ListRequest, 'include' | 'exclude'>,
): Readonly<Record<string, unknown>> =>
  include.length + exclude.length === 0
    ? entity
    : Object.fromEntries(
        Object.entries(entity).filter(
          ([name]) => (include.length === 0 || include.includes(name)) && !exclude.includes(name),
        ),
      )

export const toPage = (items: readonly object[], total: number, { from, size }: ListRequest): CatalogPage => ({
  items: items as CatalogPage['items'],
  total,
  start: from,
  perPage: size,
  aggregations: {},
  attributeMetadata: [],
})
