import type { ColumnType, Generated } from 'kysely'
import type { Localized } from '#core/language.ts'
import type { CurrencyCode } from '#core/money.ts'
import type { Time, OptionalTime, Nullable, Defaulted, Json, DefaultedJson } from './columns.ts'

export type AttributeTable = {
  id: Generated<number>
  code: string
  label: Json<Localized>
  kind: 'select' | 'multiselect' | 'text' | 'boolean'
  is_user_defined: Defaulted<boolean>
  is_visible: Defaulted<boolean>
  is_comparable: Defaulted<boolean>
  position: Defaulted<number>
}

export type AttributeOptionTable = {
  id: Generated<number>
  attribute_id: number
  key: string
  label: Json<Localized>
  swatch: string | null
  position: Defaulted<number>
}

export type CategoryTable = {
  id: Generated<number>
  parent_id: number | null
  path_key: string
  name: Json<Localized>
  slug: string
  url_path: string
  level: number
  position: Defaulted<number>
  is_active: Defaulted<boolean>
  picture: string | null
  seo: DefaultedJson<StoredSeo>
}

export type StoredMedia = {
  path: string
  kind: 'image' | 'video'
  label?: string
  /** What it shows, by language; goes before `label`. */
  labels?: Localized
  poster?: string
  /** The option of the colour that it shows. */
  color?: number
}
/** What search engines are told. */
export type StoredSeo = { title?: Localized; description?: Localized }
export type StoredBundleOption = {
  id: number
  title: Localized
  required: boolean
  links: { id: number; product_id: number; sku: string; qty: number; is_default: boolean }[]
}
export type StoredCustomOption = {
  id: number
  title: Localized
  required: boolean
  values: { id: number; title: Localized; price: number; price_type: 'fixed' | 'percent' }[]
}
export type StoredDownload = { title: Localized; file: string; is_sample: boolean }
/** Option ids of selects, a text, or a boolean, by attribute code. */
export type StoredAttributes = Record<string, number[] | string | boolean>

export type ProductTable = {
  id: Generated<number>
  sku: string
  type_id: 'simple' | 'configurable' | 'grouped' | 'bundle' | 'virtual' | 'downloadable'
  parent_id: number | null
  variant_attributes: Defaulted<string[]>
  name: Json<Localized>
  slug: string
  description: DefaultedJson<Localized>
  short_description: DefaultedJson<Localized>
  seo: DefaultedJson<StoredSeo>
  status: Defaulted<number>
  visibility: Defaulted<number>
  tax_class: string | null
  attributes: DefaultedJson<StoredAttributes>
  media: DefaultedJson<StoredMedia[]>
  bundle_options: DefaultedJson<StoredBundleOption[]>
  custom_options: DefaultedJson<StoredCustomOption[]>
  downloads: DefaultedJson<StoredDownload[]>
  is_new: Defaulted<boolean>
  new_from: OptionalTime
  new_to: OptionalTime
  is_sale: Defaulted<boolean>
  is_promo: Defaulted<boolean>
  only_promo: Defaulted<boolean>
  promoted: Defaulted<number>
  approved: Defaulted<boolean>
  position: Defaulted<number>
  input_hash: string | null
  created_at: Defaulted<Date>
  updated_at: Defaulted<Date>
}

export type ProductPriceTable = {
  product_id: number
  currency: CurrencyCode
  price: number
  special_price: number | null
  special_from: OptionalTime
  special_to: OptionalTime
  is_derived: Defaulted<boolean>
}

export type ProductCategoryTable = { product_id: number; category_id: number; position: Defaulted<number> }

export type ProductLinkTable = {
  product_id: number
  linked_id: number
  kind: 'associated' | 'related' | 'upsell' | 'crosssell'
  qty: Defaulted<number>
  position: Defaulted<number>
}

export type StockTable = {
  product_id: number
  qty: Defaulted<number>
  is_in_stock: Defaulted<boolean>
  is_managed: Defaulted<boolean>
}

export type StockMovementTable = {
  id: Generated<number>
  product_id: number
  delta: number
  reason: string
  order_id: string | null
  created_at: Defaulted<Date>
  undoes: Nullable<number>
  op_id: Nullable<string>
}

export type ReviewTable = {
  id: Generated<number>
  product_id: number
  source_key: string | null
  rating: number
  title: string
  detail: string
  nickname: string
  status: Defaulted<number>
  created_at: Defaulted<Date>
  client_id: Nullable<string>
  customer_id: Nullable<number>
  is_verified: Defaulted<boolean>
  fit: Nullable<'small' | 'true' | 'large'>
  store_code: Nullable<string>
  reply: Nullable<string>
  replied_at: OptionalTime
  moderated_by: Nullable<number>
  moderated_at: OptionalTime
}

export type ReviewPhotoTable = { review_id: number; position: number; name: string }

export type UrlRewriteTable = {
  store_code: Generated<string>
  path: string
  entity: 'product' | 'category' | 'cms_page'
  entity_id: number
  redirect_to: string | null
}

/** What was removed: its addresses answer 410. */
export type GoneAddressTable = { path: string; entity: 'product' | 'category'; gone_at: Defaulted<Date> }

export type ImportRunTable = {
  id: Generated<number>
  format: string
  files: string[]
  counts: Json<Record<string, number>>
  started_at: Time
  finished_at: OptionalTime
  state: Defaulted<'queued' | 'running' | 'done' | 'tried' | 'refused' | 'interrupted' | 'undone'>
  by_id: Nullable<number>
  upload_id: Nullable<string>
  store_code: Nullable<string>
  is_trial: Defaulted<boolean>
  step: Nullable<'reading' | 'writing' | 'pictures'>
  done: Defaulted<number>
  total: Defaulted<number>
  problem: ColumnType<{ file?: string; message?: string } | null, string | null | undefined, string | null>
}

/** What was said of a row of a run. */
export type ImportIssueTable = {
  run_id: number
  place: number
  file: string
  line: number
  column_name: string
  sku: Nullable<string>
  message: string
  is_refused: boolean
}

/** Files that staff brought for an import. */
export type ImportUploadTable = { id: string; owner_id: number; files: Json<UploadedImportFile[]>; created_at: Time }

export type UploadedImportFile = {
  readonly name: string
  /** Of a table or a document: below the upload's folder. */
  readonly path: string
  readonly size: number
  readonly kind: 'table' | 'document' | 'pictures'
  /** Rows of a table, documents or items of a document, pictures of an archive. */
  readonly rows: number
  /** What was left out of an archive. */
  readonly left: number
  readonly columns: Readonly<Record<string, string>>
}

export type ImportMappingTable = { header: string; columns: Json<Record<string, string>>; saved_at: Time }

/** A picture that a file names by its address, until it lies in the media folder. */
export type PictureDownloadTable = {
  url: string
  path: string
  attempts: Defaulted<number>
  next_at: Time
  problem: string | null
  is_given_up: Defaulted<boolean>
}
