import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { settings } from '#config/settings.ts'
import type { Tables } from '#platform/server/tables.ts'
import { people } from '../people.ts'
import { booksOf } from './books.ts'
import { buyerOf } from './buyers.ts'
import { demoSettings } from './cabinet.ts'
import { fillItems, readPieces } from './fill-items.ts'
import type { DemoPhoto } from './photos.ts'
import { demoSales } from './sales.ts'
import type { DemoSale } from './sales.ts'
import { demoWikis } from './wikis.ts'

type Db = Kysely<Tables>

/** The same id for the same demo order, whenever it is made. */
const uuidOf = (key: string): string => {
  const hex = createHash('sha256').update(`vitrine demo ${key}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The demo's blogger: code, settings, products with posts, a year of sales with their books, and instructions. */
export const fillBlogger = async (db: Db, photos: readonly DemoPhoto[], now: Date): Promise<void> => {
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
  const sales = demoSales(await readPieces(db), now)
  const lineIds = await insertSales(db, sales, code)
  await insertBooks(db, sales, lineIds, { blogger, manager, code, now })
}

const paymentMethod = settings.payment_methods[0]
const shippingMethod = settings.shipping_methods[0]

/** Writes the orders; answers the ids of each one's lines. */
const insertSales = async (db: Db, sales: readonly DemoSale[], code: string): Promise<number[][]> => {
  await db
    .insertInto('shop_order')
    .values(sales.map((sale, index) => toOrder(sale, index, code)))
    .execute()
  const rows = await db.insertInto('order_line').values(sales.flatMap(toLines)).returning(['id', 'order_id']).execute()
  const returns = sales.flatMap((sale) => {
    const orderId = uuidOf(sale.key)
    const [first] = rows.filter((row) => row.order_id === orderId)
    const [line] = sale.lines
    if (!sale.returnedAt || !first || !line) return []
    return [
      {
        id: uuidOf(`${sale.key} return`),
        order_id: orderId,
        lines: JSON.stringify([{ line: first.id, qty: 1 }]),
        restocked: true,
        reason: null,
        refund: line.price,
        created_at: sale.returnedAt,
      },
    ]
  })
  if (returns.length > 0) await db.insertInto('order_return').values(returns).execute()
  await db.insertInto('order_event').values(sales.flatMap(toEvents)).execute()
  const byOrder = new Map<string, number[]>()
  for (const { id, order_id: orderId } of rows) byOrder.set(orderId, [...(byOrder.get(orderId) ?? []), id])
  return sales.map(({ key }) => byOrder.get(uuidOf(key)) ?? [])
}

const languageOf = ({ store }: DemoSale): 'en' | 'ru' => (store === 'ru' ? 'ru' : 'en')

const toOrder = (sale: DemoSale, index: number, code: string) => {
  const language = languageOf(sale)
  const { email, address } = buyerOf(sale.key, language)
  const { placedAt, canceledAt, deliveredAt, returnedAt } = sale
  const latest = returnedAt ?? deliveredAt ?? canceledAt ?? placedAt
  return {
    id: uuidOf(sale.key),
    client_order_id: uuidOf(`${sale.key} client`),
    number: `V${99_001 + index}`,
    store_code: sale.store,
    currency: sale.currency,
    language,
    status: sale.status,
    stage: sale.stage,
    is_paid: deliveredAt !== undefined,
    is_canceled: canceledAt !== undefined,
    canceled_by: canceledAt ? ('manager' as const) : null,
    cancel_reason: canceledAt ? { en: 'Changed their mind', ru: 'Передумали' }[language] : null,
    holds_stock: canceledAt === undefined,
    refunded: returnedAt ? (sale.lines[0]?.price ?? 0) : 0,
    shipping_method: shippingMethod?.method_code ?? null,
    payment_method: paymentMethod?.code ?? '',
    coupon_code: sale.couponCode ?? null,
    promo_code: code,
    email,
    customer: JSON.stringify({ shipping: address, billing: address, additional: null }),
    totals: JSON.stringify({
      wire: sale.wire,
      goods: sale.goods,
      shipping: sale.shipping,
      taxes: 0,
      shippingTitle: shippingMethod?.method_title[language] ?? null,
      shippingDays: shippingMethod?.days ?? [],
      paymentTitle: paymentMethod?.title[language] ?? '',
    }),
    grand_total: sale.grandTotal,
    delivered_at: deliveredAt ?? null,
    created_at: placedAt,
    updated_at: latest,
  }
}

const toLines = (sale: DemoSale) =>
  sale.lines.map(({ piece, qty, price, returned }) => ({
    order_id: uuidOf(sale.key),
    product_id: piece.id,
    sku: piece.sku,
    qty,
    returned_qty: returned,
    name: piece.name[languageOf(sale)] ?? piece.name['en'] ?? piece.sku,
    price,
    price_base: price,
    details: JSON.stringify({
      image: piece.image,
      slug: piece.slug,
      parentSku: piece.parent_sku,
      type: 'simple',
      isSet: false,
      options: [],
      productOption: {},
    }),
  }))

const toEvents = (sale: DemoSale) => {
  const order_id = uuidOf(sale.key)
  const { placedAt, canceledAt, deliveredAt, returnedAt, status, stage } = sale
  return [
    { order_id, status: 'N', stage: 1, note: 'placed', created_at: placedAt },
    ...(canceledAt ? [{ order_id, status, stage, note: 'canceled', created_at: canceledAt }] : []),
    ...(deliveredAt ? [{ order_id, status, stage, note: 'moved', created_at: deliveredAt }] : []),
    ...(returnedAt ? [{ order_id, status, stage, note: 'returned', created_at: returnedAt }] : []),
  ]
}

type Whose = { readonly blogger: number; readonly manager: number; readonly code: string; readonly now: Date }

/** Royalties, payouts and the entries of both, in the order in which they happened. */
const insertBooks = async (
  db: Db,
  sales: readonly DemoSale[],
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
        order_id: uuidOf(sale.key),
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
      return payout_id !== undefined && sold ? [{ payout_id, order_id: uuidOf(sold.key), ...earned }] : []
    }),
  )
  if (paid.length > 0) await db.insertInto('blogger_payout_order').values(paid).execute()
  const ofOrders = sales.flatMap(({ key, currency }, index) =>
    (books.sales[index]?.entries ?? []).map(({ at, ...entry }) => ({
      ...entry,
      customer_id: blogger,
      currency,
      order_id: uuidOf(key),
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
