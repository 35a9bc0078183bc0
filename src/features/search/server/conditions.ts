import { productPath } from '#features/catalog/rules/addresses/addresses.ts'
import { toGender } from '#features/catalog/rules/attributes/filter-values.ts'
import { findParent } from '#features/catalog/rules/catalogue.ts'
import type { Attribute, CatalogueSnapshot, Product } from '#features/catalog/rules/catalogue.ts'
import type { Condition, FilterWords } from '../rules/conditions.ts'
import { nameFields } from '../rules/fields.ts'
import { isLike, meetsFilters } from '../rules/filter-entities.ts'
import type { Filter } from '../rules/parse-query.ts'

/** What filters are read by, in all languages of the shop. */
export const filterWords = (snapshot: CatalogueSnapshot): FilterWords => ({
  kindOf: (code) => snapshot.attributes.get(code)?.kind,
  optionsCalled: (code, value) => {
    const options = snapshot.attributes.get(code)?.options ?? []
    const idsOf = (wanted: string) => options.map(({ id }) => String(id)).filter((id) => id === wanted)
    const byId = idsOf(value)
    if (byId.length > 0) return byId
    const lower = value.toLowerCase()
    const called = options.filter((option) => textsOf(option).some((text) => text.toLowerCase() === lower))
    // the shop may call them women and men
    const gender = code === 'gender' && called.length === 0 ? toGender([value]) : undefined
    return gender === undefined ? called.map(({ id }) => String(id)) : idsOf(gender)
  },
  optionsLike: (code, pattern) =>
    (snapshot.attributes.get(code)?.options ?? [])
      .filter((option) => textsOf(option).some((text) => isLike(text, pattern)))
      .map(({ id }) => String(id)),
  categoriesLike: (pattern) =>
    [...snapshot.categories.values()]
      .filter(({ name }) => Object.values(name).some((text) => isLike(text, pattern)))
      .map(({ id }) => String(id)),
  named: (filter, code) => (nameFields.includes(code) ? ofNames(snapshot, filter, code) : ofText(snapshot, filter)),
})

const textsOf = ({ key, label }: Attribute['options'][number]) => [key, ...Object.values(label)]

/** Products by what names them; a variant's name is its style's. */
const ofNames = (snapshot: CatalogueSnapshot, filter: Filter, code: string): Condition => {
  const { isChosen, any, none, ranges, like } = filter
  const isDirect = any && none.length === 0 && ranges.length === 0 && like.length === 0
  if (isDirect && (code === 'id' || code === 'sku')) {
    const ids = any.map((value) => (code === 'id' ? Number(value) : snapshot.idBySku.get(value)))
    return { code, isChosen, kind: 'ids', ids: styleIds(snapshot, ids) }
  }
  return ofText(snapshot, { ...filter, attribute: code })
}

const styleIds = (snapshot: CatalogueSnapshot, ids: readonly (number | undefined)[]): number[] => {
  const styles = ids.flatMap((id) => {
    const product = snapshot.products.get(id ?? -1)
    return product ? [(findParent(snapshot, product) ?? product).id] : []
  })
  return [...new Set(styles)]
}

/** Texts have no column of their own: the products are looked through. */
const ofText = (snapshot: CatalogueSnapshot, filter: Filter): Condition => {
  const ids: number[] = []
  // what is not said of a style may be said of its variants, but they cannot take it back
  const isPositive = filter.none.length === 0 && filter.ranges.length === 0
  const nameOf = Object.hasOwn(names, filter.attribute) ? names[filter.attribute] : undefined
  for (const product of snapshot.products.values()) {
    if (!isPositive && findParent(snapshot, product)) continue
    const fields = nameOf ? { [filter.attribute]: nameOf(snapshot, product) } : product.attributes
    if (meetsFilters(fields, [filter])) ids.push(product.id)
  }
  return { code: filter.attribute, isChosen: filter.isChosen, kind: 'ids', ids: styleIds(snapshot, ids) }
}

/** What a product is called by a field of names; everything else is an attribute of it. */
const names: Readonly<Record<string, (snapshot: CatalogueSnapshot, product: Product) => unknown>> = {
  id: (_, { id }) => id,
  sku: (_, { sku }) => sku,
  parentId: (snapshot, product) => (findParent(snapshot, product) ?? product).id,
  parentSku: (snapshot, product) => (findParent(snapshot, product) ?? product).sku,
  slug: (_, { slug }) => slug,
  url_key: (_, { slug }) => slug,
  url_path: (snapshot, product) => {
    const parent = findParent(snapshot, product)
    const path = parent ? productPath(parent.sku, parent.slug, product.sku) : productPath(product.sku, product.slug)
    return [product.slug, path.slice(1)]
  },
  name: (_, { name }) => Object.values(name),
}
