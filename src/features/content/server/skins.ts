import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { Skin } from '../rules/skins.ts'
import type { SkinsRead } from './read-skins.ts'

/** The skins as they were last read. */
export const listSkins = (db: Db): Promise<Skin[]> =>
  db
    .selectFrom('skin')
    .select(['id', 'name', 'tokens'])
    .orderBy(sql`id <> 'default'`)
    .orderBy('id')
    .limit(100)
    .execute()

/**
 * Puts the skins of a folder in the place of those that were read before, in a transaction of the caller; how many are new, other or
 * gone. Of a file that is no skin any more the earlier one stays.
 */
export const keepSkins = async (db: Db, { skins, refused }: SkinsRead, now: Date): Promise<{ changed: number }> => {
  let changed = 0
  for (const { id, name, tokens } of skins) {
    const row = { name: JSON.stringify(name), tokens: JSON.stringify(tokens), updated_at: now }
    const written = await db
      .insertInto('skin')
      .values({ id, ...row })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet(row)
          .where(sql<boolean>`(skin.name, skin.tokens) is distinct from (${row.name}::jsonb, ${row.tokens}::jsonb)`),
      )
      .executeTakeFirst()
    changed += Number(written.numInsertedOrUpdatedRows ?? 0)
  }
  let gone = db.deleteFrom('skin')
  const ids = [...skins.map(({ id }) => id), ...refused.map(({ file }) => file.replace(/\.json$/, ''))]
  if (ids.length > 0) gone = gone.where('id', 'not in', ids)
  return { changed: changed + Number((await gone.executeTakeFirst()).numDeletedRows) }
}
