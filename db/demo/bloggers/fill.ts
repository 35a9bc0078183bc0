import type { Kysely } from 'kysely'
import { settings } from '#config/settings.ts'
import type { Tables } from '#platform/server/tables.ts'
import { orderIdOf } from '../orders/fill.ts'
import type { DemoOrder } from '../orders/order.ts'
import { people } from '../people.ts'
import { booksOf } from './books.ts'
import { demoSettings } from './cabinet.ts'
import { fillItems } from './fill-items.ts'
import type { DemoPhoto } from './photos.ts'
import { demoWikis } from './wikis.ts'

type Db = Kysely<Tables>

type Sales = { readonly orders: readonly DemoOrder[]; readonly lineIds: ReadonlyMap<string, readonly number[]> }

/** The demo's blogger: code, settings, products with posts, the books of the sales, and instructions. */
export const fillBlogger = async (
  db: Db,
  { orders, lineIds }: Sales,
  photos: readonly DemoPhoto[],
  now: Date,
): Promise<void> => {
  const contacts = people.filter(({ role }) => role === 'blogger' || role === 'manager').map(({ email }) => email)
  const found = await db.selectFrom('customer').select(['id', 'email']).where('email', 'in', contacts).execute()
  const idOf = (role: string) => found.find(({ email }) => email === people.find((one) => one.role === role)?.email)?.id
  const [blogger, manager] = [idOf('blogger'), idOf('manager')]
  const code = people.find(({ role }) => role === 'blogger')?.promoCode
  if (blogger === undefined || manager === undefined || code === undefined) throw new Error('the demo has no blogger')
  const began = new Date(now.getTime() - 365 * 86_400_000)
  await db.insertInto('promo_code').values({ code, customer_id: blogger, created_at: began }).execute()
  const own = { customer_id: blogger, settings: JSON.stringify(demoSettings), updated_at: now }
  await db.insertInto('blogger_profile').values(own).execute()
  const wikis = demoWikis.map(({ title, content, ...wiki }) => ({
    ...wiki,
    title: JSON.stringify(title),
    content: JSON.stringify(content),
    updated_at: began,
  }))
  await db.insertInto('blogger_wiki').values(wikis).execute()
  await fillItems(db, blogger, photos, now)
  const idsOf = orders.map(({ key }) => lineIds.get(key) ?? [])
  await insertBooks(db, orders, idsOf, { blogger, manager, code, now })
}

type Whose = { readonly blogger: number; readonly manager: number; readonly code: string; readonly now: Date }

/** Royalties, payouts and the entries of both, in the order in which they happened. */
const insertBooks = async (
  db: Db,
  sales: readonly DemoOrder[],
  lineIds: readonly (readonly number[])[],
  { blogger, manager, code, now }: Whose,
): Promise<void> => {
  const shares = { share: settings.royalty_share, bonusShare: settings.royalty_bonus_share }
  const books = booksOf(sales, lineIds, shares, now)
  const payoutIds: number[] = []
  if (books.payouts.length > 0) {
    const made = await db
      .insertInto('blogger_payout')
      .values(
        books.payouts.map(({ currency, profit, bonus, madeAt, approvedAt }) => ({
          customer_id: blogger,
          currency,
          profit,
          bonus,
          status: 'approved' as const,
          created_by: manager,
          created_at: madeAt,
          decided_by: manager,
          decided_at: approvedAt,
        })),
      )
      .returning('id')
      .execute()
    payoutIds.push(...made.map(({ id }) => id))
  }
  await db
    .insertInto('royalty')
    .values(
      sales.map((sale, index) => ({
        order_id: orderIdOf(sale.key),
        customer_id: blogger,
        code,
        currency: sale.currency,
        lines: JSON.stringify(books.sales[index]?.lines ?? []),
        payout_id: payoutIds[books.sales[index]?.payout ?? -1] ?? null,
        created_at: sale.placedAt,
      })),
    )
    .execute()
  const paid = books.payouts.flatMap(({ lines }, index) =>
    lines.flatMap(({ sale, ...earned }) => {
      const [payout_id, sold] = [payoutIds[index], sales[sale]]
      return payout_id !== undefined && sold ? [{ payout_id, order_id: orderIdOf(sold.key), ...earned }] : []
    }),
  )
  if (paid.length > 0) await db.insertInto('blogger_payout_order').values(paid).execute()
  const ofOrders = sales.flatMap(({ key, currency }, index) =>
    (books.sales[index]?.entries ?? []).map(({ at, ...entry }) => ({
      ...entry,
      customer_id: blogger,
      currency,
      order_id: orderIdOf(key),
      payout_id: null,
      created_at: at,
    })),
  )
  const ofPayouts = books.payouts.flatMap(({ currency, profit, bonus, approvedAt }, index) => {
    const moved = { customer_id: blogger, currency, reason: 'payout', order_id: null, created_at: approvedAt }
    const payout_id = payoutIds[index] ?? null
    return [
      { ...moved, payout_id, pot: 'active' as const, profit: -profit, bonus: -bonus },
      { ...moved, payout_id, pot: 'paid' as const, profit, bonus },
    ]
  })
  const entries = [...ofOrders, ...ofPayouts].toSorted(
    (one, other) => one.created_at.getTime() - other.created_at.getTime(),
  )
  await db.insertInto('royalty_entry').values(entries).execute()
}
