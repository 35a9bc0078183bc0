import { randomUUID } from 'node:crypto'
import { money } from '#core/money.ts'
import { ok } from '#core/result.ts'
import { addBonuses, findBonusBalance, spendBonuses } from '#features/promotions/server/bonuses.ts'
import type { Db } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/transaction.ts'
import { orderBody, sell } from '#test/support/sales.ts'
import { openArena } from './support/arena.ts'
import type { Arena } from './support/arena.ts'
import { createAsker, outcomeOf } from './support/asking.ts'
import type { Asker } from './support/asking.ts'
import { inParallel, tally } from './support/crowd.ts'
import { mustBe } from './support/fault.ts'
import type { FaultRun } from './support/fault.ts'
import { checkHistory, readStart } from './support/history.ts'
import { createRandom } from './support/random.ts'
import type { Random } from './support/random.ts'

/** C5 and C6 of the goals: the last use of a coupon, and one balance of bonuses that many spend at once. */
export const run = async ({ say, full, open = openArena }: FaultRun): Promise<void> => {
  const arena = await open()
  const asker = createAsker(arena.url)
  try {
    await spendCouponOnce(arena, asker, say, full ? 500 : 40)
    await playSchedules(arena, say, full ? { runs: 1000, moves: 14 } : { runs: 8, moves: 10 })
    await spendAtOnce(arena, say, full ? 500 : 30)
  } finally {
    asker.close()
    await arena.close()
  }
}

const spendCouponOnce = async (
  { db, pool }: Arena,
  asker: Asker,
  say: FaultRun['say'],
  orders: number,
): Promise<void> => {
  await sell(db, { sku: 'C5', price: 20, stock: 100_000 })
  await db
    .insertInto('coupon')
    .values({ code: 'C5', type: 'fixed', value: 500, date_end: null, use_limit: 1 })
    .execute()
  const start = await readStart(pool)
  const replies = await inParallel(orders, orders, () =>
    asker.post('/api/order', orderBody(randomUUID(), 'C5', { coupon: 'C5' })),
  )
  const outcomes = tally(replies.map(outcomeOf))
  say(`C5: ${orders} orders with a coupon for one: ${JSON.stringify(outcomes)}`)
  mustBe('C5 outcomes', outcomes, { '200': 1, '409 COUPON_USED': orders - 1 })
  const row = await db.selectFrom('coupon').select('used').where('code', '=', 'C5').executeTakeFirstOrThrow()
  mustBe('C5 uses', row.used, 1)
  await checkHistory(pool, start)
}

const makeCustomer = async (db: Db): Promise<number> => {
  const now = new Date()
  const { id } = await db
    .insertInto('customer')
    .values({ email: `${randomUUID()}@mail.example`, store_code: 'en', created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const balanceOf = async (db: Db, customer: number): Promise<number> =>
  (await findBonusBalance(db, customer, 'USD')).balance

type Move = { readonly kind: 'spend' | 'award'; readonly amount: number; readonly key: string }

/** What the ledger makes of a move: true where it was written. */
const make = async (db: Db, customer: number, { kind, amount, key }: Move): Promise<boolean> => {
  const entry = { customerId: customer, amount: money(amount), orderId: undefined, key, now: new Date() }
  const { value } = await inTransaction(db, async (trx) =>
    ok(kind === 'spend' ? await spendBonuses(trx, entry) : await addBonuses(trx, { ...entry, reason: 'award' }, 'USD')),
  )
  return value
}

/** Spends and awards, one in four of them sent a second time. */
const makeMoves = (random: Random, count: number): Move[] => {
  const moves: Move[] = Array.from({ length: count }, () => ({
    kind: random.below(3) === 0 ? 'award' : 'spend',
    amount: random.between(1, 400),
    key: randomUUID(),
  }))
  return random.shuffled([...moves, ...moves.filter(() => random.below(4) === 0)])
}

type Schedules = { readonly runs: number; readonly moves: number }

const playSchedules = async ({ db, pool }: Arena, say: FaultRun['say'], { runs, moves }: Schedules): Promise<void> => {
  const random = createRandom(99)
  const plans = Array.from({ length: runs }, () => makeMoves(random, moves))
  const wrong = await inParallel(runs, 2, async (index) => {
    const customer = await makeCustomer(db)
    await make(db, customer, { kind: 'award', amount: 500, key: randomUUID() })
    const plan = plans[index] ?? []
    const written = await Promise.all(plan.map((move) => make(db, customer, move)))
    const kept = plan.filter((_, at) => written[at])
    const sum = kept.reduce((all, { kind, amount }) => all + (kind === 'spend' ? -amount : amount), 500)
    const balance = await balanceOf(db, customer)
    const isTwice = new Set(kept.map(({ key }) => key)).size !== kept.length
    return balance < 0 || balance !== sum || isTwice ? [{ index, balance, sum, isTwice }] : []
  })
  say(`C6: ${runs} random schedules of ${moves} moves and their repeats, ${wrong.flat().length} of them wrong`)
  mustBe('C6 schedules that came out wrong', wrong.flat(), [])
  await checkHistory(pool, await readStart(pool))
}

const spendAtOnce = async ({ db }: Arena, say: FaultRun['say'], spends: number): Promise<void> => {
  const customer = await makeCustomer(db)
  await make(db, customer, { kind: 'award', amount: 1050, key: randomUUID() })
  const written = await inParallel(spends, spends, () =>
    make(db, customer, { kind: 'spend', amount: 100, key: randomUUID() }),
  )
  const done = written.filter(Boolean).length
  say(`C6: ${spends} spends of 100 from 1,050 at once: ${done} done, ${await balanceOf(db, customer)} left`)
  mustBe('C6 spends done', done, 10)
  mustBe('C6 balance left', await balanceOf(db, customer), 50)
}
