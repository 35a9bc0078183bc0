import { randomUUID } from 'node:crypto'
import type { PlacedOrder } from '#features/orders/contract.ts'
import { signNotice } from '#platform/server/adapters/payment-embedded.ts'
import { getSecret } from '#platform/server/secrets.ts'
import { orderBody, sell } from '#test/support/sales.ts'
import { openArena } from './support/arena.ts'
import { createAsker, outcomeOf } from './support/asking.ts'
import { inParallel, tally } from './support/crowd.ts'
import { mustBe } from './support/fault.ts'
import type { FaultRun } from './support/fault.ts'
import { checkHistory, readStart } from './support/history.ts'
import { createRandom } from './support/random.ts'

/** What really happened at the provider's; every seventh order is never paid. */
type Fate = 'paid' | 'declined, then paid' | 'declined' | 'canceled'
const fates: readonly Fate[] = ['paid', 'paid', 'declined, then paid', 'paid', 'declined', 'paid', 'canceled']

type Notice = {
  readonly id: string
  readonly type: string
  readonly order: string
  readonly amount: number
  readonly currency: string
}
type Sending = { readonly notice: Notice; readonly how: 'right' | 'forged' | 'late' | 'of another amount' }

/**
 * C8 of the goals: the notices of 1,000 payments, each one to five times, all of them shuffled, a fifth forged and a tenth late, some of
 * another amount. Every order is paid once if its payment came, and by nothing else.
 */
export const run = async ({ say, full, open = openArena }: FaultRun): Promise<void> => {
  const arena = await open()
  const { db, pool } = arena
  const asker = createAsker(arena.url)
  try {
    const payments = full ? 1000 : 40
    const random = createRandom(8)
    await sell(db, { sku: 'C8', price: 20, stock: 10_000 })
    const start = await readStart(pool)
    const { addressInformation } = orderBody('', 'C8')
    const byCard = { addressInformation: { ...addressInformation, payment_method_code: 'card' } }
    const orders = await inParallel(payments, 40, async () => {
      const { result } = await asker.post('/api/order', orderBody(randomUUID(), 'C8', byCard))
      return (result as { order: PlacedOrder }).order
    })
    const noticeOf = (order: PlacedOrder, type: string): Notice => ({
      id: randomUUID(),
      type,
      order: order.id,
      amount: order.grand_total,
      currency: 'USD',
    })
    const isPaid = (index: number) => fates[index % fates.length]?.endsWith('paid') === true
    const sendings = orders.flatMap((order, index): Sending[] => {
      const types = fates[index % fates.length]?.split(', then ') ?? []
      return types.flatMap((type) => {
        const notice = noticeOf(order, type)
        const right = Array.from({ length: random.between(1, 5) }, (): Sending => ({ notice, how: 'right' }))
        // whoever forges, or sends again what was caught long ago, wants it paid
        const wanted = noticeOf(order, 'paid')
        const extra: Sending[] = [
          ...(random.below(3) === 0 ? [{ notice: wanted, how: 'late' } as const] : []),
          ...(random.below(10) === 0
            ? [{ notice: { ...wanted, amount: 0.01 }, how: 'of another amount' } as const]
            : []),
          ...Array.from({ length: random.below(3) }, (): Sending => ({ notice: wanted, how: 'forged' })),
        ]
        return [...right, ...extra]
      })
    })
    const secret = await getSecret(db, 'embedded_payment_secret')
    const shuffled = random.shuffled(sendings)
    const outcomes = await inParallel(shuffled.length, 60, async (index) => {
      const { notice, how } = shuffled[index] as Sending
      const seconds = Math.floor(Date.now() / 1000) - (how === 'late' ? 301 : 0)
      const signature = signNotice(how === 'forged' ? 'a guess' : secret, JSON.stringify(notice), seconds)
      const reply = await asker.post('/api/payment/webhook/embedded', notice, { 'x-signature': signature })
      return `${how}: ${outcomeOf(reply)}`
    })
    const answers = tally(outcomes)
    say(`C8: ${payments} payments, ${sendings.length} notices: ${JSON.stringify(answers)}`)
    const expected = tally(
      sendings.map(({ how }) => {
        if (how === 'right') return 'right: 200'
        if (how === 'of another amount') return `${how}: 409 PAYMENT_MISMATCH`
        return `${how}: 401 ${how === 'late' ? 'SIGNATURE_EXPIRED' : 'SIGNATURE_INVALID'}`
      }),
    )
    mustBe('C8 answers', answers, expected)
    const { rows } = await pool.query<{ id: string; is_paid: boolean; status: string; times: number }>(`
      select o.id, o.is_paid, o.status, (select count(*)::int from order_event e where e.order_id = o.id and e.note = 'paid') as times
      from shop_order o`)
    const found = new Map(rows.map(({ id, is_paid, status, times }) => [id, { is_paid, status, times }]))
    const wrong = orders.filter((order, index) => {
      const { is_paid, status, times } = found.get(order.id) ?? {}
      return isPaid(index)
        ? is_paid !== true || status !== 'A' || times !== 1
        : is_paid !== false || status !== 'P' || times !== 0
    })
    mustBe('C8 orders that are not as their payments', wrong.length, 0)
    await checkHistory(pool, start)
    say(`C8: ${orders.filter((_, index) => isPaid(index)).length} orders paid once each, the others not`)
  } finally {
    asker.close()
    await arena.close()
  }
}
