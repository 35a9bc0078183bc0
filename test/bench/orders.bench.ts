import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { startPrivatePostgres } from '#platform/server/postgres/private-postgres.ts'
import { asStarted, startShop } from '../support/running-shop.ts'
import type { RunningShop } from '../support/running-shop.ts'
import { address } from '../support/sales.ts'
import { startFloors } from './floors.ts'
import type { Floors } from './floors.ts'
import { loadAgainst } from './load.ts'
import type { Step } from './load.ts'
import { countStatements } from './statements.ts'
import { judged, noted } from './table.ts'
import type { Row } from './table.ts'

type Say = (line: string) => void
type Goods = { readonly id: number; readonly sku: string }

/** Carts, orders and races on the demo shop with a database that waits for its disk, against the floors of the same run. */
export const measure = async (say: Say): Promise<Row[]> => {
  const shop = await startShop({ program: asStarted })
  const postgres = await startPrivatePostgres({ dataDir: shop.dataDir })
  const client = new Client(postgres.connection)
  await client.connect()
  const floors = await startFloors(postgres.connection)
  try {
    const goods = await stockUp(client)
    return [
      ...(await measureFlows(shop, client, floors, goods, say)),
      ...(await measureRaces(shop, client, goods, say)),
    ]
  } finally {
    floors.stop()
    await client.end()
    await postgres.stop()
    await shop.remove()
  }
}

/** Variants that do not run out. */
const stockUp = async (client: Client): Promise<Goods[]> => {
  const { rows } = await client.query<Goods>(`
    update stock set qty = 10000000, is_managed = true, is_in_stock = true
    from (
      select p.id, p.sku from product p join product parent on parent.id = p.parent_id
      where p.type_id = 'simple' and p.status < 2 and parent.status < 2 and not parent.only_promo order by p.id limit 200
    ) as chosen
    where stock.product_id = chosen.id returning chosen.id, chosen.sku`)
  if (rows.length < 200) throw new Error(`only ${rows.length} variants to sell`)
  return rows
}

const post = (path: string, body: object = {}): Step => ({
  method: 'POST',
  path,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

const orderOf = (sku: string, changes: object = {}) => ({
  order_id: randomUUID(),
  cart_id: null,
  products: [{ sku, qty: 1 }],
  addressInformation: {
    shippingAddress: address,
    billingAddress: address,
    shippingCarrierCode: 'standard',
    shippingMethodCode: 'standard',
    payment_method_code: 'cashondelivery',
  },
  ...changes,
})

type Kept = { cart?: string; sku?: string }

/** The calls a browser makes one after another; each knows the cart that the first one made. */
const flow = (goods: readonly Goods[]) => {
  let turn = 0
  const keep: Pick<Step, 'onResponse'> = {
    onResponse: (_status, body, context) => {
      ;(context as Kept).cart = (JSON.parse(body) as { result: string }).result
      ;(context as Kept).sku = goods[(turn += 1) % goods.length]?.sku ?? ''
    },
  }
  const withCart = (make: (kept: Required<Kept>) => Step): Step => ({
    setupRequest: (request, context) => ({ ...request, ...make(context as Required<Kept>) }),
  })
  const create = { ...post('/api/cart/create?store=en'), ...keep }
  const add = withCart(({ cart, sku }) =>
    post(`/api/cart/update?store=en&cartId=${cart}`, { cartItem: { sku, qty: 1, quoteId: cart } }),
  )
  const totals = withCart(({ cart }) => ({ method: 'GET', path: `/api/cart/totals?store=en&cartId=${cart}` }))
  const methods = withCart(({ cart }) => ({
    method: 'GET',
    path: `/api/cart/shipping-methods?store=en&cartId=${cart}&country_id=US`,
  }))
  const order = withCart(({ cart, sku }) => post('/api/order?store=en', orderOf(sku, { cart_id: cart })))
  const orderOnly: Step = {
    setupRequest: (request) => ({
      ...request,
      ...post('/api/order?store=en', orderOf(goods[(turn += 1) % goods.length]?.sku ?? '')),
    }),
  }
  return { cart: [create, add, totals], checkout: [create, add, totals, methods, order], orderOnly: [orderOnly] }
}

/** One flow by itself, as the load generator would make it. */
const walk = async (url: string, steps: readonly Step[]): Promise<void> => {
  const context = {}
  for (const step of steps) {
    const { method = 'GET', path = '', body, headers } = step.setupRequest?.({}, context) ?? step
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: headers as Record<string, string>,
      ...(typeof body === 'string' ? { body } : {}),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${text}`)
    step.onResponse?.(answer.status, text, context)
  }
}

const measureFlows = async (
  shop: RunningShop,
  client: Client,
  floors: Floors,
  goods: readonly Goods[],
  say: Say,
): Promise<Row[]> => {
  const rows: Row[] = []
  const { cart, checkout, orderOnly } = flow(goods)
  const against = async (what: string, steps: readonly Step[], goal?: number) => {
    say(what)
    const { perSecond, floor, ratio, p50, p99 } = await loadAgainst(
      { url: `${floors.url}/select` },
      { url: shop.url, steps },
    )
    const measured = `${perSecond.toFixed(0)}/s, ${ratio.toFixed(3)} of ${floor.toFixed(0)}/s, a call p50 ${p50} ms, p99 ${p99} ms`
    // the goals are for a machine whose floor is 15,600/s
    const share = (goal ?? 0) / usualSelects
    rows.push(
      goal === undefined
        ? noted(what, measured)
        : judged(what, measured, `${share.toFixed(3)} F3 (${goal}/s)`, ratio >= share),
    )
  }
  const counted = async (what: string, steps: readonly Step[], most: number) => {
    const count = await countStatements(client, () => walk(shop.url, steps))
    rows.push(judged(`${what}: SQL statements`, String(count), `at most ${most}`, count <= most))
  }
  const commit = await loadAgainst({ url: `${floors.url}/select` }, { url: `${floors.url}/commit` })
  rows.push(noted('floor F3, one indexed select', `${commit.floor.toFixed(0)}/s`))
  rows.push(noted('one row committed', `${commit.perSecond.toFixed(0)}/s`))
  // before the load: the mails of its orders are sent for a while
  await counted('cart', cart, 15)
  await counted('order', checkout, 20)
  await against('cart: create, add, read totals', cart, 1000)
  await against('order: cart and whole checkout', checkout, 500)
  await against('an order alone', orderOnly)
  return rows
}
const usualSelects = 15_600

const call = async (shop: RunningShop, path: string, body: object) => {
  const answer = await fetch(`${shop.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { result } = (await answer.json()) as { result: unknown }
  return { status: answer.status, result }
}

const [buyers, units, races] = [20, 5, 20]

/** Everybody orders by card and pays at once; there is not enough for all. */
const measureRaces = async (shop: RunningShop, client: Client, goods: readonly Goods[], say: Say): Promise<Row[]> => {
  say(`${races} races of ${buyers} buyers for ${units} units`)
  const outcomes = new Map<string, number>()
  for (let race = 0; race < races; race += 1) {
    const { id, sku } = goods[race] as Goods
    await client.query('update stock set qty = $1 where product_id = $2', [units, id])
    const buy = async (): Promise<'paid' | 'refused' | 'failed'> => {
      const body = orderOf(sku)
      const placed = await call(shop, '/api/order?store=en', {
        ...body,
        addressInformation: { ...body.addressInformation, payment_method_code: 'card' },
      })
      if (placed.status === 409 && placed.result === 'OUT_OF_STOCK') return 'refused'
      if (placed.status !== 200) return 'failed'
      const { order } = placed.result as { order: { id: string } }
      const paid = await call(shop, `/api/payment/embedded/${order.id}?store=en`, { action: 'pay' })
      return paid.status === 200 && (paid.result as { paid: boolean }).paid ? 'paid' : 'failed'
    }
    const all = await Promise.all(Array.from({ length: buyers }, buy))
    const count = (what: string) => all.filter((each) => each === what).length
    const { rows } = await client.query<{ qty: number }>('select qty from stock where product_id = $1', [id])
    const outcome = `${count('paid')} sold and paid, ${count('refused')} refused, ${count('failed')} failed, ${rows[0]?.qty} left`
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  }
  const goal = `${units} sold and paid, ${buyers - units} refused, 0 failed, 0 left`
  const measured = [...outcomes].map(([outcome, count]) => `${count} times ${outcome}`).join('; ')
  const what = `${buyers} payments at once for ${units} units`
  return [judged(what, measured, `always ${goal}`, outcomes.size === 1 && outcomes.has(goal))]
}
