import { settings as defaults } from '#config/settings.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#platform/server/tables.ts'
import { storeCodes } from '../rules/store-view.ts'
import type { StoreCode } from '../rules/store-view.ts'
import type { Settings } from '../rules/settings.ts'

/** The settings of a store view: defaults, then rows of every view, then rows of this one. Unknown keys are left out. */
export const getSettings = async (db: Kysely<Tables>, storeCode: StoreCode): Promise<Settings> => {
  const rows = await db.selectFrom('setting').select(columns).where('store_code', 'in', ['', storeCode]).execute()
  return settingsFrom(rows, storeCode)
}

/** The same of all store views, by one question. */
export const getAllSettings = async (db: Kysely<Tables>): Promise<Record<StoreCode, Settings>> => {
  const rows = await db.selectFrom('setting').select(columns).execute()
  return Object.fromEntries(storeCodes.map((code) => [code, settingsFrom(rows, code)])) as Record<StoreCode, Settings>
}

const columns = ['key', 'value', 'store_code'] as const

type Row = { readonly key: string; readonly value: unknown; readonly store_code: string }

const settingsFrom = (rows: readonly Row[], storeCode: StoreCode): Settings => {
  const known = rows.filter(({ key }) => key in defaults)
  const of = (code: string) => known.filter((row) => row.store_code === code).map(({ key, value }) => [key, value])
  return { ...defaults, ...Object.fromEntries([...of(''), ...of(storeCode)]) } as Settings
}
