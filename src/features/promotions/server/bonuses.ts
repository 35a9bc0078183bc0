import { sql } from 'kysely'
import { money, negate, subtract, zero } from '#core/money.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Money } from '#core/money.ts'
import type { CurrencyCode } from '#features/stores/rules/store-view.ts'
import type { Db } from '#platform/server/context.ts'
import type { BonusReason } from '#platform/server/tables/bonuses.ts'
import { costOf, worthOf } from '../rules.ts'

/** Minor units of the account's currency. `key` names what happens once: a second entry of it is none. */
export type BonusEntry = {
  readonly customerId: number
  readonly amount: Money
  readonly reason: BonusReason
  readonly orderId: string | undefined
  readonly key: string
  readonly now: Date
  /** Why it was written by hand. */
  readonly note?: string
}

export type BonusBalance = { readonly balance: Money; readonly currency: CurrencyCode }

/** What a customer has; nothing in `currency` where there is no account yet. */
export const findBonusBalance = async (db: Db, customerId: number, currency: CurrencyCode): Promise<BonusBalance> => {
  const row = await db.selectFrom('bonus_account').selectAll().where('customer_id', '=', customerId).executeTakeFirst()
  return row ? { balance: money(row.balance), currency: row.currency as CurrencyCode } : { balance: zero, currency }
}

/** Takes `amount` from a balance that holds it; false where it does not, or where it was taken before. */
export const spendBonuses = async (db: Db, entry: Omit<BonusEntry, 'reason'>): Promise<boolean> => {
  const account = await lockAccount(db, entry.customerId)
  if (account === undefined || account < entry.amount) return false
  const spent: BonusEntry = { ...entry, amount: negate(entry.amount), reason: 'spent' }
  return (await insertEntry(db, spent)) && moveBalance(db, spent)
}

/** Adds an entry, or takes back what was earned (then `amount` is negative); false where it was written before. */
export const addBonuses = async (db: Db, entry: BonusEntry, currency: CurrencyCode): Promise<boolean> => {
  if (entry.amount === 0) return false
  await sql`
    insert into bonus_account (customer_id, currency) values (${entry.customerId}, ${currency})
    on conflict do nothing`.execute(db)
  await lockAccount(db, entry.customerId)
  return (await insertEntry(db, entry)) && moveBalance(db, entry)
}

type Correction = Pick<BonusEntry, 'customerId' | 'amount' | 'key' | 'now'> & { readonly note: string }

/**
 * Adds bonuses by hand, or takes them (then `amount` is negative), never more than there are. The same again under its key changes
 * nothing and is false; another under that key is refused.
 */
export const correctBonuses = async (
  db: Db,
  entry: Correction,
  currency: CurrencyCode,
): Promise<Result<boolean, 'BONUSES_TOO_FEW' | 'BONUS_ENTRY_KNOWN'>> => {
  const { customerId, amount, key, note } = entry
  const balance = (await lockAccount(db, customerId)) ?? 0
  const known = await db.selectFrom('bonus_entry').selectAll().where('key', '=', key).executeTakeFirst()
  if (known) {
    const isSame = known.customer_id === customerId && known.amount === amount && known.note === note
    return isSame ? ok(false) : refuse('BONUS_ENTRY_KNOWN')
  }
  if (amount < 0 && balance + amount < 0) return refuse('BONUSES_TOO_FEW')
  return ok(await addBonuses(db, { ...entry, reason: 'correction', orderId: undefined }, currency))
}

/** The balance, which nobody else moves until the transaction ends. */
const lockAccount = async (db: Db, customerId: number): Promise<number | undefined> => {
  const { rows } = await sql<{ balance: number }>`
    select balance from bonus_account where customer_id = ${customerId} for update`.execute(db)
  return rows[0]?.balance
}

const moveBalance = async (db: Db, { customerId, amount }: BonusEntry): Promise<true> => {
  await sql`update bonus_account set balance = balance + ${amount} where customer_id = ${customerId}`.execute(db)
  return true
}

const insertEntry = async (db: Db, entry: BonusEntry): Promise<boolean> => {
  const row = await db
    .insertInto('bonus_entry')
    .values({
      customer_id: entry.customerId,
      amount: entry.amount,
      reason: entry.reason,
      order_id: entry.orderId ?? null,
      key: entry.key,
      note: entry.note ?? null,
      created_at: entry.now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

type Moved = { readonly entries: number; readonly outstanding: Money }

/** How often an order took bonuses or gave them back, and what it holds of them now. */
const movedBy = async (db: Db, orderId: string): Promise<Moved> => {
  const { rows } = await sql<{ entries: number; outstanding: number }>`
    select count(*)::integer as entries, coalesce(-sum(amount), 0)::bigint as outstanding
    from bonus_entry where order_id = ${orderId} and reason in ('spent', 'given_back')`.execute(db)
  return { entries: rows[0]?.entries ?? 0, outstanding: money(rows[0]?.outstanding ?? 0) }
}

/** Bonuses that pay for an order, or that it earned: in minor units of the order's currency. */
export type OrderBonuses = {
  readonly customerId: number
  readonly orderId: string
  readonly amount: Money
  readonly currency: CurrencyCode
  readonly now: Date
}

/** Pays for an order; false where the balance does not hold it any more. `rates` are of one dollar. */
export const spendOnOrder = async (
  db: Db,
  { customerId, orderId, amount, currency, now }: OrderBonuses,
  rates: Readonly<Record<CurrencyCode, number>>,
  accountCurrency: CurrencyCode,
): Promise<boolean> => {
  const { currency: kept } = await findBonusBalance(db, customerId, accountCurrency)
  const cost = costOf(amount, rates[currency], rates[kept])
  const { entries } = await movedBy(db, orderId)
  return spendBonuses(db, { customerId, amount: cost, orderId, key: `${orderId}:spent:${entries}`, now })
}

/** What an order keeps of its goods; all of it goes back where nothing is said. */
export type Kept = { readonly part: number; readonly whole: number }
const nothing: Kept = { part: 0, whole: 1 }

type OfOrder = Pick<OrderBonuses, 'customerId' | 'orderId' | 'now'> & { readonly kept?: Kept }

/** What stays of bonuses with a share of the goods: whole minor units, and never more than that share. */
export const staysOf = (amount: Money, { part, whole }: Kept): Money =>
  whole <= 0 ? zero : money(Number((BigInt(amount) * BigInt(part)) / BigInt(whole)))

/**
 * Gives back exactly what an order took, whatever the rates are by now, or that part of it whose goods came back. Repeated without
 * a share it gives nothing.
 */
export const giveBackOfOrder = async (
  db: Db,
  { customerId, orderId, now, kept = nothing }: OfOrder,
  accountCurrency: CurrencyCode,
): Promise<void> => {
  await lockAccount(db, customerId)
  const { entries, outstanding } = await movedBy(db, orderId)
  if (outstanding <= 0) return
  const key = `${orderId}:given_back:${entries}`
  const amount = subtract(outstanding, staysOf(outstanding, kept))
  await addBonuses(db, { customerId, amount, reason: 'given_back', orderId, key, now }, accountCurrency)
}

/** Credits what an order earned, once. */
export const earnOnOrder = async (
  db: Db,
  { customerId, orderId, amount, currency, now }: OrderBonuses,
  rates: Readonly<Record<CurrencyCode, number>>,
  accountCurrency: CurrencyCode,
): Promise<void> => {
  const { currency: kept } = await findBonusBalance(db, customerId, accountCurrency)
  const worth = worthOf(amount, rates[kept], rates[currency])
  const entry = { customerId, amount: worth, reason: 'cashback', orderId, key: `${orderId}:cashback`, now } as const
  await addBonuses(db, entry, accountCurrency)
}

/** Takes back what an order earned, or that part of it whose goods came back; the balance may fall below zero. */
export const takeBackEarned = async (
  db: Db,
  { customerId, orderId, now, kept = nothing }: OfOrder,
  accountCurrency: CurrencyCode,
): Promise<void> => {
  await lockAccount(db, customerId)
  const { rows } = await sql<{ entries: number; earned: number }>`
    select count(*)::integer as entries, coalesce(sum(amount), 0)::bigint as earned
    from bonus_entry where order_id = ${orderId} and reason in ('cashback', 'cashback_taken_back')`.execute(db)
  const earned = money(rows[0]?.earned ?? 0)
  if (earned <= 0) return
  const key = `${orderId}:cashback_taken_back:${rows[0]?.entries ?? 0}`
  const amount = subtract(staysOf(earned, kept), earned)
  await addBonuses(db, { customerId, amount, reason: 'cashback_taken_back', orderId, key, now }, accountCurrency)
}

export type StoredBonusEntry = {
  readonly id: number
  readonly amount: number
  readonly reason: BonusReason
  readonly order_id: string | null
  readonly note: string | null
  readonly created_at: Date
}

/** A customer's entries, the latest first. */
export const listBonusEntries = async (
  db: Db,
  customerId: number,
  { from, size }: { readonly from: number; readonly size: number },
): Promise<StoredBonusEntry[]> =>
  db
    .selectFrom('bonus_entry')
    .select(['id', 'amount', 'reason', 'order_id', 'note', 'created_at'])
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .offset(from)
    .limit(size)
    .execute()

/** How many entries the ledger of a customer has. */
export const countBonusEntries = async (db: Db, customerId: number): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from bonus_entry where customer_id = ${customerId}`.execute(db)
  return rows[0]?.total ?? 0
}
