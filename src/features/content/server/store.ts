import type { Db } from '#platform/server/context.ts'

const columns = ['id', 'identifier', 'title', 'content', 'updated_at'] as const

/** The active page with this identifier: the store view's own row before the one of every view. */
export const findPageByIdentifier = (db: Db, identifier: string, storeCode: string) =>
  db
    .selectFrom('cms_page')
    .select(columns)
    .where('identifier', '=', identifier)
    .where('store_code', 'in', ['', storeCode])
    .where('is_active', '=', true)
    .orderBy('store_code', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findPageById = (db: Db, id: number) =>
  db.selectFrom('cms_page').select(columns).where('id', '=', id).where('is_active', '=', true).executeTakeFirst()

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

/** What the content system keeps of a kind: pages, or the blocks that stand within them. */
export type ContentTable = 'cms_page' | 'cms_block'

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
