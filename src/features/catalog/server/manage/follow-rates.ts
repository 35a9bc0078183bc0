import type { Rates } from '#features/pricing/rules/convert.ts'
import type { Db } from '#platform/server/context.ts'
import { setPrices } from './change-product.ts'

/** Products at a time. */
const chunk = 1000

/** Prices that follow another by the settings' rates follow these, in the transaction it is called in; whoever changed them tells the processes. */
export const followRates = async (db: Db, rates: Rates): Promise<void> => {
  let last = 0
  for (;;) {
    const rows = await db
      .selectFrom('product_price')
      .select('product_id')
      .distinct()
      .where('is_derived', '=', true)
      .where('product_id', '>', last)
      .orderBy('product_id')
      .limit(chunk)
      .execute()
    const ids = rows.map(({ product_id: id }) => id)
    if (ids.length > 0) await setPrices(db, ids, [], rates)
    if (ids.length < chunk) return
    last = ids.at(-1) ?? last
  }
}
