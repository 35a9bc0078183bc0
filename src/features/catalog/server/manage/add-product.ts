import { fromMajor } from '#core/money.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Rates } from '#features/pricing/rules/convert.ts'
import { tellStock } from '#features/stock/server/index.ts'
import type { Db } from '#platform/server/context.ts'
import { withoutNul } from '#platform/server/database/searched-text.ts'
import type { PriceInput } from '../../rules/catalogue-input.ts'
import { derivePrices } from '../../rules/prices/derive-prices.ts'
import type { NewProduct } from '../../rules/manage-calls.ts'
import { announce } from '../import/write/write-catalogue.ts'
import { writePrices } from '../import/write/write-prices.ts'
import { insertProducts, stockAt } from './new-row.ts'
import { makeVariants } from './variants.ts'

type Around = { readonly rates: Rates; readonly now: Date }

/** Puts a product up for sale, with a variant of each choice with each other; answers its id. */
export const addProduct = async (
  db: Db,
  { sku, name, price, currency, category_id, qty, choices }: NewProduct,
  { rates, now }: Around,
): Promise<Result<number, 'SKU_TAKEN' | 'NOT_FOUND' | 'INVALID_INPUT'>> => {
  const category =
    typeof category_id === 'number'
      ? await db.selectFrom('category').select('id').where('id', '=', category_id).executeTakeFirst()
      : null
  if (category === undefined) return refuse('NOT_FOUND')
  const title = withoutNul(name).trim()
  const made = await insertProducts(db, [
    {
      called: title,
      row: {
        sku,
        type_id: choices ? 'configurable' : 'simple',
        parent_id: null,
        variant_attributes: choices?.map(({ code }) => code) ?? [],
        name: JSON.stringify({ en: title }),
        tax_class: null,
        input_hash: null,
        created_at: now,
        updated_at: now,
      },
    },
  ])
  if (!made.ok) return made
  const [id = 0] = made.value
  const prices = derivePrices([{ currency, price: fromMajor(price) } satisfies PriceInput], rates)
  await writePrices(db, [{ id, prices }])
  await stockAt(db, [id], choices ? undefined : qty, now)
  if (category) await db.insertInto('product_category').values({ product_id: id, category_id: category.id }).execute()
  if (choices) {
    const added = await makeVariants(db, id, { choices, qty }, now)
    if (!added.ok) return added
  }
  await announce(db, new Set([id]))
  await tellStock(db, [id])
  return ok(id)
}
