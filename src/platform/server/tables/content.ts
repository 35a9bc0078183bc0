import type { ColumnType, Generated } from 'kysely'
import type { Language, Localized } from '#core/language.ts'
import type { Defaulted, Json, Nullable, OptionalTime, Time } from './columns.ts'

export type SettingTable = {
  key: string
  store_code: Generated<string>
  value: ColumnType<unknown, string, string>
  updated_at: Generated<Date>
}

/** A text page as its blocks: a heading, a paragraph, or the points of a list. */
export type ContentBlock = { kind: 'heading' | 'paragraph'; text: string } | { kind: 'list'; items: string[] }
export type LocalizedBlocks = Partial<Record<Language, ContentBlock[]>>

export type CmsPageTable = {
  id: Generated<number>
  identifier: string
  store_code: Defaulted<string>
  title: Json<Localized>
  content: Json<LocalizedBlocks>
  is_active: Defaulted<boolean>
  updated_at: Defaulted<Date>
}

/** Append-only but for `withdrawn_at`. */
export type ContentVersionTable = {
  id: Generated<number>
  kind: 'design' | 'slides' | 'page'
  subject: Defaulted<string>
  body: Json<object>
  publish_at: OptionalTime
  withdrawn_at: OptionalTime
  restores: Nullable<number>
  author_id: Nullable<number>
  created_at: Time
}

export type SkinTable = { id: string; name: Json<Localized>; tokens: Json<Record<string, string>>; updated_at: Time }
