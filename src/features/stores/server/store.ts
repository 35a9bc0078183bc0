import { settings as defaults } from '#config/settings.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#platform/server/tables.ts'
import type { StoreCode } from '../rules/store-view.ts'
import type { Settings } from '../rules/settings.ts'

/** The settings of a store view: defaults, then rows of every view, then rows of this one. Unknown keys are left out. */
export const getSettings = async (db: Kysely<Tables>, storeCode: StoreCode): Promise<Settings> => {
  const rows = await db
    .selectFrom('setting')
    .select(['key', 'value', 'store_code'])
    .where('store_code', 'in', ['', storeCode])
    .orderBy('store_code')
    .execute()
  const known = rows.filter((row) => row.key in defaults).map((row) => [row.key, row.value] as const)
  return { ...defaults, ...Object.fromEntries(known) }
}
