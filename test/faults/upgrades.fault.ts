import { randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startShop } from '#test/support/running-shop.ts'
import { orderBody } from '#test/support/sales.ts'
import { createAsker } from './support/asking.ts'
import type { Asker } from './support/asking.ts'
import { makeFolder } from './support/arena.ts'
import { mustBe, mustHold } from './support/fault.ts'
import type { FaultRun } from './support/fault.ts'
import { readSchema } from './support/old-database.ts'
import { startPrivateShop, withPrivateDatabase } from './support/private-shop.ts'
import { checkOut, listReleases } from './support/releases.ts'
import type { Release } from './support/releases.ts'

const today = fileURLToPath(new URL('../../db/migrations', import.meta.url))

/**
 * A data directory of each earlier version (FROM=commit,commit for some), filled and sold from by that version, is opened by the shop of
 * today.
 */
export const run = async ({ say }: FaultRun): Promise<void> => {
  const wanted = process.env['FROM']?.split(',')
  const releases = listReleases().filter((commit) => wanted?.includes(commit) ?? true)
  if (releases.length === 0) {
    say('skipped: no history')
    return
  }
  const schema = await readNewSchema()
  let upgraded = 0
  for (const commit of releases) {
    const release = await checkOut(commit)
    if (!release) {
      say(`${commit}: cannot be built with the packages of today, left out`)
      continue
    }
    try {
      say(await upgrade(release, schema))
      upgraded += 1
    } finally {
      await release.remove()
    }
  }
  mustHold('no earlier version could be built', upgraded > 0)
}

const upgrade = async ({ commit, folder, migrations }: Release, schema: readonly string[]): Promise<string> => {
  const dataDir = join(await makeFolder(), 'shop')
  try {
    const old = await startShop({ dataDir, folder })
    const traces = await visit(old.url, trade)
    const before = await countRows(dataDir)
    await old.stop()

    const shop = await startShop({ dataDir })
    try {
      await visit(shop.url, (asker) => checkTraces(commit, asker, traces))
      const after = await countRows(dataDir)
      const fewer = Object.keys(before).filter((table) => (after[table] ?? 0) < (before[table] ?? 0))
      mustBe(`${commit} tables with fewer rows than before`, fewer, [])
      mustBe(`${commit} schema`, await withPrivateDatabase(dataDir, ({ pool }) => readSchema(pool)), schema)
      const all = (await readdir(today)).filter((name) => name.endsWith('.sql'))
      const waiting = all.length - migrations.length
      return `${commit}: ${before['product']} products, ${before['shop_order']} orders, a cart; ${waiting} migrations more, open after ${shop.seconds.toFixed(1)} s: all there, and it sells on`
    } finally {
      await shop.stop()
    }
  } finally {
    await rm(join(dataDir, '..'), { recursive: true, force: true })
  }
}

type Placed = { readonly id: string; readonly number: string; readonly grand_total: number }

/** What a shop was asked and what it said. */
type Traces = {
  readonly sku: string
  readonly path: string
  readonly orders: readonly { readonly body: unknown; readonly reply: string; readonly placed: Placed }[]
  readonly cartId: string
  readonly grandTotal: number
}

const orderCount = 3

/** Orders three times, and leaves a cart behind. */
const trade = async (asker: Asker): Promise<Traces> => {
  const { sku, path } = await findGoods(asker)
  const orders: Traces['orders'][number][] = []
  for (let turn = 0; turn < orderCount; turn += 1) {
    const body = orderBody(randomUUID(), sku)
    const reply = await asker.post('/api/order', body)
    mustBe('an order', reply.status, 200)
    orders.push({ body, reply: reply.text, placed: toPlaced(reply.result) })
  }
  const cartId = String((await asker.post('/api/cart/create', {})).result)
  const cartItem = { sku, qty: 2, quoteId: cartId }
  mustBe('a line of a cart', (await asker.post(`/api/cart/update?cartId=${cartId}`, { cartItem })).status, 200)
  return { sku, path, orders, cartId, grandTotal: await readTotal(asker, cartId) }
}

const checkTraces = async (commit: string, asker: Asker, traces: Traces): Promise<void> => {
  const { sku, path, orders, cartId } = traces
  for (const { body, reply, placed } of orders) {
    const shown = await asker.get(`/api/order/${placed.id}`)
    const { number, price, products } = shown.result as { number: string; price: number; products: unknown[] }
    mustBe(`${commit} an order`, { number, price, lines: products.length }, { ...pick(placed), lines: 1 })
    // sent again by a browser that never heard the answer
    mustBe(`${commit} the same order once more`, (await asker.post('/api/order', body)).text, reply)
  }
  const lines = (await asker.get(`/api/cart/pull?cartId=${cartId}`)).result as { sku: string; qty: number }[]
  mustBe(
    `${commit} the cart`,
    lines.map((line) => [line.sku, line.qty]),
    [[sku, 2]],
  )
  mustBe(`${commit} the cart's total`, await readTotal(asker, cartId), traces.grandTotal)
  for (const store of ['en', 'de', 'ru']) {
    const { status, result } = await asker.get(`/api/catalog?store=${store}&size=5`)
    mustBe(`${commit} the list of ${store}`, [status, (result as { items: unknown[] }).items.length], [200, 5])
  }
  mustBe(`${commit} the product`, (await asker.get(`/api/product?store=en&sku=${sku}`)).status, 200)
  mustBe(
    `${commit} the product's address`,
    (await asker.post('/api/url/map?store=en', { url: `/${path}` })).status,
    200,
  )
  const fresh = await asker.post('/api/order', orderBody(randomUUID(), sku))
  mustBe(`${commit} a new order`, fresh.status, 200)
  const known = orders.map(({ placed }) => placed.number)
  mustHold(`${commit} a number was given twice`, !known.includes(toPlaced(fresh.result).number))
}

const pick = ({ number, grand_total: price }: Placed) => ({ number, price })

const toPlaced = (result: unknown): Placed => (result as { order: Placed }).order

const readTotal = async (asker: Asker, cartId: string): Promise<number> =>
  ((await asker.get(`/api/cart/totals?cartId=${cartId}`)).result as { grand_total: number }).grand_total

/** A variant of the demo shop that can be had. */
const findGoods = async (asker: Asker): Promise<{ sku: string; path: string }> => {
  const list = await asker.get('/api/catalog?store=en&size=20')
  for (const { sku, url_path: path } of (list.result as { items: { sku: string; url_path: string }[] }).items) {
    const { result } = await asker.get(`/api/product?store=en&sku=${sku}`)
    const [product] = (result as { items: { configurable_children?: Variant[] }[] }).items
    const variant = product?.configurable_children?.find(({ stock }) => (stock?.qty ?? 0) >= 20)
    if (variant) return { sku: variant.sku, path }
  }
  throw new Error('the demo shop has nothing to sell')
}

type Variant = { readonly sku: string; readonly stock?: { readonly qty: number } }

const visit = async <T>(url: string, work: (asker: Asker) => Promise<T>): Promise<T> => {
  const asker = createAsker(url, { sockets: 2 })
  try {
    return await work(asker)
  } finally {
    asker.close()
  }
}

/** What nobody takes away from a shop that was closed. */
const counted =
  'category attribute_option product product_price product_category stock stock_movement review coupon cart cart_item shop_order order_line order_event'.split(
    ' ',
  )

const countRows = (dataDir: string): Promise<Record<string, number>> =>
  withPrivateDatabase(dataDir, async ({ pool }) => {
    const counts: Record<string, number> = {}
    for (const table of counted) {
      const { rows } = await pool.query<{ count: string }>(`select count(*) from "${table}"`)
      counts[table] = Number(rows[0]?.count)
    }
    return counts
  })

/** The tables of a shop that is new today. */
const readNewSchema = async (): Promise<string[]> => {
  const dataDir = join(await makeFolder(), 'shop')
  const shop = await startPrivateShop(dataDir)
  try {
    return await withPrivateDatabase(dataDir, ({ pool }) => readSchema(pool))
  } finally {
    await shop.remove()
    await rm(join(dataDir, '..'), { recursive: true, force: true })
  }
}
