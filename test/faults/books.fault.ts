import { randomUUID } from 'node:crypto'
import { openSession } from '#features/accounts/server/sessions/sessions.ts'
import type { WireBalance } from '#features/blogger/contract.ts'
import type { Db, Role } from '#platform/server/context.ts'
import { countBooks } from '#test/support/count-books.ts'
import { multipart } from '#test/support/multipart.ts'
import { orderBody, sell } from '#test/support/sales.ts'
import { openArena } from './support/arena.ts'
import type { Arena } from './support/arena.ts'
import { createAsker } from './support/asking.ts'
import type { Asker } from './support/asking.ts'
import { inParallel, tally } from './support/crowd.ts'
import { mustBe } from './support/fault.ts'
import type { FaultRun } from './support/fault.ts'
import { createRandom } from './support/random.ts'
import type { Random } from './support/random.ts'

/** Bloggers' balances are what orders, returned pieces and approved payouts alone say, whatever staff do, twice too. */
export const run = async ({ say, full, open = () => openArena({ RATE_LIMIT: '0' }) }: FaultRun): Promise<void> => {
  const arena = await open()
  const asker = createAsker(arena.url)
  const histories = full ? 300 : 4
  const steps = full ? 25 : 12
  try {
    for (const [sku, price] of prices) await sell(arena.db, { sku, price, stock: 1_000_000 })
    await arena.db
      .insertInto('coupon')
      .values({ code: 'BOOKS', type: 'percent', value: 15, date_end: null, use_limit: null })
      .execute()
    const done = await inParallel(histories, 4, (index) => live(arena, asker, createRandom(index + 1), steps))
    say(`books: ${histories} histories of ${steps} steps: ${JSON.stringify(tally(done.flatMap(({ told }) => told)))}`)
    const wrong = done.flatMap(({ shown, counted }) => (shown === counted ? [] : [{ shown, counted }]))
    say(`books: balances that another count does not come to: ${wrong.length}`)
    mustBe('balances that came out wrong', wrong, [])
  } finally {
    asker.close()
    await arena.close()
  }
}

const prices = [
  ['BOOK-A', 19.99],
  ['BOOK-B', 7.35],
  ['BOOK-C', 120],
] as const

const addPerson = async (db: Db, role: Role) => {
  const now = new Date()
  const { id } = await db
    .insertInto('customer')
    .values({
      email: `${randomUUID()}@mail.example`,
      roles: [role],
      store_code: 'en',
      proven_at: now,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { token } = await openSession(db, { id: randomUUID(), customerId: id, remembers: true, device: 'a fault', now })
  return { id, headers: { authorization: `Bearer ${token}` } }
}

type Life = {
  readonly told: readonly string[]
  /** The balance as the blogger reads it, and as it is counted, as texts. */
  readonly shown: string
  readonly counted: string
}

/** A blogger with a code, and what happens to the orders that come with it. */
const live = async ({ db, url }: Arena, asker: Asker, random: Random, steps: number): Promise<Life> => {
  const [blogger, manager] = [await addPerson(db, 'blogger'), await addPerson(db, 'manager')]
  const code = `B${blogger.id}`
  await db.insertInto('promo_code').values({ code, customer_id: blogger.id, created_at: new Date() }).execute()
  const orders: string[] = []
  const told: string[] = []
  const post = async (name: string, path: string, body: object) => {
    const times = random.below(4) === 0 ? 2 : 1
    let last = { status: 0, result: undefined as unknown }
    for (let time = 0; time < times; time += 1) {
      last = await asker.post(path, body, name === 'place' ? {} : manager.headers)
      if (last.status >= 500) throw new Error(`${path}: ${last.status} ${JSON.stringify(last.result)}`)
      told.push(`${name} ${last.status}`)
    }
    return last
  }
  const place = async () => {
    const products = prices.filter(() => random.below(2) === 0).map(([sku]) => ({ sku, qty: random.between(1, 4) }))
    const body = orderBody(randomUUID(), 'BOOK-A', {
      ...(products.length > 0 ? { products } : {}),
      promo_code: code,
      ...(random.below(3) === 0 ? { coupon: 'BOOKS' } : {}),
    })
    const placed = await post('place', `/api/order?store=${random.pick(['en', 'ru'])}`, body)
    if (placed.status === 200) orders.push((placed.result as { order: { id: string } }).order.id)
  }
  const move = async (id: string) => {
    const canceled = { canceled: true, cancel_reason: 'A fault' }
    const change = random.pick<object>([{ stage: 5 }, { stage: 5, paid: true }, { stage: 4 }, { stage: 1 }, canceled])
    await post('move', `/api/manage/orders/${id}`, change)
  }
  const giveBack = async (id: string) => {
    const lines = await db.selectFrom('order_line').select('id').where('order_id', '=', id).execute()
    const line = { line: random.pick(lines).id, qty: random.between(1, 3) }
    await post('return', `/api/manage/orders/${id}/return`, { return_id: randomUUID(), lines: [line], restock: true })
  }
  const pay = async () => {
    const form = multipart([], { blogger_id: String(blogger.id), currency: random.pick(['USD', 'RUB']) })
    const headers = { ...form.headers, ...manager.headers }
    const made = await fetch(`${url}/api/manage/payouts`, { method: 'POST', headers, body: form.payload })
    told.push(`payout ${made.status}`)
    const { result } = (await made.json()) as { result: { id?: number } }
    const action = random.pick(['approve', 'approve', 'cancel', undefined])
    if (made.ok && action) await post(action, `/api/manage/payouts/${result.id}`, { action })
  }
  for (let step = 0; step < steps; step += 1) {
    const order = orders.length > 0 ? random.pick(orders) : undefined
    if (order === undefined || random.below(4) === 0) await place()
    else await random.pick([() => move(order), () => move(order), () => giveBack(order), pay])()
    // pictures are limited by the day, and so many payouts a day are nobody's
    await db.deleteFrom('limit_hit').execute()
  }
  const balance = (await asker.get('/api/blogger/balance', blogger.headers)).result as WireBalance[]
  const minor = (amount: number) => Math.round(amount * 100)
  const shown = balance.map(({ id, active, pending, paid, total }) => [
    id,
    ...[active, pending, paid, total].map(minor),
  ])
  const counted = [...(await countBooks(db, blogger.id, code))].map(([currency, { active, pending, paid }]) => [
    currency,
    ...[active, pending, paid, active + pending + paid].map(Number),
  ])
  return { told, shown: textOf(shown), counted: textOf(counted) }
}

/** A currency of which all was cancelled may be there, with nothing in it. */
const textOf = (rows: readonly (readonly (string | number)[])[]): string =>
  JSON.stringify(
    rows
      .filter(([, ...amounts]) => amounts.some((amount) => amount !== 0))
      .map((row) => row.join(' '))
      .toSorted(),
  )
