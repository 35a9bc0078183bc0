import { day } from '#core/durations.ts'
import type { Db } from '#platform/server/context.ts'
import type { JobHandlers, JobSchedules } from '#platform/server/jobs.ts'
import { listDocuments, removeDocument } from './payout-document.ts'

type Deps = { readonly db: Db; readonly dataDir: string; readonly now: () => Date }

const sweepJob = 'payouts-sweep'

/** Days after which nobody is about to put a document to its payout. */
const unsaved = 7

/** Each night goes what was sent a week ago and no payout has: it was replaced, or what it was sent for failed. */
export const bloggerFileJobs = ({ db, dataDir, now }: Deps): JobHandlers => ({
  [sweepJob]: async () => {
    const names = await listDocuments(dataDir, new Date(now().getTime() - unsaved * day))
    if (names.length === 0) return
    const rows = await db.selectFrom('blogger_payout').select('attachment').where('attachment', 'in', names).execute()
    const kept = new Set(rows.map(({ attachment }) => attachment))
    for (const name of names) if (!kept.has(name)) await removeDocument(dataDir, name)
  },
})

export const bloggerFileSchedules: JobSchedules = { [sweepJob]: '57 3 * * *' }
