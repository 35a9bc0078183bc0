import type { Pool } from 'pg'

// Jobs whose process died: they are due at once, and before those that nobody has begun, or the last of a long queue would hold them up.

/**
 * A job that fails waits longer each time, for what it needs may be away; that its process died says nothing of that. pg-boss treats both
 * alike and tells them apart by these words alone.
 */
export const wakeOrphans = async (pool: Pool): Promise<void> => {
  await pool.query(
    `update job.job set start_after = now(), priority = greatest(priority, 1)
     where state = 'retry' and not blocked and start_after > now() and output->'value'->>'message' = 'job heartbeat timeout'`,
  )
}

/** Jobs that a process was at when it died: whoever knows that it did gives them to the others at once. */
export const giveBack = async (
  pool: Pool,
  jobs: readonly { readonly name: string; readonly id: string }[],
): Promise<void> => {
  await pool.query(
    `update job.job set state = 'retry', start_after = now(), priority = greatest(priority, 1)
     where (name, id) in (select * from unnest($1::text[], $2::uuid[])) and state = 'active' and retry_count < retry_limit`,
    [jobs.map(({ name }) => name), jobs.map(({ id }) => id)],
  )
}
