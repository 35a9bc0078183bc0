import { sql } from 'kysely'
import type { Language } from '#core/language.ts'
import type { Db } from '#platform/server/context.ts'
import { askPage } from '#platform/server/database/ask-page.ts'
import { hasCode, searchedText } from '#platform/server/database/searched-text.ts'
import type { InputOf } from '#core/endpoint.ts'
import type { StockContract, StockMovement } from '../contract.ts'

type Wanted = {
  readonly sku: string
  readonly name: string
  readonly qty: number
  readonly back_in_stock: number
  readonly price_drop: number
}
type Asked = { readonly q?: string | undefined; readonly from?: number | undefined; readonly size?: number | undefined }
type MovementsAsked = InputOf<StockContract['GET /api/manage/stock/movements']>['query']

/** A page of movements, the latest first unless asked otherwise, and how many there are. */
export const listMovements = async (
  db: Db,
  { q, sort = 'created_at:desc', from = 0, size = 50 }: MovementsAsked,
): Promise<{ items: StockMovement[]; total: number }> => {
  const text = searchedText(q)
  const all = db.selectFrom('stock_movement').innerJoin('product', 'product.id', 'stock_movement.product_id')
  const found = text ? all.where(hasCode('product.sku', text)) : all
  const { total } = await found.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow()
  const [column, direction] = sort.split(':') as [keyof typeof sortColumns, 'asc' | 'desc']
  const rows = await found
    .select(['stock_movement.id', 'product.sku', 'delta', 'reason', 'order_id', 'stock_movement.created_at'])
    .select(canUndo.as('can_undo'))
    .orderBy(sortColumns[column], direction)
    .orderBy('stock_movement.id', 'desc')
    .offset(from)
    .limit(size)
    .execute()
  return { items: rows.map(toMovement), total }
}

const sortColumns = {
  created_at: 'stock_movement.created_at',
  sku: 'product.sku',
  delta: 'stock_movement.delta',
} as const

/** One movement by its id. */
export const findMovement = async (db: Db, id: number): Promise<StockMovement | undefined> => {
  const row = await db
    .selectFrom('stock_movement')
    .innerJoin('product', 'product.id', 'stock_movement.product_id')
    .select(['stock_movement.id', 'product.sku', 'delta', 'reason', 'order_id', 'stock_movement.created_at'])
    .select(canUndo.as('can_undo'))
    .where('stock_movement.id', '=', id)
    .executeTakeFirst()
  return row && toMovement(row)
}

const canUndo = sql<boolean>`stock_movement.order_id is null and stock_movement.undoes is null and stock_movement.delta <> 0
  and not exists (select 1 from stock_movement later where later.undoes = stock_movement.id)`

const toMovement = ({ created_at, ...row }: Omit<StockMovement, 'created_at'> & { readonly created_at: Date }) => ({
  ...row,
  created_at: created_at.toISOString(),
})

/** How many wait for each product to come back or to become cheaper; those that most wait for first. */
export const countRequests = async (
  db: Db,
  { from = 0, size = 50 }: Asked,
  language: Language,
): Promise<{ items: Wanted[]; total: number }> => {
  const { rows, total } = await askPage({ from, size }, (place) =>
    sql<Wanted & { total: number }>`
    select p.sku, coalesce(p.name ->> ${language}, p.name ->> 'en', p.sku) as name, coalesce(max(s.qty), 0)::integer as qty,
      (count(*) filter (where r.kind = 'back_in_stock'))::integer as back_in_stock,
      (count(*) filter (where r.kind = 'price_drop'))::integer as price_drop, (count(*) over ())::integer as total
    from stock_request r join product p on p.id = r.product_id left join stock s on s.product_id = p.id
    where r.notified_at is null group by p.id order by count(*) desc, p.sku offset ${place.from} limit ${place.size}`.execute(
      db,
    ),
  )
  return { items: rows.map(({ total: _total, ...row }) => row), total }
}
