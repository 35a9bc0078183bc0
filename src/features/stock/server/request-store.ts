import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { RequestKind } from '../rules/requests.ts'

export type StockRequest = {
  readonly id: string
  readonly product_id: number
  readonly email: string
  readonly kind: RequestKind
  readonly store_code: string
  readonly price: number | null
}

const columns = ['id', 'product_id', 'email', 'kind', 'store_code', 'price'] as const

type NewRequest = StockRequest & {
  readonly token: string
  readonly created_at: Date
  readonly network: string | null
}

/** Keeps a request, once for a contact, a product and a kind: asking again asks from now on. No more than `most` for a contact. */
export const keepRequest = async (trx: Db, request: NewRequest, most: number): Promise<void> => {
  // two requests of one contact at once are counted one after the other
  await sql`select pg_advisory_xact_lock(hashtextextended(${request.email}, 7))`.execute(trx)
  const again = await trx
    .updateTable('stock_request')
    .set({
      price: request.price,
      store_code: request.store_code,
      created_at: request.created_at,
      network: request.network,
    })
    .where('email', '=', request.email)
    .where('product_id', '=', request.product_id)
    .where('kind', '=', request.kind)
    .where('notified_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (again) return
  const { count } = await trx
    .selectFrom('stock_request')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('email', '=', request.email)
    .executeTakeFirstOrThrow()
  if (count >= most) return
  await trx.insertInto('stock_request').values(request).execute()
}

/** When requests of a network came since a moment, the latest first; another of the same network waits for this one to end. */
export const momentsOfNetwork = async (trx: Db, network: string, since: Date): Promise<Date[]> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${network}, 8))`.execute(trx)
  const rows = await trx
    .selectFrom('stock_request')
    .select('created_at')
    .where('network', '=', network)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(({ created_at }) => created_at)
}

/** Deletes all open requests of the contact that the token was sent to. */
export const withdrawRequests = async (trx: Db, token: string): Promise<void> => {
  await trx
    .deleteFrom('stock_request')
    .where('notified_at', 'is', null)
    .where('email', 'in', (query) => query.selectFrom('stock_request').select('email').where('token', '=', token))
    .execute()
}

/** Open requests for these styles and their variants, or for everything, in the order of their ids; `after` is the last one seen. */
export const readOpenRequests = (
  db: Db,
  { styles, after, limit }: { styles: readonly number[] | 'all'; after: string | undefined; limit: number },
): Promise<StockRequest[]> => {
  let query = db.selectFrom('stock_request').select(columns).where('notified_at', 'is', null)
  if (styles !== 'all') {
    query = query.where('product_id', 'in', (products) =>
      products
        .selectFrom('product')
        .select('product.id')
        .where(sql<number>`coalesce(product.parent_id, product.id)`, '=', sql<number>`any(${[...styles]}::integer[])`),
    )
  }
  if (after !== undefined) query = query.where('id', '>', after)
  return query.orderBy('id').limit(limit).execute()
}

/** Marks requests as answered; the ids of those that nobody had answered yet. */
export const answerRequests = async (trx: Db, ids: readonly string[], at: Date): Promise<string[]> => {
  const rows = await trx
    .updateTable('stock_request')
    .set({ notified_at: at })
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('notified_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** An answered request with its token; undefined where it is gone. */
export const findAnswered = (db: Db, id: string) =>
  db
    .selectFrom('stock_request')
    .select([...columns, 'token', 'notified_at'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Deletes what was answered or asked for before these moments, and where older requests than `counted` came from. */
export const forgetRequests = async (db: Db, before: { answered: Date; open: Date; counted: Date }): Promise<void> => {
  await db
    .updateTable('stock_request')
    .set({ network: null })
    .where('network', 'is not', null)
    .where('created_at', '<', before.counted)
    .execute()
  await db
    .deleteFrom('stock_request')
    .where((where) => where.or([where('notified_at', '<', before.answered), where('created_at', '<', before.open)]))
    .execute()
}

/** Opens an answered request again, unless the contact has asked anew meanwhile. */
export const reopenRequest = async (db: Db, { id, email, product_id, kind }: StockRequest): Promise<void> => {
  await db
    .updateTable('stock_request')
    .set({ notified_at: null })
    .where('id', '=', id)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('stock_request as other')
            .select('other.id')
            .where('other.email', '=', email)
            .where('other.product_id', '=', product_id)
            .where('other.kind', '=', kind)
            .where('other.notified_at', 'is', null),
        ),
      ),
    )
    .execute()
}
