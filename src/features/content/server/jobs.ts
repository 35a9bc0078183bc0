import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { JobHandlers, Jobs } from '#platform/server/jobs.ts'
import { dueJob } from './office-routes.ts'

type Deps = { readonly db: Db; readonly jobs: Pick<Jobs, 'enqueue'>; readonly now: () => Date }

/**
 * A version whose time has come is shown by its time alone; the pages that are kept hear of it here. Jobs come by the database's clock: where
 * that is ahead of this process's, which shows the version, they hear of it again when it does.
 */
export const contentJobs = ({ db, jobs, now }: Deps): JobHandlers => ({
  [dueJob]: async ({ version }) => {
    await sql`select pg_notify('content', 'due')`.execute(db)
    const { rows } = await sql<{ publish_at: Date; there: Date }>`
      select publish_at, clock_timestamp() as there from content_version where id = ${version}`.execute(db)
    const [due] = rows
    const left = due ? due.publish_at.getTime() - now().getTime() : 0
    if (due && left > 0)
      await jobs.enqueue(db, dueJob, { version }, { startAfter: new Date(due.there.getTime() + left) })
  },
})
