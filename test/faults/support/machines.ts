import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { RunningShop } from '#test/support/running-shop.ts'
import { orderBody } from '#test/support/sales.ts'
import type { Asked } from './steady-load.ts'

const lookMs = 50

/** Waits until it is so, as long as the caller is waited for. */
export const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await wait(lookMs)
}

/** The processes that serve requests for a shop with WORKERS. */
export const workersOf = ({ child }: RunningShop): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...words]) => parent === String(child.pid) && /main\.[jt]s\b/.test(words.join(' ')))
    .map(([pid]) => Number(pid))

/** What shoppers ask: pages, lists, a product, and every tenth time an order of `sku`, whose id is kept in `orders`. */
export const shopping =
  (sku: string, orders: string[]) =>
  (number: number): Asked => {
    if (number % 10 === 9) {
      const id = randomUUID()
      orders.push(id)
      return { path: '/api/order', body: orderBody(id, sku) }
    }
    const all = ['/en', '/api/catalog?store=en&size=30', `/api/product?store=en&sku=${sku}`]
    return { path: all[number % all.length] ?? '/en' }
  }
