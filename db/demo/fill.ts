import type { Kysely } from 'kysely'
import { settings } from '#config/settings.ts'
import { writeCatalogue } from '#features/catalog/server/index.ts'
import type { Tables } from '#platform/server/tables.ts'
import { demoCatalogue } from './catalogue.ts'
import { demoPages } from './content/pages.ts'
import { demoCoupons } from './coupons.ts'

type Options = { readonly now: Date; readonly onProgress: (line: string) => void }

/** Fills an empty database with the demo shop; one that has products is left alone. */
export const fillDemo = async (db: Kysely<Tables>, { now, onProgress }: Options): Promise<void> => {
  const filled = await db.selectFrom('product').select('id').limit(1).executeTakeFirst()
  if (filled) return
  onProgress('filling the demo shop')
  const counts = await writeCatalogue(db, demoCatalogue(), { now, rates: settings.rates, mode: 'upsert' })
  await db.insertInto('coupon').values(demoCoupons(now)).onConflict((conflict) => conflict.doNothing()).execute()
  const pages = demoPages().map((page) => ({ ...page, title: JSON.stringify(page.title), content: JSON.stringify(page.content) }))
  await db.insertInto('cms_page').values(pages).onConflict((conflict) => conflict.doNothing()).execute()
  onProgress(`the demo shop has ${counts.new} products and variants`)
}
