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
