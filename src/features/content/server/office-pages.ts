import type { Db } from '#platform/server/context.ts'
import type { ContentBlock } from '#platform/server/tables/content.ts'
import type { WireOfficePage } from '../rules/office-calls.ts'
import type { PageBody } from '../rules/page-words.ts'
import type { Subject } from './versions.ts'

type PageKey = Pick<PageBody, 'identifier' | 'store_code'>

export const pageSubject = ({ identifier, store_code }: PageKey): Subject => ({
  kind: 'page',
  subject: `${store_code}/${identifier}`,
})

const columns = ['identifier', 'store_code', 'title', 'is_active', 'updated_at'] as const

/** One page of all content pages by identifier and store view, hidden ones too, and how many there are. */
export const listOfficePages = async (
  db: Db,
  { from = 0, size = 50 }: { readonly from?: number | undefined; readonly size?: number | undefined },
): Promise<{ items: WireOfficePage[]; total: number }> => {
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('cms_page')
      .select(columns)
      .orderBy('identifier')
      .orderBy('store_code')
      .offset(from)
      .limit(size)
      .execute(),
    db
      .selectFrom('cms_page')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  const items = rows.map(({ updated_at, ...row }) => ({ ...row, updated_at: updated_at.toISOString() }))
  return { items, total }
}

/** A page as it is now, with its words in every language. */
export const findOfficePage = async (
  db: Db,
  { identifier, store_code }: PageKey,
): Promise<(WireOfficePage & { content: Record<string, ContentBlock[]> }) | undefined> => {
  const row = await db
    .selectFrom('cms_page')
    .select([...columns, 'content'])
    .where('identifier', '=', identifier)
    .where('store_code', '=', store_code)
    .executeTakeFirst()
  return row && { ...row, updated_at: row.updated_at.toISOString() }
}

/** Puts a page's version in the place of what is shown; pages hear of it from the row's trigger. */
export const publishPage = async (
  db: Db,
  { identifier, store_code, title, content, is_active }: PageBody,
  now: Date,
): Promise<void> => {
  const row = {
    title: JSON.stringify(title),
    content: JSON.stringify(content),
    is_active,
    updated_at: now,
  }
  await db
    .insertInto('cms_page')
    .values({ identifier, store_code, ...row })
    .onConflict((conflict) => conflict.columns(['identifier', 'store_code']).doUpdateSet(row))
    .execute()
}
