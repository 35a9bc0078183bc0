import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { containing, searchedText } from '#platform/server/database/searched-text.ts'
import type { Tables } from '#platform/server/tables.ts'
import { stillAsked } from '../../rules/return-requests.ts'
import type { RequestState } from '../../rules/return-requests.ts'
import { hasWords } from '../manage/manage-store.ts'

export type StoredRequest = Selectable<Tables['return_request']>

/** Keeps a request; `known` where it came before, `other` where its id is of another order's. */
export const insertRequest = async (
  db: Db,
  row: Insertable<Tables['return_request']>,
): Promise<'made' | 'known' | 'other'> => {
  const made = await db
    .insertInto('return_request')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) return 'made'
  return (await findRequest(db, row.id))?.order_id === row.order_id ? 'known' : 'other'
}

/** Another choice in the place of the one that waits. */
export const changeRequest = async (
  db: Db,
  {
    id,
    ...said
  }: Pick<Insertable<Tables['return_request']>, 'id' | 'lines' | 'reason' | 'name' | 'email' | 'created_at'>,
): Promise<void> => {
  await db.updateTable('return_request').set(said).where('id', '=', id).execute()
}

/** A request by its id, decided or not; undefined where there is none. */
export const findRequest = (db: Db, id: string): Promise<StoredRequest | undefined> =>
  db.selectFrom('return_request').selectAll().where('id', '=', id).executeTakeFirst()

/** What was asked for an order, the first first; 200 at most. */
export const findRequestsOf = (db: Db, orderId: string): Promise<StoredRequest[]> =>
  db
    .selectFrom('return_request')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(200)
    .execute()

/** Those of the orders of which something is asked for and not decided. */
export const findAsked = async (db: Db, orderIds: readonly string[]): Promise<ReadonlySet<string>> => {
  if (orderIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('return_request')
    .select('order_id')
    .where('order_id', 'in', orderIds)
    .where('state', '=', 'open')
    .execute()
  return new Set(rows.map(({ order_id }) => order_id))
}

/** Keeps what was decided. */
export const decideRequest = async (
  db: Db,
  id: string,
  decision: { readonly state: Exclude<RequestState, 'open'>; readonly answer: string | null; readonly now: Date },
): Promise<void> => {
  await db
    .updateTable('return_request')
    .set({ state: decision.state, answer: decision.answer, decided_at: decision.now })
    .where('id', '=', id)
    .execute()
}

/** Keeps what of a request has come back; once all of it has, it is accepted. */
export const keepTaken = async (
  db: Db,
  { id, lines }: Pick<StoredRequest, 'id' | 'lines'>,
  now: Date,
): Promise<void> => {
  const isAccepted = stillAsked(lines).length === 0
  await db
    .updateTable('return_request')
    .set({ lines: JSON.stringify(lines), ...(isAccepted ? { state: 'accepted', decided_at: now } : {}) })
    .where('id', '=', id)
    .execute()
}

/** Accepts what is open of an order: it has ended, and nothing of it is left to be decided. */
export const acceptRequestsOf = async (db: Db, orderId: string, now: Date): Promise<void> => {
  await db
    .updateTable('return_request')
    .set({ state: 'accepted', decided_at: now })
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .execute()
}

export type RequestWithOrder = StoredRequest & { readonly number: string; readonly store_code: string }
type Filter = {
  readonly q?: string | undefined
  readonly state?: RequestState | undefined
  readonly sort?: 'created_at:asc' | 'created_at:desc' | undefined
  readonly from?: number | undefined
  readonly size?: number | undefined
}

/** A page of requests of all orders, the latest first unless asked otherwise, and how many there are. */
export const listRequests = async (
  db: Db,
  { q, state, sort = 'created_at:desc', from = 0, size = 50 }: Filter,
): Promise<{ requests: RequestWithOrder[]; total: number }> => {
  const isRising = sort === 'created_at:asc'
  const text = searchedText(q)
  const part = containing(text)
  let asked = db.selectFrom('return_request').innerJoin('shop_order', 'shop_order.id', 'return_request.order_id')
  if (state) asked = asked.where('return_request.state', '=', state)
  if (text)
    asked = asked.where((row) =>
      row.or([hasWords(text), row('return_request.name', 'ilike', part), row('return_request.email', 'ilike', part)]),
    )
  const { total } = await asked
    .select((select) => select.cast<number>(select.fn.countAll(), 'integer').as('total'))
    .executeTakeFirstOrThrow()
  const requests = await asked
    .selectAll('return_request')
    .select(['shop_order.number', 'shop_order.store_code'])
    .orderBy('return_request.created_at', isRising ? 'asc' : 'desc')
    // its index, read forwards or backwards
    .orderBy('return_request.id', isRising ? 'desc' : 'asc')
    .offset(from)
    .limit(Math.min(size, 100))
    .execute()
  return { requests, total }
}
