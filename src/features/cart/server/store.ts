import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { isUuid } from '#core/ids.ts'
import type { Coupon } from '#features/promotions/rules.ts'
import { toCoupon } from '#features/promotions/server/index.ts'
import type { CouponRow } from '#features/promotions/server/index.ts'
import type { Db } from '#platform/server/context.ts'
import type { ProductOption } from '../contract.ts'

export type StoredLine = {
  readonly id: number
  readonly productId: number
  readonly sku: string
  readonly qty: number
  readonly option: ProductOption
  readonly checksum: string
}

/** A cart as it is kept, with its lines in the order they came. */
export type StoredCart = {
  readonly id: string
  readonly code: string
  readonly storeCode: string
  readonly customerId: number | undefined
  readonly version: number
  readonly coupon: Coupon | undefined
  readonly promoCode: string | undefined
  readonly spendsBonuses: boolean
  /** Minor units of the view's currency; undefined for as many as the rule allows. */
  readonly bonusAmount: number | undefined
  readonly shippingMethod: string | undefined
  readonly paymentMethod: string | undefined
  readonly address: Record<string, unknown> | undefined
  readonly lines: readonly StoredLine[]
}

type Row = {
  id: string
  code: string
  store_code: string
  customer_id: number | null
  version: number
  promo_code: string | null
  spends_bonuses: boolean
  bonus_amount: number | null
  shipping_method: string | null
  payment_method: string | null
  address: Record<string, unknown> | null
  coupon: CouponRow | null
  lines: { id: number; product_id: number; sku: string; qty: number; product_option: ProductOption; checksum: string }[]
  is_first: boolean
}

const toCart = (row: Row): StoredCart => ({
  id: row.id,
  code: row.code,
  storeCode: row.store_code,
  customerId: row.customer_id ?? undefined,
  version: row.version,
  coupon: row.coupon ? toCoupon(row.coupon) : undefined,
  promoCode: row.promo_code ?? undefined,
  spendsBonuses: row.spends_bonuses,
  bonusAmount: row.bonus_amount ?? undefined,
  shippingMethod: row.shipping_method ?? undefined,
  paymentMethod: row.payment_method ?? undefined,
  address: row.address ?? undefined,
  lines: row.lines.map(({ product_id, product_option, ...line }) => ({
    ...line,
    productId: product_id,
    option: product_option,
  })),
})

const columns = sql`
  c.id, c.code, c.store_code, c.customer_id, c.version, c.promo_code, c.spends_bonuses, c.bonus_amount,
  c.shipping_method, c.payment_method, c.address, to_jsonb(coupon) as coupon,
  coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', i.id, 'product_id', i.product_id, 'sku', i.sku, 'qty', i.qty,
      'product_option', i.product_option, 'checksum', i.checksum
    ) order by i.id)
    from cart_item i where i.cart_id = c.id
  ), '[]') as lines`

/** The open cart with this id, in one statement. */
export const findCart = async (db: Db, id: string): Promise<StoredCart | undefined> => {
  if (!isUuid(id)) return undefined
  const { rows } = await sql<Row>`
    select ${columns} from cart c left join coupon on coupon.code = c.coupon_code
    where c.id = ${id} and c.closed_at is null`.execute(db)
  return rows[0] && toCart(rows[0])
}

/** The open cart behind a share link. */
export const findCartByCode = async (db: Db, code: string): Promise<StoredCart | undefined> => {
  const { rows } = await sql<Row>`
    select ${columns} from cart c left join coupon on coupon.code = c.coupon_code
    where c.code = ${code} and c.closed_at is null`.execute(db)
  return rows[0] && toCart(rows[0])
}

/** The customer's open cart of a store view. */
export const findCartIdOfCustomer = async (
  db: Db,
  customerId: number,
  storeCode: string,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('cart')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('store_code', '=', storeCode)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}

/** Waits for other commands to this cart, so that what is read next is what they left. */
export const lockCart = async (db: Db, id: string): Promise<boolean> => {
  if (!isUuid(id)) return false
  const { rows } = await sql`select 1 from cart where id = ${id} and closed_at is null for no key update`.execute(db)
  return rows.length === 1
}

/** A locked cart; with a command's id also whether the command comes for the first time, which is kept. */
export const readLockedCart = async (
  db: Db,
  id: string,
  opId: string | undefined,
  now: Date,
): Promise<{ cart: StoredCart; isFirst: boolean }> => {
  const keep = opId
    ? sql`insert into cart_operation (cart_id, op_id, created_at) values (${id}, ${opId}, ${now}) on conflict do nothing returning 1`
    : sql`select 1`
  const { rows } = await sql<Row>`
    with op as (${keep})
    select ${columns}, exists (select from op) as is_first
    from cart c left join coupon on coupon.code = c.coupon_code where c.id = ${id}`.execute(db)
  const row = rows[0]
  if (!row) throw new Error(`the locked cart ${id} is gone`)
  return { cart: toCart(row), isFirst: row.is_first }
}

/** A new cart; undefined when the customer got one at the same moment. */
export const createCart = async (
  db: Db,
  cart: { id: string; storeCode: string; customerId: number | undefined; now: Date },
): Promise<string | undefined> => {
  const row = await db
    .insertInto('cart')
    .values({
      id: cart.id,
      code: randomBytes(12).toString('base64url'),
      store_code: cart.storeCode,
      customer_id: cart.customerId ?? null,
      created_at: cart.now,
      updated_at: cart.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Command ids are kept this long: 1,000 of a cart at least. */
const keptOperations = 1000

const raise = (id: string, now: Date) =>
  sql`update cart set version = version + 1, updated_at = ${now} where id = ${id} returning version`

/** Sets the line of this checksum to `qty` pieces; answers its id and the cart's new version. */
export const putLine = async (
  db: Db,
  cartId: string,
  line: Omit<StoredLine, 'id'>,
  now: Date,
): Promise<{ id: number; version: number }> => {
  const { rows } = await sql<{ id: number; version: number }>`
    with line as (
      insert into cart_item (cart_id, product_id, sku, qty, product_option, checksum, created_at)
      values (${cartId}, ${line.productId}, ${line.sku}, ${line.qty}, ${JSON.stringify(line.option)}, ${line.checksum}, ${now})
      on conflict (cart_id, checksum) do update set qty = excluded.qty returning id
    ), cart as (${raise(cartId, now)})
    select line.id, cart.version from line, cart`.execute(db)
  const row = rows[0]
  if (!row) throw new Error('a line was not kept')
  if (row.version % keptOperations === 0) await forgetOldOperations(db, cartId)
  return row
}

/** Takes a line away; answers the cart's new version. */
export const removeLine = async (db: Db, cartId: string, lineId: number, now: Date): Promise<number> => {
  const { rows } = await sql<{ version: number }>`
    with line as (delete from cart_item where cart_id = ${cartId} and id = ${lineId}), cart as (${raise(cartId, now)})
    select cart.version from cart`.execute(db)
  return rows[0]?.version ?? 0
}

const forgetOldOperations = async (db: Db, cartId: string): Promise<void> => {
  await sql`
    delete from cart_operation where cart_id = ${cartId} and op_id in (
      select op_id from cart_operation where cart_id = ${cartId} order by created_at desc offset ${keptOperations}
    )`.execute(db)
}
