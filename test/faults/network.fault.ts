import { randomUUID } from 'node:crypto'
import { orderBody, sell } from '#test/support/sales.ts'
import { openArena } from './support/arena.ts'
import type { Arena } from './support/arena.ts'
import { createAsker, orLost } from './support/asking.ts'
import type { Asker, Reply } from './support/asking.ts'
import { startChaosProxy } from './support/chaos-proxy.ts'
import { inParallel } from './support/crowd.ts'
import { mustBe, mustHold } from './support/fault.ts'
import type { FaultRun } from './support/fault.ts'
import { checkHistory, countOrders, readStart } from './support/history.ts'

/** Orders and cart commands over a line that refuses, delays, cuts, repeats and swallows, sent until they are answered. */
export const run = async ({ say, full, open = openArena }: FaultRun): Promise<void> => {
  const arena = await open()
  try {
    for (const seed of full ? [1, 2, 3, 4, 5] : [1]) {
      const proxy = await startChaosProxy(arena.url, { seed, halfOpenMs: full ? 300 : 60 })
      const asker = createAsker(proxy.url, { keepAlive: false, timeoutMs: 10_000 })
      try {
        await placeThrough(arena, asker, say, full ? 200 : 20)
        await commandThrough(arena, asker, say, full ? { carts: 40, commands: 12 } : { carts: 5, commands: 6 })
        say(`seed ${seed} met ${JSON.stringify(proxy.met)}`)
      } finally {
        asker.close()
        await proxy.close()
      }
    }
  } finally {
    await arena.close()
  }
}

const mostTries = 60

/** The same body again and again, as a client does that does not know what became of it. */
const sendUntilAnswered = async (asker: Asker, path: string, body: unknown): Promise<Reply & { tries: number }> => {
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const reply = await orLost(asker.post(path, body))
    if (reply?.status === 200) return { ...reply, tries }
    if (reply && reply.status < 500) throw new Error(`${path}: ${reply.text}`)
  }
  throw new Error(`${path} was not answered in ${mostTries} tries`)
}

const placeThrough = async (arena: Arena, asker: Asker, say: FaultRun['say'], orders: number): Promise<void> => {
  const { db, pool, url } = arena
  const sku = `NET-${randomUUID()}`
  await sell(db, { sku, price: 20, stock: 10_000 })
  const start = await readStart(pool)
  const before = await countOrders(pool)
  const bodies = Array.from({ length: orders }, () => orderBody(randomUUID(), sku))
  const replies = await inParallel(orders, 20, (index) => sendUntilAnswered(asker, '/api/order', bodies[index]))
  const tries = replies.reduce((sum, reply) => sum + reply.tries, 0)
  say(`${orders} orders acknowledged after ${tries} tries`)
  mustBe('orders kept', (await countOrders(pool)) - before, orders)
  const straight = createAsker(url)
  const again = await inParallel(orders, 20, (index) => straight.post('/api/order', bodies[index]))
  straight.close()
  mustBe('repeats answered otherwise', again.filter(({ text }, index) => text !== replies[index]?.text).length, 0)
  await checkHistory(pool, start)
}

type Commands = { readonly carts: number; readonly commands: number }

/** Each command adds one piece; whatever the line did, there are as many pieces as commands, and versions only grow. */
const commandThrough = async (
  { db, url }: Arena,
  asker: Asker,
  say: FaultRun['say'],
  { carts, commands }: Commands,
): Promise<void> => {
  const sku = `NET-CART-${randomUUID()}`
  await sell(db, { sku, price: 20, stock: 10_000 })
  const straight = createAsker(url)
  const pieces = await inParallel(carts, 20, async () => {
    const cart = String((await straight.post('/api/cart/create', {})).result)
    let version = 0
    for (let number = 0; number < commands; number += 1) {
      const reply = await sendUntilAnswered(asker, `/api/cart/update?cartId=${cart}`, {
        cartItem: { sku, delta: 1, quoteId: cart },
        op_id: randomUUID(),
      })
      mustHold('a cart went back to an older version', Number(reply.meta['version']) >= version)
      version = Number(reply.meta['version'])
    }
    const { result } = await straight.get(`/api/cart/pull?cartId=${cart}`)
    return (result as { qty: number }[]).map(({ qty }) => qty)
  })
  straight.close()
  say(`${carts} carts took ${commands} commands each`)
  mustBe(
    'pieces in the carts',
    pieces,
    pieces.map(() => [commands]),
  )
}
