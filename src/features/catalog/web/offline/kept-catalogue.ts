import type { WireCategory } from '../../contract.ts'
import type { KeptName } from '../../rules/product/kept-product.ts'
import type { WireProduct } from '../../rules/product/product.ts'
import type { CatalogPage, ListedProduct, WireAttribute } from '#features/search/contract.ts'
import type { KeptEntry, KeptShop } from '#features/search/rules/kept-listing.ts'
import type { ShellData } from '#features/stores/rules/shell-data.ts'
import type { ClientCache } from '#platform/web/storage/client-cache.ts'
import { plainText } from '../product/facts/plain-text.ts'
import { createBounded } from './bounded.ts'
import type { Bounded } from './bounded.ts'
import { attributesRead, categoriesRead, toRead } from './reads.ts'
import type { Read } from './reads.ts'

/** At most so many whole products, batches of what lists are made of (50 products each), and answers; with their bytes. */
const limits = {
  products: { most: 1000, mostBytes: 12_000_000 },
  listings: { most: 40, mostBytes: 6_000_000 },
  answers: { most: 150, mostBytes: 8_000_000 },
}

/** An answer with its meta as it came; `at` is the ISO time, `release` that of the shop's code which asked. */
export type KeptAnswer = {
  readonly value: unknown
  readonly meta: Record<string, unknown> | undefined
  readonly at: string
  readonly release: string
}
export type KeptProduct = { readonly product: WireProduct; readonly at: string }
type Dated<Value> = Value & { readonly at: string }
type Batch = { readonly at: string; readonly entries: readonly KeptEntry[] }

/** What lists are made of, all of it. */
export type Shelf = {
  readonly shop: KeptShop & { readonly categories: readonly WireCategory[] }
  readonly entries: readonly Dated<KeptEntry>[]
  readonly names: readonly KeptName[]
}

export type KeptCatalogue = {
  readonly findAnswer: (read: Read) => Promise<KeptAnswer | undefined>
  readonly keepAnswer: (read: Read, answer: KeptAnswer) => Promise<void>
  readonly forgetAnswer: (read: Read) => Promise<void>
  readonly findProduct: (sku: string) => Promise<KeptProduct | undefined>
  readonly keepProduct: (kept: KeptProduct) => Promise<void>
  /** Items that were asked for with everything; `source` says of what list, its next batch takes the place of this one. */
  readonly keepBatch: (source: string, items: readonly ListedProduct[], at: string) => Promise<void>
  /** Undefined while the shop's attributes and categories are not kept. */
  readonly shelf: () => Promise<Shelf | undefined>
}

/** What one browser keeps of one store view's catalogue. `shell` answers what every page stands in. */
export const createKeptCatalogue = (
  cache: ClientCache,
  storeCode: string,
  shell: () => Promise<ShellData | undefined>,
): KeptCatalogue => {
  const at = (key: string): string => `${storeCode} ${key}`
  const answers = createBounded(cache, 'answers', limits.answers)
  const products = createBounded(cache, 'products', limits.products)
  const batches = createBounded(cache, 'listings', limits.listings)
  let shelf: Promise<Shelf | undefined> | undefined

  const findAnswer: KeptCatalogue['findAnswer'] = ({ id, isPinned }) =>
    isPinned ? cache.get('categories', at(id)) : answers.get(at(id))
  const listOf = async <Item>(input: typeof attributesRead): Promise<readonly Item[] | undefined> => {
    const read = toRead('GET /api/catalog', input)
    const kept = read && (await findAnswer(read))
    return kept && ((kept.value as CatalogPage).items as readonly Item[])
  }
  const readShelf = async (): Promise<Shelf | undefined> => {
    const [data, attributes, categories, entries] = await Promise.all([
      shell(),
      listOf<WireAttribute>(attributesRead),
      listOf<WireCategory>(categoriesRead),
      readEntries(batches, at('')),
    ])
    if (!data || !attributes || !categories) return undefined
    return toShelf({ view: data.view, settings: data.settings, attributes, categories }, entries)
  }
  return {
    findAnswer,
    keepAnswer: async (read, answer) => {
      if (read.isPinned) {
        shelf = undefined
        await cache.put('categories', at(read.id), answer)
      } else await answers.putAll([[at(read.id), answer]])
    },
    forgetAnswer: async ({ id, isPinned }) => {
      if (isPinned) await cache.remove('categories', at(id))
      else await answers.remove(at(id))
    },
    findProduct: (sku) => products.get(at(sku)),
    keepProduct: (kept) => products.putAll([[at(kept.product.parentSku), kept]]),
    keepBatch: async (source, items, now) => {
      const whole = items.filter((item) => item.index !== undefined && item.configurable_children !== undefined)
      await products.putAll(
        whole.map((item) => {
          const { index: _, ...product } = item
          return [at(product.sku), { product, at: now } as KeptProduct] as const
        }),
      )
      await batches.putAll([[at(source), { at: now, entries: whole.map(toEntry) } satisfies Batch]])
      shelf = undefined
    },
    shelf: () => {
      const reading = (shelf ??= readShelf())
      // nothing yet: what is missing may come at any moment
      void reading.then((read) => {
        if (!read && shelf === reading) shelf = undefined
      })
      return reading
    },
  }
}

const toEntry = ({
  id,
  sku,
  slug,
  name,
  description = '',
  short_description = '',
  index,
}: ListedProduct): KeptEntry => ({
  id,
  sku,
  slug,
  name,
  description: plainText(`${short_description} ${description}`),
  index: index as KeptEntry['index'],
})

/** Each product once, as it was read last. */
const readEntries = async (batches: Bounded, prefix: string): Promise<readonly Dated<KeptEntry>[]> => {
  const latest = new Map<number, Dated<KeptEntry>>()
  for (const [, { at, entries }] of await batches.entries<Batch>(prefix)) {
    for (const entry of entries) {
      const known = latest.get(entry.id)
      if (!known || known.at < at) latest.set(entry.id, { ...entry, at })
    }
  }
  return [...latest.values()]
}

const toShelf = (shop: Shelf['shop'], entries: readonly Dated<KeptEntry>[]): Shelf => {
  const names = entries.map(({ id, sku, slug, index }) => ({
    id,
    sku,
    slug,
    variants: index.variants.map((variant) => variant.sku),
  }))
  return { shop, entries, names }
}
