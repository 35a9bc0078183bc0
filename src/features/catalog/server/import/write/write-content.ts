import { isDeepStrictEqual } from 'node:util'
import type { Trx } from '#platform/server/context.ts'
import type { ContentRow, Counts } from '../records.ts'

/** Text pages and blocks by their identifier, for every store view. Languages that the file does not speak stay. */
export const writeContent = async (
  trx: Trx,
  rows: readonly ContentRow[],
  now: Date,
): Promise<{ readonly counts: Counts; readonly hasChanged: boolean }> => {
  const counts: Counts = { new: 0, changed: 0, unchanged: 0, refused: 0 }
  for (const row of rows) counts[await writeOne(trx, row, now)]++
  return { counts, hasChanged: counts.new + counts.changed > 0 }
}

const writeOne = async (trx: Trx, row: ContentRow, now: Date): Promise<'new' | 'changed' | 'unchanged'> => {
  const table = row.kind === 'page' ? ('cms_page' as const) : ('cms_block' as const)
  const known = await trx
    .selectFrom(table)
    .select(['id', 'title', 'content', 'is_active'])
    .where('identifier', '=', row.identifier)
    .where('store_code', '=', '')
    .executeTakeFirst()
  const title = { ...known?.title, ...row.title }
  const content = { ...known?.content, ...row.content }
  const texts = { title: JSON.stringify(title), content: JSON.stringify(content) }
  if (!known) {
    await trx
      .insertInto(table)
      .values({ ...texts, identifier: row.identifier, is_active: row.isActive, updated_at: now })
      .execute()
    return 'new'
  }
  const isSame =
    known.is_active === row.isActive &&
    isDeepStrictEqual(known.title, title) &&
    isDeepStrictEqual(known.content, content)
  if (isSame) return 'unchanged'
  await trx
    .updateTable(table)
    .set({ ...texts, is_active: row.isActive, updated_at: now })
    .where('id', '=', known.id)
    .execute()
  return 'changed'
}
