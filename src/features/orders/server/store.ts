import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { isUuid } from '#core/ids.ts'
import type { Address } from '#features/checkout/rules.ts'
import type { ProductOption, WireTotals } from '#features/cart/contract.ts'
import type { Db } from '#platform/server/context.ts'
import type { Tables } from '#platform/server/tables.ts'
import type { StockUnits } from './stock.ts'

/** Who gets it and who pays, with personal data: only `customer` has any. */
export type StoredCustomer = {
  readonly shipping: Address | null
  readonly billing: Address
  readonly additional: Readonly<Record<string, string>> | null
}

/** As computed when the order was placed. Amounts besides `wire` are minor units. */
export type StoredTotals = {
  readonly wire: WireTotals
  /** After coupon and payment discount: what royalty and cashback count on. */
  readonly goods: number
  readonly shipping: number
  /** What was to be paid of an order that a manager made free. */
  readonly gift?: number
  /** Missing on orders of before there were taxes. */
  readonly taxes?: number
  readonly shippingTitle: string | null
  readonly shippingDays: readonly number[]
  readonly paymentTitle: string
  /** What the shopper is told of how to pay; missing where nothing is, and on orders of before. */
  readonly howToPay?: string
}

export type StoredDetails = {
  readonly image: string
  readonly slug: string
  readonly parentSku: string
  readonly type: string
  readonly isSet: boolean
  readonly options: readonly { readonly label: string; readonly value: string }[]
  readonly productOption: ProductOption
  readonly brand?: { readonly id: number; readonly name: string } | null
  readonly collection?: string | null
  readonly color?: string | null
  readonly size?: string | null
  readonly returned?: boolean
}

type Row = Selectable<Tables['shop_order']>
type LineRow = Selectable<Tables['order_line']>
export type StoredOrder = Omit<Row, 'customer' | 'totals'> & {
  readonly customer: StoredCustomer
  readonly totals: StoredTotals
}
export type StoredOrderLine = Omit<LineRow, 'details'> & { readonly details: StoredDetails }

/** A row of `shop_order` with the shapes that its JSON columns have. */
export const toOrder = (row: Row): StoredOrder => row as unknown as StoredOrder

const toLine = (row: LineRow): StoredOrderLine => row as unknown as StoredOrderLine

/** An order by our id or the client's; undefined where there is none, or it is no UUID. */
export const findOrder = async (db: Db, id: string): Promise<StoredOrder | undefined> => {
  const row = isUuid(id) ? await withId(db, id).executeTakeFirst() : undefined
  return row && toOrder(row)
}

/** The same, held until this transaction ends: whoever moves an order waits for its turn. */
export const findAndLockOrder = async (db: Db, id: string): Promise<StoredOrder | undefined> => {
  const row = isUuid(id) ? await withId(db, id).forNoKeyUpdate().executeTakeFirst() : undefined
  return row && toOrder(row)
}

const withId = (db: Db, id: string) =>
  db
    .selectFrom('shop_order')
    .selectAll()
    .where((where) => where.or([where('id', '=', id), where('client_order_id', '=', id)]))

/** The lines of an order as they were placed; none of an unknown order. */
export const findOrderLines = async (db: Db, orderId: string): Promise<StoredOrderLine[]> =>
  (await findLinesOf(db, [orderId])).get(orderId) ?? []

/** The lines of many orders by their ids, as they were placed; none of an unknown order. */
export const findLinesOf = async (db: Db, ids: readonly string[]): Promise<Map<string, StoredOrderLine[]>> => {
  const byOrder = new Map<string, StoredOrderLine[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return byOrder
  const rows = await db.selectFrom('order_line').selectAll().where('order_id', 'in', ids).orderBy('id').execute()
  for (const row of rows) byOrder.get(row.order_id)?.push(toLine(row))
  return byOrder
}

/** Units that an order took and nobody returned, by product id; or those of `qtyOf` pieces of each line. */
export const unitsOf = (
  lines: readonly Pick<StoredOrderLine, 'id' | 'stock_taken' | 'qty' | 'returned_qty'>[],
  qtyOf = (line: (typeof lines)[number]): number => line.qty - line.returned_qty,
): StockUnits => {
  const units = new Map<number, number>()
  for (const line of lines) {
    for (const [id, count] of Object.entries(line.stock_taken))
      units.set(Number(id), (units.get(Number(id)) ?? 0) + Math.round((count / line.qty) * qtyOf(line)))
  }
  return units
}

/**
 * True for the first call with this id; another waits here until the first has ended. False also where it is the shop's own id of an
 * order: orders are found by either, and so by no stranger's.
 */
export const claimOrder = async (db: Db, clientOrderId: string, bodyHash: string): Promise<boolean> => {
  const { rows } = await sql`
    insert into order_request (client_order_id, body_hash, reply)
    select ${clientOrderId}::uuid, ${bodyHash}, null where not exists (select from shop_order where id = ${clientOrderId}::uuid)
    on conflict do nothing returning client_order_id`.execute(db)
  return rows.length === 1
}

/** What `claimOrder` kept of a request: the hash of its body, and the reply once there was one. Undefined where nothing was claimed. */
export const findClaim = async (
  db: Db,
  clientOrderId: string,
): Promise<{ body_hash: string; reply: string | null } | undefined> =>
  db
    .selectFrom('order_request')
    .select(['body_hash', 'reply'])
    .where('client_order_id', '=', clientOrderId)
    .executeTakeFirst()

export type NewOrder = {
  readonly id: string
  readonly clientOrderId: string
  readonly storeCode: string
  readonly currency: string
  readonly language: string
  readonly cartId: string | undefined
  readonly customerId: number | undefined
  readonly status: string
  readonly stage: number
  readonly isPaid: boolean
  readonly shippingMethod: string | undefined
  readonly paymentMethod: string
  readonly couponCode: string | undefined
  /** Whether it takes a use of the coupon. */
  readonly holdsCoupon: boolean
  readonly promoCode: string | undefined
  readonly email: string
  readonly customer: StoredCustomer
  readonly totals: StoredTotals
  readonly grandTotal: number
  readonly bonuses: number
  readonly payUntil: Date | undefined
  readonly now: Date
}

export type NewLine = {
  readonly productId: number
  readonly sku: string
  readonly qty: number
  readonly name: string
  readonly price: number
  readonly priceBase: number
  readonly details: StoredDetails
  readonly stockTaken: StockUnits
}

/** Stands for the order's number in a reply that is kept before anybody knows it. */
export const numberToCome = '{number}'

type WithOrder = {
  readonly lines: readonly NewLine[]
  /** What every repeat of the call is answered, with `numberToCome` in place of the number. */
  readonly reply: string
  /** The cart that ends with the order, unless it is another customer's. */
  readonly cartToClose: string | undefined
}

/** Writes order, lines, first event and reply, and closes the cart, in one statement; answers the order's number. */
export const insertOrder = async (
  db: Db,
  order: NewOrder,
  { lines, reply, cartToClose }: WithOrder,
): Promise<string> => {
  const wireLines = lines.map((line, index) => ({
    position: index,
    product_id: line.productId,
    sku: line.sku,
    qty: line.qty,
    name: line.name,
    price: line.price,
    price_base: line.priceBase,
    details: line.details,
    stock_taken: Object.fromEntries(line.stockTaken),
  }))
  const { rows } = await sql<{ number: string }>`
    with own as (
      select id from cart where id = ${order.cartId ?? null}::uuid
        and (customer_id is null or customer_id = ${order.customerId ?? null}::integer)
    ), placed as (
      insert into shop_order (
        id, client_order_id, store_code, currency, language, cart_id, customer_id, status, stage, is_paid, shipping_method,
        payment_method, coupon_code, holds_coupon, promo_code, email, customer, totals, grand_total, bonuses, pay_until, created_at, updated_at
      ) values (
        ${order.id}, ${order.clientOrderId}, ${order.storeCode}, ${order.currency}, ${order.language}, (select id from own),
        ${order.customerId ?? null}, ${order.status}, ${order.stage}, ${order.isPaid}, ${order.shippingMethod ?? null},
        ${order.paymentMethod}, ${order.couponCode ?? null}, ${order.holdsCoupon}, ${order.promoCode ?? null}, ${order.email},
        ${JSON.stringify(order.customer)}, ${JSON.stringify(order.totals)}, ${order.grandTotal}, ${order.bonuses},
        ${order.payUntil ?? null}, ${order.now}, ${order.now}
      ) returning id, number
    ), lines as (
      insert into order_line (order_id, product_id, sku, qty, name, price, price_base, details, stock_taken)
      select placed.id, l.product_id, l.sku, l.qty, l.name, l.price, l.price_base, l.details, l.stock_taken
      from placed, jsonb_to_recordset(${JSON.stringify(wireLines)}::jsonb) as l (
        position int, product_id int, sku text, qty int, name text, price bigint, price_base bigint, details jsonb, stock_taken jsonb
      )
      order by l.position
    ), event as (
      insert into order_event (order_id, status, stage, note, created_at)
      select placed.id, ${order.status}, ${order.stage}, 'placed', ${order.now} from placed
    ), answered as (
      update order_request set reply = replace(${reply}, ${numberToCome}, placed.number)
      from placed where order_request.client_order_id = ${order.clientOrderId}
    ), closed as (
      update cart set closed_at = ${order.now}, ordered_as = (select id from placed), version = version + 1, updated_at = ${order.now}
      where id = ${cartToClose ?? null}::uuid and id in (select id from own) and closed_at is null
    )
    select number from placed`.execute(db)
  const number = rows[0]?.number
  if (number === undefined) throw new Error('the order was not kept')
  return number
}
