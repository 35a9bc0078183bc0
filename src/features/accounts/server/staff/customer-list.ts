import { sql } from 'kysely'
import type { Static } from 'typebox'
import { money, toMajor } from '#core/money.ts'
import type { Db } from '#platform/server/context.ts'
import { containing, containingPhone, searchedText } from '#platform/server/database/searched-text.ts'
import type { customerFilterSchema } from '../../rules/customer-calls.ts'
import { writePhone } from '../phones.ts'

type CustomerFilter = Static<typeof customerFilterSchema>

const usualSize = 50
const name = sql<string>`trim(customer.firstname || ' ' || customer.lastname)`
const columns = { id: sql`customer.id`, created_at: sql`customer.created_at`, name: sql`lower(${name})` }

/** A page of customers, those who left not among them, and how many there are. */
export const listCustomers = async (
  db: Db,
  { q, role, sort = 'created_at:desc', from = 0, size = usualSize }: CustomerFilter,
  currency: string,
) => {
  const text = searchedText(q)
  const phone = containingPhone(text)
  let found = db
    .selectFrom('customer')
    .leftJoin('bonus_account', 'bonus_account.customer_id', 'customer.id')
    .where('customer.deleted_at', 'is', null)
  if (text)
    found = found.where((where) =>
      where.or([
        where(name, 'ilike', containing(text)),
        where('customer.email', 'ilike', containing(text)),
        ...(phone ? [where('customer.phone', 'like', phone)] : []),
        ...(/^\d{1,9}$/.test(text) ? [where('customer.id', '=', Number(text))] : []),
      ]),
    )
  if (role === 'none') found = found.where(sql<boolean>`customer.roles = '{}'`)
  else if (role) found = found.where(sql<boolean>`${role} = any(customer.roles)`)
  const { total } = await found.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow()
  const [by, direction] = sort.split(':') as [keyof typeof columns | 'balance', 'asc' | 'desc']
  const rows = await found
    .select([
      'customer.id',
      'customer.email',
      'customer.phone',
      'customer.roles',
      'customer.created_at',
      'bonus_account.currency',
      name.as('name'),
      sql<number>`coalesce(bonus_account.balance, 0)`.as('balance'),
      sql<number>`(select count(*)::integer from shop_order where shop_order.customer_id = customer.id)`.as('orders'),
    ])
    .orderBy(by === 'balance' ? sql`coalesce(bonus_account.balance, 0)` : columns[by], direction)
    .orderBy('customer.id')
    .offset(from)
    .limit(size)
    .execute()
  const items = rows.map((row) => ({
    ...row,
    phone: row.phone && writePhone(`+${row.phone}`),
    created_at: row.created_at.toISOString(),
    balance: toMajor(money(row.balance)),
    currency: row.currency ?? currency,
  }))
  return { items, total }
}

/** The latest orders of a customer and how many there are. */
export const latestOrdersOf = async (db: Db, customerId: number) => {
  const mine = db.selectFrom('shop_order').where('customer_id', '=', customerId)
  const { total } = await mine.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow()
  const rows = await mine
    .select(['id', 'number', 'created_at', 'stage', 'is_canceled', 'grand_total', 'currency'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(10)
    .execute()
  const items = rows.map(({ is_canceled: canceled, grand_total, created_at, ...row }) => ({
    ...row,
    canceled,
    created_at: created_at.toISOString(),
    grand_total: toMajor(money(grand_total)),
  }))
  return { items, total }
}
