import { randomUUID } from 'node:crypto'
import { orderBody, sell } from '#test/support/sales.ts'
import type { Arena } from './arena.ts'
import { createRandom } from './random.ts'
import type { Call } from './callers.ts'

/**
 * What visitors of a demo shop do: of ten calls two place an order, two make a cart, the others read lists, products and pages,
 * most of which somebody read before.
 */
export const createVisitors = async ({ db, url }: Arena): Promise<() => Call> => {
  await sell(db, { sku: 'CROWD', price: 20, stock: 100_000_000 })
  const list = await fetch(`${url}/api/catalog?store=en&size=100`)
  const { items } = ((await list.json()) as { result: { items: { sku: string; url_path: string }[] } }).result
  const random = createRandom(99)
  const read = (path: string): Call => ({ method: 'GET', path })
  return () => {
    const kind = random.below(10)
    const { sku, url_path: path } = random.pick(items)
    if (kind < 2) return { method: 'POST', path: '/api/order', body: JSON.stringify(orderBody(randomUUID(), 'CROWD')) }
    if (kind < 4) return { method: 'POST', path: '/api/cart/create', body: '{}' }
    if (kind < 6) return read(`/api/product?store=en&sku=${encodeURIComponent(sku)}`)
    if (kind < 8)
      return read(`/api/catalog?store=en&size=${random.between(10, 30)}&currentPage=${random.between(1, 10)}`)
    return read(`/en/${path}`)
  }
}

/** What the shop's process says of itself: megabytes, files and sockets that are open. */
export const readProcess = async (url: string): Promise<{ megabytes: number; files: number; handles: number }> => {
  const text = await (await fetch(`${url}/metrics`)).text()
  const of = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN)
  return {
    megabytes: of('process_resident_memory_bytes') / 1_048_576,
    files: of('process_open_fds'),
    handles: of('nodejs_active_handles_total'),
  }
}
