import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { openDatabase } from '#platform/server/database.ts'
import { putJobs } from '#platform/server/jobs.ts'
import { startPrivatePostgres } from '#platform/server/postgres/private-postgres.ts'
import { startShop } from '#test/support/running-shop.ts'
import type { RunningShop } from '#test/support/running-shop.ts'
import { makeFolder, urlOf } from './support/arena.ts'
import type { FaultRun } from './support/fault.ts'
import { mustBe } from './support/fault.ts'
import { workersOf } from './support/machines.ts'
import { startSmsDesk } from './support/sms-desk.ts'
import type { SmsDesk } from './support/sms-desk.ts'

/** C9 of the goals: two machines with two processes each send 10,000 text messages while one process is killed every two seconds. */
export const run = async (how: FaultRun): Promise<void> => {
  const folder = await makeFolder()
  const postgres = await startPrivatePostgres({ dataDir: folder })
  const { pool, close } = openDatabase({ connection: postgres.connection })
  const desk = await startSmsDesk()
  const environment = { DATABASE_URL: urlOf(postgres.connection), DEMO: 'off', WORKERS: '2', SMS_URL: desk.url }
  const machines = [await startShop({ environment }), await startShop({ environment })]
  try {
    await workAndKill(machines, desk, pool, how)
  } finally {
    for (const machine of machines) await machine.remove()
    await desk.close()
    await close()
    await postgres.stop()
    if (postgres.relocated) await rm(postgres.relocated, { recursive: true, force: true })
    await rm(folder, { recursive: true, force: true })
  }
}

const queue = 'code.send'
const killEveryMs = 2000
const lookMs = 500

/** The same with machines that run already. */
export const workAndKill = async (
  machines: readonly RunningShop[],
  desk: SmsDesk,
  pool: Pool,
  { say, full }: FaultRun,
): Promise<void> => {
  const count = full ? 10_000 : 200
  const ids = Array.from({ length: count }, () => randomUUID())
  await putJobs(pool, ids.map(toJob))
  const began = performance.now()
  const firstSeen = new Map<string, number>()
  let [kills, longest, turn, killedAt] = [0, 0, 0, began]
  for (;;) {
    const open = await readOpen(pool)
    const now = performance.now()
    for (const { id, state } of open) if (state !== 'created' && !firstSeen.has(id)) firstSeen.set(id, now)
    // begun, and not done any more: what hangs is seen long before it ends
    for (const { id } of open) longest = Math.max(longest, now - (firstSeen.get(id) ?? now))
    if (open.length === 0) break
    if (longest >= 60_000) throw new Error(await whatHangs(pool, open, (id) => now - (firstSeen.get(id) ?? now)))
    if ((full || kills === 0) && now - killedAt > (full ? killEveryMs : 200)) {
      const machine = machines[(turn += 1) % machines.length]
      const [victim] = machine ? workersOf(machine) : []
      if (victim !== undefined) {
        process.kill(victim, 'SIGKILL')
        kills += 1
      }
      killedAt = now
    }
    await wait(lookMs)
  }
  const seconds = (performance.now() - began) / 1000
  const repeated = [...desk.taken.values()].filter((times) => times > 1).length
  say(
    `C9: ${count} jobs, ${kills} kills, ${desk.taken.size} messages taken, ${repeated} of them brought again under their id, ${seconds.toFixed(0)} s`,
  )
  say(`C9: from a job's first sign to its end ${(longest / 1000).toFixed(1)} s at most`)
  mustBe('messages taken', [...desk.taken.keys()].toSorted(), ids.map((id) => `code-${id}`).toSorted())
  const { rows } = await pool.query<{ state: string; count: number }>(
    `select state, count(*)::int as count from sent_message where kind = 'code' group by state`,
  )
  mustBe('messages on record', rows, [{ state: 'sent', count }])
}

/** The job that hangs the longest, and how far it is. */
const whatHangs = async (
  pool: Pool,
  open: readonly { id: string }[],
  msOf: (id: string) => number,
): Promise<string> => {
  const worst = open.toSorted((one, other) => msOf(other.id) - msOf(one.id))[0]?.id
  const { rows } = await pool.query<object>(
    `select state, retry_count, now() - heartbeat_on as silent, start_after - now() as due, output from job.job where id = $1`,
    [worst],
  )
  return `a job hangs for 60 s, ${open.length} are open: ${JSON.stringify(rows[0])}`
}

const readOpen = async (pool: Pool): Promise<{ id: string; state: string }[]> => {
  const { rows } = await pool.query<{ id: string; state: string }>(
    `select id, state from job.job where name = $1 and state not in ('completed', 'cancelled')`,
    [queue],
  )
  return rows
}

const toJob = (id: string, index: number) => {
  const at = new Date().toISOString()
  const contact = { kind: 'phone', value: `1555${String(index).padStart(7, '0')}` }
  return {
    name: queue,
    id,
    data: { request: id, contact, store: 'en', at },
    priority: 0,
    startAfter: at,
    retryLimit: 8,
    retryDelay: 5,
    retryBackoff: true,
  }
}
