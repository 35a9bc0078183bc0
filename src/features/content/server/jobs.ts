import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { JobHandlers } from '#platform/server/jobs.ts'
import { dueJob } from './office-routes.ts'

/** A version whose time has come is shown by its time alone; the pages that are kept hear of it here. */
export const contentJobs = ({ db }: { readonly db: Db }): JobHandlers => ({
  [dueJob]: async () => {
    await sql`select pg_notify('content', 'due')`.execute(db)
  },
})
