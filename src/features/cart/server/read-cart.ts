import { sql } from 'kysely'
import { isUuid } from '#core/ids.ts'
import type { Coupon } from '#features/promotions/rules.ts'
import { toCoupon } from '#features/promotions/server/index.ts'
import type { CouponRow } from '#features/promotions/server/index.ts'
import type { CurrencyCode } from '#features/stores/rules/store-view.ts'
import type { Db } from '#platform/server/context.ts'
import type { ProductOption } from '../contract.ts'
import type { SoldProducts } from '../rules/products/sold-product.ts'
import { soldProductsJson, toSoldProducts } from './sold-products.ts'
import type { SoldRow } from './sold-products.ts'

export type StoredLine = {
  readonly id: number
  readonly productId: number
  readonly sku: string
  readonly qty: number
  readonly option: ProductOption
  readonly checksum: string
}

/** A cart as it is kept, with its lines in the order they came, each in the place of the one it stands for, and the products that they are of as these are now. */
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
  readonly products: SoldProducts
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
  products: SoldRow[]
}

/** What a cart is read for: in which currency, and products that it does not have yet. */
export type Wanted = {
  readonly currency: CurrencyCode
  readonly skus?: readonly string[]
  /** Sums alone are made of it: its products have no pictures and no options. */
  readonly isForSums?: boolean
}

const toCart = async (db: Db, row: Row, { skus = [], ...wanted }: Wanted): Promise<StoredCart> => ({
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
  products: await toSoldProducts(db, row.products, {
    ...wanted,
    isNamed: ({ id, sku }) => skus.includes(sku) || row.lines.some(({ product_id }) => product_id === id),
  }),
})

const columns = ({ currency, ...wanted }: Wanted) => sql`
  c.id, c.code, c.store_code, c.customer_id, c.version, c.promo_code, c.spends_bonuses, c.bonus_amount,
  c.shipping_method, c.payment_method, c.address, to_jsonb(coupon) as coupon,
  coalesce((
    select json_agg(json_build_object(
      'id', i.id, 'product_id', i.product_id, 'sku', i.sku, 'qty', i.qty,
      'product_option', i.product_option, 'checksum', i.checksum
    ) order by i.created_at, i.id)
    from cart_item i where i.cart_id = c.id
  ), '[]') as lines,
  ${soldProductsJson({ ...wanted, ids: sql`select product_id from cart_item where cart_id = c.id` }, currency)} as products`

/** The open cart with this id, in one statement. */
export const findCart = async (db: Db, id: string, wanted: Wanted): Promise<StoredCart | undefined> => {
  if (!isUuid(id)) return undefined
  const { rows } = await sql<Row>`
    select ${columns(wanted)} from cart c left join coupon on coupon.code = c.coupon_code
    where c.id = ${id} and c.closed_at is null`.execute(db)
  return rows[0] && toCart(db, rows[0], wanted)
}

/** What of a cart was ordered where an order ended it, pieces by SKU; of a customer's for himself alone. */
export const findBought = async (
  db: Db,
  id: string,
  customerId: number | undefined,
): Promise<Readonly<Record<string, number>> | undefined> => {
  if (!isUuid(id)) return undefined
  const lines = await db
    .selectFrom('cart')
    .innerJoin('order_line as line', 'line.order_id', 'cart.ordered_as')
    .select(['line.sku', (of) => of.fn.sum<number>('line.qty').as('qty')])
    .where('cart.id', '=', id)
    .where('cart.closed_at', 'is not', null)
    .where((where) =>
      where.or([where('cart.customer_id', 'is', null), where('cart.customer_id', '=', customerId ?? null)]),
    )
    .groupBy('line.sku')
    .execute()
  return lines.length > 0 ? Object.fromEntries(lines.map(({ sku, qty }) => [sku, qty])) : undefined
}

/** The customer's open cart that a guest's went into after signing in; undefined of any other. */
export const findMergedInto = async (db: Db, id: string, customerId: number): Promise<string | undefined> => {
  if (!isUuid(id)) return undefined
  const row = await db
    .selectFrom('cart as guest')
    .innerJoin('cart as own', 'own.customer_id', 'guest.customer_id')
    // the guest's ended at the moment of the merge, in its transaction
    .innerJoin('cart_merge as merge', (join) =>
      join.onRef('merge.cart_id', '=', 'own.id').onRef('merge.merged_at', '=', 'guest.closed_at'),
    )
    .select('own.id')
    .where('guest.id', '=', id)
    .where('guest.customer_id', '=', customerId)
    .whereRef('own.store_code', '=', 'guest.store_code')
    .where('own.closed_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}

/** The open cart behind a share link. */
export const findCartByCode = async (db: Db, code: string, wanted: Wanted): Promise<StoredCart | undefined> => {
  const { rows } = await sql<Row>`
    select ${columns(wanted)} from cart c left join coupon on coupon.code = c.coupon_code
    where c.code = ${code} and c.closed_at is null`.execute(db)
  return rows[0] && toCart(db, rows[0], wanted)
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

/** The open cart that a command is for, and whether a command of this id has not been carried out there yet. */
export const findCommanded = async (
  db: Db,
  id: string,
  { opId, ...wanted }: Wanted & { readonly opId: string | undefined },
): Promise<{ cart: StoredCart; isFirst: boolean } | undefined> => {
  if (!isUuid(id)) return undefined
  const isFirst =
    opId === undefined
      ? sql`true`
      : sql`not exists (select from cart_operation op where op.cart_id = c.id and op.op_id = ${opId}::uuid)`
  const { rows } = await sql<Row & { is_first: boolean }>`
    select ${columns(wanted)}, ${isFirst} as is_first
    from cart c left join coupon on coupon.code = c.coupon_code where c.id = ${id} and c.closed_at is null`.execute(db)
  return rows[0] && { cart: await toCart(db, rows[0], wanted), isFirst: rows[0].is_first }
}
