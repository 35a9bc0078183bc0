import type { Category, CatalogueSnapshot, Option, Product } from '#features/catalog/rules/catalogue.ts'
import type { CatalogueInput, CategoryInput, ProductInput } from '#features/catalog/rules/catalogue-input.ts'
import { linkVariants, putIn } from '#features/catalog/server/snapshot/snapshot.ts'
import { demoCatalogue } from '#demo/catalogue.ts'
import { aProduct, aSnapshot } from '../support/catalogue.ts'

/** The demo shop as the search reads it, without a database: ids are places in the input, everything costs the same. */
export const demoSnapshot = (input: CatalogueInput = demoCatalogue()): CatalogueSnapshot => {
  const attributes = input.attributes.map((attribute, at) => ({
    id: at + 1,
    code: attribute.code,
    label: attribute.label,
    kind: attribute.kind,
    isUserDefined: true,
    isVisible: attribute.isVisible ?? true,
    isComparable: attribute.isComparable ?? false,
    position: at,
    options: (attribute.options ?? []).map(({ key, label }, place): Option => ({
      id: (at + 1) * 1000 + place,
      key,
      label,
      swatch: undefined,
      position: place,
    })),
  }))
  const options = attributes.flatMap(({ options: own }) => own)
  const categories = toCategories(input.categories)
  const snapshot = {
    ...aSnapshot([], { categories: [...categories.values()] }),
    attributes: new Map(attributes.map((attribute) => [attribute.code, attribute])),
    options: new Map(options.map((option) => [option.id, option])),
  }
  const idBySku = new Map(input.products.map(({ sku }, at) => [sku, at + 1]))
  const optionIds = new Map(
    attributes.map(({ code, options: own }) => [code, new Map(own.map(({ key, id }) => [key, id]))]),
  )
  const toValue = (code: string, value: string | readonly string[] | boolean) => {
    const ids = optionIds.get(code)
    if (typeof value === 'boolean' || !ids) return value as string | boolean
    return [value].flat().map((key) => ids.get(key) ?? 0)
  }
  const toProduct = (product: ProductInput): Product => {
    const { sku, type, name, slug = sku, description = {}, shortDescription = {}, status, visibility } = product
    return aProduct(idBySku.get(sku) ?? 0, {
      sku,
      type,
      name,
      slug,
      description,
      shortDescription,
      status,
      visibility,
      parentId: product.parentSku === undefined ? undefined : idBySku.get(product.parentSku),
      variantAttributes: product.variantAttributes ?? [],
      attributes: Object.fromEntries(
        Object.entries(product.attributes).map(([code, value]) => [code, toValue(code, value)]),
      ),
      categories: product.categories.map((path) => ({ id: categories.get(path)?.id ?? 0, position: 0 })),
      promoted: product.promoted ?? 0,
    })
  }
  for (const product of input.products) putIn(snapshot, toProduct(product))
  Array.from(linkVariants(snapshot))
  return snapshot
}

const toCategories = (inputs: readonly CategoryInput[]): Map<string, Category> => {
  const idOf = new Map(inputs.map(({ path }, at) => [path, at + 1]))
  return new Map(
    inputs.map(({ path, name, position = 0 }) => {
      const parts = path.split('/')
      const parentIds = parts.slice(1).map((_, at) => idOf.get(parts.slice(0, at + 1).join('/')) ?? 0)
      const category: Category = {
        id: idOf.get(path) ?? 0,
        parentId: parentIds.at(-1),
        parentIds,
        childIds: [],
        name,
        slug: path,
        urlPath: path,
        level: parts.length,
        position,
        isActive: true,
        picture: undefined,
      }
      return [path, category]
    }),
  )
}
