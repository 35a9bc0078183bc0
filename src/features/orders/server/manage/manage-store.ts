import { sql } from 'kysely'
import type { ExpressionBuilder } from 'kysely'
import { day } from '#core/durations.ts'
import { isUuid } from '#core/ids.ts'
import type { Db } from '#platform/server/context.ts'
import {
  containing,
  containingPhone,
  hasCode,
  searchedText,
  startingWith,
  textsWithin,
} from '#platform/server/database/searched-text.ts'
import type { Tables } from '#platform/server/tables.ts'
import type { OrderFilter } from '../../contract.ts'
import { findOrder, toOrder } from '../store.ts'
import type { StoredOrder } from '../store.ts'

const defaultSize = 50
const maxSize = 100

/** By our id, the client's or the number. */
export const findManagedOrder = async (db: Db, id: string): Promise<StoredOrder | undefined> => {
  if (isUuid(id)) return findOrder(db, id)
  const row = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('number', '=', id.trim().toUpperCase())
    .executeTakeFirst()
  return row && toOrder(row)
}

const dayOf = (date: string, later: number): Date => new Date(Date.parse(`${date}T00:00:00Z`) + later * day)

/** The digits of the numbers to call of an order. */
const phonesOf = sql<string>`
  regexp_replace(concat_ws(' ', customer #>> '{shipping,telephone}', customer #>> '{billing,telephone}'), '[^0-9]', '', 'g')`

/** Every word of a text is somewhere in an order's number, address to write to, or the names and places it is for. */
export const hasWords = (text: string) =>
  sql<boolean>`concat_ws(' ', shop_order.number, shop_order.email, ${textsWithin('shop_order.customer')})
    ilike all (${text.split(/\s+/).map(containing)}::text[])`

const conditions = (where: ExpressionBuilder<Tables, 'shop_order'>, filter: OrderFilter) => {
  const text = searchedText(filter.q)
  const phone = containingPhone(text)
  return where.and([
    ...(filter.order_status === undefined ? [] : [where('status', '=', filter.order_status)]),
    ...(filter.stage === undefined ? [] : [where('stage', 'in', filter.stage.split(',').map(Number))]),
    ...(filter.paid === undefined ? [] : [where('is_paid', '=', filter.paid)]),
    ...(filter.canceled === undefined ? [] : [where('is_canceled', '=', filter.canceled)]),
    ...(filter.shortfall === undefined ? [] : [where('has_shortfall', '=', filter.shortfall)]),
    ...(filter.customer_id === undefined ? [] : [where('customer_id', '=', filter.customer_id)]),
    ...(filter.created_from === undefined ? [] : [where('created_at', '>=', new Date(filter.created_from))]),
    ...(filter.created_to === undefined ? [] : [where('created_at', '<=', new Date(filter.created_to))]),
    ...(filter.since === undefined ? [] : [where('created_at', '>=', dayOf(filter.since, 0))]),
    ...(filter.until === undefined ? [] : [where('created_at', '<', dayOf(filter.until, 1))]),
    ...(text
      ? [
          where.or([
            hasWords(text),
            ...(phone ? [where(phonesOf, 'like', phone)] : []),
            where(
              'shop_order.id',
              'in',
              where
                .selectFrom('order_line')
                .select('order_line.order_id')
                .where(hasCode('order_line.sku', text, startingWith)),
            ),
          ]),
        ]
      : []),
  ])
}

const sortOf = ({ sort = 'created_at:desc' }: OrderFilter) => {
  const [column, direction] = sort.split(':') as ['created_at' | 'number' | 'grand_total' | 'stage', 'asc' | 'desc']
  return [column, direction] as const
}

/** A page of orders, the latest first unless asked otherwise, and how many there are. */
export const listOrders = async (db: Db, filter: OrderFilter): Promise<{ orders: StoredOrder[]; total: number }> => {
  const { total } = await db
    .selectFrom('shop_order')
    .select((select) => select.cast<number>(select.fn.countAll(), 'integer').as('total'))
    .where((where) => conditions(where, filter))
    .executeTakeFirstOrThrow()
  const orders = await db
    .selectFrom('shop_order')
    .selectAll()
    .where((where) => conditions(where, filter))
    .orderBy(...sortOf(filter))
    .orderBy('id')
    .offset(Math.min(filter.from ?? 0, 1_000_000_000))
    .limit(Math.min(filter.size ?? defaultSize, maxSize))
    .execute()
  return { orders: orders.map(toOrder), total }
}

export type StoredEvent = {
  readonly status: string
  readonly stage: number
  readonly note: string | null
  readonly created_at: Date
}

/** What happened to an order, the first first; 500 at most. */
export const findEvents = async (db: Db, orderId: string): Promise<StoredEvent[]> =>
  db
    .selectFrom('order_event')
    .select(['status', 'stage', 'note', 'created_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .limit(500)
    .execute()
