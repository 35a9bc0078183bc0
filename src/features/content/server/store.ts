import type { Db } from '#platform/server/context.ts'

const columns = ['id', 'identifier', 'title', 'content', 'updated_at'] as const

/** What the content system keeps of a kind: pages, or the blocks that stand within them. */
export type ContentTable = 'cms_page' | 'cms_block'

/** The active row with this identifier: the store view's own before the one of every view. */
export const findByIdentifier = (db: Db, table: ContentTable, identifier: string, storeCode: string) =>
  db
    .selectFrom(table)
    .select(columns)
    .where('identifier', '=', identifier)
    .where('store_code', 'in', ['', storeCode])
    .where('is_active', '=', true)
    .orderBy('store_code', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The active row of this id, whatever view it is for. */
export const findById = (db: Db, table: ContentTable, id: number) =>
  db.selectFrom(table).select(columns).where('id', '=', id).where('is_active', '=', true).executeTakeFirst()

/** The store codes that an active page stands under; the empty one is every view. */
export const codesOfPage = async (db: Db, identifier: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('cms_page')
    .select('store_code')
    .where('identifier', '=', identifier)
    .where('is_active', '=', true)
    .execute()
  return rows.map(({ store_code }) => store_code)
}

/** More than this is no list for a page any more. */
const mostListed = 5000

/** The active rows of a store view by identifier: its own before those of every view. */
export const listContent = (db: Db, table: ContentTable, storeCode: string) =>
  db
    .selectFrom(table)
    .distinctOn('identifier')
    .select(columns)
    .where('store_code', 'in', ['', storeCode])
    .where('is_active', '=', true)
    .orderBy('identifier')
    .orderBy('store_code', 'desc')
    .limit(mostListed)
    .execute()

/** When the catalogue was last brought up to date: the end of the last import, else the last change of a product. */
export const findLastUpdate = async (db: Db): Promise<Date | undefined> => {
  const run = await db
    .selectFrom('import_run')
    .select('finished_at')
    .where('state', '=', 'done')
    .where('finished_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (run?.finished_at) return run.finished_at
  const product = await db
    .selectFrom('product')
    .select('updated_at')
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return product?.updated_at
}
