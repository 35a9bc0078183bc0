import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Pool } from 'pg'
import { openDemoArena } from '../faults/support/arena.ts'
import { mustBe, mustHold } from '../faults/support/fault.ts'
import type { FaultRun } from '../faults/support/fault.ts'
import { findProgram, runOutside } from './support/outside-program.ts'
import { openPerson } from './support/people.ts'

/** A call with a star in each place that a text of ours comes into a statement. */
type Target = { readonly path: string; readonly json?: unknown; readonly status?: number }

/** Ten calls whose texts go to the database. */
const targets: readonly Target[] = [
  { path: '/api/manage/orders?q=dress*' },
  { path: '/api/manage/customers?q=anna*' },
  { path: '/api/manage/products?q=dress*' },
  { path: '/api/manage/audit?q=order*' },
  { path: '/api/manage/coupons?q=welcome*' },
  { path: '/api/manage/reviews?q=soft*' },
  { path: '/api/manage/stock/movements?q=dress*' },
  { path: '/api/manage/outbox?q=order*' },
  { path: '/api/order/1*', status: 404 },
  // the same contact would soon be asked to wait
  {
    path: '/api/user/login',
    json: { username: 'anna@example.com*', password: 'secret words' },
    status: 400,
  },
]

/** The rest of S11 of the goals: another's program looks for statements that a text can change, by errors, answers and times. */
export const run = async ({ say, open = openDemoArena }: FaultRun): Promise<void> => {
  const program = findProgram(['sqlmap'], 'SQLMAP')
  if (!program) return say('S11: skipped: no sqlmap (pip install sqlmap; SQLMAP=its venv)')
  const arena = await open()
  const holed = await openHoledPage(arena.pool)
  try {
    mustHold(
      'S11: sqlmap finds a hole where there is one',
      isHole(await attack(program, holed.url, { path: '/?q=a*' })),
    )
    const found: string[] = []
    for (const target of targets) {
      // each token is good for a quarter of an hour
      const { token } = await openPerson(arena.db, ['admin'])
      mustBe(`S11: ${target.path} answers`, await statusOf(arena.url, target, token), target.status ?? 200)
      const said = await attack(program, arena.url, target, token)
      if (isHole(said) || !/do not appear to be injectable/.test(said))
        found.push(`${target.path}: ${said.slice(-2000)}`)
    }
    say(`S11: sqlmap at ${targets.length} calls: ${found.length} findings`)
    mustBe('S11 findings of sqlmap', found, [])
  } finally {
    await holed.close()
    await arena.close()
  }
}

/** What the same call is answered with, without stars: nothing was looked for behind a call that is refused for another reason. */
const statusOf = async (url: string, { path, json }: Target, token: string): Promise<number> => {
  const { status } = await fetch(url + path.replaceAll('*', ''), {
    headers: { authorization: `Bearer ${token}`, origin: url, ...(json ? { 'content-type': 'application/json' } : {}) },
    ...(json ? { method: 'POST', body: JSON.stringify(json).replaceAll('*', '') } : {}),
    signal: AbortSignal.timeout(20_000),
  })
  return status
}

const isHole = (said: string): boolean => /identified the following injection point/.test(said)

const attack = (program: string, url: string, { path, json }: Target, token?: string): Promise<string> =>
  runOutside(program, [
    `--url=${url}${path}`,
    ...(json ? [`--data=${JSON.stringify(json)}`, '--header=Content-Type: application/json'] : []),
    ...(token ? [`--headers=Authorization: Bearer ${token}\nOrigin: ${url}`] : []),
    '--batch',
    '--dbms=PostgreSQL',
    '--level=2',
    '--risk=1',
    '--time-sec=3',
    // refusals are answers
    '--ignore-code=400,401,404,409,422',
    '--output-dir=out',
    '--disable-coloring',
  ])

/** A page as nobody should write one: what is asked for stands in its statement. */
const openHoledPage = async (pool: Pool) => {
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://localhost').searchParams.get('q')
    pool
      .query(`select 1 as one where 'a' = '${asked}'`)
      .then(({ rows }) => response.end(JSON.stringify(rows)))
      .catch((error: Error) => response.writeHead(500).end(error.message))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
