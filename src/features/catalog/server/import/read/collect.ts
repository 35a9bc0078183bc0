import { pathsTo } from '../../../rules/categories/category-path.ts'
import type {
  AttributeInput,
  CategoryInput,
  LinkInput,
  ProductInput,
  ReviewInput,
  Unsaid,
} from '../../../rules/catalogue-input.ts'
import { genderOptions } from '../../../rules/attributes/known-attributes.ts'
import type { ProductPiece, Sink } from '../formats/format.ts'
import type {
  Adoption,
  Batches,
  ContentRow,
  Issue,
  LinkRow,
  Placed,
  TaxRuleRow,
  TextRow,
  WriterInput,
} from '../records.ts'
import { openSpool } from './spool.ts'
import type { Ref } from './spool.ts'

export type FileProduct = Placed<Omit<ProductInput, 'links'> & { readonly links?: readonly Placed<LinkInput>[] }>

export type Collection = {
  readonly sink: Sink
  readonly issues: readonly Issue[]
  /** All that was read, rows of one product put together, in the shape the writer takes. `finishProduct` has the last word on each. */
  readonly toInput: (finishProduct: (product: FileProduct) => Promise<FileProduct>) => WriterInput
  readonly close: () => Promise<void>
}

type Entry = { base: Ref | undefined; fallback: Ref | undefined; readonly patches: Ref[] }

const hasBase = (entry: Entry): boolean => (entry.base ?? entry.fallback) !== undefined

const batchSize = 250

/** Takes what the formats read, in any order, and puts it on disk until the last file is read. */
export const openCollection = async (): Promise<Collection> => {
  const spool = await openSpool()
  const issues: Issue[] = []
  const claimed = new Set<string>()
  const entries = new Map<string, Entry>()
  const attributes = new Map<string, AttributeInput>()
  const categories = new Map<string, CategoryInput>()
  const content = new Map<string, ContentRow>()
  const taxRules = new Map<string, TaxRuleRow>()
  const links: Ref[] = []
  const reviews: Ref[] = []

  const sink: Sink = {
    claim: (file, sku, view) => {
      const key = JSON.stringify([file, sku, view])
      if (claimed.has(key)) return false
      claimed.add(key)
      return true
    },
    product: async (piece) => {
      const ref = await spool.append(piece)
      const entry = entries.get(piece.sku) ?? { base: undefined, fallback: undefined, patches: [] }
      entries.set(piece.sku, entry)
      if (!piece.isBase || piece.isFallback) entry.patches.push(ref)
      // of two files the later one counts
      if (piece.isFallback) entry.fallback = ref
      else if (piece.isBase) entry.base = ref
    },
    link: async (row) => void links.push(await spool.append(row)),
    review: async (row) => void reviews.push(await spool.append(row)),
    attribute: (attribute) => {
      const known = attributes.get(attribute.code)
      if (!known || (known.kind === 'text' && attribute.kind !== 'text')) attributes.set(attribute.code, attribute)
    },
    category: (given) => {
      const category = typeof given === 'string' ? { path: given, name: {} } : given
      for (const step of pathsTo(category.path))
        if (!categories.has(step)) categories.set(step, { path: step, name: {} })
      const known = categories.get(category.path)
      categories.set(category.path, { ...known, ...category, name: { ...known?.name, ...category.name } })
    },
    content: (row) => {
      const key = `${row.kind} ${row.identifier}`
      const known = content.get(key)
      const languages = { title: { ...known?.title, ...row.title }, content: { ...known?.content, ...row.content } }
      content.set(key, { ...row, ...languages })
    },
    taxRule: (row) => void taxRules.set(row.code, row),
    issue: (issue) => void issues.push(issue),
  }

  /** Records made from what stands under the chosen keys, a batch at a time. */
  const inBatches = <Key, T>(keys: () => Iterable<Key>, make: (key: Key) => Promise<readonly T[]>): Batches<T> => ({
    batches: async function* () {
      let batch: T[] = []
      for (const key of keys()) {
        batch.push(...(await make(key)))
        if (batch.length < batchSize) continue
        yield batch
        batch = []
      }
      if (batch.length) yield batch
    },
  })

  const readPatches = (entry: Entry) => Promise.all(entry.patches.map((ref) => spool.read<ProductPiece>(ref)))

  return {
    sink,
    issues,
    toInput: (finishProduct) => ({
      attributes: [...attributes.values()].map((attribute) =>
        attribute.code === 'gender' ? { ...attribute, options: genderOptions } : attribute,
      ),
      categories: [...categories.values()],
      content: [...content.values()],
      taxRules: [...taxRules.values()],
      products: inBatches<Entry, FileProduct>(
        () => entries.values(),
        async (entry) => {
          const base = entry.base ?? entry.fallback
          return base ? [await finishProduct(mergePieces(await spool.read(base), await readPatches(entry)))] : []
        },
      ),
      links: inBatches<Ref, LinkRow>(
        () => links,
        async (ref) => [await spool.read(ref)],
      ),
      reviews: inBatches<Ref, Placed<ReviewInput>>(
        () => reviews,
        async (ref) => [await spool.read(ref)],
      ),
      texts: inBatches<Entry, TextRow>(
        () => entries.values(),
        async (entry) => (hasBase(entry) ? [] : (await readPatches(entry)).filter((piece) => !piece.parentSku)),
      ),
      spared: new Set(
        issues.flatMap(({ isRefused, kind, sku }) => (isRefused && kind === 'products' && sku ? [sku] : [])),
      ),
      adoptions: inBatches<Entry, Adoption>(
        () => entries.values(),
        async (entry) =>
          hasBase(entry)
            ? []
            : (await readPatches(entry)).flatMap(({ sku, parentSku, place }) =>
                parentSku ? [{ sku, parentSku, ...(place ? { place } : {}) }] : [],
              ),
      ),
    }),
    close: () => spool.close(),
  }
}

/** A base row and what other rows say about the same product: texts and prices are added, attributes only where the base has none. */
const mergePieces = (base: ProductPiece, patches: readonly ProductPiece[]): FileProduct => {
  const { isBase: _, isFallback: __, ...own } = base
  const merged: ProductPiece = { ...own }
  const result = merged as { -readonly [Key in keyof ProductPiece]: ProductPiece[Key] }
  for (const patch of patches) {
    if (patch.name) result.name = { ...result.name, ...patch.name }
    if (patch.description) result.description = { ...result.description, ...patch.description }
    if (patch.shortDescription) result.shortDescription = { ...result.shortDescription, ...patch.shortDescription }
    if (patch.prices) result.prices = [...(result.prices ?? []), ...patch.prices]
    if (patch.attributes) result.attributes = { ...patch.attributes, ...result.attributes }
    if (patch.parentSku) result.parentSku ??= patch.parentSku
  }
  if (result.unsaid) result.unsaid = result.unsaid.filter((one) => !isSaid(result, one))
  result.visibility ??= result.parentSku ? 1 : 4
  return result as FileProduct
}

/** What follows from its place in a style is said without a column. */
const isSaid = ({ parentSku, variantAttributes = [] }: ProductPiece, one: Unsaid): boolean =>
  one === 'visibility'
    ? parentSku !== undefined
    : (one === 'type_id' || one === 'variant_attributes') && variantAttributes.length > 0
