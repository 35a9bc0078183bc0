import type { Language } from '#core/language.ts'
import type { CategoryInput } from '../../../rules/catalogue-input.ts'
import { splitPath } from '../../../rules/categories/category-path.ts'
import { toFlag } from '../formats/cells.ts'
import { toText } from './vue-storefront-documents.ts'
import type { Fields } from './vue-storefront-documents.ts'

/** The last document of a category, and its names in all languages. */
export type RawCategory = { fields: Fields; readonly names: Map<Language, string> }

export type DumpCategories = {
  /** Category paths by id; the roots have none. */
  readonly paths: ReadonlyMap<string, string>
  /** Ids of roots, which are no categories. */
  readonly roots: ReadonlySet<string>
  readonly categories: readonly CategoryInput[]
}

/** The label in the run's language, else any. */
export const pickLabel = (labels: ReadonlyMap<Language, string>, base: Language): string =>
  labels.get(base) ?? [...labels.values()][0] ?? ''

/** Levels 0 and 1 are roots of shops, and never a category. */
export const toCategories = (raw: ReadonlyMap<string, RawCategory>, base: Language): DumpCategories => {
  const paths = new Map<string, string>()
  const isRoot = ({ fields }: RawCategory) => Number(toText(fields['level']) ?? 2) < 2
  const partOf = ({ names }: RawCategory) => pickLabel(names, base).replaceAll('\\', '').replaceAll('/', '\\/')
  const pathOf = (id: string, met: ReadonlySet<string>): string | undefined => {
    const category = raw.get(id)
    if (!category || isRoot(category) || met.has(id)) return undefined
    const parent = pathOf(toText(category.fields['parent_id']) ?? '', new Set([...met, id]))
    return parent ? `${parent}/${partOf(category)}` : partOf(category)
  }
  for (const id of raw.keys()) {
    const path = pathOf(id, new Set())
    if (path) paths.set(id, path)
  }
  const slugOf = ({ fields }: RawCategory) => toText(fields['url_key'])
  const count = new Map<string, number>()
  for (const category of raw.values()) {
    const slug = slugOf(category) ?? ''
    count.set(slug, (count.get(slug) ?? 0) + 1)
  }
  // the first of equal names has the short address: main categories before those below, as the owner ordered them
  const rankOf = ([id, { fields }]: [string, RawCategory]) => [
    splitPath(paths.get(id) ?? '').length,
    Number(toText(fields['position']) ?? 0),
    Number(id),
  ]
  const inOrder = [...raw].toSorted((a, b) => compare(rankOf(a), rankOf(b)))
  const categories = inOrder.flatMap(([id, category]): CategoryInput[] => {
    const path = paths.get(id)
    if (!path) return []
    const slug = slugOf(category)
    const position = Number(toText(category.fields['position']) ?? Number.NaN)
    const isActive = toFlag(toText(category.fields['is_active'])) ?? true
    return [
      {
        path,
        name: Object.fromEntries(category.names),
        ...(slug && count.get(slug) === 1 ? { slug } : {}),
        ...(Number.isInteger(position) && Math.abs(position) < 1e9 ? { position } : {}),
        isActive,
      },
    ]
  })
  const roots = new Set(['1', '2', ...[...raw].flatMap(([id, category]) => (isRoot(category) ? [id] : []))])
  return { paths, roots, categories }
}

const compare = (a: readonly number[], b: readonly number[]): number => {
  for (const [index, left] of a.entries()) if (left !== b[index]) return left - (b[index] ?? 0)
  return 0
}
