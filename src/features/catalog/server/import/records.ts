import type { Language, Localized } from '#core/language.ts'
import type { CurrencyCode } from '#core/money.ts'
import type { Trx } from '#platform/server/context.ts'
import type { LocalizedBlocks } from '#platform/server/tables/content.ts'
import type {
  AttributeInput,
  CategoryInput,
  LinkInput,
  PriceInput,
  ProductInput,
  ReviewInput,
} from '../../rules/catalogue-input.ts'

/** Where in a file a record stands. */
export type Place = { readonly file: string; readonly line: number; readonly column: string }

export type Placed<T> = T & { readonly place?: Place }

/** What a person is told about a row: it was refused, or taken with something left out. */
export type Issue = Place & {
  readonly kind: Kind
  readonly sku?: string
  readonly message: string
  readonly isRefused: boolean
}

/** All at once, or in batches that are read again at each call, so that a big catalogue never lies in memory as a whole. */
export type Batches<T> = readonly T[] | { readonly batches: () => AsyncIterable<readonly T[]> }

/** A link that stands in a row of its own. */
export type LinkRow = LinkInput & { readonly from: string; readonly fromPlace?: Place; readonly place?: Place }

/** Texts in one language, or a price in one currency, for a product that is in the shop already. */
export type TextRow = Placed<
  Pick<ProductInput, 'sku' | 'description' | 'shortDescription'> & {
    readonly name?: Localized
    readonly prices?: readonly PriceInput[]
  }
>

/** A variant in the shop already, claimed by a parent of this run. */
export type Adoption = Placed<{ readonly sku: string; readonly parentSku: string }>

/** The catalogue's one shape, with what only files have: places, links in rows of their own, texts and claims of known products. */
export type WriterInput = {
  readonly attributes: readonly AttributeInput[]
  readonly categories: readonly CategoryInput[]
  readonly products: Batches<Placed<ProductInput>>
  readonly reviews: Batches<Placed<ReviewInput>>
  readonly links?: Batches<LinkRow>
  readonly content?: readonly ContentRow[]
  readonly taxRules?: readonly TaxRuleRow[]
  readonly texts?: Batches<TextRow>
  readonly adoptions?: Batches<Adoption>
  /** SKUs that `full` leaves alone although the input lacks them: their rows were refused, and a typing error must not delete. */
  readonly spared?: ReadonlySet<string>
}

/** A text page or block of the content system, by its identifier. */
export type ContentRow = Placed<{
  readonly kind: 'page' | 'block'
  readonly identifier: string
  readonly title: Localized
  readonly content: LocalizedBlocks
  readonly isActive: boolean
}>

/** `regionId` 0 and `postcode` '' are the whole country. */
export type TaxRateRow = {
  readonly country: string
  readonly regionId: number
  readonly postcode: string
  readonly percent: number
}

/** A tax rule as files have it: rates by country, region and post code for classes of products. */
export type TaxRuleRow = Placed<{
  readonly code: string
  readonly priority: number
  /** Names of product tax classes. */
  readonly productClasses: readonly string[]
  /** Ids of customers' tax classes; none is everybody. */
  readonly customerClasses: readonly number[]
  readonly rates: readonly TaxRateRow[]
}>

export type Counts = { new: number; changed: number; unchanged: number; refused: number }

export type Kind = 'products' | 'links' | 'reviews' | 'texts' | 'content' | 'taxes'

export type ImportCounts = Counts & {
  readonly byKind: Readonly<Record<Kind, Counts>>
  /** Products that only `full` removes. */
  readonly removed: number
  readonly issues: readonly Issue[]
}

export type Progress = {
  readonly step: 'reading' | 'writing' | 'pictures'
  readonly done: number
  readonly total: number
  /** Of `done`, the pictures that could not be had this time. */
  readonly failed?: number
}

export type WriteOptions = {
  readonly now: Date
  /** Units of each currency for one US dollar, from the settings. */
  readonly rates: Readonly<Record<CurrencyCode, number>>
  readonly onProgress?: (progress: Progress) => void
  /** `upsert` adds and changes; `full` also removes what the input does not have. */
  readonly mode: 'upsert' | 'full'
  /** The language of labels that the input does not declare: of options and categories met on the way. */
  readonly language?: Language
  /** Does everything, counts it and rolls it back. */
  readonly isDryRun?: boolean
  /** The run in the history of imports that this is; without it nothing is written there, and nothing can be undone. */
  readonly run?: { readonly id: number; readonly format: string }
  /** Rows that were refused while reading, to be counted with the writer's own. */
  readonly refusedBefore?: Readonly<Record<Kind, number>>
  /** Runs when all is written and before it counts: what fails here takes everything back. */
  readonly beforeCommit?: (trx: Trx) => Promise<void>
}

/** Batches of either form, one after the other. */
export async function* eachBatch<T>(source: Batches<T> | undefined, size = 500): AsyncGenerator<readonly T[]> {
  if (!source) return
  if ('batches' in source) {
    yield* source.batches()
    return
  }
  for (let at = 0; at < source.length; at += size) yield source.slice(at, at + size)
}
