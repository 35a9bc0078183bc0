import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { orderBody } from '#test/support/sales.ts'
import { createAsker, orLost } from './support/asking.ts'
import type { Asker, Reply } from './support/asking.ts'
import { troubles } from './support/bad-dependency.ts'
import type { Mood } from './support/bad-dependency.ts'
import { dependencies, openSpoiltShop } from './support/dependencies.ts'
import type { Dependency, SpoiltShop } from './support/dependencies.ts'
import { mustBe, mustHold } from './support/fault.ts'
import type { FaultRun } from './support/fault.ts'

type Trouble = Exclude<Mood, 'well'>

/** What one cell came to: what was asked of the dependency, and how the rest of the shop did meanwhile. */
type Cell = { readonly own: string; readonly ownMs: number; readonly readMs: number; readonly problem?: string }

/**
 * A4 of the goals: each of seven dependencies in each of six troubles. What needs it is answered as docs/operating.md says, everything
 * else goes on, and it is used again by itself when it is well.
 */
export const run = async ({ say }: FaultRun): Promise<void> => {
  const shop = await openSpoiltShop()
  const asker = createAsker(shop.url, { timeoutMs: 40_000 })
  try {
    if (shop.obstacle !== undefined)
      say(`A4: no OpenSearch here (${shop.obstacle}): its row is of one that never was there`)
    const matrix = createMatrix(shop, asker)
    await matrix.warmUp()
    const wrong: string[] = []
    let met = 0
    for (const dependency of dependencies) {
      const cells: string[] = []
      for (const trouble of troubles) {
        const { own, ownMs, readMs, problem } = await matrix.tryCell(dependency, trouble)
        cells.push(`${trouble} ${own} in ${(ownMs / 1000).toFixed(1)} s, lists ${Math.round(readMs)} ms`)
        if (problem) wrong.push(`${dependency}, ${trouble}: ${problem}`)
        else met += 1
      }
      say(`A4 ${dependency}: ${cells.join('; ')}`)
    }
    const missing = await matrix.missing()
    say(
      `A4: ${met} of ${dependencies.length * troubles.length} cells; ${missing.length} messages did not arrive afterwards`,
    )
    mustBe('A4 cells that are otherwise', wrong, [])
    mustBe('A4 messages that did not arrive', missing, [])
    mustHold('A4 the shop ended', shop.isAlive())
  } finally {
    asker.close()
    await shop.close()
  }
}

const listMs = 1000

const createMatrix = (shop: SpoiltShop, asker: Asker) => {
  const { spoilt } = shop
  const wanted = { sms: [] as string[], mail: [] as string[], tracker: [] as string[] }
  let turn = 0

  const timed = async (
    work: Promise<Reply | undefined>,
  ): Promise<{ status: number; code: string; ms: number; reply?: Reply }> => {
    const began = performance.now()
    const reply = await orLost(work as Promise<Reply>)
    const code = typeof reply?.result === 'string' ? reply.result : ''
    return { status: reply?.status ?? 0, code, ms: performance.now() - began, ...(reply && { reply }) }
  }
  const order = (changes: object = {}) => asker.post('/api/order', { ...orderBody(randomUUID(), 'MATRIX'), ...changes })
  const withAddress = (changes: object) => {
    const { addressInformation } = orderBody('', 'MATRIX')
    return { addressInformation: { ...addressInformation, ...changes } }
  }
  const page = async (path: string): Promise<{ status: number; ms: number }> => {
    const began = performance.now()
    const answer = await fetch(`${shop.url}${path}`, { signal: AbortSignal.timeout(20_000) })
    await answer.text()
    return { status: answer.status, ms: performance.now() - began }
  }
  /** A list that nobody asked for before, so that it is not kept. */
  const list = () => {
    turn += 1
    const query = { filters: [{ attribute: 'final_price', value: { gte: 1, lte: 10_000 + turn }, scope: 'default' }] }
    return timed(asker.get(`/api/catalog?store=en&size=5&searchQuery=${encodeURIComponent(JSON.stringify(query))}`))
  }
  let paths: string[] = []

  /** Everything that has nothing to do with it. */
  const readOn = async (dependency: Dependency): Promise<{ readMs: number; problem?: string }> => {
    const lists = [await list(), await list(), await list()]
    const readMs = Math.max(...lists.map(({ ms }) => ms))
    if (lists.some(({ status }) => status !== 200))
      return { readMs, problem: `lists were answered ${lists.map(({ status }) => status).join(' ')}` }
    if (readMs > listMs) return { readMs, problem: `a list took ${Math.round(readMs)} ms` }
    const fresh = await page(paths[turn % paths.length] ?? '/en')
    const mayNeedMore = dependency === 'database' && fresh.status === 503
    if (fresh.status !== 200 && !mayNeedMore) return { readMs, problem: `a page was answered ${fresh.status}` }
    const kept = await page(paths[0] ?? '/en')
    if (kept.status !== 200) return { readMs, problem: `a page that was kept was answered ${kept.status}` }
    if (dependency === 'database') return { readMs }
    const other = await timed(order())
    return {
      readMs,
      ...(other.status === 200 ? {} : { problem: `an order was answered ${other.status} ${other.code}` }),
    }
  }

  /** Uses the dependency as a shopper would; answers what came of it, and what is wrong with that. */
  const use: Record<Dependency, (trouble: Trouble | undefined) => Promise<Omit<Cell, 'readMs'>>> = {
    database: async (trouble) => {
      const { status, code, ms } = await timed(order())
      const isRight =
        status === 200 ? trouble === undefined || trouble === 'slow' : status === 503 && trouble !== undefined
      const problem =
        isRight && ms < 16_000 ? undefined : `an order was answered ${status} ${code} after ${Math.round(ms)} ms`
      return { own: String(status), ownMs: ms, ...(problem && { problem }) }
    },
    search: async () => {
      const { status, ms } = await list()
      return { own: String(status), ownMs: ms, ...(status === 200 ? {} : { problem: `a list was answered ${status}` }) }
    },
    payment: async (trouble) => {
      const placed = await timed(order(withAddress({ payment_method_code: 'card' })))
      const { id } = (placed.reply?.result as { order: { id: string } } | undefined)?.order ?? { id: '' }
      if (placed.status !== 200)
        return { own: String(placed.status), ownMs: placed.ms, problem: `the order was answered ${placed.status}` }
      const { status, code, ms } = await timed(asker.post(`/api/payment/start/${id}`, {}))
      const isRight =
        status === 200 ? !trouble || trouble === 'slow' : status === 503 && trouble !== undefined && trouble !== 'slow'
      const problem =
        isRight && ms < 12_000 ? undefined : `the payment was answered ${status} ${code} after ${Math.round(ms)} ms`
      return { own: `${status} ${code}`.trim(), ownMs: ms, ...(problem && { problem }) }
    },
    sms: async () => {
      turn += 1
      // a prefix of its own each time
      const phone = `+1646${String(200 + turn)}${String(1000 + turn)}`
      wanted.sms.push(phone)
      return accepted(await timed(asker.post('/api/user/get-sms-code', { phone })))
    },
    mail: async () => {
      turn += 1
      const email = `matrix-${turn}@mail.example`
      const { addressInformation } = orderBody('', 'MATRIX')
      wanted.mail.push(email)
      return accepted(
        await timed(
          order(
            withAddress({
              shippingAddress: { ...addressInformation.shippingAddress, email },
              billingAddress: { ...addressInformation.billingAddress, email },
            }),
          ),
        ),
      )
    },
    tracker: async () => {
      const id = randomUUID()
      wanted.tracker.push(id)
      return accepted(
        await timed(asker.post('/api/track', { id, event: 'cart', consent: true, skus: ['MATRIX'], value: 20 })),
      )
    },
    errors: async () => {
      turn += 1
      return accepted(
        await timed(
          asker.post('/api/error-report', {
            name: 'Error',
            message: `matrix ${turn}`,
            stack: `Error\n at a (a.js:${turn}:1)`,
            page: '/en',
          }),
        ),
      )
    },
  }
  const accepted = ({ status, code, ms }: { status: number; code: string; ms: number }): Omit<Cell, 'readMs'> => ({
    own: String(status),
    ownMs: ms,
    ...(status === 200 && ms < 5000 ? {} : { problem: `was answered ${status} ${code} after ${Math.round(ms)} ms` }),
  })

  /** Until it is used again; nobody restarts anything. */
  const heal = async (dependency: Dependency): Promise<string | undefined> => {
    await spoilt[dependency].become('well')
    for (const end = performance.now() + 20_000; performance.now() < end; await pause(200)) {
      if (dependency === 'search' ? await isAsked() : await isWell(dependency)) return undefined
    }
    return 'was not used again within 20 s'
  }
  const isWell = async (dependency: Dependency): Promise<boolean> =>
    dependency === 'database' || dependency === 'payment'
      ? (await use[dependency](undefined)).problem === undefined
      : true
  const isAsked = async (): Promise<boolean> => {
    if (shop.obstacle !== undefined) return true
    const before = spoilt.search.heard()
    await list()
    return spoilt.search.heard() > before
  }

  return {
    warmUp: async (): Promise<void> => {
      const { result } = await asker.get('/api/catalog?store=en&size=60')
      paths = (result as { items: { url_path: string }[] }).items.map(({ url_path }) => `/en/${url_path}`)
      for (const path of paths.slice(0, 3)) mustBe(`A4 ${path}`, (await page(path)).status, 200)
      for (const dependency of dependencies)
        mustBe(`A4 ${dependency}, well`, (await use[dependency](undefined)).problem, undefined)
      mustBe('A4 search', await heal('search'), undefined)
    },
    tryCell: async (dependency: Dependency, trouble: Trouble): Promise<Cell> => {
      await spoilt[dependency].become(trouble)
      const own = use[dependency](trouble)
      const { readMs, problem: cascade } = await readOn(dependency)
      const { problem, ...cell } = await own
      // what is done behind the answer meets the trouble too
      for (const end = performance.now() + 3000; spoilt[dependency].met() === 0 && performance.now() < end;)
        await pause(50)
      if (!shop.isAlive()) throw new Error(`A4 ${dependency}, ${trouble}: the shop ended`)
      const healing = await heal(dependency)
      const all = [problem, cascade, healing].filter((one) => one !== undefined)
      return { ...cell, readMs, ...(all.length > 0 ? { problem: all.join('; ') } : {}) }
    },
    /** What was asked for and did not come, some time after everything is well; errors are told once or never. */
    missing: async (): Promise<string[]> => {
      for (const end = performance.now() + 180_000; ; await pause(1000)) {
        const arrived = await shop.arrived()
        const steps = arrived.tracker.join('\n')
        const left = [
          ...wanted.sms.filter((to) => !arrived.sms.includes(to)),
          ...wanted.mail.filter((to) => !arrived.mail.includes(to)),
          ...wanted.tracker.filter((id) => !steps.includes(id)),
        ]
        if (left.length === 0 || performance.now() > end) return left
      }
    },
  }
}
