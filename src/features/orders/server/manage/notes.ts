import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Context } from '#features/cart/server/index.ts'
import type { Db } from '#platform/server/context.ts'
import type { ManagedOrder, NoteBody } from '../../contract.ts'

/** Rows of one order that are shown at most. */
const mostShown = 500

/** Writes a note down once by its id, in the name of whoever calls. */
export const addNote = async (
  orderId: string,
  { note_id, text }: NoteBody,
  { db, session, now }: Pick<Context, 'db' | 'session' | 'now'>,
): Promise<Result<true, 'INVALID_INPUT' | 'UNAUTHORIZED'>> => {
  if (!session) return refuse('UNAUTHORIZED')
  const author = session.actorId ?? session.customerId
  await db
    .insertInto('order_note')
    .values({ id: note_id, order_id: orderId, author_id: author, text: text.trim(), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const kept = await db.selectFrom('order_note').select('order_id').where('id', '=', note_id).executeTakeFirst()
  return kept?.order_id === orderId ? ok(true) : refuse('INVALID_INPUT', { fields: { note_id: 'INVALID' } })
}

/** The notes of an order, the first first, with the names that their authors go by now. */
export const findNotes = async (db: Db, orderId: string): Promise<NonNullable<ManagedOrder['notes']>> => {
  const rows = await db
    .selectFrom('order_note')
    .leftJoin('customer', 'customer.id', 'order_note.author_id')
    .select(['order_note.id', 'order_note.text', 'order_note.created_at', 'customer.email', 'customer.firstname'])
    .where('order_id', '=', orderId)
    .orderBy('order_note.created_at')
    .orderBy('order_note.id')
    .limit(mostShown)
    .execute()
  return rows.map(({ id, text, created_at, email, firstname }) => ({
    id,
    author: firstname || email || '',
    text,
    created_at: created_at.toISOString(),
  }))
}

/** What of the stock an order moved, the first first. */
export const findOrderMovements = async (db: Db, orderId: string): Promise<NonNullable<ManagedOrder['movements']>> => {
  const rows = await db
    .selectFrom('stock_movement')
    .innerJoin('product', 'product.id', 'stock_movement.product_id')
    .select(['product.sku', 'stock_movement.delta', 'stock_movement.reason', 'stock_movement.created_at'])
    .where('stock_movement.order_id', '=', orderId)
    .orderBy('stock_movement.id')
    .limit(mostShown)
    .execute()
  return rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }))
}
