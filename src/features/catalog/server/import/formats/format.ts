import type { StoreView } from '#features/stores/rules/store-view.ts'
import type {
  AttributeInput,
  CategoryInput,
  LinkInput,
  ProductInput,
  ReviewInput,
} from '../../../rules/catalogue-input.ts'
import type { ContentRow, Issue, LinkRow, Placed, TaxRuleRow } from '../records.ts'

/** A file as it was named, and where it lies; `onRead` hears of the bytes that were read. */
export type SourceFile = {
  readonly path: string
  readonly name: string
  /** What people said columns of a table mean: the file's names, and those of the format. */
  readonly columns?: ReadonlyMap<string, string>
  readonly onRead?: (bytes: number) => void
}

/** What a format is recognised by: the first 64 kB, and the columns where they are a table. */
export type Head = {
  readonly text: string
  readonly columns: ReadonlySet<string>
  readonly delimiter: string
  /** People were asked what its columns mean. */
  readonly isMapped: boolean
}

/**
 * What one row says about one product. The base row has everything a product needs; others add to it (a language, a parent),
 * from any place in any file.
 */
export type ProductPiece = Placed<
  Partial<Omit<ProductInput, 'sku' | 'links'>> & {
    readonly sku: string
    readonly isBase?: boolean
    /** A base only where there is no other; else it adds to it. */
    readonly isFallback?: boolean
    readonly links?: readonly Placed<LinkInput>[]
  }
>

/** Where a format puts what it reads. */
export type Sink = {
  /** True for the first row of a SKU in a file and store view; every further one is to be refused. */
  readonly claim: (file: string, sku: string, view: string) => boolean
  readonly product: (piece: ProductPiece) => Promise<void>
  readonly link: (row: LinkRow) => Promise<void>
  readonly review: (row: Placed<ReviewInput>) => Promise<void>
  readonly attribute: (attribute: AttributeInput) => void
  readonly category: (category: string | CategoryInput) => void
  readonly content: (row: ContentRow) => void
  readonly taxRule: (row: TaxRuleRow) => void
  readonly issue: (issue: Issue) => void
}

export type ReadContext = {
  readonly file: SourceFile
  readonly head: Head
  readonly sink: Sink
  /** Whose language and currency a file without its own speaks. */
  readonly view: StoreView
  readonly now: Date
}

/** A column of a file, and what becomes of it. */
export type Mapping = {
  readonly from: string
  readonly to: string
  /** The format knows no such column: it is kept as an attribute, or left out. */
  readonly isExtra?: boolean
}

/** One format is one file that exports its formats; `formats/index.ts` lists them. */
export type Format = {
  readonly name: string
  /** For the message that no format fits. */
  readonly anchors: string
  readonly recognises: (head: Head) => boolean
  /** What people are shown before anything is read. */
  readonly mapping?: (head: Head) => readonly Mapping[]
  /** Columns that the format knows and the file does not have, with what would become of them. */
  readonly fields?: (head: Head) => readonly Mapping[]
  /** Throws `UnreadableFile` where the file cannot be taken as a whole. */
  readonly read: (context: ReadContext) => Promise<void>
  /** Looks through all files of the format before any is read, where one says what another means; gives what reads them. */
  readonly open?: (contexts: readonly ReadContext[]) => Promise<Format['read']>
}
