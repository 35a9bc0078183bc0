import { rm } from 'node:fs/promises'
import { openDatabase } from '#platform/server/database.ts'
import { startPrivatePostgres } from '#platform/server/postgres/private-postgres.ts'
import { startShop } from '#test/support/running-shop.ts'
import { makeFolder, urlOf } from './support/arena.ts'
import type { FaultRun } from './support/fault.ts'
import { mustBe, mustHold } from './support/fault.ts'

const times = 3

/** Two machines, one of them with two processes, are started for the first time together on one empty database. */
export const run = async ({ say }: FaultRun): Promise<void> => {
  const seconds: number[] = []
  let products = 0
  for (let time = 0; time < times; time += 1) {
    const outcome = await startTogether()
    products = outcome.products
    seconds.push(...outcome.seconds)
  }
  say(
    `${times} times two machines at once on an empty database: one filled it with ${products} products, both open, ` +
      `${Math.max(...seconds).toFixed(1)} s at most`,
  )
}

const startTogether = async (): Promise<{ products: number; seconds: number[] }> => {
  const folder = await makeFolder()
  const postgres = await startPrivatePostgres({ dataDir: folder })
  const { pool, close } = openDatabase({ connection: postgres.connection })
  const environment = { DATABASE_URL: urlOf(postgres.connection) }
  const machines = await Promise.all([
    startShop({ environment: { ...environment, WORKERS: '2' } }),
    startShop({ environment }),
  ])
  try {
    const said = machines.map((machine) => machine.said())
    const fillers = said.filter((lines) => lines.includes('filling the demo shop'))
    mustBe('machines that fill the demo', fillers.length, 1)
    const products = Number(/the demo shop has (\d+) products/.exec(fillers[0] ?? '')?.[1] ?? 0)
    mustHold('the demo has products', products > 0)
    const { rows } = await pool.query<object>('select sku from product group by sku having count(*) > 1')
    mustBe('products that are there twice', rows, [])
    for (const path of ['/api/catalog?store=en&size=30', '/api/shell?store=en']) {
      // each names the address it was given here
      const answers = machines.map(async ({ url }) => (await (await fetch(`${url}${path}`)).text()).replaceAll(url, ''))
      const [first, second] = await Promise.all(answers)
      mustBe(`the second machine's answer to ${path}`, second, first)
    }
    for (const { url } of machines) mustBe('the answer to /de', (await fetch(`${url}/de`)).status, 200)
    return { products, seconds: machines.map((machine) => machine.seconds) }
  } finally {
    for (const machine of machines) await machine.remove()
    await close()
    await postgres.stop()
    if (postgres.relocated) await rm(postgres.relocated, { recursive: true, force: true })
    await rm(folder, { recursive: true, force: true })
  }
}
