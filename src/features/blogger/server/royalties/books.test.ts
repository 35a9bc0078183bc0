import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settings } from '#config/settings.ts'
import { countBooks } from '#test/support/count-books.ts'
import { createTestDatabase } from '#test/support/database.ts'
import type { TestDatabase } from '#test/support/database.ts'
import { openRoyalty, settleRoyalty, sumPots, toBalance } from './ledger.ts'
import { decidePayout, makePayout } from '../payouts/payouts-store.ts'

let database: TestDatabase
const now = new Date('2026-11-22T12:00:00Z')
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

type Line = { readonly qty: number; readonly price: number }
type Step =
  | { readonly kind: 'place'; readonly lines: readonly Line[]; readonly discount: number; readonly isRouble: boolean }
  | { readonly kind: 'stage'; readonly order: number; readonly stage: number }
  | { readonly kind: 'cancel' | 'revive'; readonly order: number }
  | { readonly kind: 'return'; readonly order: number; readonly line: number; readonly qty: number }
  | { readonly kind: 'payout'; readonly isRouble: boolean; readonly action: 'approve' | 'cancel' | 'leave' }

const order = fc.nat(20)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('place' as const),
      lines: fc.array(fc.record({ qty: fc.integer({ min: 1, max: 4 }), price: fc.integer({ min: 0, max: 9999 }) }), {
        minLength: 1,
        maxLength: 3,
      }),
      discount: fc.integer({ min: 0, max: 100 }),
      isRouble: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('stage' as const), order, stage: fc.constantFrom(1, 4, 5, 5) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('cancel' as const, 'revive' as const), order }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('return' as const),
      order,
      line: fc.nat(2),
      qty: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('payout' as const),
      isRouble: fc.boolean(),
      action: fc.constantFrom('approve' as const, 'cancel' as const, 'leave' as const),
    }),
  },
)

const currencyOf = (isRouble: boolean): string => (isRouble ? 'RUB' : 'USD')

const place = async (
  id: string,
  code: string,
  { lines, discount, isRouble }: Step & { kind: 'place' },
): Promise<void> => {
  const { db } = database
  const goods = Math.round((lines.reduce((sum, { qty, price }) => sum + qty * price, 0) * (100 - discount)) / 100)
  await sql`
    insert into shop_order (id, client_order_id, store_code, currency, language, status, stage, payment_method, promo_code, customer,
      totals, grand_total, created_at, updated_at)
    values (${id}, ${id}, 'en', ${currencyOf(isRouble)}, 'en', 'N', 1, 'card', ${code}, '{}', ${JSON.stringify({ goods })}, ${goods},
      ${now}, ${now})`.execute(db)
  await db
    .insertInto('order_line')
    .values(
      lines.map(({ qty, price }) => ({
        order_id: id,
        product_id: null,
        sku: 'X',
        name: 'X',
        qty,
        price,
        price_base: price,
      })),
    )
    .execute()
  await openRoyalty(db, id, { royalty_share: 10, royalty_bonus_share: 2 })
}

/** Applies one step as an order's own changes do: the state first, then its books. */
const apply = async (blogger: number, code: string, orders: string[], each: Step): Promise<void> => {
  const { db } = database
  if (each.kind === 'payout') {
    const currency = currencyOf(each.isRouble)
    const made = await makePayout(db, { customerId: blogger, currency, note: undefined, holdDays: 0, by: 1, now })
    if (made.ok && each.action !== 'leave') await decidePayout(db, made.value, { action: each.action, by: 1, now })
    return
  }
  if (each.kind === 'place') {
    const id = randomUUID()
    await place(id, code, each)
    orders.push(id)
    return settleRoyalty(db, id, 'step', now)
  }
  const id = orders[each.order % Math.max(1, orders.length)]
  if (id === undefined) return
  if (each.kind === 'stage') await sql`update shop_order set stage = ${each.stage} where id = ${id}`.execute(db)
  else if (each.kind === 'return')
    await sql`
      update order_line set returned_qty = least(qty, returned_qty + ${each.qty}::integer)
      where id = (select id from order_line where order_id = ${id} order by id offset ${each.line} limit 1)`.execute(db)
  else await sql`update shop_order set is_canceled = ${each.kind === 'cancel'} where id = ${id}`.execute(db)
  await settleRoyalty(db, id, 'step', now)
}

let turn = 0
test.each([1, 2, 3, 4, 5, 6])(
  '[BLOGGER-11] [BLOGGER-204] the balance is what orders, returns and payouts alone say (%i)',
  async (seed) => {
    const { db } = database
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        turn += 1
        const [blogger, code] = [50_000 + turn, `CODE${turn}`]
        await sql`insert into customer (id, email, store_code, roles, created_at, updated_at) overriding system value
        values (${blogger}, ${`b${turn}@mail.example`}, 'en', '{blogger}', ${now}, ${now})`.execute(db)
        await db.insertInto('promo_code').values({ code, customer_id: blogger, created_at: now }).execute()
        const orders: string[] = []
        for (const each of steps) await apply(blogger, code, orders, each)
        const shown = toBalance(await sumPots(db, [blogger]), settings, now)
        const counted = await countBooks(db, blogger, code)
        for (const [currency, { active, pending, paid }] of counted) {
          const balance = shown.find((one) => one.currency === currency)
          const minor = [balance?.active ?? 0, balance?.pending ?? 0, balance?.paid ?? 0, balance?.total ?? 0].map(
            (amount) => Math.round(amount * 100),
          )
          expect([currency, ...minor]).toEqual([
            currency,
            ...[active, pending, paid, active + pending + paid].map(Number),
          ])
        }
        const { rows: unlike } = await sql`
          select p.id from blogger_payout p left join blogger_payout_order l on l.payout_id = p.id where p.customer_id = ${blogger}
          group by p.id having (p.profit, p.bonus) is distinct from (sum(l.profit), sum(l.bonus))`.execute(db)
        expect(unlike).toEqual([])
        // a currency of which all was cancelled may be there, with nothing in it
        expect(shown.filter(({ currency, total }) => !counted.has(currency) && total !== 0)).toEqual([])
      }),
      { numRuns: 50, seed },
    )
  },
)
