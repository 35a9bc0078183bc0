import { isDeepStrictEqual } from 'node:util'
import type fc from 'fast-check'
import type { Pool } from 'pg'
import type { Answer, SalesApp } from '#test/support/sales.ts'
import type { Model } from './sequence-model.ts'

/** A shop with goods of this sequence's own. */
export type Real = {
  readonly shop: SalesApp
  readonly pool: Pool
  /** Of the SKUs and coupons. */
  readonly prefix: string
  readonly manager: string
}

export type Command = fc.AsyncCommand<Model, Real>

/** Throws with both values where they differ. */
export const mustEqual = (what: string, shop: unknown, model: unknown): void => {
  if (!isDeepStrictEqual(shop, model))
    throw new Error(`${what}: the shop says ${JSON.stringify(shop)}, the model ${JSON.stringify(model)}`)
}

/** `200`, or status and code of a refusal. */
export const wordOf = ({ status, result }: Answer): string =>
  status === 200 ? '200' : `${status} ${typeof result === 'string' ? result : ''}`

export const dollars = (cents: number): number => cents / 100

/** Stock and uses of coupons are looked at after every command. */
const checkBooks = async ({ stock, used }: Model, { pool, prefix }: Real): Promise<void> => {
  const { rows: left } = await pool.query<{ sku: string; qty: number }>(
    'select sku, s.qty from stock s join product p on p.id = s.product_id where sku like $1',
    [`${prefix}-%`],
  )
  const { rows: coupons } = await pool.query<{ code: string; used: number }>(
    'select code, used from coupon where code = $1',
    [`${prefix}-ONCE`],
  )
  const own = (name: string) => name.slice(prefix.length + 1)
  mustEqual('stock', Object.fromEntries(left.map(({ sku, qty }) => [own(sku), qty])), stock)
  mustEqual('uses of coupons', Object.fromEntries(coupons.map(({ code, used: times }) => [own(code), times])), used)
}

/** What a shopper or a manager does; the books are looked at after it. */
export const command = (
  name: string,
  may: (model: Model) => boolean,
  act: (model: Model, real: Real) => Promise<void>,
): Command => ({
  check: may,
  run: async (model, real) => {
    await act(model, real)
    await checkBooks(model, real)
  },
  toString: () => name,
})
