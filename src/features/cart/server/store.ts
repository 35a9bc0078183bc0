import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { isUuid } from '#core/ids.ts'
import type { Db } from '#platform/server/context.ts'
import type { StoredCart, StoredLine } from './read-cart.ts'

/** Waits for other commands to this cart, so that what is read next is what they left. */
export const lockCart = async (db: Db, id: string): Promise<boolean> => {
  if (!isUuid(id)) return false
  const { rows } = await sql`select 1 from cart where id = ${id} and closed_at is null for no key update`.execute(db)
  return rows.length === 1
}

/** A new cart; undefined when the customer got one at the same moment. */
export const createCart = async (
  db: Db,
  cart: {
    id: string
    storeCode: string
    customerId: number | undefined
    copiedFrom: string | undefined
    now: Date
  },
): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`
    insert into cart (id, code, store_code, customer_id, copied_from, created_at, updated_at)
    values (${cart.id}, ${randomBytes(12).toString('base64url')}, ${cart.storeCode}, ${cart.customerId ?? null}, ${cart.copiedFrom ?? null},
      ${cart.now}, ${cart.now})
    on conflict do nothing returning id`.execute(db)
  return rows[0]?.id
}

/** Command ids are kept this long: 1,000 of a cart at least. */
const keptOperations = 1000

const raise = (id: string, now: Date) =>
  sql`update cart set version = version + 1, updated_at = ${now} where id = ${id} returning version`

/** Lines stand in the order of their times: one that is new comes after all that are there. */
const sinceNow = (cartId: RawBuilder<unknown>, now: Date) =>
  sql`greatest(${now}::timestamptz, (select max(created_at) + interval '1 microsecond' from cart_item where cart_id = ${cartId}))`

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
      values (${cartId}, ${line.productId}, ${line.sku}, ${line.qty}, ${JSON.stringify(line.option)}, ${line.checksum},
        ${sinceNow(sql`${cartId}::uuid`, now)})
      on conflict (cart_id, checksum) do update set qty = excluded.qty returning id
    ), cart as (${raise(cartId, now)})
    select line.id, cart.version from line, cart`.execute(db)
  const row = rows[0]
  if (!row) throw new Error('a line was not kept')
  if (row.version % keptOperations === 0) await forgetOldOperations(db, cartId)
  return row
}

/** What a command makes of the lines: one that is put, others that go. */
export type LineChange = {
  readonly put: Omit<StoredLine, 'id'> | undefined
  /** The id of a line of the cart in whose place one comes that is new. */
  readonly placeOf?: number | undefined
  readonly gone: readonly number[]
  /** Kept, so that the same command counts once. */
  readonly opId: string | undefined
}

/**
 * Carries out a command on a cart as it was read, in one statement; answers the id of the line that was put and the new version.
 * Undefined, and nothing done, where the cart was changed or closed since.
 */
export const changeLines = async (
  db: Db,
  { id: cartId, version }: Pick<StoredCart, 'id' | 'version'>,
  { put, placeOf, gone, opId }: LineChange,
  now: Date,
): Promise<{ id: number | null; version: number } | undefined> => {
  const raised = put || gone.length > 0 ? 1 : 0
  if (raised === 0 && opId === undefined) return { id: null, version }
  const since =
    placeOf === undefined
      ? sinceNow(sql`kept.id`, now)
      : sql`coalesce((select created_at from cart_item where cart_id = kept.id and id = ${placeOf}::bigint), ${sinceNow(sql`kept.id`, now)})`
  const line = put
    ? sql`insert into cart_item (cart_id, product_id, sku, qty, product_option, checksum, created_at)
        select id, ${put.productId}::int, ${put.sku}, ${put.qty}::int, ${JSON.stringify(put.option)}::jsonb, ${put.checksum}, ${since} from kept
        on conflict (cart_id, checksum) do update set qty = excluded.qty returning id`
    : sql`select null::int as id`
  // what a command does not do is no part of its statement
  const noted = opId
    ? sql`, op as (
        insert into cart_operation (cart_id, op_id, created_at)
        select id, ${opId}::uuid, ${now}::timestamptz from kept on conflict do nothing
      )`
    : sql``
  const taken =
    gone.length > 0
      ? sql`, gone as (delete from cart_item where cart_id in (select id from kept) and id = any(${[...gone]}::int[]))`
      : sql``
  const { rows } = await sql<{ id: number | null; version: number }>`
    with kept as (
      update cart set version = version + ${raised}::int, updated_at = ${now}
      where id = ${cartId} and version = ${version} and closed_at is null returning id, version
    )${noted}${taken}, line as (${line})
    select line.id, kept.version from kept left join line on true`.execute(db)
  const row = rows[0]
  if (row && row.version % keptOperations === 0) await forgetOldOperations(db, cartId)
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
