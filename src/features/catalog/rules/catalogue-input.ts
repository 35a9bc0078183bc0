import type { Localized } from '#core/language.ts'
import type { CurrencyCode, Money } from '#core/money.ts'

// One catalogue in one shape: what every import format is read into and what the demo shop is written as.
// Amounts are whole minor units; keys (sku, category path, option key) are the file's own and stay stable,
// so that a second run finds what the first one wrote.

export type ProductType = 'simple' | 'configurable' | 'grouped' | 'bundle' | 'virtual' | 'downloadable'

/** Not visible on its own; in listings; in search; in both. */
export type Visibility = 1 | 2 | 3 | 4

export type AttributeInput = {
  readonly code: string
  readonly label: Localized
  readonly kind: 'select' | 'multiselect' | 'text' | 'boolean'
  readonly isUserDefined?: boolean
  readonly isVisible?: boolean
  readonly isComparable?: boolean
  readonly options?: readonly OptionInput[]
}

export type OptionInput = {
  /** Stable key within the attribute, e.g. `clay`; the importers use the label itself. */
  readonly key: string
  readonly label: Localized
  /** `#rrggbb` of a colour. */
  readonly swatch?: string
}

export type CategoryInput = {
  /** The key: names from the root, joined by `/`, e.g. `Women/Tops/Hoodies`. */
  readonly path: string
  readonly name: Localized
  /** Last part of the address; derived from the English name where missing. */
  readonly slug?: string
  readonly position?: number
  /** Missing: as it is, and a new one is active. */
  readonly isActive?: boolean
  /** Path of a picture below the media folder. */
  readonly picture?: string
}

export type PriceInput = {
  readonly currency: CurrencyCode
  readonly price: Money
  readonly special?: Money
  /** ISO dates; open-ended where missing. */
  readonly specialFrom?: string
  readonly specialTo?: string
}

export type MediaInput = {
  /** Path below the media folder, or a file below the import's picture folder. */
  readonly path: string
  readonly kind: 'image' | 'video'
  readonly label?: string
  /** Path of a video's still picture. */
  readonly poster?: string
}

export type LinkInput = {
  readonly kind: 'associated' | 'related' | 'upsell' | 'crosssell'
  readonly sku: string
  readonly qty?: number
}

export type BundleOptionInput = {
  readonly title: Localized
  readonly required: boolean
  readonly links: readonly { readonly sku: string; readonly qty: number; readonly isDefault: boolean }[]
}

export type CustomOptionInput = {
  readonly title: Localized
  readonly required: boolean
  readonly values: readonly {
    readonly title: Localized
    readonly price: Money | number
    /** `fixed`: minor units of the default currency; `percent`: of the product's base price. */
    readonly priceType: 'fixed' | 'percent'
  }[]
}

export type DownloadInput = { readonly title: Localized; readonly file: string; readonly isSample: boolean }

/** Columns of a product that an update writes, unless the file has none of its own for them. */
export const ownColumns = [
  'type_id',
  'variant_attributes',
  'status',
  'visibility',
  'tax_class',
  'attributes',
  'media',
  'bundle_options',
  'custom_options',
  'downloads',
  'is_new',
  'is_sale',
] as const

/** What a file has no column for: a product that is in the shop keeps its own; of attributes those that the file does not name. */
export type Unsaid = (typeof ownColumns)[number] | 'set' | 'categories' | 'variant_name'

export type ProductInput = {
  readonly sku: string
  readonly type: ProductType
  readonly name: Localized
  readonly slug?: string
  /** HTML limited to paragraphs, lists and emphasis. */
  readonly description?: Localized
  readonly shortDescription?: Localized
  /** 1 is on sale; 2 and above is not. */
  readonly status: number
  readonly visibility: Visibility
  readonly taxClass?: string
  readonly prices: readonly PriceInput[]
  readonly categories: readonly string[]
  /** Attribute code to option key(s), a text, or a boolean. */
  readonly attributes: Readonly<Record<string, string | readonly string[] | boolean>>
  readonly media: readonly MediaInput[]
  /** Missing: not stock-managed and in stock. */
  readonly stock?: { readonly qty: number; readonly isInStock: boolean; readonly isManaged: boolean }
  /** On a variant: the SKU of its configurable parent. */
  readonly parentSku?: string
  /** On a configurable parent: the codes its variants differ by, in the order they are chosen. */
  readonly variantAttributes?: readonly string[]
  readonly links?: readonly LinkInput[]
  readonly bundleOptions?: readonly BundleOptionInput[]
  readonly customOptions?: readonly CustomOptionInput[]
  readonly downloads?: readonly DownloadInput[]
  readonly isNew?: boolean
  /** Days or moments between which it is new, both included. */
  readonly newFrom?: string
  readonly newTo?: string
  readonly isSale?: boolean
  readonly isPromo?: boolean
  readonly onlyPromo?: boolean
  readonly promoted?: number
  readonly approved?: boolean
  readonly position?: number
  readonly createdAt?: string
  readonly unsaid?: readonly Unsaid[]
}

export type ReviewInput = {
  readonly sku: string
  readonly rating: number
  readonly title: string
  readonly detail: string
  readonly nickname: string
  /** How it fits whoever wrote it. */
  readonly fit?: 'small' | 'true' | 'large'
  readonly createdAt?: string
}

export type CatalogueInput = {
  readonly attributes: readonly AttributeInput[]
  readonly categories: readonly CategoryInput[]
  readonly products: readonly ProductInput[]
  readonly reviews: readonly ReviewInput[]
}
