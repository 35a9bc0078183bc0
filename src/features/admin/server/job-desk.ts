import { sql } from 'kysely'
import { ok, refuse } from '#core/result.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Db } from '#platform/server/context.ts'
import { askPage } from '#platform/server/database/ask-page.ts'
import type { Handlers } from '#platform/server/http.ts'
import type { Jobs } from '#platform/server/jobs.ts'
import type { deskCalls, JobDesk, WireFailedJob } from '../rules/desk-calls.ts'

type JobCalls = Pick<
  typeof deskCalls,
  | 'GET /api/admin/jobs'
  | 'GET /api/admin/jobs/failed'
  | 'POST /api/admin/jobs/:name/:id/again'
  | 'POST /api/admin/jobs/:name/:id/remove'
>

/** What admins see of the work that waits: neither what a job is about, nor for whom. */
export const jobHandlers = (jobs: Pick<Jobs, 'retry' | 'remove' | 'schedules'>): Handlers<JobCalls, StoreView> => ({
  'GET /api/admin/jobs': async (_input, { db }) => {
    const last = await lastRuns(db)
    const schedules = (await jobs.schedules()).map(({ name, cron, next }) => ({
      name,
      cron,
      last_at: last.get(name)?.toISOString() ?? null,
      next_at: next?.toISOString() ?? null,
    }))
    return ok({ queues: await countQueues(db), schedules })
  },

  'GET /api/admin/jobs/failed': async ({ query }, { db }) => ok(await listFailed(db, query)),

  'POST /api/admin/jobs/:name/:id/again': async ({ params: { name, id } }, { db }) => {
    if (!(await hasFailed(db, name, id))) return refuse('NOT_FAILED')
    await jobs.retry(name, id)
    return ok(true)
  },

  'POST /api/admin/jobs/:name/:id/remove': async ({ params: { name, id } }, { db }) => {
    if (!(await hasFailed(db, name, id))) return refuse('NOT_FAILED')
    await jobs.remove(name, id)
    return ok(true)
  },
})

const hasFailed = async (db: Db, name: string, id: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from job.job where name = ${name} and id = ${id} and state = 'failed'`.execute(db)
  return rows.length > 0
}

/** Queues of the library's own begin with two underscores. */
const countQueues = async (db: Db): Promise<JobDesk['queues']> => {
  const { rows } = await sql<JobDesk['queues'][number]>`
    select queue.name,
      (count(job.id) filter (where job.state in ('created', 'retry')))::integer as waiting,
      (count(job.id) filter (where job.state = 'active'))::integer as active,
      (count(job.id) filter (where job.state = 'failed'))::integer as failed
    from job.queue left join job.job on job.name = queue.name and job.state in ('created', 'retry', 'active', 'failed')
    where queue.name !~ '^__'
    group by queue.name order by queue.name`.execute(db)
  return rows
}

const lastRuns = async (db: Db): Promise<ReadonlyMap<string, Date>> => {
  const { rows } = await sql<{ name: string; at: Date }>`
    select name, max(completed_on) as at from job.job
    where name in (select name from job.schedule) and completed_on is not null group by name`.execute(db)
  return new Map(rows.map(({ name, at }) => [name, at]))
}

type Asked = {
  readonly queue?: string | undefined
  readonly sort?: 'failed_at:asc' | 'failed_at:desc' | undefined
  readonly from?: number | undefined
  readonly size?: number | undefined
}
type FailedRow = Omit<WireFailedJob, 'created_at' | 'failed_at'> & {
  readonly created_on: Date
  readonly completed_on: Date | null
  readonly total: number
}

const listFailed = async (db: Db, { queue = '', sort, from = 0, size = 25 }: Asked) => {
  const { rows, total } = await askPage({ from, size }, (place) =>
    sql<FailedRow>`
    select id, name, left(coalesce(output ->> 'message', output ->> 'value', output::text, ''), 300) as problem,
      retry_count + 1 as tries, created_on, completed_on, (count(*) over ())::integer as total
    from job.job where state = 'failed' and (${queue} = '' or name = ${queue}) and name !~ '^__'
    order by ${sort === 'failed_at:asc' ? sql`completed_on, id desc` : sql`completed_on desc nulls last, id`} offset ${place.from} limit ${place.size}`.execute(
      db,
    ),
  )
  const items = rows.map(({ created_on, completed_on, total: _total, ...job }) => ({
    ...job,
    created_at: created_on.toISOString(),
    failed_at: completed_on?.toISOString() ?? null,
  }))
  return { items, total }
}
