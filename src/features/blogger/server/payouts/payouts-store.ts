import { sql } from 'kysely'
import { money, toMajor } from '#core/money.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Db } from '#platform/server/context.ts'
import { askPage } from '#platform/server/database/ask-page.ts'
import { uploadPath } from '#platform/server/uploads/upload-files.ts'
import type { ManagedPayout } from '../../contract.ts'
import { listSize } from '../../rules/limits.ts'
import type { PayoutStatus } from '../../rules/limits.ts'
import { isDocument } from './payout-document.ts'
import { payoutFiles } from './payout-link.ts'

export type PayoutsAsked = {
  readonly ids?: readonly number[]
  readonly customerId?: number | undefined
  readonly status?: PayoutStatus | undefined
  readonly from?: number
  readonly size?: number
}

type Row = {
  readonly id: number
  readonly customer_id: number
  readonly currency: string
  readonly profit: number
  readonly bonus: number
  readonly status: PayoutStatus
  readonly note: string | null
  readonly attachment: string | null
  readonly created_at: Date
  readonly decided_at: Date | null
  readonly name: string | null
  readonly contact: string | null
  readonly orders: number
  readonly total: number
}

/** Orders that a document names at most. */
const mostLines = 10_000

export const payoutNumbersFrom = 100_000

/** How a payout is called in its document. */
export const payoutNumber = (id: number): string => `P${payoutNumbersFrom + id}`

const attachmentPath = (id: number, name: string): string =>
  isDocument(name) ? `/api/blogger/payouts/${id}/attachment.pdf` : uploadPath(name)

/** Payouts with whom they go to, the latest first, amounts in major units; and how many there are. */
export const listPayouts = async (
  db: Db,
  { ids, customerId, status, from = 0, size = listSize }: PayoutsAsked,
): Promise<{ items: ManagedPayout[]; total: number }> => {
  const wanted = ids ? sql`${[...ids]}::integer[]` : sql`null::integer[]`
  const { rows, total } = await askPage({ from, size }, (place) =>
    sql<Row>`
    select p.id, p.customer_id, p.currency, p.profit, p.bonus, p.status, p.note, p.attachment, p.created_at, p.decided_at,
      nullif(trim(concat_ws(' ', c.firstname, c.lastname)), '') as name, coalesce(c.email, c.phone) as contact,
      (select count(*) from blogger_payout_order l where l.payout_id = p.id)::integer as orders, count(*) over ()::integer as total
    from blogger_payout p left join customer c on c.id = p.customer_id
    where (${wanted} is null or p.id = any(${wanted}))
      and (${customerId ?? null}::integer is null or p.customer_id = ${customerId ?? null}::integer)
      and (${status ?? null}::text is null or p.status = ${status ?? null}::text)
    order by p.id desc offset ${place.from} limit ${place.size}`.execute(db),
  )
  const fileOf = await payoutFiles(db)
  const items = rows.map((row): ManagedPayout => ({
    id: row.id,
    number: payoutNumber(row.id),
    currency: row.currency,
    amount: toMajor(money(row.profit + row.bonus)),
    profit: toMajor(money(row.profit)),
    bonus: toMajor(money(row.bonus)),
    status: row.status,
    orders: row.orders,
    note: row.note,
    created_at: row.created_at.toISOString(),
    approved_at: row.status === 'approved' ? (row.decided_at?.toISOString() ?? null) : null,
    file: fileOf(row.id),
    attachment: row.attachment === null ? null : attachmentPath(row.id, row.attachment),
    blogger: { id: row.customer_id, name: row.name ?? row.contact ?? '', contact: row.contact ?? '' },
  }))
  return { items, total }
}

export type NewPayout = {
  readonly customerId: number
  readonly currency: string
  readonly note: string | undefined
  /** What was confirmed later than so many days ago waits for a payout after this one. */
  readonly holdDays: number
  readonly by: number
  readonly now: Date
}

/** What a payout paid for an order when it was made, in major units; below zero where it takes back what one before it had paid. */
export type PayoutLine = {
  readonly number: string
  readonly date: string
  readonly profit: number
  readonly bonus: number
}

/** The orders of a payout, the latest first, 10,000 at most; amounts in major units. */
export const listPayoutLines = async (db: Db, id: number): Promise<PayoutLine[]> => {
  const rows = await db
    .selectFrom('blogger_payout_order as line')
    .innerJoin('shop_order', 'shop_order.id', 'line.order_id')
    .select(['shop_order.number', 'shop_order.created_at', 'line.profit', 'line.bonus'])
    .where('line.payout_id', '=', id)
    .orderBy('shop_order.created_at', 'desc')
    .orderBy('shop_order.number', 'desc')
    .limit(mostLines)
    .execute()
  return rows.map(({ number, created_at, profit, bonus }) => ({
    number,
    date: created_at.toISOString(),
    profit: toMajor(money(profit)),
    bonus: toMajor(money(bonus)),
  }))
}

/** Payouts of a blogger are made and decided one after the other: what one takes the next one sees. */
const lockBooks = async (trx: Db, customerId: number): Promise<void> => {
  await sql`select from customer where id = ${customerId} for no key update`.execute(trx)
}

/**
 * Makes a payout of all that is confirmed, not held back and not paid out, with what it pays for each order: in one statement, so that its amount and
 * its orders are of the same moment. Answers its id; NOTHING_TO_PAY where that is nothing or less, PAYOUT_OPEN beside one that is not
 * decided. Until the caller's transaction ends the books are held.
 */
export const makePayout = async (
  db: Db,
  { customerId, currency, note, holdDays, by, now }: NewPayout,
): Promise<Result<number, 'NOTHING_TO_PAY' | 'PAYOUT_OPEN'>> => {
  await lockBooks(db, customerId)
  const { rows } = await sql<{ due: number; id: number | null }>`
    with due as (
      select order_id, sum(profit)::bigint as profit, sum(bonus)::bigint as bonus from (
        select order_id, profit, bonus, created_at from royalty_entry
        where customer_id = ${customerId} and currency = ${currency} and pot = 'active' and order_id is not null
        union all
        select l.order_id, -l.profit, -l.bonus, p.created_at from blogger_payout_order l join blogger_payout p on p.id = l.payout_id
        where p.customer_id = ${customerId} and p.currency = ${currency} and p.status = 'approved') moved
      group by order_id having (sum(profit) <> 0 or sum(bonus) <> 0)
        and (min(created_at) <= ${now}::timestamptz - make_interval(days => ${holdDays}::integer) or sum(profit + bonus) < 0)
    ), whole as (
      select coalesce(sum(profit), 0)::bigint as profit, coalesce(sum(bonus), 0)::bigint as bonus from due
    ), made as (
      insert into blogger_payout (customer_id, currency, profit, bonus, note, created_by, created_at)
      select ${customerId}::integer, ${currency}::text, profit, bonus, ${note?.trim() || null}::text, ${by}::integer,
        ${now}::timestamptz
      from whole where profit + bonus > 0
      on conflict (customer_id, currency) where status = 'open' do nothing returning id
    ), covered as (
      insert into blogger_payout_order (payout_id, order_id, profit, bonus)
      select made.id, due.order_id, due.profit, due.bonus from made, due
    ), linked as (
      update royalty r set payout_id = made.id from made, due where r.order_id = due.order_id and r.payout_id is null
    )
    select (profit + bonus)::bigint as due, (select id from made) as id from whole`.execute(db)
  const [made] = rows
  if (!made || made.due <= 0) return refuse('NOTHING_TO_PAY')
  return made.id === null ? refuse('PAYOUT_OPEN') : ok(made.id)
}

export type Deciding = { readonly action: 'approve' | 'cancel'; readonly by: number; readonly now: Date }

/** Approves a payout, which moves its amount, or cancels it, which frees its orders. A repeat changes nothing. */
export const decidePayout = async (
  db: Db,
  id: number,
  { action, by, now }: Deciding,
): Promise<Result<true, 'NOT_FOUND' | 'PAYOUT_CLOSED'>> => {
  const of = await db.selectFrom('blogger_payout').select('customer_id').where('id', '=', id).executeTakeFirst()
  if (of) await lockBooks(db, of.customer_id)
  const payout = await db.selectFrom('blogger_payout').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!payout) return refuse('NOT_FOUND')
  const status = action === 'approve' ? 'approved' : 'canceled'
  if (payout.status === status) return ok(true)
  if (payout.status !== 'open') return refuse('PAYOUT_CLOSED')
  await db.updateTable('blogger_payout').set({ status, decided_by: by, decided_at: now }).where('id', '=', id).execute()
  if (status === 'canceled') {
    await db.updateTable('royalty').set({ payout_id: null }).where('payout_id', '=', id).execute()
    return ok(true)
  }
  const { customer_id, currency, profit, bonus } = payout
  const moved = { customer_id, currency, reason: 'payout', payout_id: id, created_at: now }
  await db
    .insertInto('royalty_entry')
    .values([
      { ...moved, pot: 'active', profit: profit === 0 ? 0 : -profit, bonus: bonus === 0 ? 0 : -bonus },
      { ...moved, pot: 'paid', profit, bonus },
    ])
    .execute()
  return ok(true)
}

/**
 * Puts a document or a picture to a payout; answers the name of the one it takes the place of. What is cancelled takes none, and what was approved
 * with one keeps it.
 */
export const attachDocument = async (
  db: Db,
  id: number,
  { name, bytes, now }: { readonly name: string; readonly bytes: number; readonly now: Date },
): Promise<Result<string | null, 'NOT_FOUND' | 'PAYOUT_CLOSED'>> => {
  const payout = await db
    .selectFrom('blogger_payout')
    .select(['status', 'attachment'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!payout) return refuse('NOT_FOUND')
  if (payout.status === 'canceled' || (payout.status === 'approved' && payout.attachment !== null))
    return refuse('PAYOUT_CLOSED')
  await db.insertInto('upload').values({ name, bytes, created_at: now }).execute()
  await db.updateTable('blogger_payout').set({ attachment: name }).where('id', '=', id).execute()
  if (payout.attachment !== null) await db.deleteFrom('upload').where('name', '=', payout.attachment).execute()
  return ok(payout.attachment)
}

/** Whose a payout is, and the name of what was put to it. */
export const findAttachment = async (
  db: Db,
  id: number,
): Promise<{ readonly customer_id: number; readonly attachment: string | null } | undefined> =>
  db.selectFrom('blogger_payout').select(['customer_id', 'attachment']).where('id', '=', id).executeTakeFirst()
