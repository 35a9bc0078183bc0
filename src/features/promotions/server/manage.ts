import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { isChangedSince } from '#core/changed-since.ts'
import { fromMajor, money, toMajor } from '#core/money.ts'
import { ok, refuse } from '#core/result.ts'
import type { InputOf } from '#core/endpoint.ts'
import type { Result } from '#core/result.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Db } from '#platform/server/context.ts'
import type { Mount } from '#platform/server/http.ts'
import { containing, searchedText, withoutNul } from '#platform/server/database/searched-text.ts'
import type { Tables } from '#platform/server/tables.ts'
import { promotionsContract } from '../contract.ts'
import type { ManagedCoupon, PromotionsContract } from '../contract.ts'
import { toCouponCode } from '../rules.ts'

/** Mounts the calls by which managers look after coupons. */
export const promotionsRoutes = (mount: Mount<StoreView>): void =>
  mount.mount(promotionsContract, {
    'GET /api/manage/coupons': async ({ query }, { db }) => ok(await listCoupons(db, query)),
    'POST /api/manage/coupons': ({ body }, { db }) => addCoupon(db, body),
    'GET /api/manage/coupons/:code': ({ params }, { db }) => oneCoupon(db, params.code),
    'POST /api/manage/coupons/:code': ({ params, body }, { db }) => changeCoupon(db, params.code, body),
  })

const toManaged = (row: Selectable<Tables['coupon']>): ManagedCoupon => ({
  code: row.code,
  type: row.type,
  value: row.type === 'percent' ? row.value : toMajor(money(row.value)),
  active: row.is_active,
  date_end: row.date_end?.toISOString() ?? null,
  free_delivery: row.free_delivery,
  use_limit: row.use_limit,
  used: row.used,
})

const listCoupons = async (
  db: Db,
  {
    q,
    active,
    sort = 'code:asc',
    from = 0,
    size = 50,
  }: InputOf<PromotionsContract['GET /api/manage/coupons']>['query'],
): Promise<{ items: ManagedCoupon[]; total: number }> => {
  const text = searchedText(q)
  let found = db.selectFrom('coupon')
  if (text) found = found.where('code', 'ilike', containing(text))
  if (active !== undefined) found = found.where('is_active', '=', active)
  const { total } = await found.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow()
  const [column, direction] = sort.split(':') as ['code' | 'used' | 'date_end', 'asc' | 'desc']
  const rows = await found.selectAll().orderBy(column, direction).orderBy('code').offset(from).limit(size).execute()
  return { items: rows.map(toManaged), total }
}

const addCoupon = async (
  db: Db,
  body: InputOf<PromotionsContract['POST /api/manage/coupons']>['body'],
): Promise<Result<ManagedCoupon, 'COUPON_EXISTS' | 'INVALID_INPUT'>> => {
  const { type, value } = body
  if (isOdd(type, value)) return refuse('INVALID_INPUT', { fields: { value: 'INVALID' } })
  const row = await db
    .insertInto('coupon')
    .values({
      code: toCouponCode(body.code),
      type,
      value: toKept(type, value),
      date_end: body.date_end ?? null,
      free_delivery: body.free_delivery ?? false,
      use_limit: body.use_limit ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ? ok(toManaged(row)) : refuse('COUPON_EXISTS')
}

/** Percent is whole, and never more than all of it. */
const isOdd = (type: ManagedCoupon['type'], value: number): boolean =>
  type === 'percent' && (value > 100 || !Number.isInteger(value))

/** Whole percent, or minor units. */
const toKept = (type: ManagedCoupon['type'], value: number): number => (type === 'percent' ? value : fromMajor(value))

const keyOf = (code: string): string => toCouponCode(withoutNul(code))

const oneCoupon = async (db: Db, code: string): Promise<Result<ManagedCoupon, 'COUPON_NOT_FOUND'>> => {
  const row = await db.selectFrom('coupon').selectAll().where('code', '=', keyOf(code)).executeTakeFirst()
  return row ? ok(toManaged(row)) : refuse('COUPON_NOT_FOUND')
}

type Change = InputOf<PromotionsContract['POST /api/manage/coupons/:code']>['body']

const changeable = ['active', 'value', 'date_end', 'free_delivery', 'use_limit'] as const

const changeCoupon = async (
  db: Db,
  code: string,
  change: Change,
): Promise<Result<ManagedCoupon, 'COUPON_NOT_FOUND' | 'INVALID_INPUT' | 'COUPON_CHANGED'>> => {
  const { active, value, date_end, free_delivery, use_limit } = change
  const key = keyOf(code)
  const known = await db.selectFrom('coupon').selectAll().where('code', '=', key).forUpdate().executeTakeFirst()
  if (!known) return refuse('COUPON_NOT_FOUND')
  const coupon = toManaged(known)
  if (isChangedSince(changeable, { known: coupon, next: change, seen: change.seen }))
    return refuse('COUPON_CHANGED', { coupon })
  // what was used cannot be taken back
  if (typeof use_limit === 'number' && use_limit < known.used)
    return refuse('INVALID_INPUT', { fields: { use_limit: 'INVALID' } })
  if (value !== undefined && isOdd(known.type, value)) return refuse('INVALID_INPUT', { fields: { value: 'INVALID' } })
  const set = {
    ...(active === undefined ? {} : { is_active: active }),
    ...(value === undefined ? {} : { value: toKept(known.type, value) }),
    ...(date_end === undefined ? {} : { date_end }),
    ...(free_delivery === undefined ? {} : { free_delivery }),
    ...(use_limit === undefined ? {} : { use_limit }),
  }
  // fields that nobody knows change nothing
  if (Object.keys(set).length === 0) return ok(toManaged(known))
  const row = await db.updateTable('coupon').set(set).where('code', '=', key).returningAll().executeTakeFirstOrThrow()
  return ok(toManaged(row))
}
