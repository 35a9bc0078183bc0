/** What a search engine is asked and answers. It knows documents, variants and values, and no business. */

/** One thing that is listed once, and the variants it is had in; a document without choices has one variant. */
export type SearchDocument = {
  readonly id: number
  readonly keywords: Keywords
  readonly numbers: Readonly<Record<string, number>>
  /** Places of its own within lists: `{category_ids: {'12': 3}}`. */
  readonly places: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly variants: readonly SearchVariant[]
  /** Codes that find it as a whole word, each with the variant it means. */
  readonly codes: readonly { readonly code: string; readonly variant?: string }[]
}

export type SearchVariant = {
  readonly key: string
  /** Only an available variant answers for a value of its own. */
  readonly isAvailable: boolean
  readonly keywords: Keywords
  readonly numbers: Readonly<Record<string, number>>
}

type Keywords = Readonly<Record<string, readonly string[]>>

export type NumberRange = { readonly gt?: number; readonly gte?: number; readonly lt?: number; readonly lte?: number }

export type Condition = {
  readonly code: string
  /** A facet of the same code counts as if a chosen condition were not there. */
  readonly isChosen: boolean
} & (
  | { readonly kind: 'any' | 'none'; readonly values: readonly string[] }
  | { readonly kind: 'ranges'; readonly ranges: readonly NumberRange[] }
  | { readonly kind: 'ids'; readonly ids: readonly number[] }
)

export type SortKey = {
  /** A number of the documents, `relevance`, or a place within a list. */
  readonly code: string
  readonly isDescending: boolean
  readonly within?: { readonly code: string; readonly value: string }
}

export type FacetRequest = { readonly code: string; readonly ranges?: readonly NumberRange[] }

export type SearchRequest = {
  readonly conditions: readonly Condition[]
  readonly text?: { readonly language: string; readonly query: string }
  readonly facets: readonly FacetRequest[]
  /** The number by which the cheapest of the matching variants stands for its document, in ranges, facets and sorting. */
  readonly cheapestBy?: string
  readonly sort: readonly SortKey[]
  readonly from: number
  readonly size: number
}

export type SearchHit = {
  readonly id: number
  /** The cheapest variant that matched, where variants were chosen by their own values. */
  readonly variant?: string
}

export type SearchAnswer = {
  readonly total: number
  readonly hits: readonly SearchHit[]
  /** How many documents each value would list; a range counts under its place in the request. In no order. */
  readonly facets: Readonly<Record<string, ReadonlyMap<string, number>>>
  /** The text as it was probably meant, where a word of it is none of the catalogue's; only of a request with a text. */
  readonly corrected?: string
}

export type TextFields = Readonly<Record<string, { readonly weight: number; readonly usualWords: number }>>

export type SearchOptions = {
  /** Codes that variants answer for, each for itself. */
  readonly variantCodes: ReadonlySet<string>
  /** The text fields: what a word in one weighs, and how many words one usually has (in a longer one each weighs less). */
  readonly textFields: TextFields
  readonly findTexts: (id: number, language: string) => Readonly<Record<string, string>> | undefined
  /** When what the documents say was read, in milliseconds; at this moment where nobody says. */
  readonly readAt?: () => number
}

export type SearchIndex = {
  readonly search: (request: SearchRequest) => Promise<SearchAnswer>
  /** Takes changed documents in place of the old ones. False: it has grown ragged and is to be built anew. */
  readonly update: (documents: readonly SearchDocument[], removed: readonly number[]) => boolean
  /** Reads the texts of a language before the first question comes. */
  readonly prepare: (language: string) => Promise<void>
}

export type SearchAdapter = {
  /**
   * An index of these documents, built in steps short enough for other work between them. An adapter that loses its index walks over
   * them again, and then they are to be as they are by then.
   */
  readonly build: (documents: Iterable<SearchDocument>, options: SearchOptions) => Promise<SearchIndex>
}
